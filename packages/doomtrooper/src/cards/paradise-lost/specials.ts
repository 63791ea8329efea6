/** Paradise Lost: specials. */
import { no } from '@kolbiste/engine';
import { attach, discard, endEffectsWhere, join, last, strengthen, raiseNotes, sacrifice, transfer } from '../../rules/atoms.ts';
import { isNote, notesOf, topFight } from '../../rules/queries.ts';
import { type CardId, type World, type Note } from '../../rules/state.ts';
import {
  affiliationOf,
  carrierOf,
  isDoomtrooper,
  isKind,
  isPresent,
  isTribal,
  knownWarriors,
  warriorsOf,
  hasLabel,
  isLegion,
} from '../../rules/status.ts';
import { attachToTarget, placeOnTable, gainDestinyPoints } from '../effects.ts';
import { toAll, either, isYours, labelled, ofType } from '../filters.ts';
import { attachment, special } from '../makers.ts';
import { follows } from '../pieces.ts';
import { aCard, aWarrior, yourWarrior } from '../targets.ts';
import { AFFILIATION } from '../vocabulary.ts';
import { shareArea } from './pieces.ts';

const { lutheran } = AFFILIATION;

/** Doomtroopers and Dark Legion warriors on Stations, but for those who stand nowhere else. */
const stranded = (w: World): CardId[] =>
  knownWarriors(w).filter(
    id =>
      w.cards[id]!.zone === 'station' && (isDoomtrooper(w, id) || isLegion(w, id)) && !isTribal(w, id) && !hasLabel(w, id, 'stationOnly'),
  );
const fortifications = (w: World): CardId[] => w.play.filter(id => ofType('fortification')(w, id));

/** Whom of a player's a lurking warrior may help now. */
function helpedBy(w: World, seat: number, lurker: CardId): CardId | null {
  const fight = topFight(w);
  if (fight === null || fight.helpers.includes(lurker)) return null;
  return (
    [fight.attacker, fight.defender].find(
      id => id !== null && id !== lurker && w.cards[id]!.by === seat && isTribal(w, id) && w.cards[id]!.zone === w.cards[lurker]!.zone,
    ) ?? null
  );
}

/** Who carries the virus of this card, and since how many draw steps. */
type Infection = Note & { readonly on: CardId };
const infections = (w: World, virus: CardId): Infection[] =>
  notesOf(w, 'infected').filter((note): note is Infection => note.source === virus && note.on !== null);

const isInfected = (w: World, id: CardId): boolean => notesOf(w, 'infected').some(({ on }) => on === id);

export const burningLungs = special({
  code: '07012',
  name: { en: 'Burning Lungs', cs: 'Pálení v plicích' },
  text: {
    en: 'Virus. 2 actions: Doomtroopers on Stations have −1 Fight, Shoot and Armor as long as it is in play.',
    cs: 'Virus. 2 akce: dokud je ve hře, mají Doomtroopeři na Stanicích −1 Zápas, Střelba a Obrana.',
  },
  labels: ['virus'],
  copies: 'any',
  timing: 'action',
  actions: 2,
  effect: placeOnTable(),
  gives: [{ fight: -1, shoot: -1, armour: -1, to: { ...toAll(isDoomtrooper), at: 'station' } }],
  after: 'stays',
});

export const captured = special({
  code: '07013',
  name: { en: 'Captured!', cs: 'Zajatec' },
  text: {
    en: '1 action, on a warrior on a Station: he is imprisoned. Sacrificed when it leaves play.',
    cs: '1 akce, na bojovníka na Stanici: je uvězněn. Opustí-li hru, obětuje se.',
  },
  grants: ['prisoner'],
  timing: 'action',
  actions: 1,
  target: aWarrior((w, id) => w.cards[id]!.zone === 'station'),
  effect: attachToTarget('DOT 34.15'),
  after: 'stays',
  sacrificedInstead: true,
  limit: 1,
});

export const curbed = attachment({
  code: '07025',
  name: { en: 'Curbed', cs: 'Na řetězu' },
  text: {
    en: '1 action, on a Dark Legion warrior: the points he earns become destiny points.',
    cs: '1 akce, na bojovníka Černé legie: body, které získá, se mění v body osudu.',
  },
  affiliation: 'legion',
  needs: { legion: true },
  grants: ['destinyOnly'],
  timing: 'action',
  actions: 1,
});

export const getOffThatRock = special({
  code: '07037',
  name: { en: 'Get Off That Rock', cs: 'Stáhněte se!' },
  text: {
    en: 'Not in combat: every Doomtrooper and Dark Legion warrior on a Station who may leave it goes to the Squad or Kohort of his player.',
    cs: 'Mimo souboj: všichni Doomtroopeři a bojovníci Černé legie na Stanicích, kteří je smějí opustit, odejdou do Mužstva či Kohorty svého hráče.',
  },
  timing: 'any',
  condition: ({ world }) => topFight(world) === null && stranded(world).length > 0,
  effect: ({ g, world }) => {
    for (const id of stranded(world)) {
      if (isLegion(world, id)) transfer(g, id, 'cohort', 'DOT 20.15');
      else transfer(g, id, 'squad', 'DOT 20.14');
    }
  },
});

export const lurker = attachment({
  code: '07056',
  name: { en: 'Lurker', cs: 'Skrytá záloha' },
  text: {
    en: '1 action, on your Tribal warrior: he cannot be attacked and does not protect you from Sabotage. He may join a combat of your Tribal warriors there: Fight and Shoot add up. Discarded after he has fought.',
    cs: '1 akce, na tvého kmenového válečníka: nelze na něj útočit a nechrání tě před sabotáží. Smí se přidat k souboji tvých kmenových válečníků v oblasti: Zápas a Střelba se sčítají. Vyřadí se poté, co bojoval.',
  },
  needs: { refusal: ({ world, target }) => (isTribal(world, target) ? null : no('DOT 11.18', 'wrongKind')) },
  grants: ['lurking'],
  timing: 'action',
  actions: 1,
  refusal: ({ world, seat, target }) => (world.cards[target]!.by === seat ? null : no('DOT 11.17', 'notYours')),
  uses: [
    {
      timing: 'modifier',
      refusal: ({ world, seat, self }) => (helpedBy(world, seat, carrierOf(world, self)) !== null ? null : no('DOT 25.9', 'notInCombat')),
      effect: ({ g, world, self }) => {
        join(g, topFight(world)!, carrierOf(world, self));
      },
    },
  ],
  on: ({ world, self, event }) =>
    event.type === 'combatEnded' &&
    event.how === 'resolved' &&
    [event.attacker, event.defender, ...event.helpers].includes(carrierOf(world, self))
      ? follows(world, self, world.cards[self]!.def, 'fought')
      : null,
  answered: ({ g, self }) => discard(g, self, 'DOT 37.10'),
});

export const offToTheButcher = special({
  code: '07071',
  name: { en: 'Off to the Butcher', cs: 'K řezníkovi s ním!' },
  text: {
    en: 'Remove a beast of yours, or a warrior of yours that counts as one, from the game: 15 destiny points.',
    cs: 'Odstraň ze hry své zvíře nebo svého bojovníka, který se za ně počítá: 15 bodů osudu.',
  },
  after: 'sacrifice',
  timing: 'any',
  removes: 'sacrifice',
  target: aCard(isYours, either(ofType('beast'), labelled('beast'))),
  effect: [({ g, target }) => sacrifice(g, target, 'DOT 37.9'), gainDestinyPoints(15)],
});

export const planetaryBombing = special({
  code: '07080',
  name: { en: 'Planetary Bombing', cs: 'Celoplanetární nálet' },
  text: {
    en: '3 actions: all fortifications are removed from the game, and this card too.',
    cs: '3 akce: všechna opevnění se odstraní ze hry, i tato karta.',
  },
  after: 'sacrifice',
  timing: 'action',
  actions: 3,
  condition: ({ world }) => fortifications(world).length > 0,
  effect: ({ g, world }) => {
    for (const id of fortifications(world)) sacrifice(g, id, 'DOT 37.9');
  },
});

export const propheticVision = attachment({
  code: '07086',
  name: { en: 'Prophetic Vision', cs: 'Prorocká vize' },
  text: { en: 'On your Crescentia warrior: it counts as a Prophet.', cs: 'Na tvého bojovníka Půlměsíce: počítá se za Proroka.' },
  affiliation: 'crescentia',
  needs: { affiliation: 'crescentia' },
  standing: { kind: 'prophet' },
  target: yourWarrior(),
});

export const theCalling = attachment({
  code: '07110',
  name: { en: 'The Calling', cs: 'Hlas předků' },
  text: { en: 'On your Lutheran warrior: he counts as a Patriarch.', cs: 'Na tvého luteránského bojovníka: počítá se za Patriarchu.' },
  affiliation: 'lutheran',
  needs: { affiliation: 'lutheran' },
  standing: { kind: 'patriarch' },
  target: yourWarrior(),
});

export const theDefiance = special({
  code: '07112',
  name: { en: 'The Defiance', cs: 'Síla vzdoru' },
  text: {
    en: 'Ritual, 1 action with a Patriarch on your Station: until your next turn the Fight and Shoot of your Lutheran warriors are doubled in defence.',
    cs: 'Rituál, 1 akce s Patriarchou na tvé Stanici: do tvého příštího kola se Zápas a Střelba tvých Luteránů v obraně zdvojnásobí.',
  },
  affiliation: 'lutheran',
  labels: ['ritual'],
  timing: 'action',
  actions: 1,
  refusal: ({ world, seat }) =>
    warriorsOf(world, seat).some(id => world.cards[id]!.zone === 'station' && isKind(world, id, 'patriarch'))
      ? null
      : no('DOT 37.32', 'needsPatriarch'),
  effect: ({ g, world, seat, play }) => {
    for (const id of warriorsOf(world, seat)) {
      if ((affiliationOf(world, id) & lutheran) === 0 || notesOf(world, 'defiance').some(({ on }) => on === id)) continue; // DOT 37.33
      last(g, play, { what: 'note', on: id, note: 'defiance' }, { until: seat, rule: 'DOT 37.33' });
      strengthen(g, play, { on: id, ratings: [2, 2, 1, 1], layer: 'multiply', role: 'defender' }, { until: seat, rule: 'DOT 37.33' });
    }
  },
});

export const v3 = attachment({
  code: '07120',
  name: { en: 'V-3', cs: 'V-3' },
  text: {
    en: 'Virus, on a Doomtrooper on a Station: −2 Fight, Shoot and Armor, and as much again in each of your draw steps. Whoever stands beside a sick Doomtrooper for a full turn falls sick, too. One V-3 for a warrior. Sacrificed when it leaves play.',
    cs: 'Virus, na Doomtroopera na Stanici: −2 Zápas, Střelba a Obrana a v každém tvém kroku dobírání o tolik víc. Doomtrooper, který je celé kolo v oblasti s nakaženým, se nakazí také. Jeden V-3 na bojovníka. Opustí-li hru, obětuje se.',
  },
  labels: ['virus'],
  sacrificedInstead: true,
  needs: {
    doomtrooper: true,
    area: 'station',
    refusal: ({ world, target }) => (isInfected(world, target) ? no('DOT 37.38', 'hasCopy') : null),
  },
  gives: [
    {
      fight: -2,
      shoot: -2,
      armour: -2,
      to: toAll((w, id, { self }) => infections(w, self).some(({ on }) => on === id)),
      count: ({ world, self, receiver }) => infections(world, self).find(({ on }) => on === receiver)!.n,
    },
  ],
  effect: ({ g, seat, self, target, play }) => {
    attach(g, self, target, seat, 'DOT 37.37');
    last(g, play, { what: 'note', on: target, note: 'infected', n: 1 }, { rule: 'DOT 37.37' });
  },
  // The card stays with whoever else is sick.
  lost: ({ world, self, host }) => follows(world, self, world.cards[self]!.def, 'lives', [host]),
  atDraw: ({ g, world, seat, self }) => {
    const play = { card: self, seat };
    const sick = infections(world, self).filter(({ on }) => isPresent(world, on));
    const exposed = notesOf(world, 'exposed').flatMap(({ source, on }) => (source === self ? [on] : []));
    endEffectsWhere(g, effect => isNote(effect, 'exposed') && effect.source === self);
    raiseNotes(g, sick);
    for (const id of knownWarriors(world)) {
      if (isInfected(world, id) || !isDoomtrooper(world, id)) continue;
      if (!sick.some(({ on }) => shareArea(world, on, id))) continue;
      if (exposed.includes(id)) last(g, play, { what: 'note', on: id, note: 'infected', n: 1 }, { rule: 'DOT 37.37' });
      else last(g, play, { what: 'note', on: id, note: 'exposed' }, { rule: 'DOT 37.37' });
    }
  },
  answered: ({ g, world, seat, self, args }) => {
    endEffectsWhere(g, ({ source, on }) => source === self && on === args[0]);
    const [next] = infections(world, self).filter(({ on }) => isPresent(world, on));
    if (next === undefined) endEffectsWhere(g, ({ source }) => source === self);
    else attach(g, self, next.on, seat, 'DOT 37.37');
  },
});
