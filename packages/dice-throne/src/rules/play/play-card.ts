/** Playing a card: aim, declare, give way, pay, carry out, put away. */
import { declareCard, discardPlayed, layPlayedUpgrade, payCp, takeCardBack } from '../atoms.ts';
import { aimsOf, canHit } from '../aims.ts';
import { cardRefusal, costOf } from '../legality.ts';
import { effects, implement, playCard, type CardPlay } from '../procedures.ts';
import { boxIndex, definitionOf, heroOf, playerOf } from '../queries.ts';
import type { Aim, World } from '../state.ts';
import { openFor, openForOthers, openPreemption, type Declared } from '../windows.ts';
import { waits } from './priority.ts';

const declared = ({ seat, card, aim }: CardPlay): Declared => ({ seat, card, thing: null, aim });
/** Main-phase cards can be interrupted (DIT 14.6); roll-phase cards only at a table that says so (DIT R01). */
function interruptible(w: World, v: CardPlay): boolean {
  const card = definitionOf(w, v.card);
  if (card.type === 'upgrade') return v.window === 'main';
  return card.timing === 'main' || (card.timing === 'roll' && w.switches.rollCards === 'interruptible');
}

export const playCardSteps = implement(playCard)<{
  aim: null;
  aimed: Aim | null;
  wait: null;
  pay: unknown;
  interrupted: null;
  answered: number;
  countered: number;
  run: unknown;
  over: unknown;
  end: unknown;
}>({
  /** The target belongs to the declaration (DIT 14.4, R81). */
  aim(g, v) {
    const aims = aimsOf(g.world, v.seat, definitionOf(g.world, v.card));
    return aims.length > 1 ? g.ask('aimed', v.seat, 'DIT R81', aims, { card: v.card }) : g.go('aimed', aims[0] ?? null);
  },
  aimed(g, v, aim) {
    v.aim = aim;
    declareCard(g, v.seat, v.card, { aim, rule: definitionOf(g.world, v.card).type === 'action' ? 'DIT 7.23' : 'DIT 7.15' });
    return g.go('wait', null);
  },
  wait(g, v) {
    const card = definitionOf(g.world, v.card);
    const gives = card.type === 'action' && card.timing === 'instant' && waits(g.world, v.seat);
    return gives ? g.call('pay', openPreemption(g.world, declared(v))) : g.go('pay', null);
  },
  pay(g, v) {
    const { world: w } = g;
    const card = definitionOf(w, v.card);
    // Somebody went first, and it can no longer do what it was declared for.
    if (cardRefusal(w, v.seat, v.card, v.window) || !canHit(w, v.seat, card, v.aim)) {
      takeCardBack(g, v.seat, v.card);
      return g.go('end', null);
    }
    const cost = costOf(w, v.seat, card);
    payCp(g, v.seat, cost, card.type === 'upgrade' ? (cost < card.cost ? 'DIT 7.19' : 'DIT 7.20') : 'DIT 7.24');
    g.emit({
      type: 'cardPlayed',
      seat: v.seat,
      card: v.card,
      cost,
      rule: card.type === 'upgrade' ? 'DIT 12.3.7' : card.timing === 'main' ? 'DIT 12.3.4' : 'DIT 7.25',
    });
    return g.go('interrupted', null);
  },
  /** Nobody interrupts an own card; what the others did may be answered. */
  interrupted: (g, v) =>
    interruptible(g.world, v) ? g.call('answered', openForOthers(g.world, 'interrupt', declared(v))) : g.go('run', null),
  answered: (g, v, played) => (played > 0 ? g.call('countered', openFor('interrupt', [v.seat], declared(v))) : g.go('run', null)),
  countered: (g, _, played) => g.go(played > 0 ? 'interrupted' : 'run', null),
  run(g, v) {
    const { world: w } = g;
    const card = definitionOf(w, v.card);
    if (card.type === 'action') return g.call('over', effects({ script: card.script, seat: v.seat, source: card.id, aim: v.aim }));
    const was = playerOf(w, v.seat).levels[boxIndex(heroOf(w, v.seat), card.box)]!;
    layPlayedUpgrade(g, v.seat, v.card, card.level === 2 ? 'DIT 12.3.9' : was === 2 ? 'DIT 7.18' : 'DIT 7.17');
    return g.go('over', null);
  },
  over(g, v) {
    const card = definitionOf(g.world, v.card);
    if (card.type === 'upgrade')
      return card.played ? g.call('end', effects({ script: card.played, seat: v.seat, source: card.id })) : g.go('end', null);
    discardPlayed(g, v.seat, v.card, card.timing === 'main' ? 'DIT 12.3.6' : 'DIT 7.26');
    return g.go('end', null);
  },
  end: g => g.done(null),
});
