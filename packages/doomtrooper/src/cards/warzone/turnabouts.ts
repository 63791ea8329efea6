/** Warzone: specials that turn what somebody has against him, or double it. */
import { worthIn } from './pieces.ts';
import { opponentIn } from '../../rules/abilities.ts';
import { discard, last, strengthen } from '../../rules/atoms.ts';
import { topFight } from '../../rules/queries.ts';
import type { CardId, World } from '../../rules/state.ts';
import { carrierOf } from '../../rules/status.ts';
import { isFactor } from '../../rules/givers.ts';
import { labelled, ofType } from '../filters.ts';
import { special } from '../makers.ts';
import { plus } from '../pieces.ts';
import { definitionOf } from '../registry.ts';
import { aCard, cardInUse } from '../targets.ts';
import { ARMOUR, FIGHT, SHOOT } from '../vocabulary.ts';

export const backfire = special({
  code: '03009',
  name: { en: 'Backfire', cs: 'Zpětná střelba' },
  text: {
    en: 'In combat, on a Shoot weapon in use: it is discarded, and what it added to its bearer’s Fight, Shoot and Armor his opponent has until the combat ends.',
    cs: 'V souboji, na používanou střelnou zbraň: vyřadí se, a co přidávala nositeli k Zápasu, Střelbě a Obraně, to má do konce souboje jeho soupeř.',
  },
  timing: 'modifier',
  removes: 'discard',
  target: cardInUse(labelled('shootWeapon')),
  effect: ({ g, world, target, fight, play }) => {
    const [fightBonus, shoot, armour] = ([FIGHT, SHOOT, ARMOUR] as const).map(rating => worthIn(world, target, rating));
    const opponent = opponentIn(world, topFight(world)!, carrierOf(world, target))!;
    strengthen(g, play, { on: opponent, ratings: plus(fightBonus!, shoot!, armour!) }, { fight, rule: 'DOT 24.5.14' });
    discard(g, target, 'DOT 37.10');
  },
});

/** Changes ratings now: by lying there, or by an ability that was used. */
const isAtWork = (w: World, id: CardId): boolean =>
  definitionOf(w, id).gives.some(({ layer }) => !isFactor(layer)) ||
  w.effects.some(effect => effect.what === 'ratings' && effect.source === id && effect.layer !== 'multiply');
export const excrutiatingPowerFlow = special({
  code: '03045',
  name: { en: 'Excrutiating Power Flow', cs: 'Nezastavitelná síla symetrie' },
  text: {
    en: 'On a Dark Symmetry card that changes ratings: what it adds or takes counts twice until your next turn.',
    cs: 'Na kartu Černé symetrie, která mění hodnoty: co přidává nebo ubírá, platí do tvého příštího kola dvakrát.',
  },
  affiliation: 'legion',
  timing: 'any',
  target: aCard(ofType('symmetry'), isAtWork, (w, id) => !w.effects.some(({ what, on }) => what === 'doubled' && on === id)),
  effect: ({ g, seat, target, play }) => last(g, play, { what: 'doubled', on: target }, { until: seat, rule: 'DOT DR-118' }),
});
