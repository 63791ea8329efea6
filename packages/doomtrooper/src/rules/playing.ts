/** Playing a card or using an ability: announced, paid, answered, resolved [DR-10] [DR-17]. */
import { proceduresOf, type Call, type Seat } from '@kolbiste/engine';
import {
  announce,
  assign,
  attackBeyond,
  changeSide,
  countPlay,
  destinyOf,
  discard,
  last,
  loseDestiny,
  lend,
  noteCopy,
  noteDoer,
  noteSpell,
  payMore,
  pose,
  sacrifice,
  setWarzone,
  switchGift,
  takeActions,
  takeAnnounced,
} from './atoms.ts';
import { artMeans, payForArt } from './art-means.ts';
import type { Definition, Move } from '../cards/vocabulary.ts';
import { DEFINITIONS, definitionOf } from '../cards/registry.ts';
import { SERVICE_FEE } from './former.ts';
import type { Doomtrooper, Here } from './game.ts';
import {
  aimRefusal,
  aims,
  artWorth,
  attackFee,
  byTechnician,
  castingFee,
  castingPrice,
  castRefusal,
  castersOf,
  priceFor,
  exCorporate,
  feeOf,
  NO_AIM,
  spellPrice,
  stepPrice,
  strikingFee,
  woundedBy,
  type Attempt,
  type CardMove,
} from './legality.ts';
import { actsBeforeDefender } from './combat/order.ts';
import { playing, turning, type Playing } from './procedures.ts';
import { isThere } from './status.ts';
import { fightNumbered, isPaired, pendingOf, rulesOf, topFight } from './queries.ts';
import { isInPlay, type Announced, type CardId, type Fight, type World } from './state.ts';
import { openReactions, openWindow, playOf } from './windows.ts';

const { implement } = proceduresOf<Doomtrooper>();

const moveOf = (w: World, v: Playing): Move => (v.use === null ? definitionOf(w, v.card).play! : definitionOf(w, v.card).uses[v.use]!);
const attemptOf = (w: World, v: Playing): Attempt => ({
  seat: v.seat,
  card: v.card,
  definition: definitionOf(w, v.card),
  use: v.use,
  move: moveOf(w, v),
  scope: { moment: 'free', pool: v.pool },
});

/** What there is to pay with: for a spell what its caster keeps for Art, too. */
const meansOf = (w: World, v: Playing): number =>
  v.use === null && v.caster !== null ? artMeans(w, v.seat, v.caster) : destinyOf(w, v.seat);
/** How much may be spent on its strength: whole steps, as far as the bank reaches (DOT 21.8). */
function amounts(w: World, v: Playing): { readonly spend: number }[] {
  const move = moveOf(w, v);
  const bank = meansOf(w, v) - fixedPrice(w, v);
  const out: { spend: number }[] = [];
  if (move.sums) {
    const worth = artWorth(w, v.caster, definitionOf(w, v.card), v.target);
    for (const sum of move.sums) {
      const spend = Math.ceil(sum / worth);
      if (spend <= bank && !out.some(other => other.spend === spend)) out.push({ spend });
    }
    return out;
  }
  const { most, none, upTo } = move.per!;
  const step = v.caster === null ? move.per!.step : stepPrice(w, v.caster, attemptOf(w, v), v.target);
  if (none) out.push({ spend: 0 });
  const worth = v.caster === null ? 1 : Math.max(1, artWorth(w, v.caster, definitionOf(w, v.card), v.target));
  const limit = Math.min(bank, (upTo?.(w, v.seat, v.target) ?? most ?? 40) * step);
  // Points that count for more reach a step sooner.
  for (let steps = 1; Math.ceil((steps * step) / worth) <= limit; steps++) {
    const spend = Math.ceil((steps * step) / worth);
    if (out.at(-1)?.spend !== spend) out.push({ spend });
  }
  return out;
}

const ownPrice = (w: World, v: Playing, attempt: Attempt): number =>
  v.use === null && v.caster !== null ? spellPrice(w, v.caster, attempt, v.target) : priceFor(w, attempt);
/** What it costs apart from its strength: each target its price and its fee, and what the caster pays on top. */
function fixedPrice(w: World, v: Playing): number {
  const attempt = attemptOf(w, v);
  const own = ownPrice(w, v, attempt);
  const casting = v.caster !== null ? (castingFee(w, v.caster, attempt.definition, topFight(w)) ?? 0) : 0;
  let price = casting + own + feeOf(w, attempt, v.target);
  for (const also of v.also) price += own + feeOf(w, attempt, also);
  return price;
}
/** Whom else it may be aimed at for what is left in the bank. */
function furtherTargets(w: World, v: Playing): CardId[] {
  const left = meansOf(w, v) - fixedPrice(w, v);
  const attempt = attemptOf(w, v);
  return aims(w, attempt)
    .flatMap(({ target }) => (target === null ? [] : [target]))
    .filter(
      on =>
        on !== v.target &&
        !v.also.includes(on) &&
        ownPrice(w, v, attempt) + feeOf(w, attempt, on) <= left &&
        aimRefusal(w, attempt, { ...NO_AIM, target: on }) === null,
    );
}

/** Whom the card concerns, for the right to answer first (DOT 28.14): an answer concerns the player of the card it answers (DOT 28.5t). */
function affected(w: World, v: Playing): Seat | null {
  if (v.player !== null) return v.player;
  if (v.target !== null) return w.cards[v.target]!.by;
  return w.announced[w.announced.length - 2]?.seat ?? null;
}

export const playingProcedure = implement(playing)<{
  begin: null;
  prepared: null;
  caster: null;
  cast: { readonly caster: CardId };
  more: null;
  added: 'stop' | { readonly also: CardId };
  amount: null;
  paid: { readonly spend: number };
  announce: null;
  answer: null;
  answered: number;
  resolve: number;
  finish: unknown;
}>({
  begin(g, v) {
    if (v.as !== null) pose(g, v.card, v.as, 'DOT DR-145');
    return g.go('prepared', null);
  },
  prepared: (g, v) => g.go(v.use === null && v.caster === null && definitionOf(g.world, v.card).aspect !== null ? 'caster' : 'more', null),
  caster(g, v) {
    const w = g.world;
    const attempt = attemptOf(w, v);
    const { definition, move } = attempt;
    const fee = move.fee && v.target !== null ? move.fee(w, v.target) : 0;
    const able = castersOf(w, attempt).filter(
      id =>
        castRefusal(w, definition, id, v.target) === null &&
        castingPrice(w, attempt, id, v.target, topFight(w)) + fee <= artMeans(w, v.seat, id),
    );
    // DOT 28.7: as an answer it must spare somebody whom the other card would wound.
    const pending = move.spares === 'caster' ? pendingOf(w) : null;
    const spared = pending === null ? [] : able.filter(id => woundedBy(w, pending).includes(id));
    const casters = spared.length > 0 ? spared : able;
    if (casters.length > 1)
      return g.ask(
        'cast',
        v.seat,
        'DOT 21.3',
        casters.map(caster => ({ caster })),
        { card: v.card },
      );
    return g.go('cast', { caster: casters[0]! });
  },
  cast(g, v, { caster }) {
    v.caster = caster;
    return g.go('more', null);
  },
  more(g, v) {
    const move = moveOf(g.world, v);
    const others = move.many ? furtherTargets(g.world, v) : [];
    if (others.length === 0) return g.go('amount', null);
    return g.ask('added', v.seat, 'DOT 21.9', ['stop', ...others.map(also => ({ also }))] as never, { card: v.card });
  },
  added(g, v, answer) {
    if (answer === 'stop') return g.go('amount', null);
    v.also.push(answer.also);
    return g.go('more', null);
  },
  amount(g, v) {
    const move = moveOf(g.world, v);
    if (!move.per && !move.sums) return g.go('announce', null);
    return g.ask('paid', v.seat, 'DOT 21.9', amounts(g.world, v), { card: v.card, step: move.per?.step ?? 0 });
  },
  paid(g, v, { spend }) {
    v.spent = spend;
    return g.go('announce', null);
  },
  announce(g, v) {
    const w = g.world;
    const move = moveOf(w, v);
    const definition = definitionOf(w, v.card);
    const fee = move.attack && v.pool !== null ? attackFee(w, w.pools[v.pool]!, move.actions) : 0;
    if (fee > 0) loseDestiny(g, v.seat, fee, { cause: 'attack', rule: 'DOT 24.0.9' });
    if (move.actions > 0 && v.pool !== null)
      takeActions(g, w.pools[v.pool]!, move.actions, { attack: move.attack === true, rule: move.attack ? 'DOT 24.0.5' : 'DOT 7.15' });
    if (move.actions === 0 && move.attack && v.pool !== null) attackBeyond(g, w.pools[v.pool]!);
    const striking = strikingFee(w, attemptOf(w, v), v.target);
    if (striking > 0) loseDestiny(g, v.seat, striking, { cause: 'attack', rule: 'DOT 38.7' });
    const paid = fixedPrice(w, v) + v.spent;
    const old = v.use === null && v.target !== null && definitionOf(w, v.target).type === 'warrior' && exCorporate(w, definition, v.target);
    const due = v.use === null && v.caster !== null ? payForArt(g, v.caster, paid) : paid;
    loseDestiny(g, v.seat, due, { cause: v.use === null ? 'card' : 'ability', rule: old ? 'DOT 32.31' : 'DOT 3.32' });
    announce(
      g,
      {
        seat: v.seat,
        card: v.card,
        use: v.use,
        target: v.target,
        player: v.player,
        area: v.area,
        ...(v.also.length > 0 && { also: v.also }),
        spent: v.spent,
        caster: v.caster,
        fight: v.fight,
        cancelled: false,
      },
      move.rule ?? (move.actions > 0 ? 'DOT 7.23' : definition.aspect !== null ? 'DOT 21.9' : 'DOT 22.1'),
    );
    const fight = topFight(w);
    if (isPaired(fight) && fight.phase === 'modifiers' && w.announced.length === 1) countPlay(fight, actsBeforeDefender(w, fight, v.seat));
    return g.go('answer', null);
  },
  answer: (g, v) =>
    v.use === null && definitionOf(g.world, v.card).labels.includes('unanswerable')
      ? g.go('answered', 0)
      : g.call('answered', openReactions(g.world, affected(g.world, v))),
  // DOT 24.0.13: an attack without combat goes from its naming through a window to the strikes.
  answered(g, v) {
    const w = g.world;
    // What has left the table meanwhile may be any card by now.
    if (!isAtHand(w, v)) return g.go('resolve', 0);
    if (!moveOf(w, v).attack || !rulesOf(w).specialAttackWindow || pendingOf(w)!.cancelled) return g.go('resolve', 0);
    return g.call('resolve', openWindow(w, 'special', v.seat, { card: v.card }));
  },
  resolve(g, v) {
    const w = g.world;
    const play = takeAnnounced(g);
    if (play.cancelled) return g.go('finish', null);
    if (!stillThere(w, v, play)) {
      g.emit({ type: 'fizzled', card: v.card, rule: 'DOT DR-17' });
      return g.go('finish', null);
    }
    const fight = fightNumbered(w, v.fight);
    if (fight !== null && v.use === null && play.target !== null)
      noteCopy(fight, { seat: v.seat, def: w.cards[v.card]!.def, on: play.target });
    if (fight !== null && fight.phase === 'modifiers' && v.use === null)
      remember(fight, play, definitionOf(w, v.card), w.cards[v.card]!.def);
    noteDoer(g, play.seat, w.cards[v.card]!.def);
    const call = moveOf(w, v).does(g, play);
    const lent = (on: CardId, definition: Definition): boolean => exCorporate(w, definition, on) || byTechnician(w, definition, on);
    if (
      v.use === null &&
      play.target !== null &&
      w.cards[v.card]!.zone === 'attached' &&
      definitionOf(w, play.target).type === 'warrior' &&
      lent(play.target, definitionOf(w, v.card))
    )
      lend(g, v.card, 'DOT 32.31');
    return call === null ? g.go('finish', null) : g.call('finish', call);
  },
  finish(g, v) {
    const w = g.world;
    if (v.use === null && w.cards[v.card]!.zone === 'stack') {
      // DOT 3.23, 3.25, 3.26: to the pile its icon names, cancelled or not.
      if (definitionOf(w, v.card).after === 'sacrifice') sacrifice(g, v.card, 'DOT 3.25');
      else discard(g, v.card, 'DOT 3.23');
    }
    return g.done(null);
  },
});

/** A combat spell paid for by strength may be strengthened while the combat lasts (DOT 21.10). */
function remember(
  fight: Fight,
  { card, seat, target, caster, spent }: Announced,
  { casting, aspect, play }: Definition,
  def: number,
): void {
  if (aspect !== null && casting !== 'any' && play?.per) noteSpell(fight, { card, def, seat, on: target, caster, spent });
}
/** One more step is paid, and the spell works as if all had been paid at once. */
function strengthenSpell(g: Here, card: CardId): Call<unknown> | null {
  const w = g.world;
  const fight = topFight(w)!;
  const spell = fight.cast.find(cast => cast.card === card)!;
  const { per, does } = DEFINITIONS[spell.def]!.play!;
  loseDestiny(g, spell.seat, payForArt(g, spell.caster!, per!.step), { cause: 'card', rule: 'DOT 21.10' });
  const { seat, on, caster, spent } = payMore(g, fight, spell, per!.step);
  return does(g, {
    seat,
    card,
    target: on,
    caster,
    spent,
    fight: fight.id,
    use: null,
    player: null,
    area: null,
    cancelled: false,
  });
}

/** Whether the card that is used is still where it is used from. */
const isAtHand = (w: World, v: Playing): boolean =>
  v.use === null || isInPlay(w.cards[v.card]!.zone) || (moveOf(w, v).fromDiscard === true && w.cards[v.card]!.zone === 'discard');
/** A target that has gone leaves the card without effect. */
function stillThere(w: World, v: Playing, play: Announced): boolean {
  if (!isAtHand(w, v)) return false;
  if (play.fight > 0 && fightNumbered(w, play.fight) === null && moveOf(w, v).aim === 'combatant') return false;
  if (play.target === null || moveOf(w, v).aim === 'modifier') return true;
  return [play.target, ...(play.also ?? [])].some(id => isThere(w, id) || moveOf(w, v).absent);
}
export const turningProcedure = implement(turning)<{ begin: null; over: unknown }>({
  begin(g, v) {
    const w = g.world;
    const move = v.move as CardMove;
    if ('play' in move || 'use' in move) return g.call('over', playOf(w, v.seat, move, null));
    if ('strengthen' in move) {
      const call = strengthenSpell(g, move.strengthen);
      return call === null ? g.go('over', null) : g.call('over', call);
    }
    if ('switch' in move) switchGift(g, move.switch);
    else if ('warzone' in move) setWarzone(g, topFight(w)!, move.warzone, 'DOT 16.7s');
    else if ('serve' in move) {
      loseDestiny(g, v.seat, SERVICE_FEE, { cause: 'card', rule: 'DOT 32.31' });
      last(g, { card: move.serve, seat: v.seat }, { what: 'serves', on: move.to }, { whileInPlay: true, rule: 'DOT 32.31' });
    } else if ('side' in move) changeSide(g, move.side);
    else assign(g, move.assign, move.to);
    return g.go('over', null);
  },
  over: g => g.done(null),
});
