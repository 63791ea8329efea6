import { createGame, DesignError } from '@kolbiste/engine';
import type { ClientMessage, Viewer } from '@kolbiste/protocol';
import { describe, expect, it } from 'vitest';
import { respond } from '../src/index.ts';
import { started } from './sitting.ts';
import { tally } from './tally.ts';

const match = 'm1';
const HOLD: ClientMessage = { type: 'answer', match, id: 'a1', decision: 1, key: 'hold' };

describe('the response to a message', () => {
  it('an input: accepted for the sender, an update for everyone', () => {
    const table = started();
    const response = respond(table, 0, HOLD, 5)!;
    expect(response.row).toMatchObject({ n: 3, at: 5, type: 'answer', id: 'a1' });
    expect(response.replies).toEqual([{ type: 'accepted', match, re: 'a1', seq: 3 }]);
    expect([...response.messages.keys()]).toEqual([0, 1, 'spectator']);
    expect([...respond(table, 1, { ...HOLD, decision: 2 }, 6, [0])!.messages.keys()]).toEqual([0]);
  });

  it('a refused one: nothing to write, nothing for the others', () => {
    const response = respond(started(), 1, HOLD, 5)!;
    expect(response).toMatchObject({ row: null, replies: [{ type: 'refused', re: 'a1', code: 'notYours', decision: 1 }] });
    expect(response.messages.size).toBe(0);
  });

  it('a repeated one: accepted again, with what is current', () => {
    const table = started();
    respond(table, 0, HOLD, 5);
    const response = respond(table, 0, HOLD, 6)!;
    expect(response.row).toBe(null);
    expect(response.replies).toMatchObject([
      { type: 'accepted', seq: 3 },
      { type: 'snapshot', seq: 3, state: { decision: 2 } },
    ]);
  });

  it('spectators look on: they join, and nothing else is taken from them', () => {
    const table = started();
    expect(respond(table, 'spectator', { type: 'join', match, id: 'j' }, 5)!.replies).toMatchObject([
      { type: 'snapshot', re: 'j', viewer: 'spectator' },
    ]);
    const messages: ClientMessage[] = [
      HOLD,
      { type: 'concede', match },
      { type: 'propose', match, topic: 'draw' },
      { type: 'explain', match },
    ];
    for (const message of messages)
      expect(respond(table, 'spectator', message, 5)).toMatchObject({ row: null, replies: [{ code: 'noSeat' }] });
    expect(table.seq).toBe(2);
  });

  it('explains to the seat that asks', () => {
    expect(respond(started(), 0, { type: 'explain', match, id: 'e' }, 5)!.replies).toMatchObject([
      { type: 'explained', re: 'e', decision: 1 },
    ]);
  });

  it.each<[ClientMessage, Viewer]>([
    [{ type: 'hello', v: 1 }, 0],
    [{ type: 'leave', match }, 0],
    [{ type: 'hint', match }, 0],
    [{ type: 'chat', match, text: 'ahoj' }, 'spectator'],
    [{ type: 'ping' }, 1],
  ])('leaves to the driver what is not the table’s: %o', (message, viewer) => {
    expect(respond(started(), viewer, message, 5)).toBe(null);
  });

  it('a fault of the rules is refused without a word of the seed, and given to the driver', () => {
    const broken = createGame({
      ...tally,
      outcome() {
        throw new DesignError('broken on purpose');
      },
    });
    const table = started({}, broken);
    const response = respond(table, 0, HOLD, 5)!;
    expect(response).toMatchObject({ row: null, replies: [{ type: 'refused', code: 'fault', decision: 1 }] });
    expect(response.fault!.reproduction).toMatchObject({ inputs: ['hold'] });
    expect(JSON.stringify(response.replies)).not.toContain(table.reproduction().seed);
  });
});
