/** Warzone: specials. */
import { no } from '@kolbiste/engine';
import { has } from '../../rules/abilities.ts';
import {
  attach,
  board,
  breakOff,
  cancel,
  discard,
  dropWarzone,
  last,
  takeVictory,
  save,
  setWarzone,
  steal,
  strengthen,
  toHand,
} from '../../rules/atoms.ts';
import { harmOne } from '../../rules/combat/harm.ts';
import { attackersOf } from '../../rules/combat/pairing.ts';
import { warzonesFor } from '../../rules/combat/warzone.ts';
import { newAttack } from '../../rules/procedures.ts';
import { topFight } from '../../rules/queries.ts';
import type { CardId, Paired, World } from '../../rules/state.ts';
import { bearerOf, hasLabel, isDoomtrooper, isLegion, vehicleOf, warriorsOf, isSteadfast } from '../../rules/status.ts';
import { ratingOf } from '../../rules/values.ts';
import { discardsAll } from '../base/specials/pieces.ts';
import { discardHand, discardTarget, placeOnTable, returnTarget, strengthenTarget } from '../effects.ts';
import {
  able,
  against,
  belongsTo,
  either,
  hasHand,
  hasVictory,
  inTactic,
  isAttacking,
  isYours,
  not,
  ofKind,
  ofType,
  toAll,
  toDefender,
} from '../filters.ts';
import type { Part, Played } from '../form.ts';
import { attachment, special } from '../makers.ts';
import {
  asks,
  combatants,
  doomtroopersOnly,
  follows,
  isOfAnother,
  ofValueAtMost,
  picked,
  pickedOrNone,
  picks,
  withoutUse,
} from '../pieces.ts';
import { definitionOf } from '../registry.ts';
import { aCard, aCombatant, aWarrior, anOpponent } from '../targets.ts';
import { ARMOUR, type Affiliation, type CardType, FIGHT, type Label, SHOOT, VALUE } from '../vocabulary.ts';

const isInVehicle = (w: World, id: CardId): boolean => vehicleOf(w, id) !== null;

/** A card of this type that somebody has just played has no effect. */
const foils = (type: CardType): Played => ({
  timing: 'reaction',
  answers: isOfAnother(type),
  effect: ({ g, world }) => cancel(g, world.announced[world.announced.length - 1]!),
});

/** A warrior changes sides for his Value. */
const winsOver: Part = {
  timing: 'action',
  actions: 1,
  fee: ({ world, target }) => ratingOf(world, target, VALUE, null),
  condition: ({ world, seat, target }) => world.cards[target]!.by !== seat && !isSteadfast(world, target),
  effect: ({ g, seat, self, target }) => {
    attach(g, self, { host: target, by: seat, rule: 'DOT 19.1' });
    steal(g, target, { by: seat, area: 'squad', rule: 'DOT 35.1' });
  },
};

/** On a warzone of one world: those at home there feel no harm by it. */
const homeTurf = (world: Label, home: Affiliation): Part => ({
  part: (w, id) => definitionOf(w, id).type === 'warzone' && hasLabel(w, id, world),
  target: aCard(),
  grants: (['atHome', 'killsOnWound'] as const).map(ability => ({
    ability,
    to: toDefender((w, _, { self, fight }) => fight?.warzone === w.cards[self]!.host, belongsTo(home)),
  })),
});
const prisoners = (w: World): CardId[] => w.play.filter(id => definitionOf(w, id).type === 'warrior' && has(w, id, 'prisoner', null));

export const airAssault = special({
  code: '03002',
  name: { en: 'Air Assault', cs: 'Vzdušný výsadek' },
  text: { en: 'In combat: warzones do not count, fortifications do.', cs: 'V souboji: válečné zóny neplatí, opevnění ano.' },
  timing: 'combat',
  condition: ({ world }) => topFight(world)!.warzone !== null || !topFight(world)!.zoned,
  effect: ({ g, world }) => dropWarzone(g, topFight(world)!, 'DOT 16.15'),
});

export const amnesty = special({
  code: '03004',
  name: { en: 'Amnesty', cs: 'Amnestie' },
  text: {
    en: 'All prisoners are free: each goes to the hand of his owner with the cards on him.',
    cs: 'Všichni vězni jsou volní: každý se vrátí do ruky majitele i s kartami, které má.',
  },
  timing: 'any',
  condition: ({ world }) => prisoners(world).length > 0,
  effect: ({ g, world }) => {
    for (const id of prisoners(world)) {
      for (const attached of world.cards[id]!.gear.slice()) toHand(g, attached, 'DOT 34.15');
      toHand(g, id, 'DOT 34.15');
    }
  },
});

export const artillerySupport = special({
  code: '03006',
  name: { en: 'Artillery Support', cs: 'Dělostřelecká podpora' },
  text: {
    en: 'In combat: a warrior has +5 Shoot, unless his opponent is in a vehicle or counts as one.',
    cs: 'V souboji: bojovník má +5 Střelba, není-li jeho soupeř ve vozidle ani se za ně nepočítá.',
  },
  timing: 'modifier',
  target: aCombatant(not(against(isInVehicle))),
  effect: strengthenTarget({ shoot: 5 }),
});

export const clanMembership = attachment({
  code: '03023',
  name: { en: 'Clan Membership', cs: 'Členství v klanu' },
  text: {
    en: 'On a Doomtrooper who is not Cybertronic: he counts as a Clansman and has +2 Fight and Shoot. It does not make him Imperial.',
    cs: 'Na Doomtroopera, který není z Kybertroniku: počítá se za Příslušníka klanu a má +2 Zápas a Střelba. Členem Imperiálu se tím nestává.',
  },
  affiliation: 'imperial',
  needs: { doomtrooper: true, not: 'cybertronic' },
  standing: { kind: 'clansman' },
  gives: [{ fight: 2, shoot: 2 }],
});

export const cleansingFlame = special({
  code: '03024',
  name: { en: 'Cleansing Flame', cs: 'Očistný plamen' },
  text: {
    en: '8 destiny points: discard a Dark Legion warrior. Removed from the game.',
    cs: 'Za 8 bodů osudu: vyřaď bojovníka Černé legie. Odstraní se ze hry.',
  },
  affiliation: 'brotherhood',
  timing: 'any',
  destiny: 8,
  target: aWarrior(),
  refusal: ({ world, target }) => (isLegion(world, target) ? null : no('DOT 28.16', 'legionOnly')),
  effect: discardTarget('DOT 37.41'),
  after: 'sacrifice',
  limit: 1,
});

export const closeAirSupport = special({
  code: '03025',
  name: { en: 'Close Air Support', cs: 'Letecká podpora' },
  text: {
    en: 'In combat: a warrior has +5 Fight, unless his opponent is in a vehicle or counts as one.',
    cs: 'V souboji: bojovník má +5 Zápas, není-li jeho soupeř ve vozidle ani se za ně nepočítá.',
  },
  timing: 'modifier',
  target: aCombatant(not(against(isInVehicle))),
  effect: strengthenTarget({ fight: 5 }),
});

export const codeOfHonor = attachment({
  code: '03027',
  name: { en: 'Code of Honor', cs: 'Čestné vyznamenání' },
  text: {
    en: 'On a Doomtrooper: he also belongs to Bauhaus and has +2 Fight and Shoot, but does not attack Doomtroopers of less Value.',
    cs: 'Na Doomtroopera: patří i k Bauhausu a má +2 Zápas a Střelba, ale neútočí na Doomtroopery s nižší Hodnotou.',
  },
  affiliation: 'bauhaus',
  needs: { doomtrooper: true },
  standing: { adds: 'bauhaus' },
  gives: [{ fight: 2, shoot: 2 }],
  forbids: ({ world, self, attacker, defender }) =>
    bearerOf(world, self) === attacker &&
    isDoomtrooper(world, defender) &&
    ratingOf(world, defender, VALUE, null) < ratingOf(world, attacker, VALUE, null)
      ? no('DOT 24.2.11', 'cannotAttack')
      : null,
});

export const commandoRaid = special({
  code: '03031',
  name: { en: 'Commando Raid', cs: 'Nájezd komanda' },
  text: {
    en: 'In combat: to its end nobody in it has anything from fortifications.',
    cs: 'V souboji: až do jeho konce v něm nikdo nemá nic z opevnění.',
  },
  timing: 'modifier',
  effect: ({ g, world, fight, play }) => {
    for (const on of combatants(world)) last(g, play, { what: 'ability', on, ability: 'noFortifications' }, { fight, rule: 'DOT 12.7' });
    last(g, play, { what: 'watch', on: play.card, combat: fight }, { fight, rule: 'DOT 12.7' });
  },
  // Who joins later, too.
  on: ({ world, self, event, watch }) =>
    watch !== null && event.type === 'joined' && event.fight === watch.combat
      ? follows(world, self, { def: watch.def, ask: 'raid', args: [event.card] })
      : null,
  answered: ({ g, world, args, asked }) =>
    last(g, asked, { what: 'ability', on: args[0]!, ability: 'noFortifications' }, { fight: topFight(world)!.id, rule: 'DOT 12.7' }),
});

export const deathRow = special({
  code: '03037',
  name: { en: 'Death Row', cs: 'Popravčí četa' },
  text: {
    en: '1 action and his Value in destiny points: discard a prisoner; nobody earns points.',
    cs: '1 akce a jeho Hodnota v bodech osudu: vyřaď vězně; nikdo nezíská body.',
  },
  timing: 'action',
  actions: 1,
  fee: ({ world, target }) => ratingOf(world, target, VALUE, null),
  removes: 'discard',
  target: aWarrior(able('prisoner')),
  effect: discardTarget('DOT 37.41'),
});

export const ejectionSeat = special({
  code: '03041',
  name: { en: 'Ejection Seat', cs: 'Katapultovací křeslo' },
  text: {
    en: 'When the user of a vehicle would be wounded or killed in combat: he stays as he was, the vehicle is discarded and the combat is over.',
    cs: 'Má-li být v souboji zraněn nebo zabit ten, kdo používá vozidlo: zůstane, jak byl, vozidlo se vyřadí a souboj končí.',
  },
  timing: 'saving',
  target: aWarrior((w, id) => {
    const vehicle = vehicleOf(w, id);
    return vehicle !== null && vehicle !== id && w.harms.some(({ victim, saved, fight }) => victim === id && !saved && fight > 0);
  }),
  effect: ({ g, world, target }) => {
    for (const harm of world.harms) if (harm.victim === target) save(harm);
    const vehicle = vehicleOf(world, target)!;
    board(g, vehicle, false, 'DOT 11.28');
    discard(g, vehicle, 'DOT 37.10');
    breakOff(topFight(world)!);
  },
});

export const eliteTrooper = attachment({
  code: '03042',
  name: { en: 'Elite Trooper', cs: 'Elitní voják' },
  text: {
    en: '2 actions, on a Doomtrooper of Value 4 or less: the ratings printed on him count twice.',
    cs: '2 akce, na Doomtroopera s Hodnotou nejvýše 4: hodnoty na něm natištěné se počítají dvakrát.',
  },
  needs: { doomtrooper: true, refusal: ofValueAtMost(4) },
  gives: [{ layer: 'baseTimes', fight: 2, shoot: 2, armour: 2, value: 2 }],
  timing: 'action',
  actions: 2,
});

export const escape = special({
  code: '03043',
  name: { en: 'Escape!', cs: 'Útěk!' },
  text: {
    en: '2 actions, on your imprisoned warrior: he comes back to your hand.',
    cs: '2 akce, na tvého uvězněného bojovníka: vrátí se ti do ruky.',
  },
  timing: 'action',
  actions: 2,
  target: aWarrior((w, id, { seat }) => w.cards[id]!.owner === seat, able('prisoner')),
  effect: returnTarget('DOT 34.15'),
});

export const faultySupplies = special({
  code: '03046',
  name: { en: 'Faulty Supplies', cs: 'Zmetky v dodávkách' },
  text: { en: 'When equipment is played: it has no effect and is discarded.', cs: 'Když někdo zahraje vybavení: nemá účinek a vyřadí se.' },
  ...foils('equipment'),
});

export const fizzle = special({
  code: '03048',
  name: { en: 'Fizzle', cs: 'Magický šum' },
  text: {
    en: 'When Art is cast: the spell has no effect; its costs are lost.',
    cs: 'Když někdo sešle Umění: kouzlo nemá účinek; jeho cena propadá.',
  },
  affiliation: 'brotherhood',
  ...foils('art'),
});

export const grandAssault = special({
  code: '03053',
  name: { en: 'Grand Assault', cs: 'Rozsáhlá ofenzíva' },
  text: { en: 'At any time but in combat: make an attack at once.', cs: 'Kdykoli mimo souboj: hned proveď útok.' },
  timing: 'any',
  refusal: ({ world, seat }) =>
    world.fights.length
      ? no('DOT 28.16', 'inCombat')
      : world.sides[seat]!.turns === 0
        ? no('DOT DR-26', 'firstTurn')
        : attackersOf(world, seat, null).length
          ? null
          : no('DOT 28.16', 'noPair'),
  effect: ({ seat }) => newAttack(seat),
  limit: 1,
});

export const grandTactician = special({
  code: '03054',
  name: { en: 'Grand Tactician', cs: 'Velký stratég' },
  text: {
    en: 'Once needed to play warzones; both books have done away with that, so it has no effect and cannot be played.',
    cs: 'Kdysi byla nutná ke hraní válečných zón; obojí pravidla to zrušila, takže nemá účinek a nelze ji zahrát.',
  },
  ...withoutUse,
});

export const grimReaper = attachment({
  code: '03058',
  name: { en: 'Grim Reaper', cs: 'Smrtka' },
  text: {
    en: '2 actions, on a Dark Legion warrior of Value 4 or less: all four ratings doubled.',
    cs: '2 akce, na bojovníka Černé legie s Hodnotou nejvýše 4: všechny čtyři hodnoty se zdvojnásobí.',
  },
  affiliation: 'legion',
  needs: {
    legion: true,
    refusal: ofValueAtMost(4),
  },
  gives: [{ layer: 'multiply', fight: 2, shoot: 2, armour: 2, value: 2 }],
  timing: 'action',
  actions: 2,
});

export const homeTurfAsteroidBelt = attachment({
  code: '03063',
  name: { en: 'Home Turf Asteroid Belt', cs: 'Domovina asteroidní pás' },
  text: {
    en: 'On a warzone in the asteroid belt: Imperial warriors who defend from it feel none of its penalties, and whom they wound is killed.',
    cs: 'Na válečnou zónu v pásu asteroidů: bojovníků Imperiálu, kteří se z ní brání, se netýkají její postihy, a koho zraní, toho zabijí.',
  },
  affiliation: 'imperial',
  ...homeTurf('asteroids', 'imperial'),
});

export const homeTurfMars = attachment({
  code: '03064',
  name: { en: 'Home Turf Mars', cs: 'Domovina Mars' },
  text: {
    en: 'On a warzone on Mars: Capitol warriors who defend from it feel none of its penalties, and whom they wound is killed.',
    cs: 'Na válečnou zónu na Marsu: bojovníků Kapitolu, kteří se z ní brání, se netýkají její postihy, a koho zraní, toho zabijí.',
  },
  affiliation: 'capitol',
  ...homeTurf('mars', 'capitol'),
});

export const homeTurfMercury = attachment({
  code: '03065',
  name: { en: 'Home Turf Mercury', cs: 'Domovina Merkur' },
  text: {
    en: 'On a warzone on Mercury: Mishima warriors who defend from it feel none of its penalties, and whom they wound is killed.',
    cs: 'Na válečnou zónu na Merkuru: bojovníků Mishimy, kteří se z ní brání, se netýkají její postihy, a koho zraní, toho zabijí.',
  },
  affiliation: 'mishima',
  ...homeTurf('mercury', 'mishima'),
});

export const homeTurfVenus = attachment({
  code: '03066',
  name: { en: 'Home Turf Venus', cs: 'Domovina Venuše' },
  text: {
    en: 'On a warzone on Venus: Bauhaus warriors who defend from it feel none of its penalties, and whom they wound is killed.',
    cs: 'Na válečnou zónu na Venuši: bojovníků Bauhausu, kteří se z ní brání, se netýkají její postihy, a koho zraní, toho zabijí.',
  },
  affiliation: 'bauhaus',
  ...homeTurf('venus', 'bauhaus'),
});

export const minefield = special({
  code: '03083',
  name: { en: 'Minefield', cs: 'Minové pole' },
  text: {
    en: 'In combat, when your warrior is attacked: the attacker is wounded and the combat ends. Removed from the game.',
    cs: 'V souboji, když je napaden tvůj bojovník: útočník je zraněn a souboj končí. Odstraní se ze hry.',
  },
  labels: ['minefield'],
  timing: 'combat',
  condition: ({ world, seat }) => {
    const fight = topFight(world);
    return fight !== null && fight.attacker !== null && fight.defender !== null && world.cards[fight.defender]!.by === seat;
  },
  effect: ({ g, world, seat }) => {
    const fight = topFight(world)!;
    breakOff(fight);
    return harmOne(g, { victim: fight.attacker!, earner: seat });
  },
  wounds: ({ world }) => [topFight(world)!.attacker!],
  after: 'sacrifice',
});

export const naturalDisaster = special({
  code: '03086',
  name: { en: 'Natural Disaster', cs: 'Přírodní katastrofa' },
  text: { en: 'Discard a warzone in play.', cs: 'Vyřaď válečnou zónu ve hře.' },
  timing: 'any',
  removes: 'discard',
  target: aCard(ofType('warzone')),
  effect: discardTarget(),
});

export const programmed = attachment({
  code: '03095',
  name: { en: 'Programmed', cs: 'Přeprogramován' },
  text: {
    en: '1 action and his Value, on a Doomtrooper: he is Cybertronic only and comes to your Squad; immune to general gifts, never casts Art.',
    cs: '1 akce a jeho Hodnota, na Doomtroopera: patří jen ke Kybertroniku a přejde do tvého Mužstva; imunní vůči obecným darům, nepoužívá Umění.',
  },
  affiliation: 'cybertronic',
  needs: { refusal: doomtroopersOnly },
  standing: { sets: 'cybertronic' },
  grants: ['giftImmune', 'neverArt'],
  ...winsOver,
  limit: 1,
});

export const recruitment = attachment({
  code: '03100',
  name: { en: 'Recruitment', cs: 'Nábor' },
  text: {
    en: '1 action and his Value, on a Doomtrooper outside Cybertronic: he belongs to the Brotherhood only, comes to your Squad and casts all Art.',
    cs: '1 akce a jeho Hodnota, na Doomtroopera mimo Kybertronik: patří jen k Bratrstvu, přejde do tvého Mužstva a používá celé Umění.',
  },
  affiliation: 'brotherhood',
  needs: { doomtrooper: true, not: 'cybertronic' },
  standing: { sets: 'brotherhood' },
  grants: ['casts:all'],
  ...winsOver,
  limit: 1,
});

export const secretAssassin = special({
  code: '03104',
  name: { en: 'Secret Assassin', cs: 'Tajný atentátník' },
  text: {
    en: '8 destiny points: discard a Doomtrooper; nobody earns points. Removed from the game.',
    cs: '8 bodů osudu: vyřaď Doomtroopera; nikdo nezíská body. Odstraní se ze hry.',
  },
  affiliation: 'legion',
  limit: 1,
  timing: 'any',
  destiny: 8,
  removes: 'discard',
  target: aWarrior(isDoomtrooper),
  effect: discardTarget('DOT 37.41'),
  after: 'sacrifice',
});

export const specialForcesTraining = attachment({
  code: '03111',
  name: { en: 'Special Forces Training', cs: 'Speciální výcvik' },
  text: {
    en: '1 action, on a Doomtrooper who is no personality. 3 actions of his: discard a special in play.',
    cs: '1 akce, na Doomtroopera, který není osobnost. Za 3 akce: vyřaď speciální kartu ve hře.',
  },
  needs: {
    doomtrooper: true,
    refusal: ({ world, target }) => (definitionOf(world, target).personality ? no('DOT 28.16', 'personality') : null),
  },
  timing: 'action',
  actions: 1,
  uses: [{ timing: 'action', actions: 3, removes: 'discard', byBearer: true, target: aCard(ofType('special')), effect: discardTarget() }],
});

export const strategicBombing = special({
  code: '03114',
  name: { en: 'Strategic Bombing', cs: 'Strategické bombardování' },
  text: { en: 'Discard every Factory and Industrial Complex.', cs: 'Vyřaď všechny Továrny a Průmyslové komplexy.' },
  ...discardsAll(either(ofKind('factory'), ofKind('industrial-complex'), ofKind('factory-retrofit'))),
});

export const subterfuge = special({
  code: '03115',
  name: { en: 'Subterfuge', cs: 'Záškodnictví' },
  text: { en: '3 actions: a player discards his hand. Removed from the game.', cs: '3 akce: hráč odhodí celou ruku. Odstraní se ze hry.' },
  limit: 1,
  timing: 'action',
  actions: 3,
  target: anOpponent(hasHand),
  effect: discardHand,
  after: 'sacrifice',
});

export const suddenDeath = special({
  code: '03116',
  name: { en: 'Sudden Death', cs: 'Náhlé úmrtí' },
  text: {
    en: 'In a Fight combat in which a Doomtrooper attacks your Dark Legion warrior: the attacker is discarded; nobody earns points.',
    cs: 'V zápase, v němž Doomtrooper útočí na tvého bojovníka Černé legie: útočník se vyřadí; nikdo nezíská body.',
  },
  affiliation: 'legion',
  timing: 'modifier',
  removes: 'discard',
  target: aCombatant(isAttacking, isDoomtrooper, inTactic('fight'), against(isLegion, isYours)),
  effect: discardTarget('DOT 37.41'),
});

export const suicideAttack = special({
  code: '03117',
  name: { en: 'Suicide Attack', cs: 'Sebevražedný útok' },
  text: {
    en: '3 actions, on your warrior: a player loses victory points equal to his Value; your warrior is discarded. Nobody earns points.',
    cs: '3 akce, na tvého bojovníka: hráč přijde o tolik vítězných bodů, kolik činí jeho Hodnota; tvůj bojovník se vyřadí. Nikdo nezíská body.',
  },
  limit: 0,
  timing: 'action',
  actions: 3,
  target: anOpponent(hasVictory),
  condition: ({ world, seat }) => warriorsOf(world, seat).length > 0,
  effect: ({ g, world, seat, player, play }) =>
    asks(g, play, seat, { ask: 'discard', options: picks(warriorsOf(world, seat)), args: [player] }),
  answered: ({ g, world, seat, args, answer }) => {
    takeVictory(g, { from: args[0]!, by: seat }, ratingOf(world, picked(answer), VALUE, null), 'DOT 1.13');
    discard(g, picked(answer), 'DOT 37.41');
  },
});

export const theUnofficialDoctrine = attachment({
  code: '03123',
  name: { en: 'The Unofficial Doctrine', cs: 'Neoficiální doktrína' },
  text: { en: 'Brotherhood and Cybertronic may attack each other.', cs: 'Bratrstvo a Kybertronik na sebe navzájem smějí útočit.' },
  affiliation: 'brotherhood',
  target: null,
  effect: placeOnTable(),
  grants: [{ ability: 'attacksRivals', to: toAll(belongsTo(['brotherhood', 'cybertronic'])) }],
});

export const transfer = special({
  code: '03125',
  name: { en: 'Transfer', cs: 'Přesun' },
  text: {
    en: 'In combat: the attacker says which warzone of the defender’s counts, or that none does.',
    cs: 'V souboji: útočník určí, která obráncova válečná zóna platí, nebo že žádná.',
  },
  timing: 'combat',
  condition: ({ world }) => warzonesFor(world, topFight(world)!.defender!).length > 0,
  effect: ({ g, world, play }) => {
    const { attacker, defender } = topFight(world) as Paired;
    return asks(g, play, world.cards[attacker]!.by, { ask: 'warzone', options: [...picks(warzonesFor(world, defender)), 'peace'] });
  },
  answered: ({ g, world, answer }) => {
    const fight = topFight(world)!;
    const warzone = pickedOrNone(answer);
    if (warzone === null) dropWarzone(g, fight, 'DOT 16.15');
    else setWarzone(g, fight, warzone, 'DOT 16.7t');
  },
});

export const turnOfEvents = special({
  code: '03126',
  name: { en: 'Turn of Events', cs: 'Časy se mění' },
  text: {
    en: 'In combat, on your warrior: two of his Fight, Shoot and Armor as they are now change places for this combat.',
    cs: 'V souboji, na tvého bojovníka: dvě z jeho hodnot Zápas, Střelba a Obrana, jaké má teď, si pro tento souboj vymění místo.',
  },
  timing: 'modifier',
  target: aCombatant(isYours),
  effect: ({ g, seat, target, play }) =>
    asks(g, play, seat, { ask: 'swap', options: ['fightShoot', 'fightArmour', 'shootArmour'], args: [target] }),
  answered: ({ g, world, seat, self, args, answer }) => {
    const fight = topFight(world)!;
    const [one, other] =
      answer === 'fightShoot'
        ? ([FIGHT, SHOOT] as const)
        : answer === 'fightArmour'
          ? ([FIGHT, ARMOUR] as const)
          : ([SHOOT, ARMOUR] as const);
    const more = ratingOf(world, args[0]!, other, fight) - ratingOf(world, args[0]!, one, fight);
    const change: [number, number, number, number] = [0, 0, 0, 0];
    change[one] = more;
    change[other] = -more;
    strengthen(g, { card: self, seat }, { on: args[0]!, ratings: change }, { fight: fight.id, rule: 'DOT 24.5.14' });
  },
});
