/** Playing a card or using an ability: announced, paid, answered, resolved [DR-10] [DR-17]. */
import { proceduresOf, type Seat } from '@kolbiste/engine';
import { announce, destinyOf, discard, loseDestiny, mark, sacrifice, setWarzone, switchGift, takeActions, choose } from './atoms.ts';
import type { Move } from './cards/card.ts';
import { definitionOf } from './cards/registry.ts';
import type { Doomtrooper } from './doomtrooper.ts';
import { attackFee, castRefusal, castersOf, EX_CORPORATE_FEE, exCorporate, type CardMove } from './moves.ts';
import { playing, turning, type Playing } from './signatures.ts';
import { isPresent } from './status.ts';
import { fightNumbered, isInPlay, NOBODY, topFight, type Announced, type CardId, type World } from './world.ts';
import { openReactions, playOf } from './windows.ts';

const { implement } = proceduresOf<Doomtrooper>();

const moveOf = (w: World, v: Playing): Move => (v.use < 0 ? definitionOf(w, v.card).play! : definitionOf(w, v.card).uses[v.use]!);

/** How much may be spent on its strength: whole steps, as far as the bank reaches (DOT 21.8). */
function amounts(w: World, v: Playing, move: Move): { readonly spend: number }[] {
  const { step, most, none } = move.per!;
  const bank = destinyOf(w, v.seat) - move.destiny;
  const out: { spend: number }[] = [];
  if (none) out.push({ spend: 0 });
  const limit = Math.min(bank, (most ?? 40) * step);
  for (let spend = step; spend <= limit; spend += step) out.push({ spend });
  return out;
}

/** Whom the card concerns, for the right to answer first (DOT 28.14). */
function affected(w: World, v: Playing): Seat {
  if (v.at >= 0) return v.at;
  return v.on >= 0 ? w.cards[v.on]!.by : NOBODY;
}

export const playingProcedure = implement(playing)<{
  begin: null;
  caster: null;
  cast: { readonly caster: CardId };
  amount: null;
  paid: { readonly spend: number };
  announce: null;
  answer: null;
  resolve: number;
  finish: unknown;
}>({
  begin: (g, v) => g.go(v.use < 0 && definitionOf(g.world, v.card).aspect !== null ? 'caster' : 'amount', null),
  caster(g, v) {
    const w = g.world;
    const casters = castersOf(w, v.seat, definitionOf(w, v.card), topFight(w)).filter(
      id => castRefusal(w, definitionOf(w, v.card), id, v.on) === null,
    );
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
    return g.go('amount', null);
  },
  amount(g, v) {
    const move = moveOf(g.world, v);
    if (!move.per) return g.go('announce', null);
    return g.ask('paid', v.seat, 'DOT 21.9', amounts(g.world, v, move), { card: v.card, step: move.per.step });
  },
  paid(g, v, { spend }) {
    v.spent = spend;
    return g.go('announce', null);
  },
  announce(g, v) {
    const w = g.world;
    const move = moveOf(w, v);
    const definition = definitionOf(w, v.card);
    const fee = move.attack && v.pool >= 0 ? attackFee(w, w.pools[v.pool]!, move.actions) : 0;
    if (fee > 0) loseDestiny(g, v.seat, fee, 'attack', 'DOT 24.0.9');
    if (move.actions > 0 && v.pool >= 0)
      takeActions(g, w.pools[v.pool]!, move.actions, move.attack === true, move.attack ? 'DOT 24.0.5' : 'DOT 7.15');
    loseDestiny(g, v.seat, move.destiny + v.spent, v.use < 0 ? 'card' : 'ability', 'DOT 3.32');
    if (v.use < 0 && v.on >= 0 && definitionOf(w, v.on).type === 'warrior' && exCorporate(w, definition, v.on))
      loseDestiny(g, v.seat, EX_CORPORATE_FEE, 'card', 'DOT 32.31');
    announce(
      g,
      {
        seat: v.seat,
        card: v.card,
        use: v.use,
        on: v.on,
        at: v.at,
        to: v.to,
        spent: v.spent,
        caster: v.caster,
        fight: v.fight,
        cancelled: false,
      },
      move.rule ?? (move.actions > 0 ? 'DOT 7.23' : definition.aspect !== null ? 'DOT 21.9' : 'DOT 22.1'),
    );
    const fight = topFight(w);
    if (fight !== null && v.seat === fight.by) fight.plays++;
    if (fight !== null && (v.seat !== fight.by || fight.plays > 1) && fight.phase === 'modifiers') fight.zoned = true; // the defender has had his chance [DR-53]
    return g.go('answer', null);
  },
  answer: (g, v) => g.call('resolve', openReactions(g.world, affected(g.world, v))),
  resolve(g, v) {
    const w = g.world;
    const play = w.announced.pop()!;
    if (play.cancelled) return g.go('finish', null);
    if (!stillThere(w, v, play)) {
      g.emit({ type: 'fizzled', card: v.card, rule: 'DOT DR-17' });
      return g.go('finish', null);
    }
    const fight = fightNumbered(w, v.fight);
    if (fight !== null && v.use < 0 && v.on >= 0) fight.copies.push(v.seat, w.cards[v.card]!.def, v.on);
    const call = moveOf(w, v).does(g, play);
    if (v.use < 0 && v.on >= 0 && w.cards[v.card]!.zone === 'attached' && exCorporate(w, definitionOf(w, v.card), v.on))
      mark(g, v.card, -3 - w.cards[v.card]!.marks, 'DOT 32.31');
    return call === null ? g.go('finish', null) : g.call('finish', call);
  },
  finish(g, v) {
    const w = g.world;
    if (v.use < 0 && w.cards[v.card]!.zone === 'stack') {
      // DOT 3.23, 3.25, 3.26: to the pile its icon names, cancelled or not.
      if (definitionOf(w, v.card).after === 'sacrifice') sacrifice(g, v.card, 'DOT 3.25');
      else discard(g, v.card, 'DOT 3.23');
    }
    return g.done(null);
  },
});

/** A target that has gone leaves the card without effect. */
function stillThere(w: World, v: Playing, play: Announced): boolean {
  if (v.use >= 0 && !isInPlay(w.cards[v.card]!.zone)) return false;
  if (play.fight > 0 && fightNumbered(w, play.fight) === null && moveOf(w, v).aim === 'combatant') return false;
  if (play.on < 0 || moveOf(w, v).aim === 'modifier') return true;
  const { zone } = w.cards[play.on]!;
  if (!isInPlay(zone)) return false;
  return definitionOf(w, play.on).type !== 'warrior' || isPresent(w, play.on);
}

export const turningProcedure = implement(turning)<{ begin: null; over: unknown }>({
  begin(g, v) {
    const w = g.world;
    const move = v.move as CardMove;
    if ('play' in move || 'use' in move) return g.call('over', playOf(w, v.seat, move, -1));
    if ('switch' in move) switchGift(g, move.switch);
    else if ('warzone' in move) setWarzone(g, topFight(w)!, move.warzone, 'DOT 16.7s');
    else if ('side' in move) {
      choose(g, move.side, w.cards[move.side]!.chosen === 1 ? 0 : 1, 'DOT 32.21');
      w.cards[move.side]!.turned = w.stamp;
    } else {
      w.cards[move.assign]!.sergeant = move.to;
      g.emit({ type: 'assigned', card: move.assign, to: move.to, rule: 'DOT 31.10' });
    }
    return g.go('over', null);
  },
  over: g => g.done(null),
});
