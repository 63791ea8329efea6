/**
 * Plays the rules and the second reading side by side, at random, and compares them after every answer: who is asked, all options, points,
 * where every card is, wounds, cover, and who has won.
 *
 * The second reading knows whole turns of both books with plain cards (`cards.ts`): all windows and their order, actions, cover and hidden
 * warriors, equipment, warzones, combats from the declaration to the points, first strikes, saving, cancelling, Sabotage, the countdown.
 * It does not know the opening, the Station (nobody goes there), personalities, vehicles, the Art, gifts, missions and other cards with
 * effects of their own, reinforcements, fights within fights, teams, the extra turns of a tie, and three players once one has lost.
 */
import { keyOf, questionOf, Random, seeded, type Plain } from '@kolbiste/engine';
import { SEAT_NAMES } from '@kolbiste/testkit';
import { expect } from 'vitest';
import type { World } from '../../src/rules/state.ts';
import { Table, type Profile } from '../fixture.ts';
import { CHARMS, PLAIN } from './cards.ts';
import { Over, type Model, type Piece, type Question } from './model.ts';
import { game } from './turn.ts';

const NAMES = [...PLAIN.keys()];
/** What comes into hands: specials more often. */
const DECK = [...NAMES, ...['Positive Karma', 'Miscommunication', 'Narrow Escape!'].flatMap(name => [name, name, name])];

/** A random table of plain cards, at the active player's draw step. */
function deal(profile: Profile, random: Random, seats: number): { table: Table; names: Map<string, string> } {
  const names = new Map<string, string>();
  /** This many cards of a kind under names of their own. */
  const put = (n: number, from: readonly string[], word: (name: string) => Plain = name => name): { [name: string]: Plain } => {
    const out: { [name: string]: Plain } = {};
    for (let i = 0; i < n; i++) {
      const name = from[random.integer(from.length)]!;
      const key = `c${names.size}`;
      names.set(key, name);
      out[key] = word(name);
    }
    return out;
  };
  const warriors = (legion: boolean): string[] =>
    NAMES.filter(name => {
      const fact = PLAIN.get(name)!;
      return fact.kind === 'warrior' && (fact.affiliation === 'legion') === legion;
    });
  const gear = NAMES.filter(name => {
    const fact = PLAIN.get(name)!;
    return fact.kind === 'equipment' && fact.only === null && !fact.armour;
  });
  const standing = (card: string): Plain => ({
    card,
    wounded: random.integer(2) === 0,
    covered: random.integer(5) === 0,
    gear: { ...put(random.integer(2) * random.integer(3), gear), ...put(random.integer(4) === 0 ? 1 : 0, [...CHARMS.keys()]) },
  });
  const side = (): Plain => ({
    destiny: random.integer(12),
    victory: random.integer(25),
    turns: 1 + random.integer(2),
    hand: put(1 + random.integer(7), DECK),
    library: put(1 + random.integer(20), DECK),
    squad: {
      ...put(random.integer(3), warriors(false), standing),
      ...put(random.integer(2), [random.integer(2) ? 'Victoria' : 'Graveton Archipelago']),
    },
    cohort: { ...put(random.integer(3), warriors(true), standing), ...put(random.integer(2), ['Great Rust Desert']) },
    hidden: put(random.integer(4) === 0 ? 1 : 0, warriors(random.integer(2) === 0)),
  });
  const given: { [word: string]: Plain } = { at: 'draw', turn: 7 };
  for (let seat = 0; seat < seats; seat++) given[SEAT_NAMES[seat]!] = side();
  return { table: new Table(profile, given, { seats, options: { turnLimit: 0, target: 25 } }), names };
}

/** What the second reading starts from: the plain data of the table and the printed facts. */
function modelOf(profile: Profile, { world, names: ids }: Table, names: Map<string, string>): Model {
  const byId = new Map([...names].map(([word, name]) => [Number(ids[word]), name]));
  const pieces = world.cards.map((card, id): Piece => {
    const name = byId.get(id)!;
    const fact = PLAIN.get(name) ?? CHARMS.get(name)!;
    return { id, name, fact, owner: card.owner, zone: card.zone, host: null, wounded: card.wounded, covered: card.covered, leftCover: 0 };
  });
  world.cards.forEach(({ host }, id) => {
    if (host !== null) pieces[id]!.host = pieces[host]!;
  });
  return {
    book: profile,
    target: world.target,
    pieces,
    sides: world.sides.map(({ destiny, victory, library, turns }) => ({
      destiny,
      victory,
      library: library.map(id => pieces[id]!),
      turns,
      sabotaged: [],
      countdown: null,
    })),
    active: world.active,
    turn: world.turn,
    combat: null,
    harms: [],
    pending: [],
  };
}

/** Ids are dealt again among the cards of a hand when one leaves it unseen; the same cards under other ids are the same. */
function relabel({ pieces }: Model, cards: World['cards'], nameOf: ReadonlyMap<number, string>): void {
  const differs = (piece: Piece, id: number): boolean => piece.name !== nameOf.get(cards[id]!.def) || piece.zone !== cards[id]!.zone;
  const unseen = pieces.filter(piece => ['hand', 'discard', 'hidden'].includes(piece.zone) && differs(piece, piece.id));
  const free = unseen.map(({ id }) => id);
  for (const piece of unseen) {
    const at = free.findIndex(id => cards[id]!.owner === piece.owner && !differs(piece, id));
    if (at < 0) return;
    piece.id = free.splice(at, 1)[0]!;
  }
  for (const piece of unseen) pieces[piece.id] = piece;
}

/** What both must agree on, as lines. */
const told = (
  sides: readonly { readonly destiny: number; readonly victory: number }[],
  cards: readonly {
    readonly name: string;
    readonly zone: string;
    readonly wounded: boolean;
    readonly covered: boolean;
    readonly host: number | null;
  }[],
): string[] => [
  ...sides.map(({ destiny, victory }, seat) => `${seat}: ${destiny} destiny, ${victory} victory`),
  ...cards.flatMap(({ name, zone, wounded, covered, host }, id) =>
    zone === 'library'
      ? []
      : [`${id} ${name}: ${zone}${wounded ? ' wounded' : ''}${covered ? ' covered' : ''}${host === null ? '' : ` on ${host}`}`],
  ),
];

export interface Played {
  readonly decisions: number;
  readonly ended: boolean;
  readonly about: ReadonlyMap<string, number>;
}
/** One game of at most this many decisions. */
export function playBeside(profile: Profile, seed: string, most: number, seats = 2): Played {
  const random = new Random(seeded(`second reading ${profile} ${seed}`));
  const { table, names } = deal(profile, random, seats);
  const model = modelOf(profile, table, names);
  const nameOf = new Map(model.pieces.map(({ id, name }) => [table.world.cards[id]!.def, name]));
  const reading = game(model);
  const about = new Map<string, number>();
  const log: string[] = [];
  let answer = '';
  for (let decisions = 0; decisions < most; decisions++) {
    const asked = stepped(() => reading.next(answer));
    const { decision, outcome } = table.position;
    relabel(model, table.world.cards, nameOf);
    const at = `${profile}, seed ${seed}, decision ${decisions}\n${log.slice(-12).join('\n')}\n`;
    const rules = told(
      table.world.sides,
      table.world.cards.map(card => ({ ...card, name: nameOf.get(card.def)! })),
    );
    const book = told(
      model.sides,
      model.pieces.map(({ host, ...piece }) => ({ ...piece, host: host?.id ?? null })),
    );
    expect(rules, at).toEqual(book);
    if (asked instanceof Over && asked.winners === null) return { decisions, ended: false, about };
    if (decision === null || asked instanceof Over) {
      const first = outcome?.places.flatMap((place, seat) => (place === 1 ? [seat] : []));
      expect(first ?? 'goes on', at).toEqual(asked instanceof Over ? asked.winners : 'goes on');
      return { decisions, ended: true, about };
    }
    const keys = decision.options.map(keyOf);
    // The Station is not in the second reading, and nobody goes there.
    const within = keys.filter(key => !key.startsWith('transfer'));
    expect({ seat: decision.seat, options: within.toSorted() }, at + questionOf(table.position)).toEqual({
      seat: asked.seat,
      options: asked.options().toSorted(),
    });
    about.set(asked.about, (about.get(asked.about) ?? 0) + 1);
    answer = choice(within, random);
    log.push(`${decision.seat} ${asked.about} (${questionOf(table.position)}): ${within.join(' | ')} -> ${answer}`);
    table.answer(decision.seat, answer);
  }
  return { decisions: most, ended: false, about };
}

/** The next question, or the end of the game. */
function stepped(next: () => IteratorResult<Question, void>): Question | Over {
  try {
    return next().value as Question;
  } catch (error) {
    if (error instanceof Over) return error;
    throw error;
  }
}
/** At random, with a liking for attacks and against passing. */
function choice(keys: readonly string[], random: Random): string {
  const lot = random.integer(4);
  if (lot > 0 && keys.includes('attack')) return 'attack';
  const busy = keys.filter(key => !['pass', 'end', 'keep', 'unarmed'].includes(key));
  const from = lot > (keys.includes('pass') ? 2 : 1) && busy.length > 0 ? busy : keys;
  return from[random.integer(from.length)]!;
}
