/** Base set: missions, of players. */
import type { Seat } from '@kolbiste/engine';
import { reaches } from '../../../rules/abilities.ts';
import { choose, last } from '../../../rules/atoms.ts';
import { awarding } from '../../../rules/procedures.ts';
import { fightNumbered, notesOf } from '../../../rules/queries.ts';
import { isInPlay, type CardId, type World } from '../../../rules/state.ts';
import { affiliationOf, isFollower, hasLabel, isBrother, isDoomtrooper, isLegion, warriorsOf } from '../../../rules/status.ts';
import type { MissionCard, Part } from '../../form.ts';
import { mission } from '../../makers.ts';
import { follows } from '../../pieces.ts';
import { DEFINITIONS, definitionOf } from '../../registry.ts';
import { AFFILIATION, APOSTLES, type Definition } from '../../vocabulary.ts';
import { points } from './pieces.ts';

/** The last warrior of an area falls to one of yours. */
const lastOf =
  (area: 'squad' | 'cohort', by: (w: World, id: CardId) => boolean): NonNullable<MissionCard['earns']> =>
  ({ world, self, event }) => {
    if (event.type !== 'killed' || event.by < 0) return null;
    const { at } = world.cards[self]!;
    const victim = world.cards[event.card]!;
    if (world.cards[event.by]!.by !== at || !by(world, event.by) || victim.zone !== area) return null;
    return warriorsOf(world, victim.by).some(id => id !== event.card && world.cards[id]!.zone === area)
      ? null
      : { points: 5, kind: 'choice', seat: at, over: true };
  };

/** Something a player must have from the end of a turn to the end of his next one. */
const held = (holds: (w: World, seat: Seat) => boolean): Part & Pick<MissionCard, 'for' | 'earns'> => ({
  for: 'player',
  earns: ({ world, self, event }) => {
    const { at, chosen } = world.cards[self]!;
    if (event.type !== 'turnEnded' || event.seat !== at || chosen === null || world.turn <= chosen || !holds(world, at)) return null;
    return { points: 10, kind: 'victory', seat: at, over: true };
  },
  on: ({ world, self, event }) => {
    const { at, chosen, def } = world.cards[self]!;
    if (chosen !== null) return holds(world, at!) ? null : follows(world, self, { def, ask: 'broken' });
    return event.type === 'turnEnded' && holds(world, at!) ? follows(world, self, { def, ask: 'held' }) : null;
  },
  answered: ({ g, world, self, ask }) => {
    if (isInPlay(world.cards[self]!.zone)) choose(g, self, ask === 'held' ? world.turn : null, 'DOT 14.6');
  },
});

const openIn = (w: World, seat: Seat, area: 'squad' | 'cohort'): CardId[] => warriorsOf(w, seat).filter(id => w.cards[id]!.zone === area);

const isStronghold = ({ labels, kinds }: Definition): boolean =>
  labels.includes('city') || labels.includes('citadel') || kinds.includes('cathedral');

/** Whether a citadel works for him now. */
const behindCitadel = (w: World, id: CardId, fight: number): boolean =>
  w.play.some(
    fort => hasLabel(w, fort, 'citadel') && definitionOf(w, fort).gives.some(({ to }) => reaches(w, fort, to, id, fightNumbered(w, fight))),
  );

export const darkKohort = mission({
  code: '01067',
  name: { en: 'Dark Kohort', cs: 'Černá kohorta' },
  text: {
    en: 'On a player: 10 victory points if his Kohort holds followers of all five Apostles from the end of a turn to the end of his next one.',
    cs: 'Na hráče: 10 vítězných bodů, má-li v Kohortě stoupence všech pěti Apoštolů od konce kola do konce svého příštího kola.',
  },
  affiliation: 'legion',
  ...held((w, seat) => APOSTLES.every(apostle => openIn(w, seat, 'cohort').some(id => isFollower(w, id, apostle)))),
});

export const destroyKohort = mission({
  code: '01075',
  name: { en: 'Destroy Kohort', cs: 'Zánik Kohorty' },
  text: {
    en: 'On a player: when one of his Doomtroopers kills the last warrior of somebody’s Kohort he earns 5 points.',
    cs: 'Na hráče: zabije-li jeho Doomtrooper posledního bojovníka něčí Kohorty, získá 5 bodů.',
  },
  for: 'player',
  earns: lastOf('cohort', isDoomtrooper),
});

export const destroySquad = mission({
  code: '01076',
  name: { en: 'Destroy Squad', cs: 'Destrukční mužstvo' },
  text: {
    en: 'On a player: when one of his Dark Legion warriors kills the last warrior of somebody’s Squad he earns 5 points.',
    cs: 'Na hráče: zabije-li jeho bojovník Černé legie posledního bojovníka něčího Mužstva, získá 5 bodů.',
  },
  affiliation: 'legion',
  for: 'player',
  earns: lastOf('squad', isLegion),
});

export const establishDefensivePerimeter = mission({
  code: '01102',
  name: { en: 'Establish Defensive Perimeter', cs: 'Stanovení obranné hranice' },
  text: {
    en: 'On a player: 1 victory point for each fortification of a new name that he brings into play. Never completed.',
    cs: 'Na hráče: 1 vítězný bod za každé opevnění nového názvu, které přivede do hry. Nikdy není splněna.',
  },
  for: 'player',
  on: ({ world, self, event }) => {
    if (event.type !== 'placed' && event.type !== 'attached') return null;
    const { type } = definitionOf(world, event.card);
    const { def, by, stamp } = world.cards[event.card]!;
    // One that is only moved has not come into play now.
    if (type !== 'fortification' || by !== world.cards[self]!.at || stamp !== world.stamp) return null;
    const counted = notesOf(world, 'counted').some(({ on, n }) => on === self && n === def);
    return counted ? null : follows(world, self, { def: world.cards[self]!.def, ask: 'built', args: [def] });
  },
  answered: ({ g, world, seat, self, args }) => {
    if (!isInPlay(world.cards[self]!.zone)) return null;
    last(g, { card: self, seat }, { what: 'note', on: self, note: 'counted', n: args[0]! }, { rule: 'DOT 14.14' });
    return awarding({ seat: world.cards[self]!.at!, points: 1, kind: 'victory', for: self, cause: 'mission', check: true });
  },
});

export const infiltration = mission({
  code: '01166',
  name: { en: 'Infiltration', cs: 'Proniknutí' },
  text: {
    en: 'On a player: 6 victory points when he destroys a city, a cathedral or a citadel.',
    cs: 'Na hráče: 6 vítězných bodů, když zničí město, katedrálu či citadelu.',
  },
  for: 'player',
  earns: ({ world, self, event }) =>
    (event.type === 'discarded' || event.type === 'sacrificed') &&
    isStronghold(DEFINITIONS[event.def]!) &&
    world.doer !== null &&
    world.doer === world.cards[self]!.at
      ? { points: 6, kind: 'victory', seat: world.doer, over: true }
      : null,
});

export const siegeOfTheCitadel = mission({
  code: '01284',
  name: { en: 'Siege of the Citadel', cs: 'Obléhání citadely' },
  text: {
    en: 'On a player: when he kills somebody whom a citadel protects he earns twice his Value.',
    cs: 'Na hráče: zabije-li někoho, koho chrání citadela, získá dvojnásobek jeho Hodnoty.',
  },
  for: 'player',
  earns: ({ world, self, event }) => {
    const { at } = world.cards[self]!;
    if (event.type !== 'killed' || event.by < 0 || world.cards[event.by]!.by !== at || !behindCitadel(world, event.card, event.fight))
      return null;
    return { ...points(2 * event.value), seat: at, over: true };
  },
});

export const snubTheCardinal = mission({
  code: '01288',
  name: { en: 'Snub the Cardinal', cs: 'Ignorace kardinála' },
  text: {
    en: 'On a player: 3 victory points for killing a member of the Brotherhood, or 10 for turning one into a Heretic.',
    cs: 'Na hráče: 3 vítězné body za zabití člena Bratrstva, nebo 10 za jeho obrácení v Kacíře.',
  },
  affiliation: 'legion',
  for: 'player',
  earns: ({ world, self, event }) => {
    const { at } = world.cards[self]!;
    if (event.type === 'killed' && event.by >= 0 && world.cards[event.by]!.by === at && isBrother(world, event.card))
      return { points: 3, kind: 'victory', seat: at, over: true };
    if (event.type !== 'attached' || world.cards[event.card]!.by !== at || !definitionOf(world, event.card).standing?.heretic) return null;
    return (definitionOf(world, event.to).affiliation & AFFILIATION.brotherhood) !== 0
      ? { points: 10, kind: 'victory', seat: at, over: true }
      : null;
  },
  limit: 1,
});

export const wellRoundedSquad = mission({
  code: '01335',
  name: { en: 'Well-Rounded Squad', cs: 'Vyrovnané mužstvo' },
  text: {
    en: 'On a player: 10 victory points if his Squad holds warriors of all five corporations and of the Brotherhood from the end of a turn to the end of his next one.',
    cs: 'Na hráče: 10 vítězných bodů, má-li v Mužstvu bojovníky všech pěti korporací i Bratrstva od konce kola do konce svého příštího kola.',
  },
  ...held((w, seat) => (openIn(w, seat, 'squad').reduce((all, id) => all | affiliationOf(w, id), 0) & 63) === 63),
});
