/**
 * The driver behind the list of what games reach: for one card after another a position is made in which it can be played or lies in play, and
 * anyone who sits there goes for it. Every answer that is offered to it is given once, on a copy of the position.
 */
import { keyOf, Random, seeded, type Option, type Plain, type Position } from '@kolbiste/engine';
import type { AnyGame } from '@kolbiste/testkit';
import { DEFINITIONS, definitionNamed, game as doomtrooper, type Definition, type DoomEvent } from '../../src/index.ts';
import { entryRefusal, NO_AIM, type Moment } from '../../src/rules/legality.ts';
import { moveRefusal } from '../../src/rules/legality/attempt.ts';
import { newPool } from '../../src/rules/atoms.ts';
import { invariants } from '../../src/rules/invariants.ts';
import type { CardId, World } from '../../src/rules/state.ts';
import { homeOf } from '../../src/rules/status.ts';
import { rig } from '../fixture.ts';

const game = doomtrooper as unknown as AnyGame;
export const WAYS = ['played', 'used', 'cancelled', 'destroyed', 'stolen', 'returned', 'hidden', 'answered', 'replaced'] as const;
export type Way = (typeof WAYS)[number];
export type Profile = 'tournament' | 'standard';

/** Who stands there: somebody of every side and affiliation, some of them hurt, with a caster, a Heretic, weapons and a vehicle. */
const SQUAD = [
  'Hussar',
  'Free Marine',
  'Chasseur',
  'Hatamoto',
  'Golden Lion',
  'Keeper of the Art',
  'Mystic',
  'Inquisitor',
  'Ex-Bauhaus Freelancer',
  'Venusian Ranger',
  'Shadow Walker',
  'Capitaine',
];
const COHORT = [
  'Razide',
  'Nepharite of Algeroth',
  'Nepharite of Semai',
  'Nepharite of Ilian',
  'Nepharite of Muawijhe',
  'Nepharite of Demnogonis',
  'Heretic',
  'Pretorian Stalker',
];
const STATION = ['Soldat', 'Prophet', 'Cavalier', 'Horde Centurion', 'Corsair', 'Mastodont Handler'];
/** What some cards cannot do without, by number. */
const NEEDS: { readonly [code: string]: readonly string[] } = {
  '01016': ['Decay'],
  '01172': ['Cardinal Dominic', 'The Cathedral'],
  '01232': ['Citadel of Algeroth'],
};
const there = (names: readonly string[]): string[] => names.filter(name => definitionNamed(name) >= 0);
const filler = definitionNamed('Bauhaus Blitzer');

export const ANSWERS: readonly number[] = DEFINITIONS.flatMap(({ play, limit }, def) =>
  play !== null && limit !== -1 && ['reaction', 'cancel', 'saving', 'points', 'healed', 'lost', 'found', 'won'].includes(play.timing)
    ? [def]
    : [],
);

/** What the runner has seen so far. */
export class Reached {
  readonly ways = new Map<string, number>();
  /** `answer > card`: carried out. And those that could have been given, but never were. */
  readonly pairs = new Set<string>();
  readonly possible = new Set<string>();
  /** Which cards have brought a type of cards into a way: they are tried first. */
  readonly helpers = new Map<string, Set<number>>();
  positions = 0;
  decisions = 0;
  readonly broken: string[] = [];
  note(def: number, way: Way): void {
    const key = `${DEFINITIONS[def]!.code}: ${way}`;
    this.ways.set(key, (this.ways.get(key) ?? 0) + 1);
  }
  has(def: number, way: Way): boolean {
    return this.ways.has(`${DEFINITIONS[def]!.code}: ${way}`);
  }
}

type At = Position<World>;
const topOf = (position: At): { readonly kind?: string; readonly subject?: { readonly moment: Moment } } => position.stack.at(-1)!.locals;

interface Setting {
  readonly profile: Profile;
  readonly subject: number;
  /** In hand, or already in play. */
  readonly played: boolean;
  readonly random: Random;
  readonly theirs: readonly number[];
  readonly mine: readonly number[];
}
/** A table in somebody's action step; the subject's id. */
function settle(
  { profile, subject, played, random, theirs, mine }: Setting,
  sink: (event: never, world: object) => void,
): { position: At; id: CardId } | null {
  const definition = DEFINITIONS[subject]!;
  const some = (names: readonly string[]): string[] => {
    const list = there(names).filter(name => definitionNamed(name) !== subject || !definition.personality);
    random.shuffle(list);
    return list.slice(0, 7);
  };
  const manned = random.integer(2) === 0;
  const side = (hand: readonly number[]): Record<string, Plain> => {
    const named = (prefix: string, names: readonly string[]): Plain =>
      Object.fromEntries(
        names.map((card, i) => [
          `${prefix}${i}`,
          {
            card,
            wounded: random.integer(3) === 0,
            covered: random.integer(8) === 0,
            ...(random.integer(3) === 0 && { gear: { [`${prefix}g${i}`]: 'Combat Armor' } }),
          },
        ]),
      );
    const who = String.fromCodePoint(97 + next++);
    return {
      destiny: 60,
      victory: 5,
      hand: Object.fromEntries(hand.map((def, i) => [`${who}h${i}`, DEFINITIONS[def]!.code])),
      squad: named(`${who}s`, some(SQUAD)),
      cohort: named(`${who}c`, some(COHORT)),
      // On both Stations or on none: anyone who alone has nobody there must see to that first (DOT 20.5).
      ...(manned && { station: named(`${who}t`, some(STATION).slice(0, 2)) }),
      library: Object.fromEntries([...hand.slice(0, 6), filler, filler, filler].map((def, i) => [`${who}l${i}`, DEFINITIONS[def]!.code])),
      discard: Object.fromEntries(
        [definitionNamed('Hussar'), definitionNamed('Combat Armor'), ...hand.slice(0, 4)].map((def, i) => [
          `${who}d${i}`,
          DEFINITIONS[def]!.code,
        ]),
      ),
    };
  };
  let next = 0;
  const extra = there(NEEDS[definition.code] ?? []).map(definitionNamed);
  const given = {
    at: random.integer(3) === 0 ? 'window' : 'actions',
    actions: 5,
    opened: true,
    Jana: side([subject, ...extra, ...mine]),
    Petr: side(theirs),
  };
  const start = game.module.scenario.read(given, game.module.options.read({ profile }), ['Jana', 'Petr']);
  const w = rig(start.world as World);
  const id = w.sides[0]!.hand[0]!;
  if (played && !putIntoPlay(w, id, definition)) return null;
  const position = game.startFrom(start, 2, seeded(`${definition.code} ${random.integer(1_000_000)}`), sink as never) as unknown as At;
  return { position, id };
}
/** As it would lie: a warrior in his area, the rest on the first that may have it. */
function putIntoPlay(world: World, id: CardId, definition: Definition): boolean {
  const w = rig(world);
  const card = w.cards[id]!;
  w.pools = [newPool(0, { open: 9 }), ...w.pools.slice(1)];
  const lie = (zone: string, host: CardId | null): boolean => {
    w.sides[0]!.hand.splice(w.sides[0]!.hand.indexOf(id), 1);
    card.zone = zone as never;
    card.stamp = ++w.stamp;
    if (zone === 'player') card.at = 0;
    w.play = [...w.play, id];
    if (host !== null) {
      card.host = host;
      w.cards[host]!.gear.push(id);
    }
    return true;
  };
  if (definition.type === 'warrior') return entryRefusal(world, 0, id) === null && lie(definition.areas[0] ?? homeOf(world, id), null);
  const move = definition.play;
  if (move === null || definition.after !== 'stays') return false;
  const attempt = {
    seat: 0,
    card: id,
    definition,
    use: null,
    move,
    scope: { moment: 'free' as const, pool: 0, free: true, anyTime: true },
  };
  if (definition.areas.length > 0) return lie(definition.areas[0]!, null);
  if (move.aim === 'player' || move.aim === 'opponent') return lie('player', null);
  if (move.aim === 'warrior' || move.aim === 'card')
    for (const on of w.play) if (moveRefusal(world, attempt, { ...NO_AIM, target: on }) === null) return lie('attached', on);
  return move.aim === 'none' && definition.type !== 'relic' && definition.type !== 'symmetry' ? lie('player', null) : false;
}

const mentions = (key: string, id: CardId): boolean => key.split(' ').includes(String(id));

/** One game from there on: the player asked goes for the subject, and otherwise moves at random. */
export function drive(reached: Reached, setting: Setting, steps: number): void {
  const { subject, random } = setting;
  const { code } = DEFINITIONS[subject]!;
  let id = -1;
  let last = -1;
  const sink = (happened: DoomEvent, world: World): void => {
    const def = 'card' in happened && happened.card !== null && happened.card >= 0 ? (world.cards[happened.card]?.def ?? -1) : -1;
    const way = wayOf(happened);
    if (way === null) return;
    const whose = 'def' in happened ? happened.def : def;
    if (whose < 0) return;
    reached.note(whose, way);
    if (happened.type === 'stored') reached.note(world.cards[happened.host]!.def, 'replaced');
    if (whose === subject && last >= 0) {
      const key = `${DEFINITIONS[subject]!.type} ${way}`;
      const list = reached.helpers.get(key) ?? new Set();
      reached.helpers.set(key, list.add(last));
    }
  };
  const begun = settle(setting, sink as never);
  if (begun === null) return;
  reached.positions++;
  ({ id } = begun);
  const { position } = begun;
  for (let step = 0; step < steps && position.decision !== null; step++) {
    const { options } = position.decision;
    if (topOf(position).kind === 'reaction' || ALONE.includes(topOf(position).kind ?? '')) branch(reached, position, sink, random, code);
    const key = choose(position, options, id, random);
    const words = key.split(' ');
    if (words[0] === 'play') last = position.world.cards[Number(words[1])]!.def;
    take(reached, position, key, sink, code);
    if (reached.broken.length > 50) return;
  }
}
const ALONE: readonly string[] = ['saving', 'points', 'healed', 'lost', 'found', 'won'];
function take(reached: Reached, position: At, key: string, sink: (event: DoomEvent, world: World) => void, code: string): void {
  reached.decisions++;
  try {
    game.answerInPlace(position as never, key, sink as never);
    const wrong = invariants(position.world);
    if (wrong.length > 0) throw new Error(wrong[0]);
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    reached.broken.push(
      `${code}: ${key}: ${cause instanceof Error ? (cause.stack ?? cause.message).split('\n').slice(0, 4).join(' | ') : String(cause)}`,
    );
    position.decision = null;
  }
}
function wayOf(event: DoomEvent): Way | null {
  switch (event.type) {
    case 'played':
      return 'played';
    case 'used':
      return 'used';
    case 'cancelled':
      return 'cancelled';
    case 'discarded':
    case 'sacrificed':
      return event.from === 'play' || event.from === 'store' ? 'destroyed' : null;
    case 'stored':
      return event.from === 'play' ? 'destroyed' : null;
    case 'stolen':
      return 'stolen';
    case 'returned':
      return event.from === 'play' ? 'returned' : null;
    case 'hid':
      return 'hidden';
    case 'slipping':
      return 'replaced';
    default:
      return null;
  }
}
/** Every answer that is offered here is given, on a copy, and what follows is passed over. */
function branch(reached: Reached, position: At, sink: (event: DoomEvent, world: World) => void, random: Random, code: string): void {
  const kind = topOf(position).kind!;
  const pending = position.world.announced.at(-1);
  const answered = kind === 'reaction' && pending !== undefined ? DEFINITIONS[position.world.cards[pending.card]!.def]!.code : kind;
  for (const option of position.decision!.options) {
    if (typeof option !== 'object' || !('play' in option || 'use' in option)) continue;
    const card = Number('play' in option ? option['play'] : option['use']);
    const pair = `${DEFINITIONS[position.world.cards[card]!.def]!.code} > ${answered}`;
    if (reached.pairs.has(pair)) continue;
    reached.pairs.add(pair);
    reached.note(position.world.cards[card]!.def, 'answered');
    const copy = game.clone(position as never) as unknown as At;
    take(reached, copy, keyOf(option), sink, code);
    for (let step = 0; step < 14 && copy.decision !== null; step++) {
      const { options } = copy.decision;
      const pass = options.includes('pass') ? 'pass' : keyOf(options[random.integer(options.length)]!);
      take(reached, copy, pass, sink, code);
    }
  }
}
function choose(position: At, options: readonly Option[], id: CardId, random: Random): string {
  const keys = options.map(keyOf);
  const about = keys.filter(key => mentions(key, id) && !key.startsWith('spend'));
  if (about.length > 0 && random.integer(5) > 0) return about[random.integer(about.length)]!;
  if (keys.includes('attack') && random.integer(2) === 0) return 'attack';
  if (keys.includes('pass') && random.integer(3) > 0) return 'pass';
  const rest = keys.length > 1 ? keys.filter(key => key !== 'end' && key !== 'judge') : keys;
  return rest[random.integer(rest.length)] ?? keys[0]!;
}

const shuffled = (random: Random, of: readonly number[]): number[] => {
  const list = [...of];
  random.shuffle(list);
  return list;
};
const HANDED = DEFINITIONS.flatMap(({ type, play }, def) => (play !== null && (type === 'special' || type === 'art') ? [def] : []));

/** Cards whose own words promise it. */
const PROMISES: Partial<Record<Way, readonly number[]>> = Object.fromEntries(
  (
    [
      ['destroyed', /discard|is killed|removed|sacrifice/i],
      ['stolen', /steal|stolen|takes? control|changes sides|your side|to your (?:squad|kohort|side)/i],
      [
        'returned',
        /returns? to|back to (?:his |its )?(?:owner’s )?hand|hand of (?:his|its) owner|into (?:his|its|their|the) (?:owner’s |player’s )?librar/i,
      ],
    ] as const
  ).map(([way, words]) => [way, HANDED.filter(def => words.test(DEFINITIONS[def]!.text.en) && DEFINITIONS[def]!.play!.aim !== 'none')]),
);

/** Some games for one card: first it is in hand, then it lies in play before somebody who holds whatever might do something to it. */
export function reach(reached: Reached, subject: number, tries: number, wanted: (way: Way) => boolean): void {
  const { code, type } = DEFINITIONS[subject]!;
  for (let n = 0; n < tries; n++) {
    const random = new Random(seeded(`${code} ${n}`));
    const profile: Profile = n % 2 === 0 ? 'tournament' : 'standard';
    const answers = shuffled(random, ANSWERS);
    const needsPlay = wanted('played') && !reached.has(subject, 'played');
    if (needsPlay || n < 2)
      drive(reached, { profile, subject, played: false, random, mine: answers.slice(0, 12), theirs: answers.slice(4, 34) }, 60);
    const open = (['destroyed', 'stolen', 'returned', 'used'] as const).filter(way => wanted(way) && !reached.has(subject, way));
    if (open.length === 0) continue;
    const helpers = open.flatMap(way => shuffled(random, [...(reached.helpers.get(`${type} ${way}`) ?? [])]).slice(0, 5));
    const promising = open.flatMap(way => shuffled(random, PROMISES[way] ?? []).slice(0, 8));
    const hand = [...new Set([...helpers, ...promising, ...shuffled(random, HANDED).slice(0, 10)])];
    drive(reached, { profile, subject, played: true, random, mine: shuffled(random, HANDED).slice(0, 5), theirs: hand }, 70);
  }
}
