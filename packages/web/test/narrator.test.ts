/** What is read out of a match: in few sentences, none before what led to it. */
import { presentation } from '@kolbiste/summoner-wars/board';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SeenEvent } from '@kolbiste/protocol';
import { Narrator } from '../src/table/narrator.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const line = (text: string, event: object | null = null) => ({ text, event: event as SeenEvent | null });
const step = (card: number, text: string) => line(text, { type: 'stepped', card });
function narrator() {
  const said: string[] = [];
  const told = new Narrator((...texts) => void said.push(...texts));
  told.presentation = presentation;
  return { told, said };
}

describe('what is read out', () => {
  it('steps of one unit are told where it stopped, also one after the other', () => {
    const { told, said } = narrator();
    told.tell([line('Phase: movement.', { type: 'phaseBegan' }), step(4, 'a1 → a2')]);
    vi.advanceTimersByTime(300);
    told.tell([step(4, 'a2 → a3'), step(5, 'b1 → b2')]);
    expect(said).toEqual([]);
    vi.advanceTimersByTime(500);
    expect(said).toEqual(['a2 → a3', 'b1 → b2']);
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
