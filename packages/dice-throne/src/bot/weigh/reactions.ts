/** Windows: cards, tokens and what heroes offer. */
import type { Option } from '@kolbiste/engine';
import { opsOf, statusNamed } from '../../cards/registry.ts';
import type { Context } from '../../cards/vocabulary.ts';
import { heroOf, playerOf } from '../../rules/queries.ts';
import type { CardId } from '../../rules/state.ts';
import { countOf, limitOf } from '../../rules/statuses.ts';
import { withPlayer } from '../supposed.ts';
import { aimed, diceChange, likelyTarget, worthOf } from '../worth.ts';
import { cardGain, LATE } from './cards.ts';
import { chanceFor, type Chance } from './chance.ts';
import { changeGain } from './dice.ts';
import { mjolnirGain } from './heroes/mjolnir.ts';
import { castGain, prepareGain } from './heroes/spells.ts';
import type { Question } from './question.ts';
import { orNothing } from './scale.ts';

function spendGain({ w, seat, window, dice }: Chance, status: string): number {
  const { spend, worth } = statusNamed(status);
  const { script, n, main, urgent, early, dice: changesDice } = spend!;
  const full = countOf(w, seat, status) >= limitOf(w, seat, status);
  const cost = worth * n * (full ? 0.5 : 0.8);
  const context: Context = { seat, target: w.attack?.target ?? null, dice: [], source: status };
  if (changesDice) {
    const change = diceChange(w, context, script);
    return change && dice() ? changeGain(w, seat, change, dice()!) - cost : 0;
  }
  if (opsOf(script).some(({ op }) => op === 'restartRoll')) {
    const attack = dice()?.attack;
    return attack ? attack.restarted() - attack.now() - cost : 0;
  }
  // Before the defence only what must come before it; else wait for the last moment.
  if (!main && !urgent && !(early ? window === 'aimed' : LATE.includes(window))) return 0;
  // It is spent by then: what counts tokens does not count it.
  let taken = 0;
  const tokens = playerOf(w, seat).tokens.filter(token => token.status !== status || ++taken > n);
  const spent = withPlayer(w, seat, { tokens });
  return worthOf(spent, aimed(spent, context), script) - cost;
}

/** What heroes offer beside cards and tokens, where the effects do not tell their worth. */
const USES: { readonly [use: string]: (chance: Chance) => number } = { mjolnir: mjolnirGain, prepare: prepareGain, cast: castGain };
function useGain(chance: Chance, use: string): number {
  const known = USES[use];
  if (known) return known(chance);
  const { w, seat } = chance;
  const { script } = heroOf(w, seat).uses.find(({ id }) => id === use)!;
  return worthOf(w, { seat, target: likelyTarget(w, seat), dice: [], source: use }, script);
}

/** Between another's attempts nothing is lost by waiting: only players who say so are stopped there (DIT R05). */
export function reactionGain(chance: Chance, option: Option): number {
  if (typeof option !== 'object' || chance.window === 'hold') return 0;
  if ('play' in option) return cardGain(chance, option['play'] as CardId);
  if ('spend' in option) return spendGain(chance, option['spend'] as string);
  if ('use' in option) return useGain(chance, option['use'] as string);
  return 0;
}
export function react({ position, seat, options, about }: Question): number[] {
  const chance = chanceFor(position, seat, (about as { kind: string }).kind);
  const worths = options.map(option => reactionGain(chance, option));
  return orNothing(worths, 0);
}
