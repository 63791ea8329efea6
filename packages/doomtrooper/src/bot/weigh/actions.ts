/** Which action to take next in the action step. */
import type { Option, Seat } from '@kolbiste/engine';
import { definitionOf } from '../../cards/registry.ts';
import { destinyOf, rulesOf } from '../../rules/queries.ts';
import { warriorsOf } from '../../rules/status.ts';
import type { CardId, Pool, World } from '../../rules/state.ts';
import { Outlook } from '../outlook.ts';
import { bestAttack, IDLE_BLOW, PAYS } from './attacking.ts';
import { boarding, bringing, covering, IDLE, meets, mission, moving, uncovering } from './moving.ts';
import { ENOUGH, prospect } from './prospect.ts';
import type { Question } from './question.ts';
import { forgets, isPlayed, SPARE, wordsOf } from './scale.ts';
import { cardOf } from './tried.ts';
import { fewOfEach } from './window.ts';

export function actions({ w, seat, options, noise }: Question, pool: Pool): number[] {
  const outlook = new Outlook(w, seat);
  const { mights } = outlook;
  const bank = destinyOf(w, seat);
  const capable = mights.filter(({ id }) => w.cards[id]!.by === seat).length;
  const mine = new Map(mights.filter(({ id }) => w.cards[id]!.by === seat).map(might => [might.id, might]));
  const duty = !options.includes('meditate');
  // Rich, and nobody can reach anybody: waiting leads nowhere, so somebody goes where the enemy is.
  const idle = !duty && bank >= IDLE && mights.every(own => !mine.has(own.id) || mights.every(other => !meets(outlook, own, other)));
  const wanted = dearest(w, seat);
  let best = 0;
  const out = options.map((option): number => {
    if (option === 'meditate') return bank >= IDLE ? 0.05 : bank >= ENOUGH && bank >= wanted ? 0.3 : 0.8;
    if (typeof option !== 'object') return 0;
    const words = wordsOf(option);
    if ('hide' in words) return 0;
    if ('cover' in words) return covering(outlook, mine.get(Number(words['cover'])));
    if ('uncover' in words) return uncovering(outlook, mine.get(Number(words['uncover'])), duty);
    if ('transfer' in words) return moving(outlook, mine.get(Number(words['transfer'])), { duty, idle: idle ? bank : 0 });
    if ('board' in words) return boarding(outlook, Number(words['board']));
    if (!isPlayed(option)) return 0;
    const definition = definitionOf(w, cardOf(option));
    if ('play' in option && definition.type === 'warrior') return bringing(outlook, cardOf(option), capable);
    if ('to' in option) {
      if (definition.type !== 'fortification' && definition.type !== 'warzone') return 0.6;
      return warriorsOf(w, seat).some(id => w.cards[id]!.zone === option.to) ? 0.8 : 0;
    }
    if ('play' in option && definition.type === 'mission') return mission(outlook, option);
    return prospect(outlook, option);
  });
  fewOfEach(options, out, noise);
  if (idle && options.some((option, i) => out[i]! > 0 && 'transfer' in wordsOf(option))) out[options.indexOf('meditate')] = 0;
  // Points are for warriors: nobody meditates who could bring one of use, and has enough for the next.
  const brings = options.some((option, i) => out[i]! > SPARE && isPlayed(option) && 'play' in option && isWarrior(w, option.play));
  if (brings && bank >= ENOUGH && bank >= wanted && !forgets(noise)) out[options.indexOf('meditate')] = 0;
  for (const weight of out) best = Math.max(best, weight);
  // The attack comes last: after it only attacks may follow.
  const last = pool.locked || best === 0 || pool.open + pool.peaceful <= Math.max(1, pool.allowance);
  const isAttack = (option: Option): boolean => option === 'attack' || (typeof option === 'object' && 'lead' in option);
  const swing = last && options.some(isAttack) ? bestAttack(outlook) : -9;
  // Anyone who is rich or has a good blow does not wait; anyone who is very rich does nothing else.
  options.forEach((option, i) => {
    if (
      option === 'meditate'
        ? swing > 1.5 + 2 * noise || (swing > PAYS && bank >= ENOUGH && !forgets(noise))
        : swing > 1 && bank >= IDLE && !('to' in wordsOf(option))
    )
      out[i] = 0;
  });
  options.forEach((option, i) => {
    if (isAttack(option)) out[i] = attackWeight(swing);
    else if (typeof option === 'object' && 'sabotage' in option)
      out[i] = last || !rulesOf(w).sabotageLast ? 2 + (mine.get(Number(option['sabotage']))?.value ?? 0) : 0;
    if (out[i]! > best) best = out[i]!;
  });
  if (best === 0) out[options.indexOf('end')] = 1;
  return out;
}
const isWarrior = (w: World, id: CardId): boolean => definitionOf(w, id).type === 'warrior';
/** The dearest warrior in hand: up to his price points are worth having. */
const dearest = (w: World, seat: Seat): number =>
  Math.max(0, ...w.sides[seat]!.hand.filter(id => isWarrior(w, id)).map(id => definitionOf(w, id).ratings[3]));
/** By what the best attack brings; none that costs more than it wins. */
const attackWeight = (swing: number): number => (swing > PAYS ? 2 * (1 + swing) ** 2 : swing > IDLE_BLOW ? SPARE : 0);
