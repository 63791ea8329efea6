/** Promo: specials. */
import { opponentIn } from '../../rules/abilities.ts';
import { breakOff, discard, kill, last } from '../../rules/atoms.ts';
import { awarding } from '../../rules/procedures.ts';
import { topFight } from '../../rules/queries.ts';
import { carrierOf, isDoomtrooper, isLegion } from '../../rules/status.ts';
import { worthOf } from '../../rules/values.ts';
import { discardSelf } from '../effects.ts';
import { against, inTactic, isAttacking, isMain, isYours } from '../filters.ts';
import { attachment, special } from '../makers.ts';
import { aCombatant, aWarrior } from '../targets.ts';

/** The price is asked of whom it lies on. */
const itsBearer = aWarrior((w, id, { self }) => id === carrierOf(w, self));

export const byTheThroat = special({
  code: '08003',
  name: { en: 'By the Throat', cs: 'Běž mu po krku!' },
  text: {
    en: 'In a Fight combat, on the attacker: the defender does not strike back.',
    cs: 'V zápase, na útočníka: obránce mu úder nevrátí.',
  },
  limit: 0,
  timing: 'modifier',
  target: aCombatant(isAttacking, inTactic('fight')),
  effect: ({ g, world, fight, play }) =>
    last(g, play, { what: 'ability', on: topFight(world)!.defender!, ability: 'neverStrikesBack' }, { fight, rule: 'DOT 24.6.1' }),
});

export const perfectHit = special({
  code: '08014',
  name: { en: 'Perfect Hit', cs: 'Dokonalý zásah' },
  text: {
    en: 'In a Fight combat, on a Dark Legion warrior who faces your Doomtrooper: pay his Value in destiny points; he is killed, nothing saves him, you earn the points and the combat ends. Removed from the game.',
    cs: 'V zápase, na bojovníka Černé legie, proti němuž stojí tvůj Doomtrooper: zaplať jeho Hodnotu v bodech osudu; je zabit, nic ho nezachrání, ty získáš body a souboj končí. Odstraní se ze hry.',
  },
  limit: 0,
  timing: 'combat',
  target: aCombatant(isMain, isLegion, inTactic('fight'), against(isYours, isDoomtrooper)),
  fee: ({ world, target }) => worthOf(world, target, topFight(world)),
  effect: ({ g, world, seat, target, fight }) => {
    const points = kill(g, target, opponentIn(world, topFight(world)!, target), fight);
    breakOff(topFight(world)!);
    discard(g, target, 'DOT 24.7.8', true);
    return points > 0 ? awarding({ seat, points, kind: 'choice', for: target, cause: 'points', check: true }) : null;
  },
  after: 'sacrifice',
});

export const stranglehold = attachment({
  code: '08019',
  name: { en: 'Stranglehold', cs: 'Škrticí chvat' },
  text: {
    en: '1 action, on a warrior: he performs no actions. His player may discard this at any time for his Value in destiny points.',
    cs: '1 akce, na bojovníka: neprovádí žádné akce. Jeho hráč to smí kdykoli vyřadit za jeho Hodnotu v bodech osudu.',
  },
  limit: 0,
  timing: 'action',
  actions: 1,
  grants: ['noActions'],
  uses: [
    { timing: 'any', byBearer: true, target: itsBearer, fee: ({ world, target }) => worthOf(world, target, null), effect: discardSelf() },
  ],
});
