/** What was rolled, read from events: the dice, which of them hit, and what became of it. */
import { HIT, type CardId } from '../index.ts';
import type { SeenEvent } from '@kolbiste/protocol';

export type RollKind = 'attack' | 'vine' | 'ability' | 'start';
export interface RolledDie {
  readonly value: number;
  readonly is: 'hit' | 'miss' | 'ignored' | 'neutral';
}
export interface Roll {
  readonly kind: RollKind;
  /** Who rolls: a unit, or a side for the start. */
  readonly by: number;
  readonly byFace: string | null;
  readonly target: CardId | null;
  readonly targetFace: string | null;
  readonly dice: readonly RolledDie[];
  readonly hits: number;
  /** Wounds it made in the end; null until that is known. */
  readonly wounds: number | null;
  /** How it ended, in the order of things. */
  readonly ends: readonly ('shrugged' | 'prevented' | 'destroyed' | 'taken' | 'free' | 'held' | 'takes' | 'misses')[];
}

/** The rolls of a batch of events, oldest first; what follows a roll belongs to it. Starts from what was rolled before. */
export function rollsOf(events: readonly SeenEvent[], before: Roll | null = null): Roll[] {
  const rolls: Roll[] = before ? [before] : [];
  const change = (with_: (roll: Roll) => Roll): void => {
    const last = rolls.at(-1);
    if (last) rolls[rolls.length - 1] = with_(last);
  };
  for (const event of events) {
    const e = event as unknown as { readonly [field: string]: number } & {
      readonly dice?: readonly number[];
      readonly faces?: { readonly [id: string]: string };
    };
    const face = (id: number | undefined): string | null => (id === undefined ? null : (e.faces?.[id] ?? null));
    const concerns = (roll: Roll): boolean => roll.kind === 'attack' && roll.target === e['card'];
    switch (event.type) {
      case 'diceRolled':
        rolls.push({
          kind: 'attack',
          by: e['attacker']!,
          byFace: face(e['attacker']),
          target: e['target']!,
          targetFace: face(e['target']),
          dice: (e.dice ?? []).map(value => ({ value, is: value >= HIT ? 'hit' : 'miss' })),
          hits: e['hits']!,
          wounds: null,
          ends: [],
        });
        break;
      case 'dieIgnored':
        change(roll => {
          if (!concerns(roll)) return roll;
          const at = roll.dice.findIndex(({ value, is }) => value === e['die'] && is !== 'ignored');
          const dice = roll.dice.map((die, i) => (i === at ? ({ ...die, is: 'ignored' } as const) : die));
          return { ...roll, dice, hits: dice.filter(({ is }) => is === 'hit').length };
        });
        break;
      case 'hitsShrugged':
        change(roll => (concerns(roll) ? { ...roll, wounds: e['wounds']!, ends: [...roll.ends, 'shrugged'] } : roll));
        break;
      case 'woundsPrevented':
        change(roll => (concerns(roll) ? { ...roll, wounds: 0, ends: [...roll.ends, 'prevented'] } : roll));
        break;
      case 'wounded':
        change(roll => (concerns(roll) ? { ...roll, wounds: e['wounds']! } : roll));
        break;
      case 'destroyed':
        change(roll => (concerns(roll) ? { ...roll, ends: [...roll.ends, 'destroyed'] } : roll));
        break;
      case 'controlTaken':
        change(roll => (concerns(roll) ? { ...roll, wounds: 0, ends: [...roll.ends, 'taken'] } : roll));
        break;
      case 'vineRolled': {
        const free = (event as unknown as { readonly free: boolean }).free;
        rolls.push({
          kind: 'vine',
          by: e['card']!,
          byFace: face(e['card']),
          target: null,
          targetFace: null,
          dice: [{ value: e['die']!, is: free ? 'miss' : 'hit' }],
          hits: 0,
          wounds: null,
          ends: [free ? 'free' : 'held'],
        });
        break;
      }
      case 'abilityRolled': {
        const takes = (event as unknown as { readonly takes: boolean }).takes;
        rolls.push({
          kind: 'ability',
          by: e['card']!,
          byFace: face(e['card']),
          target: e['against']!,
          targetFace: face(e['against']),
          dice: [{ value: e['die']!, is: takes ? 'hit' : 'miss' }],
          hits: 0,
          wounds: null,
          ends: [takes ? 'takes' : 'misses'],
        });
        break;
      }
      case 'startRolled':
        rolls.push({
          kind: 'start',
          by: e['side']!,
          byFace: null,
          target: null,
          targetFace: null,
          dice: [{ value: e['die']!, is: 'neutral' }],
          hits: 0,
          wounds: null,
          ends: [],
        });
        break;
    }
  }
  return before ? rolls.slice(rolls[0] === before ? 1 : 0) : rolls;
}
