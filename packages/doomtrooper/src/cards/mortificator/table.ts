/** Mortificator: specials, about piles, points and all who are in play. */
import { type Option, type Seat } from '@kolbiste/engine';
import { has } from '../../rules/abilities.ts';
import {
  destinyOf,
  discard,
  draw,
  enter,
  look,
  loseDestiny,
  reattach,
  sacrifice,
  stopLooking,
  strengthen,
  toLibrary,
} from '../../rules/atoms.ts';
import { harmingFrom, threaten } from '../../rules/combat/harm.ts';
import type { Here } from '../../rules/game.ts';
import { bearerRefusal, entryRefusal } from '../../rules/legality.ts';
import type { Choosing } from '../../rules/procedures.ts';
import { byBook, seatsFrom } from '../../rules/queries.ts';
import { type CardId, type World } from '../../rules/state.ts';
import { homeOf, isDoomtrooper, isPresent, isSealed, isThere, knownWarriors, warriorsOf, withstands } from '../../rules/status.ts';
import { worthOf } from '../../rules/values.ts';
import { discardsAll } from '../base/specials/pieces.ts';
import { discardTarget } from '../effects.ts';
import { belongsTo, isYours, labelled, ofType } from '../filters.ts';
import type { Played } from '../form.ts';
import { special } from '../makers.ts';
import { asks, asksOn, follows, picked, picks, plus } from '../pieces.ts';
import { definitionOf } from '../registry.ts';
import { aCard, anOpponent, aPlayer, aWarrior } from '../targets.ts';

const isRelic = ofType('relic');
const relicsOf = (w: World, seat: Seat): CardId[] => w.play.filter(id => w.cards[id]!.by === seat && isRelic(w, id) && isThere(w, id));

/** One player after another, from the one who played it on: what he may answer, and what follows from it. */
const inTurn = (
  options: (w: World, seat: Seat, by: Seat) => readonly Option[],
  does: (g: Here, seat: Seat, answer: Option) => void,
  ask: string,
): Played => {
  const next = (w: World, asked: Choosing, left: readonly Seat[]) => {
    const [seat, ...rest] = left.filter(other => options(w, other, w.cards[asked.card]!.by).length > 0);
    return seat === undefined ? null : asksOn(asked, { ask, options: options(w, seat, w.cards[asked.card]!.by), args: rest, seat });
  };
  return {
    timing: 'action',
    effect: ({ world, self, seat }) => follows(world, self, { def: world.cards[self]!.def, ask: 'begin', args: seatsFrom(world, seat) }),
    answered: ({ g, world, seat, ask: about, args, answer, asked }) => {
      if (about !== 'begin') does(g, seat, answer);
      return next(world, asked, args);
    },
  };
};

export const airToGroundMissile = special({
  code: '04002',
  name: { en: 'Air-To-Ground Missile', cs: 'Raketa vzduch-země' },
  text: {
    en: 'Discard a tank in play, be it equipment or a warrior; nobody earns points.',
    cs: 'Vyřaď tank ve hře, ať je to vybavení, nebo bojovník; nikdo nezíská body.',
  },
  timing: 'any',
  removes: 'discard',
  target: aCard(labelled('tank')),
  effect: discardTarget(),
});

export const andStayDead = special({
  code: '04004',
  name: { en: 'And Stay Dead!', cs: 'A zůstaň v hrobě!' },
  text: {
    en: 'Look through an opponent’s discard pile and remove two cards in it from the game. Removed from the game.',
    cs: 'Prohlédni soupeřův hrob a dvě karty v něm odstraň ze hry. Odstraní se ze hry.',
  },
  timing: 'any',
  target: anOpponent((w, player) => w.sides[player]!.discard.length > 0),
  effect: ({ g, world, seat, player, play }) => {
    const { discard: pile } = world.sides[player]!;
    look(g, { seat, at: player, cards: pile, rule: byBook(world, 'DOT 37.8t', 'DOT 37.8s') });
    return asks(g, play, seat, { ask: 'remove', options: picks(pile), args: [player, 2] });
  },
  answered: ({ g, world, args, answer, asked }) => {
    const [player, left] = args as readonly [Seat, number];
    sacrifice(g, picked(answer), 'DOT 37.9');
    const { discard: pile } = world.sides[player]!;
    if (left > 1 && pile.length) return asksOn(asked, { ask: 'remove', options: picks(pile), args: [player, left - 1] });
    stopLooking(g);
    return null;
  },
  after: 'sacrifice',
});

export const burglary = special({
  code: '04019',
  name: { en: 'Burglary', cs: 'Vloupání' },
  text: { en: '3 actions: a player’s relics are all discarded.', cs: '3 akce: všechny relikvie jednoho hráče se vyřadí.' },
  timing: 'action',
  actions: 3,
  target: aPlayer((w, player) => relicsOf(w, player).length > 0),
  effect: ({ g, world, player }) => {
    for (const id of relicsOf(world, player)) if (world.play.includes(id)) discard(g, id, 'DOT 37.10');
  },
});

/** Fewest warriors of a player still in the game. */
const fewest = (w: World): number => Math.min(...seatsFrom(w, 0).map(seat => warriorsOf(w, seat).length));
const leavers = (w: World, seat: Seat): CardId[] =>
  warriorsOf(w, seat).length > fewest(w) ? warriorsOf(w, seat).filter(id => !withstands(w, id, 'discard')) : [];
const culls = (w: World, asked: Choosing, seats: readonly Seat[]): ReturnType<typeof asksOn> => {
  const [seat, ...rest] = seats;
  if (seat === undefined) return null;
  const able = leavers(w, seat);
  return able.length ? asksOn(asked, { ask: 'discard', options: picks(able), args: [seat, ...rest], seat }) : culls(w, asked, rest);
};
export const carnage = special({
  code: '04021',
  name: { en: 'Carnage', cs: 'Masakr' },
  text: {
    en: '3 actions, if you have a warrior: every player discards warriors of his choice until he has as few as the player who has fewest.',
    cs: '3 akce, máš-li bojovníka: každý hráč vyřadí bojovníky dle své volby, až jich má jako ten, kdo jich má nejméně.',
  },
  timing: 'action',
  actions: 3,
  // [house: warriors nobody has seen count as well, and may be given up.]
  condition: ({ world, seat }) => warriorsOf(world, seat).length > 0 && seatsFrom(world, seat).some(at => leavers(world, at).length > 0),
  effect: ({ world, self, seat }) => follows(world, self, { def: world.cards[self]!.def, ask: 'begin', args: seatsFrom(world, seat) }),
  answered: ({ g, world, ask, args, answer, asked }) => {
    if (ask === 'discard') discard(g, picked(answer), 'DOT 37.41');
    return culls(world, asked, args);
  },
});

export const dayOfMourning = special({
  code: '04030',
  name: { en: 'Day of Mourning', cs: 'Den smutku' },
  text: {
    en: 'All Bauhaus warriors have −5 Fight, Shoot and Armor until your next turn. Removed from the game.',
    cs: 'Všichni bojovníci Bauhausu mají do tvého příštího kola −5 Zápas, Střelba a Obrana. Odstraní se ze hry.',
  },
  affiliation: 'bauhaus',
  timing: 'any',
  condition: ({ world }) => knownWarriors(world).some(id => belongsTo('bauhaus')(world, id)),
  effect: ({ g, world, seat, play }) => {
    for (const on of knownWarriors(world).filter(id => belongsTo('bauhaus')(world, id)))
      strengthen(g, play, { on, ratings: plus(-5, -5, -5) }, { until: seat, rule: 'DOT 24.5.14' });
  },
  after: 'sacrifice',
});

/** Library and discard pile change places; the new library is shuffled. */
function exchangePiles(g: Here, seat: Seat): void {
  if (isSealed(g.world, seat)) return;
  const { library, discard: dead } = g.world.sides[seat]!;
  const [down, up] = [library.slice(), dead.slice()];
  for (const id of down) discard(g, id, 'DOT 37.10');
  for (const id of up) toLibrary(g, id, 'DOT 4.1');
}
const OTHERS_PRICE = 25;
export const dejaVu = special({
  code: '04035',
  name: { en: 'Deja Vu', cs: 'Déjà vu' },
  text: {
    en: '3 actions: your library and your discard pile change places, shuffled. Every other player may pay 25 destiny points to do the same. Removed from the game.',
    cs: '3 akce: tvá knihovna a tvůj hrob si vymění místo a zamíchají se. Každý jiný hráč smí za 25 bodů osudu udělat totéž. Odstraní se ze hry.',
  },
  ...inTurn(
    (w, seat, by) => (seat !== by && destinyOf(w, seat) >= OTHERS_PRICE ? ['pay', 'refuse'] : []),
    (g, seat, answer) => {
      if (answer !== 'pay') return;
      loseDestiny(g, seat, OTHERS_PRICE, { cause: 'card', rule: 'DOT 3.32' });
      exchangePiles(g, seat);
    },
    'piles',
  ),
  actions: 3,
  condition: ({ world, seat }) => world.sides[seat]!.discard.length + world.sides[seat]!.library.length > 0,
  effect: ({ g, world, self, seat }) => {
    exchangePiles(g, seat);
    return follows(world, self, { def: world.cards[self]!.def, ask: 'begin', args: seatsFrom(world, seat) });
  },
  after: 'sacrifice',
});

/** [house: who is in cover unseen is not reached, as nobody knows whether he is wounded.] */
const unhurt = (w: World): CardId[] => knownWarriors(w).filter(id => !w.cards[id]!.wounded && !has(w, id, 'unharmed', null));
export const eatThis = special({
  code: '04038',
  name: { en: 'Eat This!', cs: 'Poddejte se!' },
  text: {
    en: 'Every unwounded warrior in play is wounded, and nobody is killed by it, not even who dies of any wound.',
    cs: 'Každý nezraněný bojovník ve hře je zraněn a nikoho to nezabije, ani toho, kdo na každé zranění umírá.',
  },
  timing: 'any',
  limit: 1,
  condition: ({ world }) => unhurt(world).length > 0,
  effect: ({ world }) => {
    const from = world.harms.length;
    for (const victim of unhurt(world)) threaten(world, { victim });
    return harmingFrom(world, from, null);
  },
  wounds: ({ world }) => unhurt(world),
});

const FULL = 7;
export const fillemUp = special({
  code: '04044',
  name: { en: "Fill'em Up", cs: 'Všichni se nacpěte!' },
  text: {
    en: 'Not in your turn: everybody may draw until he holds seven cards.',
    cs: 'Ne ve tvém kole: každý si smí dobrat do sedmi karet.',
  },
  ...inTurn(
    (w, seat) => (w.sides[seat]!.hand.length < FULL && w.sides[seat]!.library.length > 0 ? ['yes', 'no'] : []),
    (g, seat, answer) => {
      if (answer === 'yes') while (g.world.sides[seat]!.hand.length < FULL && draw(g, seat, 'DOT 5.27'));
    },
    'draw',
  ),
  timing: 'any',
  condition: ({ world, seat }) =>
    world.active !== seat && seatsFrom(world, seat).some(at => world.sides[at]!.hand.length < FULL && world.sides[at]!.library.length > 0),
});

export const ghostInTheMachine = special({
  code: '04046',
  name: { en: 'Ghost in the Machine', cs: 'Počítačový virus' },
  text: {
    en: '3 actions and 10 destiny points: discard all Cybertronic warriors; nobody earns points.',
    cs: '3 akce a 10 bodů osudu: vyřaď všechny bojovníky Kybertroniku; nikdo nezíská body.',
  },
  affiliation: 'cybertronic',
  ...discardsAll(ofType('warrior'), (w, id) => w.cards[id]!.zone !== 'hidden', belongsTo('cybertronic')),
  timing: 'action',
  actions: 3,
  destiny: 10,
});

const SPARED = 20;
export const livingOnTheEdge = special({
  code: '04064',
  name: { en: 'Living on the Edge', cs: 'Život na ostří nože' },
  text: {
    en: '3 actions: every player, you too, pays 20 destiny points, or his discard pile is removed from the game.',
    cs: '3 akce: každý hráč včetně tebe zaplatí 20 bodů osudu, jinak se celý jeho hrob odstraní ze hry.',
  },
  ...inTurn(
    (w, seat) => (w.sides[seat]!.discard.length === 0 ? [] : destinyOf(w, seat) >= SPARED ? ['pay', 'refuse'] : ['refuse']),
    (g, seat, answer) => {
      if (answer === 'pay') loseDestiny(g, seat, SPARED, { cause: 'card', rule: 'DOT 3.32' });
      else for (const id of g.world.sides[seat]!.discard.slice()) sacrifice(g, id, 'DOT 37.9');
    },
    'grave',
  ),
  actions: 3,
  condition: ({ world }) => world.sides.some(({ out, discard: pile }) => !out && pile.length > 0),
});

/** Who of the hand may stand in for a warrior. */
const doubles = (w: World, seat: Seat): CardId[] =>
  w.sides[seat]!.hand.filter(id => {
    const { type, personality } = definitionOf(w, id);
    return type === 'warrior' && !personality && isDoomtrooper(w, id) && homeOf(w, id) === 'squad' && entryRefusal(w, seat, id) === null;
  });
export const masterOfDisguise = special({
  code: '04068',
  name: { en: 'Master of Disguise', cs: 'Mistr převleků' },
  text: {
    en: '2 actions, on a warrior of your Squad: discard him, and a Doomtrooper of your hand who is no personality takes his place for nothing, with all attachments he may have.',
    cs: '2 akce, na bojovníka tvého Mužstva: vyřaď ho a jeho místo zdarma zaujme Doomtrooper z tvé ruky, který není osobnost, se vším, co z jeho karet smí mít.',
  },
  timing: 'action',
  actions: 2,
  target: aWarrior(
    isYours,
    (w, id) => w.cards[id]!.zone === 'squad' && !withstands(w, id, 'discard'),
    (w, _, { seat }) => doubles(w, seat).length > 0,
  ),
  effect: ({ g, world, seat, target, play }) =>
    asks(g, play, seat, { ask: 'double', options: picks(doubles(world, seat)), args: [target] }),
  answered: ({ g, world, seat, args, answer }) => {
    const old = args[0]!;
    const newcomer = picked(answer);
    if (!isPresent(world, old)) return;
    enter(g, newcomer, { seat, area: 'squad', rule: 'DOT 37.44' });
    for (const card of world.cards[old]!.gear.slice())
      if (bearerRefusal(world, { seat: world.cards[card]!.by, card, definition: definitionOf(world, card) }, newcomer) === null)
        reattach(g, card, newcomer, 'DOT 11.1');
    discard(g, old, 'DOT 37.41');
  },
});

export const playItAgain = special({
  code: '04078',
  name: { en: 'Play It Again', cs: 'A jedem znovu' },
  text: {
    en: '1 action and 10 destiny points: your discard pile is shuffled into your library. Removed from the game.',
    cs: '1 akce a 10 bodů osudu: zamíchej svůj hrob do knihovny. Odstraní se ze hry.',
  },
  timing: 'action',
  actions: 1,
  destiny: 10,
  condition: ({ world, seat }) => world.sides[seat]!.discard.length > 0,
  effect: ({ g, world, seat }) => {
    for (const id of world.sides[seat]!.discard.slice()) toLibrary(g, id, 'DOT 4.1');
  },
  after: 'sacrifice',
});

/** Others who are worth as much and may be discarded. */
const rivalsOf = (w: World, id: CardId): CardId[] =>
  knownWarriors(w).filter(other => other !== id && worthOf(w, other, null) === worthOf(w, id, null) && !withstands(w, other, 'discard'));
export const russianRoulette = special({
  code: '04090',
  name: { en: 'Russian Roulette', cs: 'Ruská ruleta' },
  text: {
    en: 'Name two warriors of equal Value and flip a coin: heads, the second is discarded, tails, the first; nobody earns points.',
    cs: 'Urči dva bojovníky se stejnou Hodnotou a hoď mincí: panna vyřadí druhého, orel prvního; nikdo nezíská body.',
  },
  timing: 'any',
  removes: 'discard',
  target: aWarrior((w, id) => rivalsOf(w, id).length > 0),
  effect: ({ g, world, seat, target, play }) =>
    isPresent(world, target) ? asks(g, play, seat, { ask: 'rival', options: picks(rivalsOf(world, target)), args: [target] }) : null,
  answered: ({ g, seat, args, answer }) => {
    const heads = g.random.integer(2) === 0;
    g.emit({ type: 'coin', seat, heads, rule: 'DOT 22.1' });
    discard(g, heads ? picked(answer) : args[0]!, 'DOT 37.41');
  },
});

export const terroristAttack = special({
  code: '04107',
  name: { en: 'Terrorist Attack', cs: 'Teroristický útok' },
  text: { en: 'Remove a fortification of the Brotherhood from the game.', cs: 'Odstraň ze hry opevnění Bratrstva.' },
  affiliation: 'legion',
  timing: 'any',
  removes: 'sacrifice',
  target: aCard(ofType('fortification'), belongsTo('brotherhood')),
  effect: ({ g, target }) => sacrifice(g, target, 'DOT 37.9'),
});
