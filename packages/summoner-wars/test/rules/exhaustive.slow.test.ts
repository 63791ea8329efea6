/** Random games until every card was played and every ability was at work. */
import { createGame } from '@kolbiste/engine';
import { exhaust, type AnyEvent } from '@kolbiste/testkit';
import { expect, it } from 'vitest';
import { allCards, definitionAt, explainAttack, FACTIONS, module, stepsOf, type GameEvent, type World } from '../../src/index.ts';
import { decksOf } from '../decks.ts';

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
