/**
 * The judge's tool, for what no program can decide [DR-100]: a player proposes a change of the position in words everybody reads, every
 * other player agrees or not, or the appointed judge alone does, and what was agreed is done, told and remembered. Offered only at
 * tables that want it.
 */
import { proceduresOf, questionOf, type Position, type Seat } from '@kolbiste/engine';
import {
  acceptProposal,
  agree,
  cover,
  discard,
  draw,
  gainDestiny,
  gainVictory,
  heal,
  loseDestiny,
  loseVictory,
  propose,
  refuseProposal,
  sacrifice,
  toHand,
  toLibrary,
  uncover,
  withdrawProposal,
  wound,
} from './atoms.ts';
import { definitionOf } from '../cards/registry.ts';
import { NONE } from './events.ts';
import type { Doomtrooper, Here } from './game.ts';
import { judging } from './procedures.ts';
import { checkVictory } from './outcome.ts';
import { seatsFrom } from './queries.ts';
import { type CardId, type Proposal, type World } from './state.ts';

const { implement } = proceduresOf<Doomtrooper>();
const RULE = 'DOT DR-100';
/** Of the question that waits for an official: what only he may say. */
const RULINGS = ['refuse', 'agree'] as const;

export const officialKeys = (position: Position<World>): readonly string[] => (questionOf(position) === 'judging.ruled' ? RULINGS : []);

const ON_CARDS = ['discard', 'sacrifice', 'hand', 'library', 'wound', 'heal', 'cover', 'uncover'] as const;
const ON_PLAYERS = [
  'destiny+1',
  'destiny+5',
  'destiny-1',
  'destiny-5',
  'victory+1',
  'victory+5',
  'victory-1',
  'victory-5',
  'draw',
] as const;

/** Cards on the table that the change would change. */
function cardsFor(w: World, change: string): CardId[] {
  return w.play.filter(id => {
    const { zone, wounded, covered } = w.cards[id]!;
    if (change === 'discard' || change === 'sacrifice' || change === 'hand' || change === 'library') return true;
    if (definitionOf(w, id).type !== 'warrior' || zone === 'hidden') return false;
    return change === 'wound' ? !wounded : change === 'heal' ? wounded : change === 'cover' ? !covered : covered;
  });
}
/** Who must agree: everybody else, or the appointed judge, who needs nobody for a proposal of his own. */
function votersOn(w: World, by: Seat): Seat[] {
  const { arbiter } = w.house;
  const others = seatsFrom(w, by).filter(seat => seat !== by);
  if (arbiter === 'official') return [];
  return arbiter === by ? [] : arbiter !== null && others.includes(arbiter) ? [arbiter] : others;
}

function carryOut(g: Here, { change, card, player }: Proposal): void {
  if (card !== null) return changeCard(g, change as (typeof ON_CARDS)[number], card);
  if (change !== 'draw') return givePoints(g, change, player!);
  draw(g, player!, RULE);
}
function changeCard(g: Here, change: (typeof ON_CARDS)[number], card: CardId): void {
  switch (change) {
    case 'discard':
      return discard(g, card, RULE, true);
    case 'sacrifice':
      return sacrifice(g, card, RULE, true);
    case 'hand':
      return void toHand(g, card, RULE);
    case 'library':
      return toLibrary(g, card, RULE);
    case 'wound':
      return wound(g, card, null, RULE);
    case 'heal':
      return heal(g, card, RULE);
    case 'cover':
      return cover(g, card, RULE);
    case 'uncover':
      return uncover(g, card, RULE);
  }
}
/** `destiny+1`, `victory-5`. */
function givePoints(g: Here, change: string, player: Seat): void {
  const n = Number(change.slice(7));
  if (change.startsWith('destiny')) {
    if (n > 0) gainDestiny(g, player, n, { cause: 'card', rule: RULE });
    else loseDestiny(g, player, -n, { cause: 'card', rule: RULE });
    return;
  }
  if (n > 0) gainVictory(g, player, n, { cause: 'card', rule: RULE });
  else loseVictory(g, player, -n, { cause: 'card', rule: RULE });
  checkVictory(g);
}

type Target = 'withdraw' | { readonly card: CardId } | { readonly player: number };
export const judgingProcedure = implement(judging)<{
  propose: null;
  kind: 'withdraw' | { readonly change: string };
  about: Target;
  vote: null;
  voted: 'agree' | 'refuse';
  ruled: 'withdraw' | 'agree' | 'refuse';
  settle: null;
}>({
  propose(g, v) {
    const w = g.world;
    const kinds = [...ON_CARDS.filter(change => cardsFor(w, change).length), ...ON_PLAYERS];
    return g.ask('kind', v.seat, RULE, ['withdraw', ...kinds.map(change => ({ change }))] as never);
  },
  kind(g, v, answer) {
    if (answer === 'withdraw') return g.done(null);
    v.change = answer.change;
    const w = g.world;
    const targets: Target[] = (ON_PLAYERS as readonly string[]).includes(v.change)
      ? seatsFrom(w, v.seat).map(player => ({ player }))
      : cardsFor(w, v.change).map(card => ({ card }));
    return g.ask('about', v.seat, RULE, ['withdraw', ...targets] as never, { change: v.change });
  },
  about(g, v, answer) {
    if (answer === 'withdraw') return g.done(null);
    const about = 'card' in answer ? { card: answer.card, player: null } : { card: null, player: answer.player };
    propose(g, { by: v.seat, change: v.change, ...about, waits: votersOn(g.world, v.seat) });
    return g.go('vote', null);
  },
  vote(g) {
    const { by, change, card, player, waits } = g.world.proposal!;
    const about = { by, change, card: card ?? NONE, player: player ?? NONE };
    // Anyone who proposed may take it back; the rest an official says in his place.
    if (g.world.house.arbiter === 'official') return g.ask('ruled', by, RULE, ['withdraw', 'refuse', 'agree'], about);
    return waits.length === 0 ? g.go('settle', null) : g.ask('voted', waits[0]!, RULE, ['refuse', 'agree'], about);
  },
  voted(g, _, answer) {
    const seat = g.world.proposal!.waits[0]!;
    if (answer === 'refuse') {
      refuseProposal(g, seat);
      return g.done(null);
    }
    agree(g, seat);
    return g.go('vote', null);
  },
  ruled(g, v, answer) {
    if (answer === 'agree') return g.go('settle', null);
    if (answer === 'refuse') refuseProposal(g, NONE);
    else withdrawProposal(g, v.seat);
    return g.done(null);
  },
  settle(g) {
    carryOut(g, acceptProposal(g));
    return g.done(null);
  },
});
