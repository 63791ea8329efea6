/** The table before the first roll (chapter 2). */
import { InputError, type Random } from '@kolbiste/engine';
import { handBits } from './atoms.ts';
import { COMMON_CARDS } from './cards/common.ts';
import { switchesOf, type TableOptions } from './options.ts';
import { allHeroes, heroNamed } from './registry.ts';
import { OPENING_CP, OPENING_HAND, type Mode, type Player, type World } from './state.ts';

export const modeOf = (seats: number): Mode => (seats === 2 ? 'duel' : seats === 3 ? 'hill' : 'teams');

/** Heroes by seat: those named, the rest dealt; none twice unless the table allows it (DIT R92). */
export function dealHeroes(options: TableOptions, seats: number, random: Random): string[] {
  const named = Array.from({ length: seats }, (_, seat) => options.heroes[seat] ?? 'random');
  if (options.heroes.length > seats) throw new InputError('options', `there are ${seats} seats and ${options.heroes.length} heroes`);
  const fixed = named.filter(id => id !== 'random');
  if (!options.mirror && new Set(fixed).size < fixed.length)
    throw new InputError('options', 'the same hero twice needs the option "mirror"');
  const left = allHeroes()
    .map(({ id }) => id)
    .filter(id => !fixed.includes(id));
  random.shuffle(left);
  return named.map(id => (id === 'random' ? left.pop()! : id));
}

export function newPlayer(hero: string, seat: number): Player {
  const { boxes, begins } = heroNamed(hero);
  const player: Player = {
    hero,
    cp: OPENING_CP,
    alive: true,
    fell: 0,
    deck: [],
    hand: [],
    discard: [],
    upgrades: [],
    levels: boxes.map(() => 1),
    tokens: [],
    raised: {},
    companion: begins.companion ? seat : -1,
    slots: [...begins.slots],
    secret: [],
    leaving: false,
    marks: [],
  };
  for (const [status, n] of Object.entries(begins.tokens)) for (let i = 0; i < n; i++) player.tokens.push({ status, by: seat, state: 0 });
  return player;
}
/** Starting health: 50, at a table of three 35 (DIT 2.3, 10.7, 11.1). */
export const startingHealth = (mode: Mode): number => (mode === 'hill' ? 35 : 50);

export function newWorld(heroes: readonly string[], options: TableOptions): World {
  const mode = modeOf(heroes.length);
  const start = startingHealth(mode);
  const dials = mode === 'teams' ? [start, start] : heroes.map(() => start);
  return {
    mode,
    turn: 0,
    starter: 0,
    active: 0,
    phase: 'setup',
    start,
    dials,
    dialsBefore: dials.slice(),
    players: heroes.map(newPlayer),
    cards: [],
    owners: [],
    known: [],
    playing: [],
    rolls: [],
    attack: null,
    packets: [],
    isolated: [],
    heals: heroes.map(() => 0),
    pooling: false,
    lock: -1,
    again: -1,
    falls: 0,
    switches: switchesOf(options),
  };
}

/** Hero set-up first, then shuffle and draw four (DIT 2.5, 2.6, R93). */
export function setUp(options: TableOptions, seats: number, random: Random): World {
  const w = newWorld(dealHeroes(options, seats, random), options);
  w.players.forEach((player, seat) => {
    const deck = [...COMMON_CARDS, ...heroNamed(player.hero).cards].map(({ id }) => id);
    random.shuffle(deck);
    for (const card of deck) {
      player.deck.push(w.cards.length);
      w.cards.push(card);
      w.owners.push(seat);
      w.known.push(0);
    }
    for (let i = 0; i < OPENING_HAND; i++) {
      const id = player.deck.pop()!;
      w.known[id] = handBits(w, seat);
      player.hand.push(id);
    }
  });
  return w;
}
