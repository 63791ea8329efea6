/** Inquisition: the Art, Summoning. What is summoned comes out of a pile of the caster's player: the discard pile, or dearer the library. */
import type { Call } from '@kolbiste/engine';
import { artMeans, payForArt } from '../../rules/art-means.ts';
import { enter, loseDestiny, look, shuffleLibrary, stopLooking } from '../../rules/atoms.ts';
import type { Here } from '../../rules/game.ts';
import { artWorth, entryRefusal } from '../../rules/legality.ts';
import type { CardId, World } from '../../rules/state.ts';
import { homeOf, isDoomtrooper } from '../../rules/status.ts';
import { priceOf } from '../../rules/values.ts';
import type { Part, Use } from '../form.ts';
import { art } from '../makers.ts';
import { essenceOf, piles, summonsCard } from '../summoning.ts';
import { asks, follows, picked, picks } from '../pieces.ts';
import type { Definition } from '../vocabulary.ts';
import { definitionOf } from '../registry.ts';

const BASE = 2;
/** Out of which pile, and how many times his Value that costs. */
interface Source {
  readonly pile: 'discard' | 'library';
  readonly times: number;
}
/** Whom of a pile the caster may add. */
function summonable(w: World, seat: number, caster: CardId, { pile, times }: Source, fits: (definition: Definition) => boolean): CardId[] {
  return w.sides[seat]![pile].filter(
    id =>
      definitionOf(w, id).type === 'warrior' &&
      isDoomtrooper(w, id) &&
      fits(definitionOf(w, id)) &&
      entryRefusal(w, seat, id) === null &&
      dueFor(w, id, caster, times) <= artMeans(w, seat, caster),
  );
}
const dueFor = (w: World, id: CardId, caster: CardId, times: number): number =>
  Math.ceil((priceOf(w, id) * times) / artWorth(w, caster, { aspect: 'summoning' }, null));

/** Such a Doomtrooper joins the caster's player for his Value, out of the library for twice that. */
const summonsWarrior = (fits: (definition: Definition) => boolean): Part & Pick<Use, 'effect'> => ({
  destiny: BASE,
  condition: ({ world, seat }) => piles(world, seat).length > 0,
  effect: ({ g, world, seat, self, caster, play }) => {
    const settled = essenceOf(world, self);
    return settled === null
      ? asks(g, play, seat, { ask: 'pile', options: ['discard', 'library'], args: [caster] })
      : follows(world, self, { def: world.cards[self]!.def, ask: settled, args: [caster] });
  },
  answered: ({ g, world, seat, ask, args, answer, asked }): Call<unknown> | null => {
    const caster = args[0]!;
    if (ask !== 'recruit') {
      const source: Source =
        ask === 'pile'
          ? answer === 'library'
            ? { pile: 'library', times: 2 }
            : { pile: 'discard', times: 1 }
          : ask === 'library'
            ? { pile: 'library', times: 1 }
            : { pile: 'discard', times: 0 };
      look(g, { seat, at: seat, cards: world.sides[seat]![source.pile], rule: 'DOT 37.6' });
      const found = picks(summonable(world, seat, caster, source, fits));
      return asks(g, asked, seat, {
        ask: 'recruit',
        options: ['stop', ...found],
        args: [caster, source.times, source.pile === 'library' ? 1 : 0],
      });
    }
    stopLooking(g);
    if (answer !== 'stop') arrives(g, seat, picked(answer), caster, args[1]!);
    if (args[2] === 1) shuffleLibrary(g, seat, 'DOT 4.1');
    return null;
  },
});
function arrives(g: Here, seat: number, id: CardId, caster: CardId, times: number): void {
  loseDestiny(g, seat, payForArt(g, caster, dueFor(g.world, id, caster, times)), { cause: 'card', rule: 'DOT 3.32' });
  enter(g, id, { seat, area: homeOf(g.world, id), rule: 'DOT 37.44' });
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
