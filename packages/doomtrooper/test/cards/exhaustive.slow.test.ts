/**
 * The exhaustive runner: games from rich tables until every card of the pool was played, cancelled and destroyed, as far as it can be.
 * A table is rich when both players have warriors of many kinds in play, destiny points to spend, and the cards looked for on top of
 * their libraries; from there everything is played at random.
 */
import { createGame, Random, seeded } from '@kolbiste/engine';
import { exhaust } from '@kolbiste/testkit';
import { expect, it } from 'vitest';
import { deckCodes, randomDeck } from '../../src/decks/random.ts';
import { DEFINITIONS, definitionNamed, module as doomtrooper, type Definition, type DoomEvent, type World } from '../../src/index.ts';
import { newPool } from '../../src/rules/atoms.ts';
import { entryRefusal, NO_AIM } from '../../src/rules/legality.ts';
import { moveRefusal } from '../../src/rules/legality/attempt.ts';
import { homeOf } from '../../src/rules/status.ts';
import { turns } from '../../src/rules/turn/turn.ts';
import { rig } from '../fixture.ts';
import type { Zone } from '../../src/rules/state.ts';

const WAYS = ['played', 'cancelled', 'destroyed'] as const;
type Way = (typeof WAYS)[number];

/**
 * Only specials have cards that cancel them. What stays on the table can be destroyed, but for what withstands everything, and for
 * alliances and warzones, which no card of the pool takes away. Forbidden cards are in no deck.
 */
function applies({ type, after, abilities, limit }: Definition, way: Way): boolean {
  if (limit === 0 || (way === 'destroyed' && (type === 'alliance' || type === 'warzone'))) return false;
  if (way === 'cancelled') return type === 'special';
  if (way === 'played') return true;
  return type === 'warrior' || (after === 'stays' && !abilities.includes('neverDiscarded'));
}
/** What many cards need: weapons, casters, Heretics, somebody to get rid of things. */
const COMPANIONS = [
  'Malfunction!',
  'Surprise Invasion!',
  'Fallen From Favor',
  'Wave of Righteousness',
  'AC-40 "Justifier"',
  'Violator Sword',
  'Gehenna Puker',
  'Tainted!',
  'Heretic',
  'Patriarch',
  'Corsair',
  'Keeper of the Art',
];
/** What some cannot do without. */
const NEEDS: { readonly [code: string]: readonly string[] } = {
  '01016': ['Decay'],
  '01100': ['Heretic', 'Mystic', 'Dark Fire'],
  '01172': ['Cardinal Dominic', 'The Cathedral'],
  '01232': ['Nepharite of Algeroth', 'Citadel of Algeroth'],
  '01276': ['Nepharite Hunt', 'Sean Gallagher'],
  '01293': ['Nepharite Hunt', 'Sean Gallagher', 'Nepharite of Demnogonis', 'Fifteen Minutes of Fame'],
  '07024': ['Prophet', 'Wave of Righteousness'],
  '01294': ['Tainted!', 'Heretic', 'Dark Fire'],
};
/** What no game can show besides, and why. */
const UNTOUCHED = 'no card of the pool discards what lies on a player or on the table';
const ABOLISHED = 'what it once allowed needs no card any more, so that it has no effect and is not played (DOT 15.2, 16.2, 28.16)';
const IMPOSSIBLE: { readonly [item: string]: string } = {
  '01133: destroyed': UNTOUCHED,
  '01198: destroyed': UNTOUCHED,
  '01215: destroyed': UNTOUCHED,
  '01293: cancelled': 'so seldom that it has a test of its own below',
  '02105: played': ABOLISHED,
  '02105: cancelled': ABOLISHED,
  '02105: destroyed': ABOLISHED,
  '03054: played': ABOLISHED,
  '03054: cancelled': ABOLISHED,
  '03054: destroyed': ABOLISHED,
  '05051: destroyed': 'no card reaches a warrior who is Missing in Action, nor what he carries (DOT 34.2)',
};
/** All of it takes some thousand games: `EXHAUST=3000` plays them and wants everything. Otherwise a sample, and most of it. */
const GAMES = Number(process.env['EXHAUST'] ?? 0);

const some = (random: Random, of: number[]): number[] => {
  random.shuffle(of);
  return of.slice(0, 4);
};

/** Warriors on the table, some of them wounded, with whatever of the cards looked for they may carry; the opening is skipped. */
const rich: typeof doomtrooper.setup = (said, seats, random) => {
  const { world } = doomtrooper.setup(said, seats, random);
  const w = rig(world);
  w.opened = true;
  const put = (id: number, zone: Zone, host = -1): void => {
    const card = w.cards[id]!;
    const { library } = w.sides[card.owner]!;
    library.splice(library.indexOf(id), 1);
    card.zone = zone;
    card.stamp = ++w.stamp;
    w.play = [...w.play, id];
    if (host < 0) return;
    card.host = host;
    w.cards[host]!.gear.push(id);
  };
  w.sides.forEach((side, seat) => {
    side.destiny = 60;
    side.turns = 1;
    for (const id of side.library.slice()) {
      if (DEFINITIONS[w.cards[id]!.def]!.type !== 'warrior' || w.play.length >= 6 * (seat + 1) || random.integer(3) === 0) continue;
      if (entryRefusal(w, seat, id) !== null) continue;
      put(id, homeOf(w, id));
      w.cards[id]!.wounded = random.integer(2) === 0;
    }
    // A deck begins with the cards looked for: some go to the hand, some lie where they may lie.
    w.pools = [newPool(seat, { open: 3 })];
    const lies = random.integer(2) === 0;
    for (const id of side.library.slice(0, 32)) {
      const { play, after, type } = DEFINITIONS[w.cards[id]!.def]!;
      if (type !== 'warrior' && after === 'stays' && play?.actions === 1 && lies && random.integer(2) === 0) {
        for (const on of w.play)
          if (
            play.aim === 'warrior' &&
            moveRefusal(
              w,
              { seat, card: id, definition: DEFINITIONS[w.cards[id]!.def]!, use: null, move: play, scope: { moment: 'action', pool: 0 } },
              { ...NO_AIM, target: on },
            ) === null
          ) {
            put(id, 'attached', on);
            break;
          }
      } else if (side.hand.length < 9 && random.integer(3) === 0) {
        side.library.splice(side.library.indexOf(id), 1);
        w.cards[id]!.zone = 'hand';
        side.hand.push(id);
      }
    }
    w.pools = [];
  });
  return { world, first: turns({ seat: random.integer(seats) }) };
};

it('plays, cancels and destroys cards of the whole pool', () => {
  const pool = DEFINITIONS.filter(({ set }) => set !== 'Test');
  const byCode = new Map(pool.map((definition, def) => [definition.code, def]));
  const isWanted = (code: string, way: string): boolean =>
    applies(DEFINITIONS[byCode.get(code)!]!, way as Way) && IMPOSSIBLE[`${code}: ${way}`] === undefined;
  const wanted = new Set(pool.flatMap(({ code }) => WAYS.filter(way => isWanted(code, way)).map(way => `${code}: ${way}`)));
  const all = wanted.size;
  // What viewers see is not the matter here, so nothing is drawn up for them.
  const game = createGame({ ...doomtrooper, setup: rich, view: () => null });
  const choices = new Random(seeded('decks'));
  const noise = definitionNamed('Miscommunication');
  const companions = COMPANIONS.map(definitionNamed);
  const exhausted = exhaust(game, {
    seed: 'every card',
    items: pool.map(({ code }) => code),
    ways: WAYS,
    except: (code, way) => !isWanted(code, way),
    shows(happened, of) {
      const event = happened as DoomEvent;
      const see = (def: number, way: Way): [string, string][] => {
        const { code } = DEFINITIONS[def]!;
        wanted.delete(`${code}: ${way}`);
        return [[code, way]];
      };
      if (event.type === 'played' || event.type === 'cancelled') return see((of as World).cards[event.card]!.def, event.type);
      return (event.type === 'discarded' || event.type === 'sacrificed') && event.from === 'play' ? see(event.def, 'destroyed') : [];
    },
    // Decks are built round what is still missing, with cards that cancel.
    options: i => {
      const profile = i % 2 ? 'standard' : 'tournament';
      const missing = [...new Set([...wanted].map(item => item.slice(0, 5)))].map(code => byCode.get(code)!);
      choices.shuffle(missing);
      const looked = missing.slice(0, missing.length > 100 ? 8 : 1 + choices.integer(4));
      const needed = looked.flatMap(def => (NEEDS[DEFINITIONS[def]!.code] ?? []).map(definitionNamed));
      const deck = (): string => deckCodes(randomDeck(choices, profile, [noise, ...looked, ...needed, ...some(choices, companions)]));
      return { profile, decks: [deck(), deck()] };
    },
    maxGames: GAMES || 260,
    maxDecisions: 300,
  });
  const name = (item: string): string => `${item} (${DEFINITIONS[byCode.get(item.slice(0, 5))!]!.name.en})`;
  if (GAMES) expect(exhausted.missing.map(name)).toEqual([]);
  else expect(exhausted.missing.length / all).toBeLessThan(0.65);
}, 600_000);
