/** A combat from its declaration to the points. Chapters 24 and 25. */
import type { Seat } from '@kolbiste/engine';
import type { Equipment } from './cards.ts';
import {
  attackersOf,
  discard,
  gearOf,
  groundsOf,
  leaders,
  mayAttack,
  Over,
  ratingOf,
  reveal,
  targetsOf,
  type Asking,
  type Combat,
  type Fighter,
  type Harm,
  type Model,
} from './model.ts';
import { combatOrder, window } from './window.ts';

export function* attack(m: Model, by: Seat): Asking {
  const combat: Combat = { by, attacker: null, defender: null, tactic: null, ground: undefined, weapons: new Map(), played: [] };
  m.combat = combat;
  yield* fought(m, combat);
  m.combat = null;
}

function* fought(m: Model, combat: Combat): Asking {
  const { by } = combat;
  yield* window(m, 'free', combatOrder(m, null));
  const attacker = yield* named(by, 'attacker', attackersOf(m, by));
  combat.attacker = attacker;
  const defender = yield* named(by, 'defender', targetsOf(m, attacker));
  // DOT 9.29, 9.35: seen and paid as he is named; the attack ends where it could not have been made.
  if (defender.zone === 'hidden' && !(reveal(m, defender) && mayAttack(m, attacker, defender))) return;
  combat.defender = defender;
  yield* window(m, 'free', combatOrder(m, firstOf(m)?.owner ?? null));
  combat.tactic = (yield { about: 'tactic', seat: by, options: () => ['fight', 'shoot'] }) as 'fight' | 'shoot';
  // DOT 24.0.11t, 24.4.1t: a window after the tactic, the warzone, and one after that. The standard book asks in the window for modifiers.
  if (m.book === 'tournament') {
    yield* window(m, 'free', combatOrder(m, firstOf(m)?.owner ?? null));
    const grounds = groundsOf(m, defender);
    const options = ['none', ...grounds.map(({ id }) => `warzone ${id}`)];
    const answer = grounds.length > 0 ? yield { about: 'warzone', seat: defender.owner, options: () => options } : 'none';
    combat.ground = grounds.find(({ id }) => answer === `warzone ${id}`) ?? null;
    yield* window(m, 'free', combatOrder(m, firstOf(m)?.owner ?? null));
  }
  const order = combatOrder(m, firstOf(m)?.owner ?? null);
  for (const seat of order) for (const warrior of [attacker, defender]) if (warrior.owner === seat) yield* arm(m, combat, warrior);
  yield* window(m, 'modifiers', order);
  // The order of the strikes stays that of the windows after them.
  const last = combatOrder(m, firstOf(m)?.owner ?? null);
  const dead = yield* strikes(m, combat, attacker, defender, last);
  yield* window(m, 'free', last);
  yield* award(m, dead, last);
}

function* named(seat: Seat, what: string, of: readonly Fighter[]): Asking<Fighter> {
  const answer = yield { about: what, seat, options: () => of.map(({ id }) => `${what} ${id}`) };
  return of.find(({ id }) => answer === `${what} ${id}`)!;
}
/** One weapon that fits the tactic (DOT 24.5.6 to 24.5.10) [DR-51]; the standard book lets him do without, a tournament does not (DOT 19.4). */
function* arm(m: Model, combat: Combat, warrior: Fighter): Asking {
  const fits = gearOf(m, warrior).filter(({ fact }) => ['both', combat.tactic].includes((fact as Equipment).weapon));
  const options = [...(m.book === 'standard' && fits.length > 0 ? ['unarmed'] : []), ...fits.map(({ id }) => `weapon ${id}`)];
  const answer = options.length > 1 ? yield { about: 'weapon', seat: warrior.owner, options: () => options } : options[0];
  const used = fits.find(({ id }) => answer === `weapon ${id}`);
  if (used) combat.weapons.set(warrior, used);
}

/** NEVER takes it away (DOT 36.6); a tournament tells ALWAYS from first, the standard book does not (DOT 25.16) [DR-61]. */
function gradeOf(m: Model, warrior: Fighter): number {
  const all = [warrior.fact.strikes, ...gearOf(m, warrior).map(({ fact }) => (fact as Equipment).strikes)];
  if (all.includes('NEVER first')) return 0;
  if (all.includes('ALWAYS first')) return m.book === 'tournament' ? 2 : 1;
  return all.includes('first') ? 1 : 0;
}
/** Who strikes first, if one of them does: two of a grade cancel out, however many each has (DOT 25.14, 25.15). */
function firstOf(m: Model): Fighter | null {
  const { attacker, defender } = m.combat!;
  const difference = gradeOf(m, attacker!) - gradeOf(m, defender!);
  return difference === 0 ? null : difference > 0 ? attacker : defender;
}

/** All at once, or one first and the other if he is still there (DOT 24.6, 25.12, 25.13); who died by whom. */
function* strikes(m: Model, combat: Combat, attacker: Fighter, defender: Fighter, order: readonly Seat[]): Asking<Harm[]> {
  const with_ = combat.tactic === 'fight' ? 0 : 1;
  const blow = (by: Fighter, victim: Fighter): Harm[] => {
    if (ratingOf(m, by, with_) < ratingOf(m, victim, 2)) return [];
    const kills = by.fact.kills === 'always' || by.fact.kills === combat.tactic || (combat.ground?.fact.deadly ?? false);
    return [{ victim, by, kill: kills || victim.wounded, saved: false, value: 0 }];
  };
  const first = firstOf(m);
  if (first === null) return yield* harmed(m, [...blow(attacker, defender), ...blow(defender, attacker)], order);
  const second = first === attacker ? defender : attacker;
  // The answer is struck with the values both had [DR-60].
  const hitsBack = blow(second, first).length > 0;
  const dead = yield* harmed(m, blow(first, second), order);
  if (second.zone === 'discard' || !hitsBack) return dead;
  return [...dead, ...(yield* harmed(m, blow(second, first), order))];
}
/** The chance to save, then wounds and deaths (DOT 24.7) [DR-50]. */
function* harmed(m: Model, harms: Harm[], order: readonly Seat[]): Asking<Harm[]> {
  if (harms.length === 0) return [];
  m.harms = harms;
  yield* window(m, 'saving', order);
  m.harms = [];
  const done = harms.filter(({ saved }) => !saved);
  for (const { victim, kill } of done) if (!kill) victim.wounded = true;
  const dead = done.filter(({ kill }) => kill);
  // The modified Value of the moment of death [DR-55].
  for (const death of dead) death.value = ratingOf(m, death.victim, 3);
  for (const { victim } of dead) discard(m, victim);
  return dead;
}

/**
 * The victim's Value for the one who killed (DOT 24.8); reaching the target counts when both have theirs [DR-27]. Where both die, the books
 * let both announce before anybody answers; the rules take one after the other, and so does this.
 */
function* award(m: Model, dead: readonly Harm[], order: readonly Seat[]): Asking {
  for (const { by, value } of dead) yield* points(m, by, value, order);
  checkTarget(m);
}
/** Victory points, destiny points or both: announced, answered, given (DOT 24.8.4 to 24.8.7). In a tournament only what changes points may answer. */
export function* points(m: Model, { owner: seat, fact }: Fighter, n: number, order: readonly Seat[]): Asking {
  const options = Array.from({ length: n + 1 }, (_, destiny) => `victory ${n - destiny} destiny ${destiny}`);
  // A mercenary earns destiny points only (DOT 32.32t, 32.32s) [DR-66].
  const answer = fact.affiliation === 'mercenary' ? options.at(-1)! : yield { about: 'points', seat, options: () => options };
  const [, victory, , destiny] = answer.split(' ').map(Number) as [number, number, number, number];
  yield* window(m, m.book === 'tournament' ? 'slot' : 'free', order);
  m.sides[seat]!.victory += victory;
  m.sides[seat]!.destiny += destiny;
}
/** DOT 1.2 to 1.4s. The extra turns of a tournament's tie are not read (DOT 1.4t). */
export function checkTarget(m: Model): void {
  const first = leaders(m);
  if (m.sides[first[0]!]!.victory >= m.target) throw new Over(first.length > 1 && m.book === 'tournament' ? null : first);
}
