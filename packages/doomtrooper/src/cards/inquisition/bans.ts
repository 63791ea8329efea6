/** Inquisition: cards that say who attacks whom, and what may not be played. */
import { no } from '@kolbiste/engine';
import { attach, choose, discard, place } from '../../rules/atoms.ts';
import type { CardId, World } from '../../rules/state.ts';
import { bearerOf, isBrother, isDoomtrooper, isEquipment, isThere, knownWarriors } from '../../rules/status.ts';
import { placeInArea, placeOnTable } from '../effects.ts';
import { not, toAll } from '../filters.ts';
import { attachment, special } from '../makers.ts';
import { asks, follows, picked, picks } from '../pieces.ts';
import { definitionOf } from '../registry.ts';
import { aWarrior, anArea } from '../targets.ts';

export const ageOfCatastrophe = special({
  code: '02003',
  name: { en: 'Age of Catastrophe', cs: 'Věk zkázy' },
  text: {
    en: '3 actions and 5 destiny points: all equipment in play is discarded; as long as this card is in play nobody plays equipment.',
    cs: '3 akce a 5 bodů osudu: všechno vybavení ve hře se vyřadí; dokud je tato karta ve hře, nikdo nezahraje vybavení.',
  },
  affiliation: 'legion',
  timing: 'action',
  actions: 3,
  destiny: 5,
  effect: ({ g, world, self, seat }) => {
    place(g, self, { by: seat, area: 'table', at: null, rule: 'DOT 19.2' });
    for (const id of world.play.filter(card => isEquipment(world, card) && isThere(world, card)))
      if (world.play.includes(id)) discard(g, id, 'DOT 37.10');
  },
  prevents: ({ use, definition }) => (use === null && definition.type === 'equipment' ? no('DOT DR-107', 'noPlayNow') : null),
  after: 'stays',
});

const isPair = (w: World, self: CardId, one: CardId | null, other: CardId | null): boolean => {
  const { host, chosen } = w.cards[self]!;
  return one !== null && other !== null && ((one === host && other === chosen) || (one === chosen && other === host));
};
const others = (w: World, id: CardId): CardId[] => knownWarriors(w).filter(other => other !== id && isDoomtrooper(w, other));
export const attraction = special({
  code: '02015',
  name: { en: 'Attraction', cs: 'Osudová přitažlivost' },
  text: {
    en: 'On two Doomtroopers in play: neither may attack the other or use anything against him. Discarded when one of them leaves play.',
    cs: 'Na dva Doomtroopery ve hře: ani jeden nesmí na druhého útočit ani proti němu cokoli použít. Když jeden z nich odejde ze hry, vyřadí se.',
  },
  timing: 'any',
  target: aWarrior(isDoomtrooper, (w, id) => others(w, id).length > 0),
  effect: ({ g, world, seat, self, target, play }) => {
    attach(g, self, { host: target, by: seat, rule: 'DOT 19.1' });
    return asks(g, play, seat, { ask: 'second', options: picks(others(world, target)) });
  },
  forbids: ({ world, self, attacker, defender }) => (isPair(world, self, attacker, defender) ? no('DOT 24.2.11', 'sworn') : null),
  prevents: ({ world, self, card, use, target }) =>
    use !== null && isPair(world, self, bearerOf(world, card), target) ? no('DOT 7.25', 'sworn') : null,
  on: ({ world, self, event }) =>
    (event.type === 'discarded' || event.type === 'sacrificed' || event.type === 'returned') && event.card === world.cards[self]!.chosen
      ? follows(world, self, { def: world.cards[self]!.def, ask: 'over' })
      : null,
  answered: ({ g, self, ask, answer }) => {
    if (ask === 'over') discard(g, self, 'DOT 37.10');
    else choose(g, self, picked(answer), 'DOT 19.1');
  },
  after: 'stays',
});

export const eternalCurse = attachment({
  code: '02059',
  name: { en: 'Eternal Curse', cs: 'Věčné prokletí' },
  text: {
    en: 'On a warrior: all other specials on him are discarded, and none may be played on him.',
    cs: 'Na bojovníka: všechny ostatní speciální karty na něm se vyřadí a žádnou na něj nelze zahrát.',
  },
  affiliation: 'legion',
  limit: 0,
  effect: ({ g, world, self, target, seat }) => {
    attach(g, self, { host: target, by: seat, rule: 'DOT 19.1' });
    for (const id of world.cards[target]!.gear.filter(card => card !== self && definitionOf(world, card).type === 'special'))
      discard(g, id, 'DOT 37.10');
  },
  prevents: ({ world, self, use, definition, target }) =>
    use === null && definition.type === 'special' && target !== null && target === world.cards[self]!.host
      ? no('DOT DR-107', 'noPlayNow')
      : null,
});

export const skepticism = special({
  code: '02126',
  name: { en: 'Skepticism', cs: 'Skepticismus' },
  text: {
    en: 'Stays, for all: Doomtroopers outside the Brotherhood may attack its members.',
    cs: 'Zůstává, pro všechny: Doomtroopeři mimo Bratrstvo smějí útočit na jeho členy.',
  },
  affiliation: 'legion',
  timing: 'any',
  effect: placeOnTable(),
  grants: [{ ability: 'attacksBrotherhood', to: toAll(isDoomtrooper, not(isBrother)) }],
  after: 'stays',
});

export const theFourthDirectorate = special({
  code: '02149',
  name: { en: 'The Fourth Directorate', cs: 'Čtvrté oddělení' },
  text: {
    en: '1 action, in your Squad: in each of your turns you have one action more, which is no attack.',
    cs: '1 akce, do tvého Mužstva: v každém svém kole máš o jednu akci víc, ale ne útočnou.',
  },
  affiliation: 'brotherhood',
  timing: 'action',
  actions: 1,
  areas: ['squad'],
  target: anArea,
  effect: placeInArea('DOT 19.2'),
  peacefulActions: 1,
  after: 'stays',
});
