/** Paradise Lost: archives, spoils, prisoners, and those who rob monuments. */
import type { Seat } from '@kolbiste/engine';
import { enter, last, loseDestiny, store, toHand } from '../../rules/atoms.ts';
import { placeRefusal } from '../../rules/legality.ts';
import { destinyOf } from '../../rules/queries.ts';
import type { CardId, World } from '../../rules/state.ts';
import { contentsOf, homeOf, isDoomtrooper, isPresent, isTribal } from '../../rules/status.ts';
import { has } from '../../rules/abilities.ts';
import { placeInArea } from '../effects.ts';
import { isPersonality, ofType } from '../filters.ts';
import { fortification, special } from '../makers.ts';
import { asks, asksOn, follows, picked, pickedOrNone, picks, robbers } from '../pieces.ts';
import { definitionOf } from '../registry.ts';
import { bearersFor, handOut, hasRoom } from '../stores.ts';
import { anArea } from '../targets.ts';
import { VALUE } from '../vocabulary.ts';

const SHELVES = 4;
export const brotherhoodArchives = fortification({
  code: '07011',
  name: { en: 'Brotherhood Archives', cs: 'Archiv Bratrstva' },
  text: {
    en: 'Squad: at any time you put a card of your hand into it, at most four, open and without effect. For 1 action you take one back to hand. When the Archives are lost, what they hold is discarded.',
    cs: 'Mužstvo: kdykoli do něj vlož kartu z ruky, nejvýš čtyři; leží lícem nahoru a nic nedělají. Za 1 akci si jednu vezmi zpět do ruky. Když je Archiv ztracen, jeho karty se vyřadí.',
  },
  affiliation: 'brotherhood',
  areas: ['squad'],
  stores: {},
  uses: [
    {
      timing: 'any',
      condition: ({ world, seat, self }) => world.sides[seat]!.hand.length > 0 && hasRoom(world, self, SHELVES),
      effect: ({ g, world, seat, play }) => asks(g, play, seat, { ask: 'store', options: picks(world.sides[seat]!.hand) }),
    },
    {
      timing: 'action',
      actions: 1,
      condition: ({ world, self }) => contentsOf(world, self).length > 0,
      effect: ({ g, world, seat, self, play }) => asks(g, play, seat, { ask: 'take', options: picks(contentsOf(world, self)) }),
    },
  ],
  answered: ({ g, self, ask, answer }) => {
    if (ask === 'store') store(g, picked(answer), self);
    else toHand(g, picked(answer), 'DOT 37.15');
  },
});

/** What lies under monuments, fit for this. */
const monumental = (w: World, fits: (w: World, id: CardId) => boolean): CardId[] =>
  w.play.filter(id => w.cards[id]!.zone === 'stored' && definitionOf(w, w.cards[id]!.host!).keeps !== null && fits(w, id));
const priceOf = (w: World, id: CardId): number => definitionOf(w, id).ratings[VALUE];
const recruits = (w: World, seat: Seat): CardId[] =>
  monumental(w, (_, id) => isPersonality(w, id) && priceOf(w, id) <= destinyOf(w, seat) && placeRefusal(w, seat, id) === null);
export const graveRobbers = special({
  code: '07039',
  name: { en: 'Grave Robbers', cs: 'Vykradači hrobů' },
  text: {
    en: '3 actions: a personality under the Graveyard comes to your side, in the open, for its Value in destiny points. When it is lost it goes to its owner. Removed from the game.',
    cs: '3 akce: osobnost pod Hřbitovem přijde na tvou stranu, mimo úkryt, za svou Hodnotu v bodech osudu. Když je ztracena, jde ke svému majiteli. Odstraní se ze hry.',
  },
  timing: 'action',
  actions: 3,
  condition: ({ world, seat }) => recruits(world, seat).length > 0,
  effect: ({ g, world, seat, play }) => asks(g, play, seat, { ask: 'recruit', options: picks(recruits(world, seat)) }),
  answered: ({ g, world, seat, answer }) => {
    const id = picked(answer);
    loseDestiny(g, seat, priceOf(world, id), { cause: 'warrior', rule: 'DOT 8.6' });
    enter(g, id, { seat, area: homeOf(world, id), rule: 'DOT 35.1' });
  },
  after: 'sacrifice',
});

const equipmentOn = (w: World, id: CardId): CardId[] => w.cards[id]!.gear.filter(card => definitionOf(w, card).type === 'equipment');
const takers = (w: World, seat: Seat, card: CardId): CardId[] => robbers(w, seat, card).filter(id => isTribal(w, id));
export const pillagedMunitions = special({
  code: '07079',
  name: { en: 'Pillaged Munitions', cs: 'Ukořistěná výzbroj' },
  text: {
    en: '1 action, on your Station: when a Tribal warrior of yours kills a Doomtrooper, you may put an equipment card of the dead here. For 1 action you give one to a Tribal warrior of yours, whatever affiliation it asks for.',
    cs: '1 akce, na tvou Stanici: když tvůj kmenový válečník zabije Doomtroopera, smíš sem uložit kartu vybavení mrtvého. Za 1 akci jednu dej svému kmenovému válečníkovi, ať vyžaduje jakoukoli příslušnost.',
  },
  timing: 'action',
  actions: 1,
  target: anArea,
  areas: ['station'],
  effect: placeInArea('DOT 19.2'),
  after: 'stays',
  copies: 'any',
  stores: {},
  uses: [
    {
      timing: 'action',
      actions: 1,
      condition: ({ world, seat, self }) => contentsOf(world, self).some(card => takers(world, seat, card).length > 0),
      effect: ({ g, world, seat, self, play }) =>
        asks(g, play, seat, { ask: 'take', options: picks(contentsOf(world, self).filter(card => takers(world, seat, card).length > 0)) }),
    },
  ],
  on: ({ world, self, event }) =>
    event.type === 'killed' &&
    event.by >= 0 &&
    world.cards[event.by]!.by === world.cards[self]!.by &&
    isTribal(world, event.by) &&
    isDoomtrooper(world, event.card) &&
    equipmentOn(world, event.card).length > 0
      ? follows(world, self, { def: world.cards[self]!.def, ask: 'begin', args: [event.card] })
      : null,
  answered: ({ g, world, seat, self, ask, args, answer, asked }) => {
    if (ask === 'begin') {
      const spoils = equipmentOn(world, args[0]!);
      return spoils.length > 0 ? asksOn(asked, { ask: 'spoils', options: ['leave', ...picks(spoils)] }) : null;
    }
    const card = pickedOrNone(answer);
    if (card === null) return null;
    if (ask === 'spoils') store(g, card, self);
    if (ask === 'take') return asksOn(asked, { ask: 'to', options: picks(takers(world, seat, card)), args: [card] });
    if (ask === 'to') {
      handOut(g, args[0]!, card);
      last(g, asked, { what: 'lent', on: args[0]! }, { rule: 'DOT 11.18' });
    }
    return null;
  },
});

export const prisonerWorkCamp = fortification({
  code: '07083',
  name: { en: 'Prisoner Work Camp', cs: 'Vězeňský pracovní tábor' },
  text: {
    en: 'Squad, Kohort or Station: a warrior you imprison may be put into the Camp, wherever he was; what he carries is lost. Each prisoner in it gives you one more action in your turns that is no attack. When the Camp is lost they are discarded.',
    cs: 'Mužstvo, Kohorta nebo Stanice: bojovníka, kterého uvězníš, smíš dát do tábora, ať byl kdekoli; co nese, je ztraceno. Každý vězeň v něm ti dává v tvých kolech o jednu akci víc, která není útok. Když je tábor ztracen, vězni se vyřadí.',
  },
  areas: ['squad', 'cohort', 'station'],
  stores: { unique: true, actions: 1 },
  on: ({ world, self, event }) => {
    const captive =
      event.type === 'lasting' && event.what === 'prisoner'
        ? { id: event.card, by: event.by }
        : event.type === 'attached' && definitionOf(world, event.card).grants.some(({ ability }) => ability === 'prisoner')
          ? { id: event.to, by: event.card }
          : null;
    return captive !== null && world.cards[captive.by]!.by === world.cards[self]!.by
      ? follows(world, self, { def: world.cards[self]!.def, ask: 'begin', args: [captive.id] })
      : null;
  },
  answered: ({ g, world, self, ask, args, answer, asked }) => {
    const [captive] = args as [CardId];
    if (!isPresent(world, captive) || !has(world, captive, 'prisoner', null)) return null;
    if (ask === 'begin') return asksOn(asked, { ask: 'jail', options: ['imprison', 'leave'] });
    if (answer === 'imprison') store(g, captive, self);
    return null;
  },
});

const isRelic = ofType('relic');
const exhibits = (w: World, seat: Seat): CardId[] => monumental(w, (_, id) => isRelic(w, id) && bearersFor(w, seat, id).length > 0);
export const privateCollector = special({
  code: '07084',
  name: { en: 'Private Collector', cs: 'Soukromý sběratel' },
  text: {
    en: '3 actions: a relic under the Museum goes to a warrior of yours who may have it. When it is lost it goes to its owner. Removed from the game.',
    cs: '3 akce: relikvie pod Muzeem přijde k tvému bojovníkovi, který ji smí mít. Když je ztracena, jde ke svému majiteli. Odstraní se ze hry.',
  },
  timing: 'action',
  actions: 3,
  condition: ({ world, seat }) => exhibits(world, seat).length > 0,
  effect: ({ g, world, seat, play }) => asks(g, play, seat, { ask: 'take', options: picks(exhibits(world, seat)) }),
  answered: ({ g, world, seat, ask, args, answer, asked }) => {
    if (ask === 'take')
      return asksOn(asked, { ask: 'to', options: picks(bearersFor(world, seat, picked(answer))), args: [picked(answer)] });
    handOut(g, args[0]!, picked(answer));
    return null;
  },
  after: 'sacrifice',
});
