/** Who casts a spell, and on whom (chapter 21). */
import { no } from '@kolbiste/engine';
import type { Definition } from '../../cards/vocabulary.ts';
import { definitionOf } from '../../cards/registry.ts';
import { has, takesPart } from '../abilities.ts';
import { topFight } from '../queries.ts';
import { type CardId, type World } from '../state.ts';
import { isDoomtrooper, isLegion, warriorsOf } from '../status.ts';
import type { Bearing } from './aim.ts';
import type { Reason } from './moment.ts';
import { castingFee } from './prices.ts';

/** The spells' own rules (chapter 21): a caster, and no help for the Dark Legion. */
export function castersOf(w: World, { seat, definition }: Pick<Bearing, 'seat' | 'definition'>, made: CardId | null = null): CardId[] {
  const out: CardId[] = [];
  for (const id of warriorsOf(w, seat))
    if ((made === null || made === id) && casterRefusal(w, id, definition, id === made) === null) out.push(id);
  return out;
}
function casterRefusal(w: World, id: CardId, definition: Definition, made: boolean): Reason {
  const fight = topFight(w);
  if (w.cards[id]!.zone === 'hidden') return no('DOT 21.4', 'hidden');
  if (has(w, id, 'neverArt', fight)) return no('DOT 21.26', 'neverArt');
  if (has(w, id, 'prisoner', fight)) return no('DOT 34.13', 'prisoner');
  if (definition.play!.actions > 0 && has(w, id, 'noActions', fight)) return no('DOT 34.9', 'noActions');
  if (!made && castingFee(w, id, definition, fight) === null) return no('DOT 21.3', 'notHisAspect');
  if (definition.casting === 'personal' && !has(w, id, 'combatSpells', fight) && (fight === null || !takesPart(fight, id)))
    return no('DOT 21.20', 'notInCombat');
  return null;
}
/** Whether this caster may cast it on this target: a personal combat spell works on himself only (DOT 21.29). */
export function castRefusal(w: World, definition: Definition, caster: CardId, on: CardId | null): Reason {
  if (definition.casting === 'personal' && on !== null && caster !== on && !has(w, caster, 'combatSpells', null))
    return no('DOT 21.29', 'casterOnly');
  return definition.harmful ? null : artRefusal(w, caster, on);
}
/** DOT 21.21 to 21.25: whom Art may help. */
export function artRefusal(w: World, caster: CardId, on: CardId | null): Reason {
  if (on === null || definitionOf(w, on).type !== 'warrior') return null;
  if (!isLegion(w, on) && !isDoomtrooper(w, on)) return null;
  if (has(w, caster, 'artForLegion', null)) return null;
  if (isLegion(w, on) && !isDoomtrooper(w, on)) return isLegion(w, caster) ? null : no('DOT 21.21', 'artForLegion');
  return isLegion(w, caster) && !isDoomtrooper(w, caster) ? no('DOT 21.23', 'artForDoomtroopers') : null;
}
