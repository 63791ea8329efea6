/**
 * Breaks of rules by hand, for `npm run mutants -- doomtrooper`: rules that work by permission, by order or by what is not there, so that no
 * citation leads to their code. `find` stands exactly once in the file; `replace` is the break.
 */
import type { DoomtrooperCitation } from '@kolbiste/rulebooks';

interface Break {
  readonly rule: DoomtrooperCitation | readonly DoomtrooperCitation[];
  readonly file: string;
  readonly find: string;
  readonly replace: string;
  readonly why: string;
}

const ATTACK = 'src/rules/combat/attack.ts';
const HARM = 'src/rules/combat/harm.ts';
const ORDER = 'src/rules/combat/order.ts';
const POINTS = 'src/rules/combat/points.ts';
const PLAYING = 'src/rules/playing.ts';
const TURN = 'src/rules/turn/turn.ts';
const WINDOWS = 'src/rules/windows.ts';

export const breaks: readonly Break[] = [
  // 5 and 7: windows and actions
  {
    rule: 'DOT 5.7',
    file: TURN,
    find: "if (goesOn) return g.call('reacted', openWindow(g.world, 'free', v.seat, null, 'DOT 5.7'));",
    replace: "if (goesOn) return g.go('next', null);",
    why: 'no window after an action',
  },
  {
    rule: ['DOT 7.6', 'DOT 7.7'],
    file: 'src/rules/atoms/actions.ts',
    find: 'pool.locked = true',
    replace: 'pool.locked = false',
    why: 'other actions may follow an attack',
  },
  {
    rule: 'DOT 5.21',
    file: ORDER,
    find: '[first, ...sides, ...seatsFrom(w, w.active)]',
    replace: '[first, ...seatsFrom(w, first)]',
    why: 'whoever sits next comes before the defender',
  },
  // 24 and 25: the combat
  {
    rule: ['DOT 24.7.1t', 'DOT 24.7.1s'],
    file: HARM,
    find: "return g.call('settle', openWindowHere(g.world, 'saving', v.first, g.world.harms[v.from]!.victim));",
    replace: "return g.go('settle', 0);",
    why: 'nobody is saved',
  },
  {
    rule: 'DOT 24.7.9',
    file: ATTACK,
    find: "return g.call('points', openCombatWindow(w, fight, 'status'));",
    replace: "return g.go('points', null);",
    why: 'no window after the change of status',
  },
  {
    rule: 'DOT 24.8.6',
    file: POINTS,
    find: "return g.go('answer', null);",
    replace: "return g.go('give', 0);",
    why: 'points are given unanswered',
  },
  {
    rule: 'DOT 24.8.3',
    file: ATTACK,
    find: 'v.i < v.deaths.length',
    replace: 'v.i < Math.min(1, v.deaths.length)',
    why: 'of two killers only the first earns points',
  },
  {
    rule: 'DOT 25.15',
    file: ORDER,
    find: "return has(w, id, 'firstStrike', fight) || (fight.tactic === 'fight' && has(w, id, 'firstStrikeFight', fight)) ? 1 : 0;",
    replace: "return Number(has(w, id, 'firstStrike', fight)) + Number(fight.tactic === 'fight' && has(w, id, 'firstStrikeFight', fight));",
    why: 'two sources beat one',
  },
  // 16: warzones in the standard book
  {
    rule: 'DOT 16.7s',
    file: PLAYING,
    find: "fight.phase === 'modifiers' && w.announced.length === 1",
    replace: "fight.phase === 'modifiers'",
    why: 'an answer to a card takes the chance away',
  },
  // 26 and 28: answers
  {
    rule: 'DOT 28.14',
    file: PLAYING,
    find: 'return w.announced[w.announced.length - 2]?.seat ?? null;',
    replace: 'return null;',
    why: 'whose card is answered waits for his place',
  },
  {
    rule: 'DOT 26.10',
    file: WINDOWS,
    find: 'affectedFirst(w, against)',
    replace: 'affectedFirst(w, null)',
    why: 'the target of a Sabotage waits for its place',
  },
];

/** None yet. */
export const equivalent: readonly never[] = [];
