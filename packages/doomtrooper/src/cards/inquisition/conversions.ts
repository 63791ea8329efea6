/** Inquisition: who comes for somebody else, or is somebody else from now on. */
import { no } from '@kolbiste/engine';
import { has } from '../../rules/abilities.ts';
import {
  affiliationChanged,
  discard,
  enter,
  gainDestiny,
  last,
  loseDestiny,
  look,
  sacrifice,
  shuffleLibrary,
  stopLooking,
  toHand,
} from '../../rules/atoms.ts';
import { entryRefusal } from '../../rules/legality.ts';
import { fetching } from '../../rules/procedures.ts';
import { destinyOf } from '../../rules/queries.ts';
import type { CardId, World } from '../../rules/state.ts';
import {
  bearerOf,
  carrierOf,
  hasLabel,
  homeOf,
  isDoomtrooper,
  isHeretic,
  isKind,
  isLegion,
  isLoyal,
  isPresent,
  warriorsOf,
  withstands,
} from '../../rules/status.ts';
import { equipment, relic, special, warrior } from '../makers.ts';
import { isYours } from '../filters.ts';
import { asks, asksOn, collectionOf, follows, named, namedIn, picked, picks } from '../pieces.ts';
import { DEFINITIONS, definitionOf } from '../registry.ts';
import { aWarrior } from '../targets.ts';
import { VALUE, type Definition } from '../vocabulary.ts';

const isRecruit = ({ type, personality, follower }: Definition): boolean => type === 'warrior' && !personality && follower === 'algeroth';
const affordable = (w: World, seat: number, { ratings }: Definition): boolean => ratings[VALUE] <= destinyOf(w, seat);

export const blackBullets = equipment({
  code: '02021',
  name: { en: 'Black Bullets', cs: 'Černé střely' },
  text: {
    en: 'Attached to a weapon for Shoot, or for Fight and Shoot, of a Dark Legion warrior. A Doomtrooper wounded with it is a Heretic and no Doomtrooper any longer: he loses his affiliations, and his cards for Doomtroopers only are discarded.',
    cs: 'Na zbraň na střelbu, i na tu na zápas i střelbu, bojovníka Černé legie. Doomtrooper, kterého zraní, je napříště Kacíř a ne Doomtrooper: ztratí příslušnosti a jeho karty jen pro Doomtroopery se vyřadí.',
  },
  affiliation: 'legion',
  part: (w, of) => (hasLabel(w, of, 'shootWeapon') || hasLabel(w, of, 'bothWeapon')) && isLegion(w, carrierOf(w, of)),
  on: ({ world, self, event }) => {
    if (event.type !== 'wounded' || event.by !== bearerOf(world, self) || !isDoomtrooper(world, event.card)) return null;
    if (has(world, event.card, 'neverHeretic', null) || isLoyal(world, event.card)) return null;
    const used = world.fights.some(({ weapons }) => weapons.includes(world.cards[self]!.host));
    return used ? follows(world, self, { def: world.cards[self]!.def, ask: 'turned', args: [event.card] }) : null;
  },
  answered: ({ g, world, seat, self, args }) => {
    const victim = args[0]!;
    if (!isPresent(world, victim)) return;
    last(g, { card: self, seat }, { what: 'converted', on: victim }, { rule: 'DOT 32.27' });
    affiliationChanged(g, victim);
    for (const card of world.cards[victim]!.gear.slice()) if (definitionOf(world, card).needs.doomtrooper) discard(g, card, 'DOT 37.10');
  },
});

/** Dragoons of a player who would be discarded for it. */
const crewOf = (w: World, seat: number): CardId[] =>
  warriorsOf(w, seat).filter(id => w.cards[id]!.zone !== 'hidden' && isKind(w, id, 'dragoon') && !withstands(w, id, 'discard'));
const CREW = 2;

export const grizzlyBattleTank = warrior({
  code: '02072',
  name: { en: 'Grizzly Battle Tank', cs: 'Bitevní tank Grizzly' },
  text: {
    en: 'Counts as a vehicle and a tank. Immune to the Dark Symmetry; takes no equipment. He enters play only for 1 action and two of your Dragoons, who are discarded; his Value is not paid.',
    cs: 'Počítá se za vozidlo a tank. Imunní vůči Černé symetrii; nepřijímá vybavení. Do hry přijde jen za 1 akci a za dva tvé Dragouny, kteří se vyřadí; jeho Hodnota se neplatí.',
  },
  affiliation: 'bauhaus',
  ratings: { fight: 8, shoot: 14, armour: 16, value: 20 },
  labels: ['vehicle', 'tank', 'unpaid'],
  abilities: ['symmetryImmune', 'noEquipment'],
  enters: () => no('DOT 8.1', 'onlyForCrew'),
  refusal: ({ world, seat }) => (crewOf(world, seat).length >= CREW ? null : no('DOT 28.16', 'onlyForCrew')),
  effect: ({ g, world, seat, play }) => asks(g, play, seat, { ask: 'discard', options: picks(crewOf(world, seat)) }),
  answered: ({ g, world, seat, self, args, answer, asked }) => {
    const crew = [...args, picked(answer)];
    const others = crewOf(world, seat).filter(id => !crew.includes(id));
    if (crew.length < CREW && others.length > 0) return asksOn(asked, { ask: 'discard', options: picks(others), args: crew });
    if (crew.length < CREW) return null;
    for (const id of crew) discard(g, id, 'DOT 37.41');
    enter(g, self, { seat, area: 'squad', rule: 'DOT 8.2' });
    return null;
  },
});

export const lootAndPillage = special({
  code: '02088',
  name: { en: 'Loot and Pillage', cs: 'Loupení a drancování' },
  text: {
    en: '3 actions, one of these: 20 destiny points; a warrior of your collection who is no personality enters play for nothing; an equipment card of your library comes to your hand.',
    cs: '3 akce, jedno z tohoto: 20 bodů osudu; bojovník z tvé sbírky, který není osobnost, přijde do hry zdarma; karta vybavení z tvé knihovny přijde do tvé ruky.',
  },
  timing: 'action',
  actions: 3,
  limit: 1,
  effect: ({ g, seat, play }) => asks(g, play, seat, { ask: 'loot', options: ['destiny', 'recruits', 'library'] }),
  answered: ({ g, world, seat, ask, answer, asked }) => {
    if (ask === 'recruit') return fetching({ seat, def: namedIn(answer) });
    if (ask === 'take') {
      stopLooking(g);
      if (answer !== 'stop') toHand(g, picked(answer), 'DOT 37.6');
      shuffleLibrary(g, seat, 'DOT 4.1');
      return null;
    }
    if (answer === 'destiny') return gainDestiny(g, seat, 20, { cause: 'card', rule: 'DOT 3.32' });
    if (answer === 'recruits')
      return asks(g, asked, seat, {
        ask: 'recruit',
        options: named(collectionOf(world, seat, ({ type, personality }) => type === 'warrior' && !personality)),
      });
    const { library } = world.sides[seat]!;
    look(g, { seat, at: seat, cards: library, rule: 'DOT 37.6' });
    return asks(g, asked, seat, {
      ask: 'take',
      options: ['stop', ...picks(library.filter(id => definitionOf(world, id).type === 'equipment'))],
    });
  },
});

export const scrollOfUnholyInvocation = relic({
  code: '02120',
  name: { en: 'Scroll of Unholy Invocation', cs: 'Svitek rouhavého vzývání' },
  text: {
    en: 'Dark Legion only. 3 actions, removed from the game: an Apostle of your collection joins your Kohort for nothing.',
    cs: 'Jen Černá legie. Za 3 akce, odstraní se ze hry: Apoštol z tvé sbírky se zdarma přidá k tvé Kohortě.',
  },
  affiliation: 'legion',
  needs: { legion: true },
  uses: [
    {
      timing: 'action',
      actions: 3,
      condition: ({ world, seat }) => apostlesOf(world, seat).length > 0,
      effect: ({ g, world, seat, self, play }) => {
        const call = asks(g, play, seat, { ask: 'recruit', options: named(apostlesOf(world, seat)) });
        sacrifice(g, self, 'DOT 37.9');
        return call;
      },
    },
  ],
  answered: ({ seat, answer }) => fetching({ seat, def: namedIn(answer) }),
});
const apostlesOf = (w: World, seat: number): number[] =>
  collectionOf(w, seat, ({ labels }) => labels.includes('apostle')).filter(
    def => !w.play.some(id => w.cards[id]!.def === def && w.cards[id]!.zone !== 'hidden'),
  );

export const tekron = warrior({
  code: '02142',
  name: { en: 'Tekron', cs: 'Tekron' },
  text: {
    en: '3 actions: your Heretic is removed from the game, and a follower of Algeroth of your collection who is no personality takes his place for his Value.',
    cs: 'Za 3 akce: tvůj Kacíř se odstraní ze hry a jeho místo za svou Hodnotu zaujme stoupenec Algerothův z tvé sbírky, který není osobnost.',
  },
  affiliation: 'legion',
  ratings: { fight: 4, shoot: 4, armour: 3, value: 6 },
  follower: 'algeroth',
  uses: [
    {
      timing: 'action',
      actions: 3,
      removes: 'sacrifice',
      target: aWarrior(isYours, isHeretic),
      condition: ({ world, seat }) => recruitsOf(world, seat).length > 0,
      effect: ({ g, world, seat, target, play }) =>
        asks(g, play, seat, { ask: 'recruit', options: named(recruitsOf(world, seat)), args: [target] }),
    },
  ],
  answered: ({ g, seat, args, answer }) => {
    const def = namedIn(answer);
    loseDestiny(g, seat, DEFINITIONS[def]!.ratings[VALUE], { cause: 'ability', rule: 'DOT 3.32' });
    sacrifice(g, args[0]!, 'DOT 37.9');
    return fetching({ seat, def });
  },
});
const recruitsOf = (w: World, seat: number): number[] =>
  collectionOf(w, seat, definition => isRecruit(definition) && affordable(w, seat, definition));

export const transfiguration = special({
  code: '02163',
  name: { en: 'Transfiguration', cs: 'Převtělení' },
  text: {
    en: 'On a Heretic: he is removed from the game, and a follower of Algeroth of your library who is no personality enters your Kohort for his Value.',
    cs: 'Na Kacíře: odstraní se ze hry a z tvé knihovny přijde za svou Hodnotu do tvé Kohorty stoupenec Algerothův, který není osobnost.',
  },
  affiliation: 'legion',
  timing: 'any',
  removes: 'sacrifice',
  // [house: anyone who plays it looks for the newcomer, pays for him and has him, no matter whose the Heretic was.]
  target: aWarrior(isHeretic),
  condition: ({ world, seat }) => world.sides[seat]!.library.length > 0,
  effect: ({ g, world, seat, target, play }) => {
    const { library } = world.sides[seat]!;
    sacrifice(g, target, 'DOT 37.9');
    look(g, { seat, at: seat, cards: library, rule: 'DOT 37.6' });
    return asks(g, play, seat, { ask: 'recruit', options: ['stop', ...picks(library.filter(id => comes(world, seat, id)))] });
  },
  answered: ({ g, world, seat, answer }) => {
    stopLooking(g);
    if (answer !== 'stop') {
      const id = picked(answer);
      loseDestiny(g, seat, definitionOf(world, id).ratings[VALUE], { cause: 'card', rule: 'DOT 3.32' });
      enter(g, id, { seat, area: homeOf(world, id), rule: 'DOT 37.44' });
    }
    shuffleLibrary(g, seat, 'DOT 4.1');
  },
});
const comes = (w: World, seat: number, id: CardId): boolean =>
  isRecruit(definitionOf(w, id)) && affordable(w, seat, definitionOf(w, id)) && entryRefusal(w, seat, id) === null;
