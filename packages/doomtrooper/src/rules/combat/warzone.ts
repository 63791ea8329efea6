/** From which warzones a warrior may defend (DOT 16.9, 16.16 to 16.19). */
import { type Refusal, no } from '@kolbiste/engine';
import { has, isCapable, needsRefusal } from '../abilities.ts';
import { definitionOf } from '../../cards/registry.ts';
import type { Rule } from '../rule.ts';
import { byBook, rulesOf, topFight } from '../queries.ts';
import { type CardId, type World } from '../state.ts';

/** Why he may not defend from it, or null. */
export function warzoneRefusal(w: World, defender: CardId, warzone: CardId): Refusal<Rule> | null {
  return areaRefusal(w, defender, warzone) ?? needsRefusal(w, definitionOf(w, warzone).needs, defender);
}
function areaRefusal(w: World, defender: CardId, warzone: CardId): Refusal<Rule> | null {
  const { by, zone: stands } = w.cards[defender]!;
  const { zone: lies } = w.cards[warzone]!;
  const anyones = has(w, defender, 'anyonesWarzone', null);
  if (w.cards[warzone]!.by !== by && !anyones) return no('DOT 16.9', 'notYours');
  if (!isCapable(w, defender)) return no('DOT 37.1', 'notCapable');
  const fight = topFight(w);
  if (fight !== null && fight.defender === defender && has(w, fight.attacker, 'barsWarzones', fight)) return no('DOT 24.2.11', 'noWarzone');
  if (stands === lies) return null;
  const { stationWarzonesLocked } = rulesOf(w);
  const across = stands === 'station' || lies === 'station';
  // No card helps across the Station's border in the tournament book; elsewhere a card's text does [DR-02].
  if ((anyones || has(w, defender, 'anyWarzone', null)) && !(across && stationWarzonesLocked)) return null;
  if (!across) return no(byBook(w, 'DOT 16.17t', 'DOT 16.17s'), 'otherArea');
  return no(stands === 'station' ? 'DOT 16.19' : byBook(w, 'DOT 16.18t', 'DOT 16.18s'), 'otherArea');
}

/** Every warzone on the defending player's side, or anywhere for those who may defend from any, whether he may use it or not. */
export const warzonesOf = (w: World, defender: CardId): CardId[] => {
  const anyones = has(w, defender, 'anyonesWarzone', null);
  return w.play.filter(id => definitionOf(w, id).type === 'warzone' && (anyones || w.cards[id]!.by === w.cards[defender]!.by));
};
export const warzonesFor = (w: World, defender: CardId): CardId[] =>
  warzonesOf(w, defender).filter(id => warzoneRefusal(w, defender, id) === null);
