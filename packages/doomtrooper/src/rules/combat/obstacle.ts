/** What an attacker has to get over before he meets his defender [DR-131]. */
import { proceduresOf } from '@kolbiste/engine';
import { ARMOUR, FIGHT } from '../../cards/vocabulary.ts';
import { has } from '../abilities.ts';
import { endEffectsWhere, enterPhase, reopenWarzones, closeWarzones } from '../atoms.ts';
import type { Doomtrooper } from '../game.ts';
import { harming, obstacle } from '../procedures.ts';
import { fightNumbered, isPaired } from '../queries.ts';
import type { Paired, World } from '../state.ts';
import { ratingOf } from '../values.ts';
import { openCombatWindow } from '../windows.ts';
import { isOver } from './ending.ts';
import { threaten } from './harm.ts';

const { implement } = proceduresOf<Doomtrooper>();

/** What cards played since then add to the Fight of the one who stands behind it. */
const played = (w: World, { id, defender }: Paired, since: number): number =>
  w.effects.reduce(
    (n, effect) =>
      effect.what === 'ratings' && effect.fight === id && effect.on === defender && effect.stamp > since && effect.layer !== 'multiply'
        ? n + effect.ratings[FIGHT]
        : n,
    0,
  );

export const obstacleProcedure = implement(obstacle)<{ begin: null; strike: number; over: unknown }>({
  begin(g, v) {
    const fight = fightNumbered(g.world, v.fight);
    if (!isPaired(fight) || isOver(g.world, fight)) return g.done(null);
    v.stamp = g.world.stamp;
    v.zoned = fight.zoned;
    enterPhase(fight, 'modifiers');
    closeWarzones(fight);
    return g.call('strike', openCombatWindow(g.world, fight, 'modifiers', v.card));
  },
  strike(g, v) {
    const w = g.world;
    const fight = fightNumbered(w, v.fight);
    if (!isPaired(fight) || isOver(w, fight)) return g.go('over', null);
    const rating = v.rating + played(w, fight, v.stamp);
    const armour = ratingOf(w, fight.attacker, ARMOUR, fight);
    const hits = rating >= armour;
    g.emit({
      type: 'struck',
      fight: fight.id,
      strikes: [{ by: v.card, rating, against: fight.attacker, armour, hits }],
      rule: 'DOT 24.6.1',
    });
    const from = w.harms.length;
    const isProof = has(w, fight.attacker, 'unharmed', fight) || has(w, fight.attacker, 'unharmedInAttacks', fight);
    if (hits && !isProof) threaten(w, { victim: fight.attacker, earner: v.seat, rule: 'DOT 24.6.2', fight: fight.id });
    return g.call('over', harming({ from, fight: fight.id, first: fight.by, award: true, deaths: [], i: 0 }));
  },
  over(g, v) {
    const fight = fightNumbered(g.world, v.fight);
    endEffectsWhere(g, effect => effect.fight === v.fight && effect.stamp > v.stamp);
    if (fight !== null) {
      enterPhase(fight, 'tactic');
      if (!v.zoned) reopenWarzones(fight);
    }
    return g.done(null);
  },
});
