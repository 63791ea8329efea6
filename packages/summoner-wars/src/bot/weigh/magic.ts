/** Building magic. */
import { definitionOf, partnerOf, unitOf } from '../../rules/queries.ts';
import type { CardId, World } from '../../rules/state.ts';
import { wallsOf, weak } from './events.ts';
import { repeated, type Question } from './question.ts';

/** Champions who can be paid for next turn when the rest of the hand is magic, the cheapest first. */
function awaited(w: World, hand: readonly CardId[], magic: number): CardId[] {
  const costOf = (id: CardId): number => unitOf(w, id).cost;
  const champions = hand.filter(id => {
    const card = definitionOf(w, id);
    return card.type === 'unit' && card.kind === 'champion';
  });
  champions.sort((a, b) => costOf(a) - costOf(b));
  const kept: CardId[] = [];
  let costs = 0;
  for (const id of champions) {
    costs += costOf(id);
    if (costs > magic + hand.length - kept.length - 1) break;
    kept.push(id);
  }
  return kept;
}
/** Whether a card of the hand is a unit that can be paid for only once the rest of the hand is magic. */
const wants = (w: World, id: CardId, magic: number, cards: number): boolean => {
  const card = definitionOf(w, id);
  return card.type === 'unit' && card.cost > magic && card.cost < magic + cards;
};
/** Events that are paid for. */
const PAID_EVENTS: readonly string[] = ['magic-torrent', 'mind-control'];
/** Whether a unit has a use for magic. */
const hasPrice = (w: World, id: CardId): boolean => {
  const { ability } = unitOf(w, id);
  return ability.id === 'shadowArrows' || (ability.uses?.some(({ id: use, cost }) => cost > 0 || use === 'counterSummon') ?? false);
};

/** Cards that will not be played soon are magic; a champion who can nearly be paid for stays. */
export function magicPhase(question: Question): number[] {
  const { w, side, options } = question;
  const again = repeated(options, o => ('build' in o ? w.cards[o['build'] as CardId]!.definition : `${o['use'] ?? o['give']}`));
  const magic = w.sides[side]!.magic.length;
  const partner = partnerOf(w, side);
  const { hand, draw } = w.sides[side]!;
  const kept = awaited(w, hand, magic);
  const spends =
    draw.length > 0 || w.sides[side]!.units.some(id => hasPrice(w, id)) || hand.some(id => PAID_EVENTS.includes(definitionOf(w, id).id));
  return options.map((option, i) => {
    if (option === 'end') return 0.7;
    if (typeof option !== 'object' || again[i]) return 0;
    if ('give' in option) return partner !== null && magic > 6 && option['give'] === magic - 6 ? 0.3 : 0;
    if (!('build' in option)) return 0;
    const id = option['build'] as CardId;
    const card = definitionOf(w, id);
    if (kept.includes(id)) return 0;
    // With nothing left to draw, magic is for a unit that stays in the hand until it can be paid for, or for abilities and events.
    if ((card.type === 'unit' ? draw.length === 0 : !spends) && !hand.some(other => other !== id && wants(w, other, magic, hand.length)))
      return 0;
    if (card.type === 'unit') return card.kind === 'champion' ? (card.cost > magic + 4 ? 1 : 0.3) : card.cost > magic ? 1 : 0.7;
    if (card.type === 'wall') return wallsOf(w, side) > 1 ? 1 : 0.4;
    return weak(w, side, card.id) || hand.some(other => other !== id && w.cards[other]!.definition === w.cards[id]!.definition) ? 4 : 0.5;
  });
}
