/** Playing a card: declare, give way, pay, carry out, put away. */
import { declareCard, discardPlayed, layPlayedUpgrade, payCp, takeCardBack } from '../atoms.ts';
import { cardRefusal, costOf } from '../legality.ts';
import { effects, implement, playCard } from '../procedures.ts';
import { boxIndex, definitionOf, heroOf, playerOf } from '../queries.ts';
import { openPreemption, openWindow } from '../windows.ts';
import { waits } from './priority.ts';

export const playCardSteps = implement(playCard)<{
  declare: null;
  wait: null;
  pay: unknown;
  interrupted: null;
  run: unknown;
  over: unknown;
  end: unknown;
}>({
  declare(g, v) {
    declareCard(g, v.seat, v.card, definitionOf(g.world, v.card).type === 'action' ? 'DIT 7.23' : 'DIT 7.15');
    return g.go('wait', null);
  },
  wait(g, v) {
    const card = definitionOf(g.world, v.card);
    const gives = card.type === 'action' && card.timing === 'instant' && waits(g.world, v.seat, v.window);
    return gives ? g.call('pay', openPreemption(g.world, v.seat)) : g.go('pay', null);
  },
  pay(g, v) {
    const { world: w } = g;
    const card = definitionOf(w, v.card);
    if (cardRefusal(w, v.seat, v.card, v.window)) {
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
  interrupted(g, v) {
    const { world: w } = g;
    const card = definitionOf(w, v.card);
    // Main-phase cards can be interrupted (DIT 14.6); roll-phase cards only at a table that says so (DIT R01).
    const open =
      card.type === 'upgrade'
        ? v.window === 'main'
        : card.timing === 'main' || (card.timing === 'roll' && w.switches.rollCards === 'interruptible');
    return open ? g.call('run', openWindow(w, 'interrupt')) : g.go('run', null);
  },
  run(g, v) {
    const { world: w } = g;
    const card = definitionOf(w, v.card);
    if (card.type === 'action') return g.call('over', effects({ script: card.script, seat: v.seat, source: card.id }));
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
