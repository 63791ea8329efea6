/** Doctor Strange's spells: six cards beside the board, prepared into slots and cast when a text says so. All house-made. */
import type { Scope, Seat } from '@kolbiste/engine';
import { draw, mark, payCp } from '../../atoms.ts';
import { drawCards, gain, healSelf, inflict, modify, prevent, coined } from '../../effects/words.ts';
import type { DiceThrone } from '../../events.ts';
import { define, effects } from '../../procedures.ts';
import { script } from '../../registry.ts';
import type { CardId, World } from '../../state.ts';
import { boxIndex, heroOf, marked, MAY_CAST, modifierRefusal, no, playerOf, threatened } from '../../world.ts';
import type { No, Script, Sourced } from '../definition.ts';

export interface Spell extends Sourced {
  readonly id: string;
  readonly cost: number;
  readonly kind: 'attack' | 'shield' | 'any';
  readonly script: Script;
}
export const SPELLS: readonly Spell[] = [
  { id: 'emberSigil', name: coined('Ember Sigil', 'Žhavá pečeť'), cost: 0, kind: 'attack', source: 'house', script: script(modify(3)) },
  {
    id: 'thunderVerse',
    name: coined('Thunder Verse', 'Hromová sloka'),
    cost: 1,
    kind: 'attack',
    source: 'house',
    script: script(modify(4)),
  },
  {
    id: 'redKnot',
    name: coined('Red Knot', 'Rudý uzel'),
    cost: 0,
    kind: 'attack',
    source: 'house',
    script: script(modify(2), inflict('crimsonBands')),
  },
  {
    id: 'mirrorVeil',
    name: coined('Mirror Veil', 'Zrcadlový závoj'),
    cost: 0,
    kind: 'shield',
    source: 'house',
    script: script(prevent(3)),
  },
  { id: 'mendingChant', name: coined('Mending Chant', 'Hojivý zpěv'), cost: 0, kind: 'any', source: 'house', script: script(healSelf(3)) },
  {
    id: 'secondSight',
    name: coined('Second Sight', 'Druhý zrak'),
    cost: 0,
    kind: 'any',
    source: 'house',
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
    return g.ask('chosen', v.seat, 'DIT 5.19', options);
  },
  chosen(g, v, answer) {
    if (answer === 'none') return g.done(null);
    const player = playerOf(g.world, v.seat);
    if ('putBack' in answer) {
      const spell = indexOf(answer.putBack);
      player.slots.splice(player.slots.indexOf(spell), 1);
      g.emit({ type: 'unprepared', seat: v.seat, spell, rule: 'DIT 5.19' });
      return g.go('offer', null);
    }
    const spell = indexOf(answer.prepare);
    payCp(g, v.seat, priceOf(spell, v.free), 'DIT 15.2');
    player.slots.push(spell);
    g.emit({ type: 'prepared', seat: v.seat, spell, rule: 'DIT 5.19' });
    return g.go('end', null);
  },
  end: g => g.done(null),
});

/** What may be cast now: attack spells on the own attack, shields against damage. */
export function castable(w: World, seat: Seat): number[] {
  return playerOf(w, seat).slots.filter(spell => {
    const { kind } = SPELLS[spell]!;
    return kind === 'any' || (kind === 'attack' ? modifierRefusal(w, seat) === null : threatened(w, seat));
  });
}
type Cast = { readonly cast: string };
export function permit(g: Scope<DiceThrone>, seat: Seat, n: number): void {
  for (let i = 0; i < n; i++) mark(g.world, seat, MAY_CAST);
  g.emit({ type: 'mayCast', seat, n, rule: 'DIT 12.4.15' });
}
/** Public: permissions, prepared spells and what threatens all lie open. */
export function castRefusal(w: World, seat: Seat): No | null {
  if (!marked(w, seat, MAY_CAST)) return no('DIT R10', 'noPermission');
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
    const { slots, marks } = playerOf(g.world, v.seat);
    marks.splice(marks.indexOf(MAY_CAST), 1);
    slots.splice(slots.indexOf(spell), 1);
    g.emit({ type: 'cast', seat: v.seat, spell, rule: 'DIT 6.12' });
    return g.go('run', { spell });
  },
  run(g, v, { spell }) {
    const { attack } = g.world;
    const target = attack ? (attack.by === v.seat ? attack.target : attack.by) : -1;
    return g.call('end', effects(SPELLS[spell]!.script, v.seat, target, SPELLS[spell]!.id));
  },
  end: g => g.done(null),
});

type Put = 'keep' | { readonly top: CardId } | { readonly bottom: CardId };
/** Premonition: draws more, then one of the drawn cards goes on top or under the deck. */
export const foresee = define<
  { readonly seat: Seat; readonly n: number; drawn: CardId[] },
  { draw: null; offer: null; put: Put; end: null },
  null
>('foresee', {
  draw(g, v) {
    mark(g.world, v.seat, 'foresaw');
    v.drawn = draw(g, v.seat, v.n, 'DIT 12.2.3');
    return g.go('offer', null);
  },
  offer(g, v) {
    if (v.drawn.length === 0) return g.done(null);
    const options: Put[] = v.drawn.flatMap(id => [{ top: id }, { bottom: id }]);
    return g.ask('put', v.seat, 'DIT 12.2.3', options);
  },
  put(g, v, answer) {
    if (answer === 'keep') return g.done(null);
    const player = playerOf(g.world, v.seat);
    const id = 'top' in answer ? answer.top : answer.bottom;
    player.hand.splice(player.hand.indexOf(id), 1);
    if ('top' in answer) player.deck.push(id);
    else player.deck.unshift(id);
    g.emit({ type: 'putBack', seat: v.seat, n: 1, rule: 'DIT 12.2.3' });
    return g.go('end', null);
  },
  end: g => g.done(null),
});
export const strangeProcedures = [prepareProcedure, castProcedure, foresee];
