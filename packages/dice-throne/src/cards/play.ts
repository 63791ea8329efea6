/** Playing a card, spending a token, using what a hero offers: declare, give way, pay, carry out, put away. */
import { layUpgrade, leaveHand, mark, payCp, putOnDiscard, shuffleDeck, take } from '../atoms.ts';
import { effects, implement, playCard, putInPlay, spendToken, useAbility } from '../procedures.ts';
import { cardNamed, statusNamed } from '../registry.ts';
import { EVERYBODY, type CardId, type Rule, type World } from '../state.ts';
import { boxIndex, definitionOf, heroOf, inPriority, locked, passiveOf, playerOf } from '../world.ts';
import { openPreemption, openWindow } from '../windows.ts';
import { cardRefusal, costOf, fitsBox, spendRefusal } from './legal.ts';

/** Whether others may declare something first (DIT 14.1, R02). */
const waits = (w: World, seat: number, window: string): boolean =>
  w.switches.preemption && window !== 'main' && inPriority(w)[0] !== seat && !locked(w, inPriority(w)[0]!);

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
    const { world: w } = g;
    const card = definitionOf(w, v.card);
    w.known[v.card] = EVERYBODY;
    // Out of the hand while it waits: nobody plays, sells or discards it meanwhile.
    leaveHand(w, v.seat, v.card);
    w.playing.push(v.card);
    g.emit({ type: 'cardDeclared', seat: v.seat, card: v.card, rule: card.type === 'action' ? 'DIT 7.23' : 'DIT 7.15' });
    return g.go('wait', null);
  },
  wait(g, v) {
    const card = definitionOf(g.world, v.card);
    const gives = card.type === 'action' && card.cls === 'instant' && waits(g.world, v.seat, v.window);
    return gives ? g.call('pay', openPreemption(g.world, v.seat)) : g.go('pay', null);
  },
  pay(g, v) {
    const { world: w } = g;
    const card = definitionOf(w, v.card);
    if (cardRefusal(w, v.seat, v.card, v.window)) {
      // Nothing has been played yet: it goes back unpaid (DIT R03).
      w.playing.splice(w.playing.indexOf(v.card), 1);
      playerOf(w, v.seat).hand.push(v.card);
      g.emit({ type: 'cardTakenBack', seat: v.seat, card: v.card, rule: 'DIT R03' });
      return g.go('end', null);
    }
    const cost = costOf(w, v.seat, card);
    payCp(g, v.seat, cost, card.type === 'upgrade' ? (cost < card.cost ? 'DIT 7.19' : 'DIT 7.20') : 'DIT 7.24');
    g.emit({
      type: 'cardPlayed',
      seat: v.seat,
      card: v.card,
      cost,
      rule: card.type === 'upgrade' ? 'DIT 12.3.7' : card.cls === 'main' ? 'DIT 12.3.4' : 'DIT 7.25',
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
        : card.cls === 'main' || (card.cls === 'roll' && w.switches.rollCards === 'interruptible');
    return open ? g.call('run', openWindow(w, 'interrupt')) : g.go('run', null);
  },
  run(g, v) {
    const { world: w } = g;
    const card = definitionOf(w, v.card);
    if (card.type === 'upgrade') {
      w.playing.splice(w.playing.indexOf(v.card), 1);
      const { levels } = playerOf(w, v.seat);
      const was = levels[boxIndex(heroOf(w, v.seat), card.box)]!;
      layUpgrade(g, v.seat, v.card, card.level === 2 ? 'DIT 12.3.9' : was === 2 ? 'DIT 7.18' : 'DIT 7.17');
      return g.go('over', null);
    }
    return g.call('over', effects(card.script, v.seat, -1, card.id));
  },
  over(g, v) {
    const { world: w } = g;
    const card = definitionOf(w, v.card);
    if (card.type === 'upgrade') return card.played ? g.call('end', effects(card.played, v.seat, -1, card.id)) : g.go('end', null);
    w.playing.splice(w.playing.indexOf(v.card), 1);
    putOnDiscard(w, v.seat, v.card);
    g.emit({ type: 'discarded', seat: v.seat, card: v.card, rule: card.cls === 'main' ? 'DIT 12.3.6' : 'DIT 7.26' });
    return g.go('end', null);
  },
  end: g => g.done(null),
});

export const spendTokenSteps = implement(spendToken)<{ declare: null; pay: unknown; run: null; over: unknown; end: unknown }>({
  declare(g, v) {
    return waits(g.world, v.seat, v.window) ? g.call('pay', openPreemption(g.world, v.seat)) : g.go('pay', null);
  },
  pay(g, v) {
    // Pre-empted away: a token that was removed is simply gone (DIT R03).
    if (spendRefusal(g.world, v.seat, v.status, v.window)) return g.done(null);
    const spend = statusNamed(v.status).spend!;
    if (spend.oncePerTurn) mark(g.world, v.seat, v.status);
    mark(g.world, v.seat, `spent ${v.status}`);
    take(g, v.seat, v.status, spend.n, 'spent', spend.rule);
    return g.go('run', null);
  },
  run(g, v) {
    const spend = statusNamed(v.status).spend!;
    return g.call('over', effects(spend.script, v.seat, g.world.attack?.target ?? -1, v.status));
  },
  over(g, v) {
    const spent = passiveOf(g.world, v.seat)?.spent;
    if (spent?.status !== v.status) return g.done(null);
    return g.call('end', effects(spent.script, v.seat, -1, passiveOf(g.world, v.seat)!.id));
  },
  end: g => g.done(null),
});

/** An optional passive is an instant action (DIT 5.19, R10). */
export const useAbilitySteps = implement(useAbility)<{ begin: null; run: null; over: unknown }>({
  begin(g, v) {
    const use = heroOf(g.world, v.seat).uses.find(({ id }) => id === v.use)!;
    mark(g.world, v.seat, `used ${v.use}`);
    g.emit({ type: 'used', seat: v.seat, use: v.use, rule: use.rule });
    return g.go('run', null);
  },
  run(g, v) {
    const use = heroOf(g.world, v.seat).uses.find(({ id }) => id === v.use)!;
    return g.call('over', effects(use.script, v.seat, -1, v.use));
  },
  over: g => g.done(null),
});

const SEARCH: Rule = 'DIT R77';
/** Searches the deck for upgrades and lays them together, then shuffles (DIT R77). */
export const putInPlaySteps = implement(putInPlay)<{
  offer: null;
  picked: 'none' | { readonly take: CardId };
  lay: null;
  shuffle: unknown;
  end: unknown;
}>({
  offer(g, v) {
    const { world: w } = g;
    const boxes = v.chosen.map(id => {
      const card = definitionOf(w, id);
      return card.type === 'upgrade' ? card.box : '';
    });
    const found: CardId[] = [];
    const seen: string[] = [];
    for (const id of playerOf(w, v.seat).deck) {
      const card = cardNamed(w.cards[id]!);
      if (
        card.type === 'upgrade' &&
        fitsBox(w, v.seat, card) &&
        !v.chosen.includes(id) &&
        !boxes.includes(card.box) &&
        !seen.includes(card.id)
      ) {
        found.push(id);
        seen.push(card.id);
      }
    }
    if (found.length === 0 || v.chosen.length >= v.max) return g.go('lay', null);
    for (const id of playerOf(w, v.seat).deck) w.known[id]! |= 1 << v.seat; // the searcher sees the whole deck
    return g.ask('picked', v.seat, SEARCH, ['none', ...found.map(id => ({ take: id }))]);
  },
  picked(g, v, answer) {
    if (answer === 'none') return g.go('lay', null);
    v.chosen.push(answer.take);
    return g.go('offer', null);
  },
  lay(g, v) {
    const { deck } = playerOf(g.world, v.seat);
    const passive = v.chosen.some(id => {
      const card = definitionOf(g.world, id);
      return card.type === 'upgrade' && card.box === passiveOf(g.world, v.seat)?.id;
    });
    for (const id of v.chosen) {
      deck.splice(deck.indexOf(id), 1);
      layUpgrade(g, v.seat, id, passive ? 'DIT 6.53' : 'DIT 7.13'); // together: the passive draws nothing for the other
    }
    return g.go('shuffle', null);
  },
  shuffle(g, v) {
    shuffleDeck(g, v.seat, SEARCH);
    return g.go('end', null);
  },
  end: g => g.done(null),
});
