/** Chapter 7: the action step, one action at a time, out of a pool of actions. */
import { proceduresOf, type Refusal, type Seat, no } from '@kolbiste/engine';
import { has, works } from '../abilities.ts';
import { actionsLeft, board, closePools, cover, gainDestiny, hide, last, noteLeft, takeActions, transfer } from '../atoms.ts';
import { definitionOf } from '../../cards/registry.ts';
import { attackersOf, mayNotAttack, pressingOrders, hasAttackFor } from '../combat/pairing.ts';
import { leaveCover } from '../cover.ts';
import type { Doomtrooper } from '../game.ts';
import { giversOf } from '../givers.ts';
import type { Rule } from '../rule.ts';
import {
  actingRefusal,
  attackBar,
  attackTokens,
  bringRefusal,
  cardMoves,
  coverRefusal,
  explainedMoves,
  hideRefusal,
  peacefulTokens,
  uncoverRefusal,
  type CardMove,
} from '../legality.ts';
import { bonusActions, judging, newAttack } from '../procedures.ts';
import { affiliationOf, bearerOf, isPresent, warriorsOf } from '../status.ts';
import { byBook, friends, notesOf, rulesOf } from '../queries.ts';
import { type CardId, type Pool, type World } from '../state.ts';
import { openWindow, playOf } from '../windows.ts';
import { sabotage, sabotageRefusal, sabotageTargetRefusal } from './sabotage.ts';
import { clashes, coverDuty, goesToStation, stationDuty, transferCost, transferRefusal, transferTo } from './station.ts';

const { define, implement } = proceduresOf<Doomtrooper>();
type Reason = Refusal<Rule> | null;

export type Action =
  | 'end'
  | 'judge'
  | 'meditate'
  | 'attack'
  | { readonly lead: CardId }
  | { readonly hide: CardId }
  | { readonly cover: CardId }
  | { readonly uncover: CardId }
  | { readonly transfer: CardId }
  | { readonly board: CardId }
  | { readonly sabotage: CardId; readonly against: Seat }
  | CardMove;

export const HIDING_COST = 3; // DOT 9.22

/** A duty that binds the next action, or null: first the Station, then a clash there, then cover (DOT 20.6) [DR-32]. */
export type Duty = 'station' | 'clash' | 'cover';
export function dutyOf(w: World, seat: Seat, pool: Pool): Duty | null {
  const standardOnly = rulesOf(w).name === 'tournament';
  if (standardOnly && !pool.standard) return null;
  // [DR-31]: a duty nobody can fulfil sleeps.
  if (stationDuty(w, seat) && waysToStation(w, seat, pool)) return 'station';
  if (clashes(w, seat).some(id => transferRefusal(w, seat, id) === null && peacefulTokens(pool, transferCost(w, id)) === null))
    return 'clash';
  if (coverDuty(w, seat) && waysOutOfCover(w, seat, pool)) return 'cover';
  return null;
}
function waysToStation(w: World, seat: Seat, pool: Pool): boolean {
  for (const id of warriorsOf(w, seat))
    if (w.cards[id]!.zone !== 'station' && transferRefusal(w, seat, id) === null && peacefulTokens(pool, transferCost(w, id)) === null)
      return true;
  if (peacefulTokens(pool, 1) !== null) return false;
  for (const id of w.sides[seat]!.hand)
    if (definitionOf(w, id).type === 'warrior' && goesToStation(w, id) && bringRefusal(w, seat, id) === null) return true;
  return false;
}
function waysOutOfCover(w: World, seat: Seat, pool: Pool): boolean {
  if (peacefulTokens(pool, 1) !== null) return false;
  for (const id of warriorsOf(w, seat)) if (uncoverRefusal(w, seat, id) === null) return true;
  return false;
}

/** Whether an action fulfils the duty, or is left free by it. */
function dutyRefusal(w: World, seat: Seat, action: Action, duty: Duty | null): Reason {
  if (duty === null || action === 'end' || action === 'judge') return null;
  const { stationDutyRule, stationDuty: reach, coverDutyRule, coverDutyByNewWarrior } = rulesOf(w);
  const brings = typeof action === 'object' && 'play' in action && definitionOf(w, action.play).type === 'warrior' ? action.play : null;
  switch (duty) {
    case 'station':
      if (brings !== null && goesToStation(w, brings)) return null;
      if (typeof action === 'object' && 'transfer' in action && w.cards[action.transfer]!.zone !== 'station') return null;
      return reach === 'actionsWithWarriors' && !concernsWarrior(w, action) ? null : no(stationDutyRule, 'stationDuty');
    case 'clash':
      if (typeof action === 'object' && 'transfer' in action && clashes(w, seat).includes(action.transfer)) return null;
      return no(byBook(w, 'DOT 20.22t', 'DOT 20.22s'), 'clashDuty');
    case 'cover':
      if (typeof action === 'object' && 'uncover' in action) return null;
      return brings !== null && coverDutyByNewWarrior ? null : no(coverDutyRule, 'coverDuty');
  }
}
/** What directly concerns a warrior [DR-33]. */
function concernsWarrior(w: World, action: Action): boolean {
  if (action === 'meditate' || action === 'end' || action === 'judge') return false;
  if (typeof action !== 'object' || !('play' in action)) return true;
  return definitionOf(w, action.play).type === 'warrior' || 'on' in action;
}

/** Why this action may not be taken with this pool now; cards are judged in `moves.ts`. */
function ownRefusal(w: World, seat: Seat, action: Exclude<Action, CardMove>, pool: Pool): Reason {
  if (action === 'end') return null; // DOT 7.10
  if (action === 'judge') return w.house.judge ? null : no('DOT DR-100', 'noJudge');
  if (action === 'attack') {
    const tokens = attackTokens(w, pool, 1);
    if (tokens) return tokens;
    const { warrior } = pool;
    const affords = (n: number): boolean => attackTokens(w, pool, n) === null;
    if (warrior === null ? hasAttackFor(w, seat, affords) : hasAttackFor(w, seat, affords, id => id === warrior)) return null;
    return warrior !== null || attackersOf(w, seat, null).length === 0
      ? no('DOT 24.2.1', 'noPair')
      : no('DOT 24.0.9', 'actions', { needed: 2 });
  }
  if (action === 'meditate')
    return w.effects.some(effect => effect.what === 'noMeditation' && effect.seat === seat)
      ? no('DOT 10.1', 'neverMeditates')
      : peacefulTokens(pool, 1);
  if ('lead' in action) return leadRefusal(w, seat, action.lead, pool);
  if ('hide' in action) return peacefulTokens(pool, HIDING_COST, 'DOT 9.22') ?? hideRefusal(w, seat, action.hide);
  if ('cover' in action) return peacefulTokens(pool, 1) ?? coverRefusal(w, seat, action.cover);
  if ('uncover' in action) return peacefulTokens(pool, 1) ?? uncoverRefusal(w, seat, action.uncover);
  if ('transfer' in action)
    return peacefulTokens(pool, transferCost(w, action.transfer), 'DOT 20.10') ?? transferRefusal(w, seat, action.transfer);
  if ('board' in action) return peacefulTokens(pool, 1) ?? boardRefusal(w, seat, action.board);
  return sabotageRefusal(w, seat, { saboteur: action.sabotage, against: action.against, pool });
}
/** What it takes away from the attack a player was ordered to make; duties come first [DR-31]. */
function orderRefusal(w: World, seat: Seat, action: Action, pool: Pool, duty: Duty | null): Reason {
  if (w.orders.length === 0 || duty !== null) return null;
  const attacks = action === 'attack' || (typeof action === 'object' && 'lead' in action);
  if (attacks) return mayNotAttack(w, seat) ? no('DOT 24.2.11', 'ordered') : null;
  if (
    action === 'judge' ||
    attackTokens(w, pool, 1) !== null ||
    pressingOrders(w, seat, null, n => attackTokens(w, pool, n) === null).length === 0
  )
    return null;
  if (action === 'end') return no('DOT 24.2.11', 'ordered');
  if (pool.attack > 0) return null;
  return pool.open - Math.max(0, costOf(w, action) - pool.peaceful) < 1 ? no('DOT 24.2.11', 'ordered') : null;
}
/** Actions it takes; a Sabotage takes the attack with it. */
function costOf(w: World, action: Action): number {
  if (typeof action === 'string') return 1;
  if ('play' in action) return definitionOf(w, action.play).play!.actions;
  if ('use' in action) return definitionOf(w, action.use).uses[action.as]!.actions;
  if ('hide' in action) return HIDING_COST;
  if ('transfer' in action) return transferCost(w, action.transfer);
  return 'sabotage' in action ? ACTIONS_AND_MORE : 1;
}
const ACTIONS_AND_MORE = 99;

/** DOT 7.21: a Corporate Leader makes any action an attack by warriors of his corporation. */
export function leadRefusal(w: World, seat: Seat, leader: CardId, pool: Pool): Reason {
  if (actionsLeft(pool) === 0) return no('DOT 7.1', 'actions', { needed: 1 });
  const barred = attackBar(w, seat);
  if (barred) return barred;
  const { affiliation, leads } = definitionOf(w, leader);
  if (leads !== null && notesOf(w, 'led').filter(({ on, n }) => on === leader && n === w.turn).length >= leads)
    return no('DOT 7.24', 'usedAlready');
  const isLed = (id: CardId): boolean => (affiliationOf(w, id) & affiliation) !== 0;
  return hasAttackFor(w, seat, n => actionsLeft(pool) >= n, isLed) ? null : no('DOT 24.2.1', 'noPair');
}
export const leadersOf = (w: World, seat: Seat): CardId[] =>
  giversOf(w).leaders.filter(id => w.cards[id]!.by === seat && works(w, id, null)); // DOT 34.3, 34.14

function boardRefusal(w: World, seat: Seat, vehicle: CardId): Reason {
  const warrior = bearerOf(w, vehicle);
  if (w.cards[vehicle]!.by !== seat || warrior === null) return no('DOT 11.28', 'notYours');
  const acting = actingRefusal(w, warrior);
  if (acting) return acting;
  return !w.cards[vehicle]!.inside && w.cards[warrior]!.covered && !has(w, warrior, 'coversInVehicle', null)
    ? no('DOT 11.33', 'inCover')
    : null;
}

/** A vehicle that stands in an area itself. */
const isAreaVehicle = (w: World, id: CardId): boolean =>
  definitionOf(w, id).type === 'equipment' && definitionOf(w, id).labels.includes('vehicle') && w.cards[id]!.host === null;

/** Everything that is no card of hand or table, whether allowed or not. */
function ownCandidates(w: World, seat: Seat): Exclude<Action, CardMove>[] {
  const out: Exclude<Action, CardMove>[] = ['end', 'meditate', 'attack', 'judge'];
  for (const lead of leadersOf(w, seat)) out.push({ lead });
  for (const id of w.sides[seat]!.hand) if (definitionOf(w, id).type === 'warrior') out.push({ hide: id });
  for (const id of warriorsOf(w, seat)) {
    const card = w.cards[id]!;
    out.push(card.covered ? { uncover: id } : { cover: id });
    if (card.zone !== 'hidden') out.push({ transfer: id });
    for (const attached of card.gear) if (definitionOf(w, attached).labels.includes('vehicle')) out.push({ board: attached });
  }
  for (const id of w.play) if (w.cards[id]!.by === seat && isAreaVehicle(w, id)) out.push({ transfer: id });
  for (let against = 0; against < w.sides.length; against++)
    if (!friends(w, against, seat) && !w.sides[against]!.out) for (const id of warriorsOf(w, seat)) out.push({ sabotage: id, against });
  return out;
}

/** The legal actions, the end among them. */
export function legalActions(w: World, seat: Seat, index: number): Action[] {
  const { warrior } = w.pools[index]!;
  const all = everyAction(w, seat, index);
  return warrior === null ? all : all.filter(action => isHis(w, warrior, action));
}
/** Whether it is an action of this warrior, or the end of them. */
function isHis(w: World, id: CardId, action: Action): boolean {
  if (typeof action === 'string') return action === 'end' || action === 'attack';
  if ('use' in action) return bearerOf(w, action.use) === id;
  if ('board' in action) return bearerOf(w, action.board) === id;
  if ('cover' in action) return action.cover === id;
  if ('uncover' in action) return action.uncover === id;
  if ('transfer' in action) return action.transfer === id;
  return 'sabotage' in action && action.sabotage === id;
}
function everyAction(w: World, seat: Seat, index: number): Action[] {
  const pool = w.pools[index]!;
  const duty = pool.warrior === null ? dutyOf(w, seat, pool) : null;
  const out: Action[] = [];
  const offer = (action: Exclude<Action, CardMove>): void => {
    if (
      dutyRefusal(w, seat, action, duty) === null &&
      ownRefusal(w, seat, action, pool) === null &&
      orderRefusal(w, seat, action, pool, duty) === null
    )
      out.push(action);
  };
  offer('end');
  if (w.house.judge) out.push('judge');
  offer('meditate');
  offer('attack');
  for (const lead of leadersOf(w, seat)) offer({ lead });
  const peaceful = !pool.locked && pool.open + pool.peaceful > 0;
  if (peaceful) {
    if (pool.open + pool.peaceful >= HIDING_COST)
      for (const id of w.sides[seat]!.hand) if (definitionOf(w, id).type === 'warrior') offer({ hide: id });
    for (const id of w.play) {
      const card = w.cards[id]!;
      if (card.by !== seat) continue;
      const definition = definitionOf(w, id);
      if (definition.type === 'warrior') {
        if (!isPresent(w, id)) continue; // DOT 34.2
        offer(card.covered ? { uncover: id } : { cover: id });
        if (card.zone !== 'hidden') offer({ transfer: id });
      } else if (definition.labels.includes('vehicle') && card.host !== null && isPresent(w, card.host)) offer({ board: id });
    }
    for (let against = 0; against < w.sides.length; against++)
      if (against !== seat && !w.sides[against]!.out && sabotageTargetRefusal(w, seat, against) === null)
        for (const id of warriorsOf(w, seat)) offer({ sabotage: id, against });
  }
  const moves = cardMoves(w, seat, { moment: 'action', pool: index });
  for (const move of moves)
    if ((duty === null || dutyRefusal(w, seat, move, duty) === null) && orderRefusal(w, seat, move, pool, duty) === null) out.push(move);
  return out;
}
/** The same with reasons. */
export function explainedActions(w: World, seat: Seat, index: number): { option: Action; refusal: Reason }[] {
  const { warrior } = w.pools[index]!;
  const all = everyExplained(w, seat, index);
  return warrior === null ? all : all.filter(({ option }) => isHis(w, warrior, option));
}
function everyExplained(w: World, seat: Seat, index: number): { option: Action; refusal: Reason }[] {
  const pool = w.pools[index]!;
  const duty = pool.warrior === null ? dutyOf(w, seat, pool) : null;
  const out: { option: Action; refusal: Reason }[] = ownCandidates(w, seat).map(option => ({
    option,
    refusal: ownRefusal(w, seat, option, pool) ?? dutyRefusal(w, seat, option, duty) ?? orderRefusal(w, seat, option, pool, duty),
  }));
  for (const { option, refusal } of explainedMoves(w, seat, { moment: 'action', pool: index }))
    out.push({ option, refusal: refusal ?? dutyRefusal(w, seat, option, duty) ?? orderRefusal(w, seat, option, pool, duty) });
  return out;
}

/** One destiny point, unless a card in play says otherwise. */
export function meditationWorth(w: World): number {
  for (const id of w.play) {
    const { meditation } = definitionOf(w, id);
    if (meditation !== null && works(w, id, null)) return meditation;
  }
  return 1;
}
/** One action: asked, taken, done. Gives back whether the player goes on. */
export const acting = define<{ readonly seat: Seat; readonly pool: number }, { offer: null; act: Action; over: unknown }, boolean>(
  'acting',
  {
    offer(g, v) {
      const w = g.world;
      const pool = w.pools[v.pool]!;
      return g.ask('act', v.seat, 'DOT 7.23', legalActions(w, v.seat, v.pool), {
        open: pool.open,
        attack: pool.attack,
        peaceful: pool.peaceful,
        locked: pool.locked,
      });
    },
    act(g, v, action) {
      const w = g.world;
      const pool = w.pools[v.pool]!;
      if (action === 'end') return g.done(false);
      if (action === 'judge') return g.call('offer', judging({ seat: v.seat, change: '' }));
      if (action === 'attack') return g.call('over', newAttack(v.seat, { pool: v.pool, attacker: pool.warrior }));
      if (typeof action === 'object' && 'lead' in action) {
        const { lead } = action;
        if (definitionOf(w, lead).leads !== null)
          last(g, { card: lead, seat: v.seat }, { what: 'note', on: lead, note: 'led', n: w.turn }, { rule: 'DOT 7.21' });
        return g.call('over', newAttack(v.seat, { pool: v.pool, only: definitionOf(w, lead).affiliation }));
      }
      if (action === 'meditate') {
        takeActions(g, pool, 1, { attack: false, rule: 'DOT 10.1' });
        g.emit({ type: 'meditated', seat: v.seat, rule: 'DOT 10.1' });
        gainDestiny(g, v.seat, meditationWorth(w), { cause: 'meditation', rule: 'DOT 10.2' });
      } else if ('play' in action || 'use' in action) return g.call('over', playOf(w, v.seat, action, v.pool));
      else if ('hide' in action) {
        takeActions(g, pool, HIDING_COST, { attack: false, rule: 'DOT 9.22' });
        hide(g, action.hide, v.seat);
      } else if ('cover' in action) {
        takeActions(g, pool, 1, { attack: false, rule: 'DOT 9.1' });
        cover(g, action.cover, 'DOT 9.1');
      } else if ('uncover' in action) {
        takeActions(g, pool, 1, { attack: false, rule: 'DOT 9.19' });
        if (leaveCover(g, action.uncover, true)) noteLeft(g, action.uncover);
      } else if ('transfer' in action) {
        takeActions(g, pool, transferCost(w, action.transfer), { attack: false, rule: 'DOT 20.3' });
        transfer(
          g,
          action.transfer,
          transferTo(w, action.transfer),
          w.cards[action.transfer]!.zone === 'station' ? 'DOT 20.4' : 'DOT 20.3',
        );
      } else if ('board' in action) {
        takeActions(g, pool, 1, { attack: false, rule: 'DOT 11.28' });
        board(g, action.board, !w.cards[action.board]!.inside, 'DOT 11.28');
      } else if ('sabotage' in action)
        return g.call('over', sabotage({ seat: v.seat, saboteur: action.sabotage, against: action.against, pool: v.pool }));
      return g.go('over', null);
    },
    over: g => g.done(true),
  },
);

/** Actions a card grants, taken at once [DR-37]. */
export const bonusProcedure = implement(bonusActions)<{ next: unknown; acted: boolean; window: null }>({
  next(g, v) {
    const pool = g.world.pools[v.pool]!;
    if (actionsLeft(pool) === 0) {
      closePools(g, v.pool);
      return g.done(null);
    }
    return g.call('acted', acting({ seat: v.seat, pool: v.pool }));
  },
  acted(g, v, goesOn) {
    const pool = g.world.pools[v.pool]!;
    // An attack is the last of one warrior's actions.
    if (!goesOn || (pool.warrior !== null && (pool.allowance === 0 || !isPresent(g.world, pool.warrior)))) {
      closePools(g, v.pool);
      return g.done(null);
    }
    // [DR-09]: a window after each in the own action step.
    return g.go('window', null);
  },
  window(g, v) {
    const w = g.world;
    if (w.active !== v.seat || w.step !== 'actions' || w.fights.length) return g.go('next', null);
    return g.call('next', openWindow(w, 'free', v.seat, { rule: 'DOT 5.7' }));
  },
});
