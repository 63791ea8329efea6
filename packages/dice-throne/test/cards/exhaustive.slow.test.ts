/**
 * The exhaustive runner: games whose players reach for what was not yet seen, until every card was played, every status gained and spent,
 * every offensive and defensive ability activated, every spell cast and every illusion shown. Dice are rolled, never set: the players aim
 * with the odds of `odds.ts`, which is why four and five sixes turn up in time.
 */
import { keyOf, type Plain, Random, seeded } from '@kolbiste/engine';
import { describe, expect, it } from 'vitest';
import { allCards, allHeroes, allStatuses, game, heroNamed, ILLUSIONS, oddsOf, SPELLS } from '../../src/index.ts';
import { abilitiesOf } from '../../src/rules/abilities.ts';
import { currentRoll } from '../../src/rules/dice.ts';
import type { GameEvent } from '../../src/rules/events.ts';
import type { World } from '../../src/rules/state.ts';

const heroes = allHeroes().map(({ id }) => id);
const EVERYTHING: readonly (readonly [item: string, hero: string | null])[] = [
  ...allCards().map(({ id }) => [`card ${id}`, allHeroes().find(({ cards }) => cards.some(card => card.id === id))?.id ?? null] as const),
  ...allStatuses().flatMap(({ id, spend }) => {
    const hero = allHeroes().find(({ statuses }) => statuses.some(status => status.id === id))!.id;
    return spend
      ? ([
          [`status ${id}`, hero],
          [`spend ${id}`, hero],
        ] as const)
      : ([[`status ${id}`, hero]] as const);
  }),
  ...allHeroes().flatMap(({ id, boxes }) =>
    boxes.flatMap(({ levels }) =>
      levels.flatMap(({ abilities, defences }) => [
        ...abilities.map(ability => [`ability ${id} ${ability.id}`, id] as const),
        ...defences.map(defence => [`defence ${id} ${defence.id}`, id] as const),
      ]),
    ),
  ),
  ...SPELLS.map(({ id }) => [`spell ${id}`, 'doctor-strange'] as const),
  ...ILLUSIONS.map(({ id }) => [`illusion ${id}`, 'loki'] as const),
];
function shows(event: GameEvent, w: World): string | null {
  switch (event.type) {
    case 'cardPlayed':
      return `card ${w.cards[event.card]!}`;
    case 'statusGained':
      return event.n > 0 ? `status ${event.status}` : null;
    case 'statusLeft':
      return event.how === 'spent' ? `spend ${event.status}` : null;
    case 'activated':
      return `ability ${w.players[event.seat]!.hero} ${event.ability}`;
    case 'defended':
      return `defence ${w.players[event.seat]!.hero} ${event.ability}`;
    case 'cast':
      return `spell ${SPELLS[event.spell]!.id}`;
    case 'illusionShown':
      return `illusion ${ILLUSIONS[event.card]!.id}`;
    default:
      return null;
  }
}
/** What an option would show, as far as one can tell. */
function promises(option: Plain, w: World, seat: number): string | null {
  if (typeof option !== 'object' || option === null) return null;
  const { play, spend, announce, defend, veiled, cast, prepare } = option as Record<string, string | number | undefined>;
  const { hero } = w.players[seat]!;
  if (play !== undefined) return `card ${w.cards[play as number]!}`;
  if (spend !== undefined) return `spend ${spend}`;
  if (announce !== undefined) return `ability ${hero} ${announce}`;
  if ((defend ?? veiled) !== undefined) return `defence ${hero} ${defend ?? veiled}`;
  if ((cast ?? prepare) !== undefined) return `spell ${cast ?? prepare}`;
  return null;
}
/** Chooses the unseen; aims for it; else saves cards and points for what needs them, and attacks. */
function reach(position: ReturnType<typeof game.start>, missing: ReadonlySet<string>, random: Random): number {
  const { world: w } = position;
  const { seat, options } = position.decision!;
  const wanted = options.findIndex(option => missing.has(promises(option, w, seat) ?? ''));
  if (wanted >= 0) return wanted;
  const roll = currentRoll(w);
  if (roll?.purpose === 'offence' && roll.seat === seat && roll.open && options.includes('stop') && roll.dice.length) {
    const hero = heroNamed(w.players[seat]!.hero);
    const goals = abilitiesOf(w, seat).filter(({ id }) => missing.has(`ability ${hero.id} ${id}`));
    const best = goals
      .map(({ tiers }) => oddsOf(hero, tiers[0]!.needs, { dice: roll.dice, left: roll.left }))
      .sort((a, b) => b.chance - a.chance)[0];
    if (best && best.chance > 0) {
      const again = roll.dice.flatMap((_, i) => (best.keep.includes(i) ? [] : [i + 1])).join('');
      return options.findIndex(option => keyOf(option) === (again === '' ? 'stop' : `reroll ${again}`));
    }
  }
  const keys = options.map(keyOf);
  const quiet = keys.findIndex(key => key === 'pass' || key === 'end');
  if (quiet >= 0 && random.integer(4) > 0) return quiet;
  const announced = keys.findIndex(key => key.startsWith('announce'));
  if (announced >= 0) return announced;
  return random.integer(options.length);
}

describe('everything', () => {
  it('is played, gained, spent, activated, cast and shown', () => {
    const missing = new Map(EVERYTHING);
    let decisions = 0;
    let games = 0;
    for (; games < 400 && missing.size > 0; games++) {
      const [hero] = [...missing.values()].filter(id => id !== null);
      const first = hero ?? heroes[games % 8]!;
      const others = heroes.filter(id => id !== first);
      const random = new Random(seeded(`everything ${games}`));
      const position = game.start({ heroes: [first, others[games % 7]!] }, 2, `everything ${games}`);
      const unseen = new Set(missing.keys());
      const sink = (event: GameEvent, w: World): void => {
        const item = shows(event, w);
        if (item === null) return;
        missing.delete(item);
        unseen.delete(item);
      };
      while (position.decision && missing.size > 0) {
        game.answer(position, keyOf(position.decision.options[reach(position, unseen, random)]!), sink);
        decisions++;
      }
    }
    expect([...missing.keys()], `after ${games} games and ${decisions} decisions`).toEqual([]);
  }, 120_000);
});
