/**
 * The judge's tool, for what no program can decide [DR-100]: a player proposes a change of the position, every other player agrees or
 * not, and what was agreed is done, told and remembered. Offered only at tables that want it.
 */
import { proceduresOf } from '@kolbiste/engine';
import { cover, discard, gainDestiny, gainVictory, heal, loseDestiny, loseVictory, sacrifice, toHand, uncover, wound } from './atoms.ts';
import { definitionOf } from './cards/registry.ts';
import type { Doomtrooper, Here } from './doomtrooper.ts';
import { judging } from './signatures.ts';
import { seatsFrom, type CardId, type World } from './world.ts';

const { implement } = proceduresOf<Doomtrooper>();

const ON_CARDS = ['discard', 'sacrifice', 'hand', 'wound', 'heal', 'cover', 'uncover'] as const;
const ON_PLAYERS = ['destiny+1', 'destiny-1', 'victory+1', 'victory-1'] as const;
type Change = (typeof ON_CARDS)[number] | (typeof ON_PLAYERS)[number];

/** Cards on the table that the change would change. */
function cardsFor(w: World, change: string): CardId[] {
  return w.play.filter(id => {
    const { zone, wounded, covered } = w.cards[id]!;
    if (change === 'discard' || change === 'sacrifice' || change === 'hand') return true;
    if (definitionOf(w, id).type !== 'warrior' || zone === 'hidden') return false;
    return change === 'wound' ? !wounded : change === 'heal' ? wounded : change === 'cover' ? !covered : covered;
  });
}

/** The card, or the player, that a change is about. */
function carryOut(g: Here, change: string, target: number): void {
  const rule = 'DOT DR-100';
  switch (change as Change) {
    case 'discard':
      return discard(g, target, rule, true);
    case 'sacrifice':
      return sacrifice(g, target, rule, true);
    case 'hand':
      return toHand(g, target, rule);
    case 'wound':
      return wound(g, target, -1, rule);
    case 'heal':
      return heal(g, target, rule);
    case 'cover':
      return cover(g, target, rule);
    case 'uncover':
      return uncover(g, target, rule);
    case 'destiny+1':
      return gainDestiny(g, target, 1, 'card', rule);
    case 'destiny-1':
      return void loseDestiny(g, target, 1, 'card', rule);
    case 'victory+1':
      return gainVictory(g, target, 1, 'card', rule);
    case 'victory-1':
      return void loseVictory(g, target, 1, 'card', rule);
  }
}

type Target = 'withdraw' | { readonly card: CardId } | { readonly player: number };
export const judgingProcedure = implement(judging)<{
  propose: null;
  kind: 'withdraw' | { readonly change: string };
  about: Target;
  vote: null;
  voted: 'agree' | 'refuse';
  settle: null;
}>({
  propose(g, v) {
    const w = g.world;
    const kinds = ON_CARDS.filter(change => cardsFor(w, change).length).map(change => ({ change: change as string }));
    return g.ask('kind', v.seat, 'DOT DR-100', [
      'withdraw',
      ...kinds,
      ...ON_PLAYERS.map(change => ({ change: change as string })),
    ] as never);
  },
  kind(g, v, answer) {
    if (answer === 'withdraw') return g.done(null);
    v.change = answer.change;
    const w = g.world;
    const targets: Target[] = (ON_PLAYERS as readonly string[]).includes(v.change)
      ? seatsFrom(w, v.seat).map(player => ({ player }))
      : cardsFor(w, v.change).map(card => ({ card }));
    return g.ask('about', v.seat, 'DOT DR-100', ['withdraw', ...targets] as never, { change: v.change });
  },
  about(g, v, answer) {
    if (answer === 'withdraw') return g.done(null);
    v.card = 'card' in answer ? answer.card : answer.player;
    v.voters = seatsFrom(g.world, v.seat).slice(1);
    return g.go('vote', null);
  },
  vote: (g, v) =>
    v.voters.length === 0
      ? g.go('settle', null)
      : g.ask('voted', v.voters[0]!, 'DOT DR-100', ['refuse', 'agree'], { change: v.change, target: v.card, by: v.seat }),
  voted(g, v, answer) {
    if (answer === 'refuse') return g.done(null);
    v.voters.shift();
    return g.go('vote', null);
  },
  settle(g, v) {
    g.world.judged = true;
    g.emit({ type: 'judged', seat: v.seat, change: v.change, rule: 'DOT DR-100' });
    carryOut(g, v.change, v.card);
    return g.done(null);
  },
});
