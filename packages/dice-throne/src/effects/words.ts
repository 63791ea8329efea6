/** The words heroes and cards are written in. Each makes one effect; `docs/writing-a-hero.md` shows them at work. */
import type { Call, Scope, Seat } from '@kolbiste/engine';
import type { DiceThrone } from '../events.ts';
import type {
  Ability,
  ActionCard,
  Amount,
  Box,
  Context,
  Defence,
  Level,
  Needs,
  No,
  Op,
  Passive,
  Source,
  Sourced,
  Test,
  UpgradeCard,
  Words,
} from '../heroes/definition.ts';
import { NOTHING, script } from '../registry.ts';
import type { DamageType, World } from '../state.ts';
import { heroOf, ofAKind, symbolOf } from '../world.ts';

/** A sentence of ours. */
export const say = (en: string, cs: string): Words => ({ en, cs });
/** A name that is printed like this in both languages. */
export const printed = (en: string, cs: string): Words => ({ en, cs });
/** A name whose Czech word is ours: no Czech print of it is known. */
export const named = (en: string, cs: string): Words => ({ en, cs, ours: 'cs' });
/** A name whose English word is inferred from the Czech one. */
export const inferred = (en: string, cs: string): Words => ({ en, cs, ours: 'en' });
/** A name that is ours in both languages. */
export const coined = (en: string, cs: string): Words => ({ en, cs, ours: 'both' });
const quiet: Words = { en: '', cs: '' };

// -- effects on oneself -------------------------------------------------------------------------------------------
export const gain = (status: string, n: Amount = 1): Op => ({ op: 'gain', status, n });
export const cp = (n: Amount): Op => ({ op: 'cp', n });
export const drawCards = (n: Amount): Op => ({ op: 'draw', n });
export const healSelf = (n: Amount): Op => ({ op: 'heal', n });
export const discardToken = (status: string, n = 1): Op => ({ op: 'discardToken', status, n });
export const note = (mark: string, on: 'attack' | 'player' = 'attack'): Op => ({ op: 'mark', mark, on });

// -- effects on the target ----------------------------------------------------------------------------------------
/** In defensive step 1 when an offensive ability says it; at once everywhere else. */
export const targeted = (...ops: readonly Op[]): Op => ({ op: 'targeted', script: script(...ops) });
export const inflict = (status: string, n: Amount = 1): Op => targeted({ op: 'inflict', status, n });
export const stealPoints = (n: Amount): Op => targeted({ op: 'stealCp', n });
export const stealLife = (n: Amount): Op => targeted({ op: 'stealHealth', n });

// -- damage -------------------------------------------------------------------------------------------------------
/** The attack's damage; words say where a computed number comes from. */
export const deal = (n: Amount, type: DamageType = 'normal', words: Words = quiet): Op => ({ op: 'deal', n, type, words });
export const undef = (n: Amount, words: Words = quiet): Op => deal(n, 'undefendable', words);
export const ultimate = (n: Amount): Op => deal(n, 'ultimate');
/** Damage without a type to the attacker, for defences. */
export const reply = (n: Amount, words: Words = quiet): Op => ({
  op: 'strike',
  n,
  type: 'untyped',
  to: 'attacker',
  isolated: false,
  words,
});
export const strike = (
  n: Amount,
  type: DamageType,
  to: 'target' | 'opponents' | 'self' | 'attacker',
  isolated: boolean,
  words: Words = quiet,
): Op => ({
  op: 'strike',
  n,
  type,
  to,
  isolated,
  words,
});
export const prevent = (n: Amount, words: Words = quiet): Op => ({ op: 'prevent', n, words });
export const preventHalf: Op = { op: 'halve' };
export const preventAll: Op = { op: 'avert' };
/** Attack modifier. */
export const modify = (n: Amount, words: Words = quiet): Op => ({ op: 'modify', n, words });
export const makeUndefendable: Op = { op: 'undefendable' };

// -- grammar ------------------------------------------------------------------------------------------------------
/** The printed pause (DIT 8.7). */
export const THEN: Op = { op: 'then' };
export const roll = (n: Amount, ...ops: readonly Op[]): Op => ({ op: 'roll', n, script: script(...ops), reroll: null });
export const rollWithReroll = (n: Amount, reroll: Test, ...ops: readonly Op[]): Op => ({ op: 'roll', n, script: script(...ops), reroll });
/** The roller chooses n of the dice; the lines read those alone. */
export const pickDice = (n: number, ...ops: readonly Op[]): Op => ({ op: 'pick', n, script: script(...ops) });
/** Once, however many dice show it (DIT 8.5); `times` symbols are needed (DIT 15.28). */
export const on = (symbol: string, times: number, ...ops: readonly Op[]): Op => ({
  op: 'if',
  test: (w, c) => countSymbol(w, c, symbol) >= times,
  yes: script(...ops),
  no: NOTHING,
  words: say(symbol.repeat(times), symbol.repeat(times)),
});
export const when = (test: Test, words: Words, yes: readonly Op[], otherwise: readonly Op[] = []): Op => ({
  op: 'if',
  test,
  yes: script(...yes),
  no: script(...otherwise),
  words,
});
/** One of them (DIT 8.9). */
export const either = (...options: readonly (readonly [id: string, ops: readonly Op[], test?: Test])[]): Op => ({
  op: 'either',
  options: options.map(([id, ops, test]) => ({ id, script: script(...ops), test: test ?? null })),
  optional: false,
});
export const chosenOpponent = (...ops: readonly Op[]): Op => ({
  op: 'player',
  who: 'opponent',
  test: null,
  script: script(...ops),
  optional: false,
});
export const chosenPlayer = (test: ((w: World, c: Context, seat: Seat) => boolean) | null, ...ops: readonly Op[]): Op => ({
  op: 'player',
  who: 'any',
  test,
  script: script(...ops),
  optional: false,
});
/** What the other words cannot say; `worth` is a judgement for bots, in points of health. */
export const call = (make: (w: World, c: Context) => Call<unknown> | null, words: Words, worth: Amount = 0): Op => ({
  op: 'call',
  make,
  words,
  worth,
});
export const perform = (run: (g: Scope<DiceThrone>, c: Context) => void, words: Words, worth: Amount = 0): Op => ({
  op: 'do',
  run,
  words,
  worth,
});

// -- amounts ------------------------------------------------------------------------------------------------------
/** How many dice show the symbol; dice thrown before do not count (DIT 8.3, 8.6). */
export function countSymbol(w: World, c: Context, symbol: string): number {
  const hero = heroOf(w, c.seat);
  const wanted = 'ABCD'.indexOf(symbol);
  let n = 0;
  for (const die of c.dice) if (symbolOf(hero, die) === wanted) n++;
  return n;
}
export const perWords = (n: number, symbol: string): Words => say(`${n} × ${symbol}`, `${n} × ${symbol}`);
export const told = (amount: (w: World, c: Context) => number, words: Words): Amount => Object.assign(amount, { words });
export const per = (n: number, symbol: string): Amount => told((w, c) => n * countSymbol(w, c, symbol), perWords(n, symbol));
export const kind =
  (n: number): Test =>
  (_, c) =>
    ofAKind(c.dice, n);
export const fourOfAKind = (...ops: readonly Op[]): Op => when(kind(4), say('four of a kind', 'čtyři stejná čísla'), ops);
export const total = (_: World, c: Context): number => c.dice.reduce((a, b) => a + b, 0);
export const half = (n: number): number => Math.ceil(n / 2); // DIT 13.11

// -- doubts -------------------------------------------------------------------------------------------------------
/** Not quite what is printed, as far as one knows. */
export const unsure = <T extends Sourced>(thing: T, note: Words): T => ({
  ...thing,
  source: thing.source === 'house' ? 'house' : 'uncertain',
  note,
});
export const AVERAGE: Words = say(
  'The source gives an average; it is used as if it were printed.',
  'Zdroj udává průměr; bereme ho, jako by byl vytištěn.',
);
export const DAMAGED: Words = say(
  'The box is damaged in the only scan; type and symbols are inferred.',
  'Pole je v jediném skenu poškozené; typ a symboly jsou odvozené.',
);

// -- boards -------------------------------------------------------------------------------------------------------
export function ability(id: string, name: Words, needs: Needs, source: Source, ...ops: readonly Op[]): Ability {
  return { id, name, tiers: [{ needs, script: script(...ops) }], ultimate: false, source };
}
/** A straight of a box with several: they bear the name of the box together. */
export const straight = (box: string, id: string, name: Words, needs: 'SS' | 'LS', source: Source, ...ops: readonly Op[]): Ability => ({
  ...ability(id, name, needs, source, ...ops),
  under: box,
});
/** Three, four and five of one symbol. */
export function basic(
  id: string,
  name: Words,
  symbol: string,
  source: Source,
  amounts: readonly number[],
  ...more: readonly Op[]
): Ability {
  return {
    id,
    name,
    tiers: amounts.map((n, i) => ({ needs: symbol.repeat(3 + i), script: script(...more, deal(n)) })),
    ultimate: false,
    source,
  };
}
export function ultimateAbility(id: string, name: Words, needs: Needs, source: Source, ...ops: readonly Op[]): Ability {
  return { id, name, tiers: [{ needs, script: script(...ops) }], ultimate: true, source };
}
export function defenceOf(id: string, name: Words, dice: number, source: Source, reroll: Test | null, ...ops: readonly Op[]): Defence {
  return { id, name, dice, ...(reroll && { reroll }), script: script(...ops), source };
}
export const offenceBox = (id: string, name: Words, ...levels: readonly (readonly Ability[])[]): Box => ({
  id,
  name,
  kind: 'offence',
  levels: levels.map((abilities): Level => ({ abilities, defences: [], passive: null })),
});
export const defenceBox = (id: string, name: Words, ...levels: readonly (readonly Defence[])[]): Box => ({
  id,
  name,
  kind: 'defence',
  levels: levels.map((defences): Level => ({ abilities: [], defences, passive: null })),
});
export const passiveBox = (id: string, name: Words, ...levels: readonly Passive[]): Box => ({
  id,
  name,
  kind: 'passive',
  levels: levels.map((passive): Level => ({ abilities: [], defences: [], passive })),
});

// -- cards --------------------------------------------------------------------------------------------------------
export const upgrade = (box: string, name: Words, level: 2 | 3, cost: number, source: Source, ...played: readonly Op[]): UpgradeCard => {
  const roman = level === 2 ? 'II' : 'III';
  return {
    type: 'upgrade',
    id: `${box}${roman}`,
    name: { ...name, en: `${name.en} ${roman}`, cs: `${name.cs} ${roman}` },
    cost,
    box,
    level,
    source,
    played: script(...played),
  };
};
type Conditions = {
  readonly role?: 'modifier' | 'attacked';
  readonly dice?: boolean;
  readonly urgent?: boolean;
  readonly refusal?: (w: World, seat: Seat, window: string) => No | null;
};
export const action = (
  id: string,
  name: Words,
  cls: ActionCard['cls'],
  cost: number,
  source: Source,
  conditions: Conditions,
  ...ops: readonly Op[]
): ActionCard => ({
  type: 'action',
  id,
  name,
  cost,
  cls,
  role: conditions.role ?? null,
  dice: conditions.dice ?? false,
  urgent: conditions.urgent ?? false,
  refusal: conditions.refusal ?? null,
  script: script(...ops),
  source,
});
