import type { SeenEvent } from '@kolbiste/protocol';
import { describe, expect, it } from 'vitest';
import { doneByOthers } from '../src/recent.ts';

const turn = (seat: number): SeenEvent => ({ type: 'turnBegan', rule: 'DIT 3.1', seat });
const deed = (name: string): SeenEvent => ({ type: 'deed', rule: 'DIT 3.1', name });
const names = (events: readonly SeenEvent[]): unknown[] => events.flatMap(event => (event.type === 'deed' ? [event['name']] : []));

describe('what the others did last', () => {
  it('stays through your own turn, without what was done in it', () => {
    expect(names(doneByOthers([turn(1), deed('theirs'), turn(0), deed('mine')], 0))).toEqual(['theirs']);
  });
  it('goes when they are at it again, and what they do then stands in its place', () => {
    expect(names(doneByOthers([turn(1), deed('old'), turn(0), deed('mine'), turn(1)], 0))).toEqual([]);
    expect(names(doneByOthers([turn(1), deed('old'), turn(0), turn(1), deed('new')], 0))).toEqual(['new']);
  });
  it('is kept for each of several', () => {
    expect(names(doneByOthers([turn(1), deed('one'), turn(2), deed('two'), turn(0)], 0))).toEqual(['one', 'two']);
  });
  it('before the first turn is nothing', () => {
    expect(doneByOthers([deed('setup')], 0)).toEqual([]);
  });
});
