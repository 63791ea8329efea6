/** Doctor Strange's spells: six cards beside the board, prepared into slots and cast when a text says so. All house-made. */
import { no, type Seat } from '@kolbiste/engine';
import { castSpell, payCp, permit, prepareSpell, unprepareSpell, usePermission } from '../../rules/atoms.ts';
import type { Here } from '../../rules/game.ts';
import { modifierRefusal } from '../../rules/legality.ts';
import { threatened } from '../../rules/packets.ts';
import { define, effects } from '../../rules/procedures.ts';
import { boxIndex, heroOf, playerOf } from '../../rules/queries.ts';
import type { No, World } from '../../rules/state.ts';
import { coined, drawCards, gain, healSelf, inflict, modify, prevent } from '../makers.ts';
import { script } from '../registry.ts';
import type { Script, Sourced } from '../vocabulary.ts';

export interface Spell extends Sourced {
  readonly id: string;
  readonly cost: number;
  readonly kind: 'attack' | 'shield' | 'any';
  /** Prepared, in points of health: a judgement for bots. */
  readonly worth: number;
  readonly script: Script;
}
export const SPELLS: readonly Spell[] = [
  {
    id: 'emberSigil',
    name: coined('Ember Sigil', 'Žhavá pečeť'),
    cost: 0,
    kind: 'attack',
    source: 'house',
    worth: 3,
    script: script(modify(3)),
  },
  {
    id: 'thunderVerse',
    name: coined('Thunder Verse', 'Hromová sloka'),
    cost: 1,
    kind: 'attack',
    source: 'house',
    worth: 3.5,
    script: script(modify(4)),
  },
  {
    id: 'redKnot',
    name: coined('Red Knot', 'Rudý uzel'),
    cost: 0,
    kind: 'attack',
    source: 'house',
    worth: 3,
    script: script(modify(2), inflict('crimsonBands')),
  },
  {
    id: 'mirrorVeil',
    name: coined('Mirror Veil', 'Zrcadlový závoj'),
    cost: 0,
    kind: 'shield',
    source: 'house',
    worth: 3,
    script: script(prevent(3)),
  },
  {
    id: 'mendingChant',
    name: coined('Mending Chant', 'Hojivý zpěv'),
    cost: 0,
    kind: 'any',
    source: 'house',
    worth: 2.5,
    script: script(healSelf(3)),
  },
  {
    id: 'secondSight',
    name: coined('Second Sight', 'Druhý zrak'),
    cost: 0,
    kind: 'any',
    source: 'house',
    worth: 1.5,
    script: script(drawCards(1), gain('premonition')),
  },
];

const grimoire = (w: World, seat: Seat): number => playerOf(w, seat).levels[boxIndex(heroOf(w, seat), 'openGrimoire')] ?? 1;
export const slotsFor = (w: World, seat: Seat): number => (grimoire(w, seat) > 1 ? 4 : 3);
const priceOf = (spell: number, free: boolean): number => (free ? 0 : SPELLS[spell]!.cost);
export const preparable = (w: World, seat: Seat, free: boolean): number[] =>
  SPELLS.flatMap((_, spell) => (!playerOf(w, seat).slots.includes(spell) && priceOf(spell, free) <= playerOf(w, seat).cp ? [spell] : []));

type Prepare = 'none' | { readonly prepare: string } | { readonly putBack: string };
const indexOf = (id: string): number => SPELLS.findIndex(spell => spell.id === id);
/** Into a free slot; a prepared spell may be put back to free one. */
export const prepareProcedure = define<
  { readonly seat: Seat; readonly free: boolean },
  { offer: unknown; chosen: Prepare; end: null },
  null
>('prepareSpell', {
  offer(g, v) {
    const { world: w } = g;
    const { slots } = playerOf(w, v.seat);
    const options: Prepare[] = v.free ? ['none'] : [];
    if (slots.length < slotsFor(w, v.seat)) for (const spell of preparable(w, v.seat, v.free)) options.push({ prepare: SPELLS[spell]!.id });
    for (const spell of slots) options.push({ putBack: SPELLS[spell]!.id });
    return g.ask('chosen', v.seat, 'DIT 5.11', options);
  },
  chosen(g, v, answer) {
    if (answer === 'none') return g.done(null);
    if ('putBack' in answer) {
      unprepareSpell(g, v.seat, indexOf(answer.putBack));
      return g.go('offer', null);
    }
    const spell = indexOf(answer.prepare);
    payCp(g, v.seat, priceOf(spell, v.free), 'DIT 15.2');
    prepareSpell(g, v.seat, spell);
    return g.go('end', null);
  },
  end: g => g.done(null),
});

/** What may be cast now: attack spells on the player's own attack, shields against damage. */
export function castable(w: World, seat: Seat): number[] {
  return playerOf(w, seat).slots.filter(spell => {
    const { kind } = SPELLS[spell]!;
    return kind === 'any' || (kind === 'attack' ? modifierRefusal(w, seat) === null : threatened(w, seat));
  });
}
type Cast = { readonly cast: string };
/** A permission to cast, for each time one. */
const CAST = 'cast';
export const mayCast = (w: World, seat: Seat): boolean => playerOf(w, seat).permissions.includes(CAST);
export function allowCasting(g: Here, seat: Seat, n: number): void {
  permit(g.world, seat, CAST, n);
  g.emit({ type: 'mayCast', seat, n, rule: 'DIT 12.4.15' });
}
/** Public: permissions, prepared spells and damage are open to all. */
export function castRefusal(w: World, seat: Seat): No | null {
  if (!mayCast(w, seat)) return no('DIT 5.11', 'noPermission');
  return castable(w, seat).length ? null : no('DIT R81', 'noSpell');
}
/** A permission allows one prepared spell; it resolves at once, then it is unprepared. */
export const castProcedure = define<
  { readonly seat: Seat },
  { offer: null; chosen: Cast; run: { readonly spell: number }; end: unknown },
  null
>('castSpell', {
  offer(g, v) {
    const options = castable(g.world, v.seat).map(spell => ({ cast: SPELLS[spell]!.id }));
    return options.length > 1 ? g.ask('chosen', v.seat, 'DIT 6.12', options) : g.go('chosen', options[0]!);
  },
  chosen(g, v, answer) {
    const spell = indexOf(answer.cast);
    usePermission(g.world, v.seat, CAST);
    castSpell(g, v.seat, spell);
    return g.go('run', { spell });
  },
  run(g, v, { spell }) {
    const { attack } = g.world;
    const target = attack && (attack.by === v.seat ? attack.target : attack.by);
    const { script, id } = SPELLS[spell]!;
    return g.call('end', effects({ script, seat: v.seat, target, source: id }));
  },
  end: g => g.done(null),
});
