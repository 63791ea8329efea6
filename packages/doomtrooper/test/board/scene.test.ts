/** What stands in the middle after it happened. */
import type { SeenEvent } from '@kolbiste/protocol';
import { describe, expect, it } from 'vitest';
import { sceneOf } from '../../src/board/scene.ts';

const faceOf = (card: number): number => 100 + card;
const played = { type: 'played', seat: 1, card: 7, on: 3, at: -1, spent: 2 };
const turn = { type: 'turnBegan', seat: 0, turn: 4 };
const combat = [
  { type: 'attackDeclared', seat: 0, fight: 1 },
  { type: 'paired', fight: 1, attacker: 1, defender: 2 },
  { type: 'struck', fight: 1, strikes: [] },
  { type: 'killed', card: 2, by: 1, value: 4, fight: 1 },
  { type: 'combatEnded', fight: 1, attacker: 1, defender: 2 },
  { type: 'pointsAnnounced', seat: 0, victory: 4, destiny: 0, for: 2 },
];
const scene = (...events: readonly object[]) => sceneOf(events as SeenEvent[], faceOf);

describe('the last scene', () => {
  it('is the card that was played last, also after the turn', () => {
    expect(scene(...combat, turn, played, turn)).toEqual({ kind: 'played', card: 7, def: 107, seat: 1, used: false, on: 3, at: -1 });
  });
  it('is a combat that ended, with who fell and the points that came after it', () => {
    const last = scene(played, ...combat);
    expect(last).toMatchObject({
      kind: 'combat',
      fighters: [
        { card: 1, def: 101, fell: false },
        { card: 2, def: 102, fell: true },
      ],
    });
    expect(last?.kind === 'combat' && last.told.map(({ type }) => type)).toEqual(['struck', 'killed', 'pointsAnnounced']);
  });
  it('is nothing while a combat goes on, and past with the next turn', () => {
    expect(scene(played, ...combat.slice(0, 3))).toBeNull();
    expect(scene(...combat, turn)).toBeNull();
    expect(scene()).toBeNull();
  });
});
