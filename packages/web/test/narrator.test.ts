/** What is read out of a match: in few sentences, none before what led to it. */
import { text } from '@kolbiste/summoner-wars';
import { presentation } from '@kolbiste/summoner-wars/board';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SeenEvent } from '@kolbiste/protocol';
import { Narrator } from '../src/table/narrator.ts';
import { spokenTogether } from '../src/table/words.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const line = (text: string, event: object | null = null) => ({ text, event: event as SeenEvent | null });
const step = (card: number, from: number, to: number) => line('a step', { type: 'stepped', card, from, to, faces: FACES });
const FACES = { 4: 'hunter', 5: 'savager' };
const view = { columns: 6, field: [], playing: [], sides: [] };
function narrator() {
  const said: string[] = [];
  const told = new Narrator((...texts) => void said.push(...texts));
  told.presentation = presentation;
  told.together = events => spokenTogether(events, { text: text.en, seats: [], view });
  return { told, said };
}

describe('what is read out', () => {
  it('the moves of a turn are one sentence: where each began and where it stopped', () => {
    const { told, said } = narrator();
    told.tell([line('Phase: movement.', { type: 'phaseBegan' }), step(4, 0, 6)]);
    vi.advanceTimersByTime(1_500);
    told.tell([step(4, 6, 12), step(5, 1, 7)]);
    expect(said).toEqual([]);
    vi.advanceTimersByTime(2_000);
    expect(said).toEqual(['Moves: Hunter a1 to a3, Savager b1 to b2.']);
  });

  it('an attack and what came of it are one sentence, the next attack another', () => {
    const { told, said } = narrator();
    const attack = line('Hunter attacks Savager with 2 dice.', { type: 'attackDeclared', attacker: 4, target: 5, dice: 2, faces: FACES });
    const hurt = (total: number) => line('Savager gets wounds.', { type: 'wounded', card: 5, wounds: 1, total });
    told.tell([attack, line('Rolled 5, 1: 1 hit.', { type: 'diceRolled', hits: 1 }), hurt(1)]);
    told.tell([attack, hurt(2), line('Savager is destroyed.', { type: 'destroyed', card: 5 })]);
    told.tell([
      attack,
      line('Rolled 1, 1: 0 hits.', { type: 'diceRolled', hits: 0 }),
      line('The hunter is hurt.', { type: 'wounded', card: 4 }),
    ]);
    told.flush();
    expect(said).toEqual([
      'Hunter attacks Savager: 1 wound (1 in all).',
      'Hunter attacks Savager: 1 wound (2 in all), destroyed.',
      'Hunter attacks Savager: no wounds.',
      'The hunter is hurt.',
    ]);
  });

  it('what happens several times in a row is told once', () => {
    const { told, said } = narrator();
    told.tell([line('A card is drawn.'), line('A card is drawn.'), line('It is over.'), line('A card is drawn.')]);
    told.flush();
    expect(said).toEqual(['A card is drawn. ×2', 'It is over.', 'A card is drawn.']);
    vi.advanceTimersByTime(5_000);
    expect(said).toHaveLength(3);
  });

  it('who has left the table hears nothing more', () => {
    const { told, said } = narrator();
    told.tell([line('Somebody wins.')]);
    told.close();
    vi.advanceTimersByTime(5_000);
    expect(said).toEqual([]);
  });
});
