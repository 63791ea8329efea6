/** Answers that are seldom meant: for the page and the terminal. */
import { PASS, type Option, type Plain } from '@kolbiste/engine';
import { heroNamed, opsOf } from '../cards/registry.ts';
import { tierOf } from '../rules/dice.ts';
import type { TableView } from '../rules/view.ts';

/** The last windows before damage is dealt, and the one in which the dice of a defence may still be changed. */
const LAST: readonly string[] = ['last', 'totals', 'isolated', 'defenceRolled'];

/** Leaving the dice of a defence as they lie. */
const GIVING_UP: { readonly [question: string]: Option } = {
  'defence.rethrown': 'keep',
  'extraAttempt.decided': 'decline',
  'alterDice.altered': 'none',
};

/** So much may still come beside what is on its way: tokens of the attacker, damage that a defence gives back. */
const BESIDE = 5;
/** Whether what is on its way would take the seat's last health; `beside`: with what may still come. */
function dies({ damage, players }: TableView, seat: number, beside = 0): boolean {
  const threat = damage.reduce((sum, { to, final }) => (to === seat ? sum + final : sum), 0);
  return threat > 0 && threat + beside >= players[seat]!.health;
}

/** What the ability that an opponent has announced deals by its text, as far as it is a number. */
function announcedDamage({ rolls, players }: TableView, seat: number): number {
  const roll = rolls.find(({ announced, seat: by }) => announced !== null && by !== seat);
  if (!roll) return 0;
  const { hero, levels } = players[roll.seat]!;
  const own = heroNamed(hero);
  const abilities = own.boxes.flatMap((box, i) => box.levels[levels[i]! - 1]!.abilities);
  const ability = abilities.find(({ id }) => id === roll.announced);
  const tier = ability && tierOf(own, roll.dice, ability, roll.foreign);
  return tier ? opsOf(tier.script).reduce((sum, op) => sum + (op.op === 'deal' && typeof op.n === 'number' ? op.n : 0), 0) : 0;
}
/** Letting a window go that may be the last to save the seat. */
function letsGo(kind: string, view: TableView, seat: number): boolean {
  const { health } = view.players[seat]!;
  if (kind === 'announced') return announcedDamage(view, seat) >= health;
  // What a defence gives back is not on the table before its dice are settled.
  if (kind === 'defenceRolled' && view.attack?.by === seat && health <= BESIDE) return true;
  return LAST.includes(kind) && dies(view, seat);
}

/** Giving up the attack or the defence, and letting a deadly hit pass where something could still be done. */
export function needsConfirming(
  question: string,
  option: Option,
  { about, view, seat }: { readonly about: Plain; readonly view: Plain; readonly seat: number },
): boolean {
  if (question === 'offence.announced') return option === 'none';
  // Nothing has been rolled yet: without a roll there is no attack.
  if (question === 'offence.attempted')
    return option === 'stop' && (view as unknown as TableView).rolls.every(({ dice }) => dice.length === 0);
  if (question === 'defence.chosen') return option === 'decline';
  if (GIVING_UP[question] === option) return dies(view as never, seat, BESIDE);
  if (question !== 'window.answer') return false;
  const { kind = '' } = (about ?? {}) as { readonly kind?: string };
  return option === PASS && letsGo(kind, view as unknown as TableView, seat);
}

/** A card given away is seldom what is meant: it never stands first. */
export const sparing = (question: string, option: Option): boolean =>
  typeof option === 'object' && (('use' in option && option['use'] === 'mjolnir') || ('sell' in option && question === 'mainPhase.acted'));
