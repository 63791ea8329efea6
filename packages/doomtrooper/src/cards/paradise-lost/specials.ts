/** Paradise Lost: specials. */
import { type Seat, no } from '@kolbiste/engine';
import { has } from '../../rules/abilities.ts';
import { attach, choose, discard, endEffectsWhere, join, last, lend, sacrifice, seize, strengthen, transfer } from '../../rules/atoms.ts';
import { choosing } from '../../rules/procedures.ts';
import { notesOf, topFight } from '../../rules/queries.ts';
import type { CardId, World } from '../../rules/state.ts';
import {
  affiliationOf,
  bearerOf,
  carrierOf,
  hasLabel,
  isDoomtrooper,
  isHeretic,
  isLegion,
  isThere,
  isTribal,
  knownWarriors,
  ownsVehicle,
  warriorsOf,
} from '../../rules/status.ts';
import { baseOf } from '../../rules/values.ts';
import { attachToTarget, gainDestinyPoints, placeOnTable, placeOnYou } from '../effects.ts';
import { against, belongsTo, either, isYours, labelled, ofType, toYours } from '../filters.ts';
import { attachment, special } from '../makers.ts';
import { asks, follows, inCombat, picked, picks, plus } from '../pieces.ts';
import { definitionOf } from '../registry.ts';
import { aCard, aCombatant, aWarrior, yourWarrior } from '../targets.ts';
import { AFFILIATION, ARMOUR, FIGHT, type Rating, SHOOT, VALUE } from '../vocabulary.ts';
import { givenBy, isWithBeast, ritual } from './pieces.ts';

/** Who of a player's on his Station may have this beast, whatever his affiliation. */
const riders = (w: World, seat: Seat, beast: CardId): CardId[] =>
  warriorsOf(w, seat).filter(
    id =>
      w.cards[id]!.zone === 'station' &&
      !isWithBeast(w, id) &&
      !ownsVehicle(w, id) &&
      !has(w, id, 'noBeast', null) &&
      w.cards[beast]!.host !== id,
  );

const { lutheran } = AFFILIATION;

/** Doomtroopers and Dark Legion warriors on Stations, but for those who stand nowhere else. */
const stranded = (w: World): CardId[] =>
  knownWarriors(w).filter(
    id =>
      w.cards[id]!.zone === 'station' && (isDoomtrooper(w, id) || isLegion(w, id)) && !isTribal(w, id) && !hasLabel(w, id, 'stationOnly'),
  );
const fortifications = (w: World): CardId[] => w.play.filter(id => isThere(w, id) && ofType('fortification')(w, id));

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

export const advancedSecuritySystem = attachment({
  code: '07001',
  name: { en: 'Advanced Security System', cs: 'Vylepšený bezpečnostní systém' },
  text: { en: '1 action, on a fortification: its Armor bonus is doubled.', cs: '1 akce, na opevnění: jeho bonus k Obraně se zdvojnásobí.' },
  part: ofType('fortification'),
  timing: 'action',
  actions: 1,
  target: aCard(ofType('fortification')),
  multiplies: ({ world, self, source, rating }) => (rating === ARMOUR && world.cards[self]!.host === source ? 2 : 1),
});

export const battleMadness = special({
  code: '07004',
  name: { en: 'Battle Madness', cs: 'Zabijácká posedlost' },
  text: {
    en: 'In combat, on your warrior: lower his base Armor as far as you like, not below 0; his base Fight rises by 2 for each point.',
    cs: 'V souboji, na tvého bojovníka: sniž jeho základní Obranu o kolik chceš, ne však pod 0; za každý bod stoupne jeho základní Zápas o 2.',
  },
  labels: ['weakens'],
  timing: 'modifier',
  target: aCombatant(isYours, (w, id) => baseOf(w, id, ARMOUR) > 0),
  effect: ({ g, world, seat, target, play }) =>
    asks(g, play, seat, {
      ask: 'rage',
      options: Array.from({ length: baseOf(world, target, ARMOUR) }, (_, i) => ({ bid: i + 1 })),
      args: [target],
    }),
  answered: ({ g, world, seat, self, args, answer }) => {
    const n = (answer as { readonly bid: number }).bid;
    const change = { on: args[0]!, ratings: plus(2 * n, 0, -n), layer: 'base' as const };
    strengthen(g, { card: self, seat }, change, { fight: topFight(world)!.id, rule: 'DOT 24.5.14' });
  },
});

export const bloodyCoup = special({
  code: '07007',
  name: { en: 'Bloody Coup', cs: 'Krvavý převrat' },
  text: {
    en: '3 actions: a Corporate Leader in play is removed from the game, and this card too.',
    cs: '3 akce: korporační vůdce ve hře se odstraní ze hry, i tato karta.',
  },
  after: 'sacrifice',
  timing: 'action',
  actions: 3,
  removes: 'sacrifice',
  target: aWarrior(labelled('leader')),
  effect: ({ g, target }) => sacrifice(g, target, 'DOT 37.9'),
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

export const gunfighter = attachment({
  code: '07043',
  name: { en: 'Gunfighter', cs: 'Pistolník' },
  text: {
    en: '2 actions, on a warrior: what the handguns he uses change counts three times.',
    cs: '2 akce, na bojovníka: co mění pistole, které používá, platí třikrát.',
  },
  timing: 'action',
  actions: 2,
  multiplies: ({ world, self, source, receiver }) =>
    hasLabel(world, source, 'handgun') && bearerOf(world, source) === receiver && bearerOf(world, self) === receiver ? 3 : 1,
});

export const higherValueOnLife = special({
  code: '07046',
  name: { en: 'Higher Value on Life', cs: 'Cena života' },
  text: {
    en: '1 action, stays: the destiny points you take for a kill by a warrior of yours are doubled.',
    cs: '1 akce, zůstává: body osudu, které si vezmeš za zabití svým bojovníkem, se zdvojnásobí.',
  },
  timing: 'action',
  actions: 1,
  effect: placeOnYou(),
  earning: ({ world, self, earned }) => {
    const { by } = world.cards[self]!;
    const own = earned.seat === by && earned.by !== null && world.cards[earned.by]!.by === by;
    return own ? { ...earned, destiny: 2 * earned.destiny } : earned;
  },
  after: 'stays',
});

export const loyalToTheLegion = attachment({
  code: '07055',
  name: { en: 'Loyal to the Legion', cs: 'Loajalita k legii' },
  text: {
    en: 'Heretics, and anyone who counts as one, may not attack the Dark Legion.',
    cs: 'Kacíři a kdo se za ně počítá nesmějí útočit na Černou legii.',
  },
  affiliation: 'legion',
  timing: 'any',
  condition: ({ world }) => topFight(world) === null,
  target: null,
  effect: placeOnTable(),
  forbids: ({ world, attacker, defender }) =>
    isHeretic(world, attacker) && isLegion(world, defender) ? no('DOT 24.2.11', 'cannotAttack') : null,
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
      ? follows(world, self, { def: world.cards[self]!.def, ask: 'fought' })
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

export const ourTrueEnemyIsRevealed = attachment({
  code: '07073',
  name: { en: 'Our True Enemy Is Revealed', cs: 'To je náš pravý nepřítel!' },
  text: {
    en: 'Prophecy, 1 action, on your Prophet: name an affiliation other than Crescentia; your warriors of Crescentia have +3 Fight, Shoot and Armor in combats with it.',
    cs: 'Proroctví, 1 akce, na tvého Proroka: jmenuj příslušnost jinou než Půlměsíc; tvoji bojovníci Půlměsíce mají v soubojích s jejími bojovníky +3 Zápas, Střelba a Obrana.',
  },
  affiliation: 'crescentia',
  labels: ['prophecy'],
  timing: 'action',
  actions: 1,
  effect: ({ g, seat, self, target, play }) => {
    attach(g, self, { host: target, by: seat, rule: 'DOT 37.26' });
    return asks(g, play, seat, {
      ask: 'organisation',
      options: Object.values(AFFILIATION).flatMap(of => (of === AFFILIATION.crescentia ? [] : [{ of }])),
    });
  },
  answered: ({ g, self, answer }) => choose(g, self, (answer as { readonly of: number }).of, 'DOT 37.26'),
  gives: [
    {
      fight: 3,
      shoot: 3,
      armour: 3,
      to: toYours(
        belongsTo('crescentia'),
        against((w, id, { self }) => (affiliationOf(w, id) & (w.cards[self]!.chosen ?? 0)) !== 0),
      ),
    },
  ],
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

export const rampage = special({
  code: '07087',
  name: { en: 'Rampage!', cs: 'Hora masa v pohybu' },
  text: {
    en: 'In combat, on a beast: what it gives its rider counts twice in this combat.',
    cs: 'V souboji, na zvíře: co dává jezdci, platí v tomto souboji dvakrát.',
  },
  timing: 'modifier',
  target: aCard(ofType('beast'), (w, id) => inCombat(w, carrierOf(w, id))),
  effect: ({ g, world, target, fight, play }) => {
    const rider = carrierOf(world, target);
    const gives = givenBy(world, target, rider, topFight(world));
    strengthen(g, play, { on: rider, ratings: gives, layer: 'base' }, { fight, rule: 'DOT 18.5' });
  },
});

export const rustlers = special({
  code: '07095',
  name: { en: 'Rustlers!', cs: 'Zloději stád' },
  text: {
    en: 'Take any beast in play and put it on a warrior on your Station, whatever its affiliation. Removed from the game.',
    cs: 'Vezmi kterékoli zvíře ve hře a dej je bojovníkovi na své Stanici, bez ohledu na příslušnost. Odstraní se ze hry.',
  },
  after: 'sacrifice',
  timing: 'any',
  target: aCard(ofType('beast'), (w, id, { seat }) => riders(w, seat, id).length > 0),
  effect: ({ g, world, seat, target, play }) =>
    asks(g, play, seat, { ask: 'to', options: picks(riders(world, seat, target)), args: [target] }),
  answered: ({ g, seat, args, answer }) => {
    seize(g, args[0]!, { by: seat, host: picked(answer), rule: 'DOT 35.1' });
    lend(g, args[0]!, 'DOT 35.1');
  },
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

export const theConviction = special({
  code: '07111',
  name: { en: 'The Conviction', cs: 'Sebevražedné odhodlání' },
  text: {
    en: 'Ritual, 1 action with a Patriarch on your Station: the base Fight, Shoot and Armor of your Lutheran warrior are tripled until your next turn; then he is removed from the game, for no points.',
    cs: 'Rituál, 1 akce s Patriarchou na tvé Stanici: základní Zápas, Střelba a Obrana tvého Luterána se do tvého příštího kola ztrojnásobí; pak se odstraní ze hry, bez bodů.',
  },
  affiliation: 'lutheran',
  after: 'sacrifice',
  ...ritual,
  target: aWarrior(isYours, belongsTo('lutheran')),
  effect: ({ g, world, seat, target, play }) => {
    const more = (rating: Rating): number => 2 * baseOf(world, target, rating);
    const ratings = plus(more(FIGHT), more(SHOOT), more(ARMOUR));
    strengthen(g, play, { on: target, ratings, layer: 'base' }, { until: seat, rule: 'DOT 37.32' });
    last(g, play, { what: 'watch', on: target, combat: 0 }, { rule: 'DOT 37.32' });
  },
  on: ({ self, event, watch }) =>
    watch !== null && event.type === 'turnBegan' && event.seat === watch.by
      ? choosing({ seat: watch.by, card: self, def: watch.def, ask: 'spent', options: [], args: [watch.on] })
      : null,
  answered: ({ g, self, args }) => {
    endEffectsWhere(g, ({ source, on }) => source === self && on === args[0]);
    sacrifice(g, args[0]!, 'DOT 37.9');
  },
});

export const theDefiance = special({
  code: '07112',
  name: { en: 'The Defiance', cs: 'Síla vzdoru' },
  text: {
    en: 'Ritual, 1 action with a Patriarch on your Station: until your next turn the Fight and Shoot of your Lutheran warriors are doubled in defence.',
    cs: 'Rituál, 1 akce s Patriarchou na tvé Stanici: do tvého příštího kola se Zápas a Střelba tvých Luteránů v obraně zdvojnásobí.',
  },
  affiliation: 'lutheran',
  ...ritual,
  effect: ({ g, world, seat, play }) => {
    for (const id of warriorsOf(world, seat)) {
      if ((affiliationOf(world, id) & lutheran) === 0 || notesOf(world, 'defiance').some(({ on }) => on === id)) continue; // DOT 37.33
      last(g, play, { what: 'note', on: id, note: 'defiance' }, { until: seat, rule: 'DOT 37.33' });
      strengthen(g, play, { on: id, ratings: [2, 2, 1, 1], layer: 'multiply', role: 'defender' }, { until: seat, rule: 'DOT 37.33' });
    }
  },
});

export const theHowlingIsUponUs = attachment({
  code: '07113',
  name: { en: 'The Howling Is Upon Us', cs: 'Vytí bestie' },
  text: {
    en: 'Prophecy, 1 action, on your Prophet: what your beasts of Crescentia give in Fight, Shoot and Armor counts twice. Removed from the game when your next turn begins.',
    cs: 'Proroctví, 1 akce, na tvého Proroka: co tvoje zvířata Půlměsíce dávají k Zápasu, Střelbě a Obraně, platí dvakrát. Na začátku tvého příštího kola se odstraní ze hry.',
  },
  affiliation: 'crescentia',
  labels: ['prophecy'],
  timing: 'action',
  actions: 1,
  multiplies: ({ world, self, source, rating }) =>
    rating !== VALUE &&
    definitionOf(world, source).type === 'beast' &&
    belongsTo('crescentia')(world, source) &&
    world.cards[source]!.by === world.cards[self]!.by
      ? 2
      : 1,
  on: ({ world, self, event }) =>
    event.type === 'turnBegan' && event.seat === world.cards[self]!.by
      ? follows(world, self, { def: world.cards[self]!.def, ask: 'spent' })
      : null,
  answered: ({ g, self }) => sacrifice(g, self, 'DOT 37.9'),
});

export const theProtection = special({
  code: '07114',
  name: { en: 'The Protection', cs: 'Ochrana' },
  text: {
    en: 'Ritual, 1 action with a Patriarch on your Station: until your next turn your Lutheran warriors are neither wounded nor killed in attacks they make.',
    cs: 'Rituál, 1 akce s Patriarchou na tvé Stanici: do tvého příštího kola nelze tvoje Luterány při jejich útocích zranit ani zabít.',
  },
  affiliation: 'lutheran',
  ...ritual,
  effect: ({ g, world, seat, play }) => {
    for (const id of warriorsOf(world, seat))
      if (belongsTo('lutheran')(world, id))
        last(g, play, { what: 'ability', on: id, ability: 'unharmedInAttacks' }, { until: seat, rule: 'DOT 37.33' });
  },
});

export const theSacrifice = special({
  code: '07115',
  name: { en: 'The Sacrifice', cs: 'Oběť' },
  text: {
    en: 'Ritual, 1 action with a Patriarch on your Station: discard your Lutheran warrior; until your next turn your Lutheran warriors have as much more Fight, Shoot and Armor as his base Value.',
    cs: 'Rituál, 1 akce s Patriarchou na tvé Stanici: vyřaď svého Luterána; do tvého příštího kola mají tvoji Luteráni navíc tolik k Zápasu, Střelbě a Obraně, kolik byla jeho základní Hodnota.',
  },
  affiliation: 'lutheran',
  ...ritual,
  removes: 'discard',
  target: aWarrior(isYours, belongsTo('lutheran')),
  effect: ({ g, world, seat, target, play }) => {
    const x = baseOf(world, target, VALUE);
    discard(g, target, 'DOT 37.41');
    for (const id of warriorsOf(world, seat))
      if (belongsTo('lutheran')(world, id)) strengthen(g, play, { on: id, ratings: plus(x, x, x) }, { until: seat, rule: 'DOT 37.33' });
  },
});
