/** Inquisition: the Art, Summoning. What is summoned comes out of a pile of the caster's player: the discard pile, or dearer the library. */
import type { Call } from '@kolbiste/engine';
import { enter, loseDestiny, look, shuffleLibrary, stopLooking } from '../../rules/atoms.ts';
import type { Here } from '../../rules/game.ts';
import { artWorth, entryRefusal, movesWith, type CardMove } from '../../rules/legality.ts';
import { destinyOf } from '../../rules/queries.ts';
import type { CardId, World } from '../../rules/state.ts';
import { homeOf, isDoomtrooper } from '../../rules/status.ts';
import { priceOf } from '../../rules/values.ts';
import type { Part, Use } from '../form.ts';
import { art } from '../makers.ts';
import { asks, picked, picks, putsIntoPlay } from '../pieces.ts';
import { definitionOf } from '../registry.ts';
import type { CardType, Definition } from '../vocabulary.ts';

const piles = (w: World, seat: number): readonly CardId[] => [...w.sides[seat]!.discard, ...w.sides[seat]!.library];

/** A card of this type is put into play as it would be played: for one price out of the discard pile, for the other out of the library. */
const summonsCard = (
  type: CardType,
  dead: number,
  deep: number,
  fits: (w: World, move: CardMove) => boolean = () => true,
): Part & Pick<Use, 'effect'> => ({
  sums: [dead, deep],
  condition: ({ world, seat }) => piles(world, seat).length > 0,
  effect: ({ g, world, seat, spent, caster, play }) => {
    const isDeep = spent * artWorth(world, caster, definitionOf(world, play.card), null) >= deep;
    const pile = world.sides[seat]![isDeep ? 'library' : 'discard'];
    look(g, { seat, at: seat, cards: pile, rule: 'DOT 37.6' });
    const cards = pile.filter(id => definitionOf(world, id).type === type);
    const moves = movesWith(world, seat, cards, { moment: 'free', pool: null, anyTime: true, free: true }).filter(move =>
      fits(world, move),
    );
    return asks(g, play, seat, 'summon', ['stop', ...moves], [isDeep ? 1 : 0]);
  },
  answered: ({ g, seat, args, answer }) => {
    stopLooking(g);
    const call = answer === 'stop' ? null : putsIntoPlay(g, seat, answer as unknown as CardMove);
    if (args[0] === 1) shuffleLibrary(g, seat, 'DOT 4.1');
    return call;
  },
});

const BASE = 2;
/** Whom of a pile the caster may add, and pay his Value for, twice out of the library. */
function summonable(w: World, seat: number, deep: boolean, worth: number, fits: (definition: Definition) => boolean): CardId[] {
  return w.sides[seat]![deep ? 'library' : 'discard'].filter(
    id =>
      definitionOf(w, id).type === 'warrior' &&
      isDoomtrooper(w, id) &&
      fits(definitionOf(w, id)) &&
      entryRefusal(w, seat, id) === null &&
      dueFor(w, id, deep, worth) <= destinyOf(w, seat),
  );
}
const dueFor = (w: World, id: CardId, deep: boolean, worth: number): number => Math.ceil((priceOf(w, id) * (deep ? 2 : 1)) / worth);

/** Such a Doomtrooper joins the caster's player for his Value, out of the library for twice that. */
const summonsWarrior = (fits: (definition: Definition) => boolean): Part & Pick<Use, 'effect'> => ({
  destiny: BASE,
  condition: ({ world, seat }) => piles(world, seat).length > 0,
  effect: ({ g, world, seat, caster, play }) =>
    asks(g, play, seat, 'pile', ['discard', 'library'], [artWorth(world, caster, definitionOf(world, play.card), null)]),
  answered: ({ g, world, seat, ask, args, answer, asked }): Call<unknown> | null => {
    if (ask === 'pile') {
      const deep = answer === 'library';
      look(g, { seat, at: seat, cards: world.sides[seat]![deep ? 'library' : 'discard'], rule: 'DOT 37.6' });
      return asks(g, asked, seat, 'recruit', ['stop', ...picks(summonable(world, seat, deep, args[0]!, fits))], [args[0]!, deep ? 1 : 0]);
    }
    stopLooking(g);
    if (answer !== 'stop') arrives(g, seat, picked(answer), args[1] === 1, args[0]!);
    if (args[1] === 1) shuffleLibrary(g, seat, 'DOT 4.1');
    return null;
  },
});
function arrives(g: Here, seat: number, id: CardId, deep: boolean, worth: number): void {
  loseDestiny(g, seat, dueFor(g.world, id, deep, worth), 'card', 'DOT 3.32');
  enter(g, id, seat, homeOf(g.world, id), 'DOT 37.44');
}

export const summonDefense = art({
  code: '02133',
  name: { en: 'Summon Defense', cs: 'Vyvolání obrany' },
  text: {
    en: 'Summoning, any time. Put a fortification into play out of your discard pile (3 destiny) or your library (6). Removed from the game.',
    cs: 'Vyvolávání, kdykoli. Vylož opevnění ze svého hrobu (3 body osudu) či z knihovny (6). Odstraní se ze hry.',
  },
  aspect: 'summoning',
  casting: 'any',
  ...summonsCard('fortification', 3, 6),
  after: 'sacrifice',
});

export const summonHero = art({
  code: '02134',
  name: { en: 'Summon Hero', cs: 'Vyvolání hrdiny' },
  text: {
    en: 'Summoning, any time. 2 destiny and his Value: a Doomtrooper who is a personality joins you out of your discard pile; out of your library for twice his Value. Removed from the game.',
    cs: 'Vyvolávání, kdykoli. Za 2 body osudu a jeho Hodnotu se k tobě z hrobu přidá Doomtrooper, který je osobností; z knihovny za dvojnásobek jeho Hodnoty. Odstraní se ze hry.',
  },
  aspect: 'summoning',
  casting: 'any',
  ...summonsWarrior(({ personality }) => personality),
  after: 'sacrifice',
});

export const summonItem = art({
  code: '02135',
  name: { en: 'Summon Item', cs: 'Vyvolání předmětu' },
  text: {
    en: 'Summoning, any time. Give a warrior of your Squad equipment out of your discard pile (4 destiny) or your library (7). Removed from the game.',
    cs: 'Vyvolávání, kdykoli. Dej bojovníkovi svého Mužstva vybavení ze svého hrobu (4 body osudu) či z knihovny (7). Odstraní se ze hry.',
  },
  aspect: 'summoning',
  casting: 'any',
  ...summonsCard('equipment', 4, 7, (w, move) => 'on' in move && w.cards[move.on]!.zone === 'squad'),
  after: 'sacrifice',
});

export const summonRelic = art({
  code: '02136',
  name: { en: 'Summon Relic', cs: 'Vyvolání relikvie' },
  text: {
    en: 'Summoning, any time. Put a relic on a warrior of yours out of your discard pile (7 destiny) or your library (10). Removed from the game.',
    cs: 'Vyvolávání, kdykoli. Dej svému bojovníkovi relikvii ze svého hrobu (7 bodů osudu) či z knihovny (10). Odstraní se ze hry.',
  },
  aspect: 'summoning',
  casting: 'any',
  ...summonsCard('relic', 7, 10),
  after: 'sacrifice',
});

export const summonTrooper = art({
  code: '02138',
  name: { en: 'Summon Trooper', cs: 'Vyvolání Doomtroopera' },
  text: {
    en: 'Summoning, any time. 2 destiny and his Value: a Doomtrooper who is no personality joins you out of your discard pile; out of your library for twice his Value. Removed from the game.',
    cs: 'Vyvolávání, kdykoli. Za 2 body osudu a jeho Hodnotu se k tobě z hrobu přidá Doomtrooper, který není osobností; z knihovny za dvojnásobek jeho Hodnoty. Odstraní se ze hry.',
  },
  aspect: 'summoning',
  casting: 'any',
  ...summonsWarrior(({ personality }) => !personality),
  after: 'sacrifice',
});
