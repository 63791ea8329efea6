/** Random games: every promise of the engine, every card played, every ability used, a census and golden texts. */
import { fileURLToPath } from 'node:url';
import { createGame } from '@kolbiste/engine';
import { exists } from '@kolbiste/rulebooks';
import { census, checkMany, exhaust, matchGolden, newTable, playthrough, type AnyEvent } from '@kolbiste/testkit';
import { describe, expect, it } from 'vitest';
import { allCards, definitionAt, explainAttack, FACTIONS, stepsOf, module, game, type GameEvent, type World } from '../src/index.ts';

const ids = FACTIONS.map(({ id }) => id);
/** All 36 pairings, then again; with four sides the last two turn faster. */
const decksOf = (game: number, sides: number): string[] =>
  Array.from({ length: sides }, (_, side) => ids[Math.floor(game / ids.length ** (side % 2)) % ids.length]!);

describe('random games keep every promise', () => {
  it('duels of all pairings', () => {
    const totals = checkMany(game, {
      games: 36,
      seed: 'duels',
      every: 90,
      options: i => ({ decks: decksOf(i, 2) }),
      ruleExists: exists,
    });
    expect(totals.finished).toBe(36);
  }, 120_000);
  it('four players in teams, and three with one holding two decks', () => {
    const totals = checkMany(game, {
      games: 4,
      seed: 'teams',
      every: 150,
      seats: i => 4 - (i % 2),
      options: i => ({ decks: decksOf(i, 4) }),
      maxDecisions: 30_000,
      ruleExists: exists,
    });
    expect(totals.finished).toBe(4);
  }, 120_000);
  it('house switches turned the other way', () => {
    const options = {
      withinItself: false,
      bothFall: 'active',
      memoryBreak: 'owner',
      scouts: 'one',
      crazedPlacing: true,
      stunnedPushed: true,
      sharedHands: false,
    };
    const totals = checkMany(game, {
      games: 12,
      seed: 'switches',
      every: 100,
      options: i => ({ ...options, decks: decksOf(i * 7, 2) }),
      ruleExists: exists,
    });
    expect(totals.finished).toBe(12);
  }, 120_000);
  it('many fast ones', () => {
    const totals = checkMany(game, { games: 360, seed: 'fast', every: 0, options: i => ({ decks: decksOf(i, 2) }) });
    expect(totals.finished).toBe(360);
    expect(totals.outcomes.draws).toBeLessThan(10);
  }, 120_000);
});

/** Which abilities an event shows at work. */
function abilitiesIn(event: GameEvent, world: World): string[] {
  const abilityOf = (card: number): string => {
    const definition = definitionAt(world.cards[card]!.definition);
    return definition.type === 'unit' ? definition.ability.id : '';
  };
  switch (event.type) {
    case 'abilityUsed':
      return [abilityOf(event.card)];
    case 'abilityRolled':
      return [event.ability];
    case 'attackDeclared':
      return explainAttack(world, event.attacker, event.target).steps.map(({ source }) => String(source));
    case 'moveBegan':
      return [...(event.limit > 3 ? ['scout'] : []), ...(stepsOf(world, event.card) > 2 ? [abilityOf(event.card)] : [])];
    case 'hitsShrugged':
      return ['vinemancerGuard'];
    case 'dieIgnored':
      return ['shadowDancer'];
    case 'woundsPrevented':
      return ['scavenge'];
    case 'putUnder':
      return [abilityOf(event.unit)];
    case 'movedThrough':
      return ['trample'];
    case 'controlTaken':
      return event.rule === 'SUM G6' ? ['mindCapture'] : [];
    case 'vineGrew':
      return event.rule === 'SUM F15' ? ['rampantGrowth', 'vinemancerSow'] : [];
    case 'placed':
      return event.rule === 'SUM F15' ? ['shadowArrows'] : [];
    default:
      return [];
  }
}

it('the exhaustive runner sees every card played and every ability at work', () => {
  const cards = allCards().filter(({ id, type }) => !id.startsWith('test-') && type !== 'vine');
  // Restrictions show in refusals, extra squares of Sneak and Assault in options; each has scenarios of its own.
  const quiet = ['camouflage', 'crazed', 'stun', 'sneak', 'assault'];
  const abilities = [...new Set(cards.flatMap(card => (card.type === 'unit' ? [card.ability.id] : [])))].filter(id => !quiet.includes(id));
  const summoners = FACTIONS.map(({ summoner }) => summoner);
  const known = new Set(cards.map(({ id }) => id));
  // What viewers see is not the matter here, so nothing is drawn up for them.
  const game = createGame({ ...module, view: () => null });
  const exhausted = exhaust(game, {
    seed: 'every card',
    items: [...cards.map(({ id }) => id), ...abilities],
    ways: ['played', 'fell', 'worked'],
    except: (item, way) => {
      const card = cards.find(({ id }) => id === item);
      if (!card) return way !== 'worked';
      if (way === 'worked') return true;
      if (way === 'played') return summoners.includes(item);
      return card.type === 'event' || (card.type === 'unit' && card.kind === 'champion'); // champions of random players seldom fall
    },
    shows(happened: AnyEvent, of: object) {
      const event = happened as GameEvent;
      const world = of as World;
      const face = (card: number): string => definitionAt(world.cards[card]!.definition).id;
      const seen: [string, string][] = abilitiesIn(event, world)
        .filter(ability => abilities.includes(ability))
        .map(ability => [ability, 'worked']);
      if (event.type === 'summoned' || event.type === 'wallBuilt' || event.type === 'eventPlayed') seen.push([face(event.card), 'played']);
      if (event.type === 'destroyed') seen.push([face(event.card), 'fell']);
      return seen.filter(([item]) => known.has(item) || abilities.includes(item));
    },
    options: i => ({ decks: decksOf(i, 2) }),
    maxGames: 1200,
  });
  expect(exhausted.missing).toEqual([]);
}, 240_000);

it('the census of the first turns', () => {
  const count = (decks: string[]): readonly number[] => {
    const play = newTable(game, { options: { decks }, seed: 'census' });
    play.answer(play.asked!, play.offers[0]!);
    return census(game, play.position, 2).paths;
  };
  expect(ids.map(id => count([id, 'benders']))).toMatchInlineSnapshot(`
    [
      [
        38,
        1186,
      ],
      [
        36,
        956,
      ],
      [
        41,
        1411,
      ],
      [
        62,
        3087,
      ],
      [
        25,
        530,
      ],
      [
        25,
        530,
      ],
    ]
  `);
});

const golden = (name: string): string => fileURLToPath(new URL(`golden/${name}.txt`, import.meta.url));
describe('golden playthroughs', () => {
  it('of a duel', () =>
    matchGolden(
      golden('duel'),
      playthrough(game, { seed: 'golden', options: { decks: ['swamp-orcs', 'shadow-elves'] }, maxDecisions: 160 }),
    ));
  it('of teams', () =>
    matchGolden(
      golden('teams'),
      playthrough(game, {
        seed: 'golden',
        seats: 4,
        options: { decks: ['benders', 'deep-dwarves', 'mountain-vargath', 'sand-goblins'] },
        maxDecisions: 120,
      }),
    ));
});
