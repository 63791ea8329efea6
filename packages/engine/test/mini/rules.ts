/** The mini game's procedures. */
import { clockwise, other, proceduresOf, signature, windowOf, type Opened, type Seat } from '../../src/index.ts';
import {
  actionRefused,
  actions,
  award,
  banish,
  beginTurn,
  bury,
  definitionOf,
  deploy,
  draw,
  endFight,
  equip,
  inPlay,
  playFromHand,
  reactionRefused,
  strengthen,
  valueOf,
  wound,
  type Action,
  type CardId,
  type Mini,
  type WindowKind,
  type World,
} from './world.ts';

const { define, implement } = proceduresOf<Mini>();

/** The fight a window belongs to, if any; -1 where there is none. */
interface InFight {
  readonly a: CardId;
  readonly d: CardId;
  readonly fight: number;
}
const NO_FIGHT: InFight = { a: -1, d: -1, fight: -1 };
const own = (w: World, v: InFight, seat: Seat): CardId =>
  v.a >= 0 && w.cards[v.a]!.owner === seat ? v.a : v.d >= 0 && w.cards[v.d]!.owner === seat ? v.d : -1;

type About = { readonly card: CardId; readonly a: CardId; readonly d: CardId; readonly fight: number };
export const play = signature<About & { seat: Seat; played: CardId }, null>('play');
export const fight = signature<FightLocals, null>('fight');

const reactionsTo = (w: World, seat: Seat, { kind, subject }: Opened<About>): CardId[] => {
  const mine = own(w, subject, seat);
  const out: CardId[] = [];
  for (const card of w.sides[seat]!.hand)
    if (reactionRefused(w, seat, card, kind as WindowKind, subject.card, mine) === null) out.push(card);
  return out;
};
const reactions = windowOf<Mini>()<About, CardId>('window', {
  reactions: reactionsTo,
  mightReact: () => false,
  respond: (seat, played, { subject: { card, a, d, fight } }) => play({ card, a, d, fight, seat, played }),
  rule: () => 'MINI 1.3',
});
const openWindow = (kind: WindowKind, first: Seat, card: CardId = -1, v: InFight = NO_FIGHT) =>
  reactions.open({ kind, subject: { card, a: v.a, d: v.d, fight: v.fight }, seats: clockwise(first, 2), closes: 'round' });

const playing = implement(play)<{ pay: null; resolve: unknown; discard: CardId; strike: CardId; bury: unknown }>({
  pay(g, v) {
    playFromHand(g, v.seat, v.played);
    return g.call('resolve', openWindow('cancel', other(v.seat), v.played));
  },
  resolve(g, v) {
    const w = g.world,
      cancelled = w.cancelled.indexOf(v.played),
      foe = w.sides[other(v.seat)]!,
      mine = own(w, v, v.seat);
    if (cancelled >= 0) {
      w.cancelled.splice(cancelled, 1);
      g.emit({ type: 'cancelled', card: v.played, rule: 'MINI 8.4' });
      return g.go('bury', null);
    }
    switch (definitionOf(w, v.played).effect!) {
      case 'strike':
        strengthen(g, mine, 'melee', 2, v.fight);
        strengthen(g, mine, 'shots', 2, v.fight);
        return g.go('bury', null);
      case 'dodge':
        strengthen(g, mine, 'armour', 2, v.fight);
        return g.go('bury', null);
      case 'cancel':
        w.cancelled.push(v.card);
        return g.go('bury', null);
      case 'save':
        w.saved.push(v.card);
        return g.go('bury', null);
      case 'ambush':
        return g.call('bury', newFight(w, v.seat));
      case 'spy':
        return foe.hand.length ? g.ask('discard', other(v.seat), 'MINI 6.3', foe.hand.slice()) : g.go('bury', null);
      case 'bolt': {
        if (!foe.squad.length) return g.go('bury', null);
        const die = g.random.die(6);
        g.emit({ type: 'rolled', seat: v.seat, die, rule: 'MINI 6.4' });
        return g.go(die >= 4 ? 'strike' : 'bury', -1);
      }
    }
  },
  discard(g, _, card) {
    bury(g, card);
    return g.go('bury', null);
  },
  strike(g, v, card) {
    if (card < 0) return g.ask('strike', v.seat, 'MINI 6.4', g.world.sides[other(v.seat)]!.squad.slice());
    return g.call('bury', harm({ card, kill: false }));
  },
  bury(g, v) {
    bury(g, v.played);
    return g.done(null);
  },
});

/** What happens instead of a fall. */
const exile = define<{ readonly card: CardId }, { leave: null }, null>('exile', {
  leave(g, v) {
    banish(g, v.card);
    return g.done(null);
  },
});
const harm = define<{ readonly card: CardId; readonly kill: boolean }, { threaten: null; settle: unknown; fallen: unknown }, boolean>(
  'harm',
  {
    threaten(g, v) {
      if (!inPlay(g.world, v.card)) return g.done(false);
      if (!v.kill && !g.world.cards[v.card]!.wounded) {
        wound(g, v.card);
        return g.done(false);
      }
      return g.call('settle', openWindow('save', g.world.cards[v.card]!.owner, v.card));
    },
    settle(g, v) {
      const saved = g.world.saved.indexOf(v.card);
      if (saved >= 0) {
        g.world.saved.splice(saved, 1);
        g.emit({ type: 'saved', card: v.card, rule: 'MINI 7.7' });
        return g.done(false);
      }
      if (!inPlay(g.world, v.card)) return g.done(false);
      const { instead } = definitionOf(g.world, v.card);
      if (instead === 'exile') return g.call('fallen', exile({ card: v.card }));
      bury(g, v.card);
      return g.done(true);
    },
    fallen: g => g.done(true),
  },
);

interface FightLocals {
  readonly by: Seat;
  a: CardId;
  d: CardId;
  readonly fight: number;
  tactic: 'melee' | 'shots';
  readonly hits: CardId[];
  readonly kills: CardId[];
  i: number;
}
interface FightSteps {
  declare: null;
  attacker: unknown;
  defender: CardId;
  pair: CardId;
  tactic: unknown;
  chosen: 'melee' | 'shots';
  modify: unknown;
  compare: unknown;
  hit: null;
  fell: boolean;
  award: null;
  split: number;
  end: null;
}
const newFight = (w: World, by: Seat) => fight({ by, a: -1, d: -1, fight: ++w.fights, tactic: 'melee', hits: [], kills: [], i: 0 });
const broken = (w: World, v: InFight): boolean => !inPlay(w, v.a) || !inPlay(w, v.d);
const fighting = implement(fight)<FightSteps>({
  declare(g, v) {
    g.emit({ type: 'fought', seat: v.by, fight: v.fight, rule: 'MINI 7.1' });
    return g.call('attacker', openWindow('any', v.by));
  },
  attacker(g, v) {
    const mine = g.world.sides[v.by]!.squad;
    return mine.length && g.world.sides[other(v.by)]!.squad.length ? g.ask('defender', v.by, 'MINI 7.2', mine.slice()) : g.go('end', null);
  },
  defender(g, v, a) {
    v.a = a;
    return g.ask('pair', v.by, 'MINI 7.2', g.world.sides[other(v.by)]!.squad.slice());
  },
  pair(g, v, d) {
    v.d = d;
    return g.call('tactic', openWindow('any', v.by));
  },
  tactic: (g, v) => (broken(g.world, v) ? g.go('end', null) : g.ask('chosen', v.by, 'MINI 7.3', ['melee', 'shots'])),
  chosen(g, v, tactic) {
    v.tactic = tactic;
    return g.call('modify', openWindow('any', v.by));
  },
  modify: (g, v) => (broken(g.world, v) ? g.go('end', null) : g.call('compare', openWindow('combat', v.by, -1, v))),
  compare(g, v) {
    if (broken(g.world, v)) return g.go('end', null);
    if (valueOf(g.world, v.a, v.tactic, v.fight) >= valueOf(g.world, v.d, 'armour', v.fight)) v.hits.push(v.d, v.a);
    if (valueOf(g.world, v.d, v.tactic, v.fight) >= valueOf(g.world, v.a, 'armour', v.fight)) v.hits.push(v.a, v.d);
    return g.go('hit', null);
  },
  hit: (g, v) =>
    v.i === v.hits.length
      ? g.go('award', null)
      : g.call('fell', harm({ card: v.hits[v.i]!, kill: definitionOf(g.world, v.hits[v.i + 1]!).deadly })),
  fell(g, v, died) {
    if (died) v.kills.push(v.hits[v.i]!, v.hits[v.i + 1]!);
    v.i += 2;
    return g.go('hit', null);
  },
  award(g, v) {
    if (!v.kills.length) return g.go('end', null);
    const { worth } = definitionOf(g.world, v.kills[0]!).stats;
    const options: number[] = [];
    for (let n = 0; n <= worth; n++) options.push(n);
    return g.ask('split', g.world.cards[v.kills[1]!]!.owner, 'MINI 7.8', options);
  },
  split(g, v, points) {
    const [victim, killer] = v.kills.splice(0, 2) as [CardId, CardId];
    award(g, g.world.cards[killer]!.owner, points, definitionOf(g.world, victim).stats.worth - points);
    return g.go('award', null);
  },
  end(g, v) {
    endFight(g, v.fight);
    return g.done(null);
  },
});

/** Triggers: what a fallen warrior leaves behind. */
export const revenge = define<{ readonly by: Seat }, { aim: null; strike: CardId; after: boolean }, null>('revenge', {
  aim(g, v) {
    const foes = g.world.sides[other(v.by)]!.squad;
    return foes.length ? g.ask('strike', v.by, 'MINI 9.1', foes.slice()) : g.done(null);
  },
  strike: (g, _, card) => g.call('after', harm({ card, kill: false })),
  after: g => g.done(null),
});
export const legacy = define<{ readonly by: Seat }, { leave: null }, null>('legacy', {
  leave(g, v) {
    award(g, v.by, 0, 1);
    return g.done(null);
  },
});

export const turn = define<
  { card: CardId },
  { begin: null; action: unknown; act: Action; equip: CardId; react: unknown; discard: null; discarded: CardId },
  null
>('turn', {
  begin(g) {
    beginTurn(g);
    g.emit({ type: 'turnBegan', seat: g.world.active, turn: g.world.turn, rule: 'MINI 2.1' });
    draw(g, g.world.active, 5);
    return g.call('action', openWindow('any', g.world.active));
  },
  action: g =>
    g.world.actions === 0 || g.world.attacked
      ? g.go('discard', null)
      : g.ask(
          'act',
          g.world.active,
          'MINI 3.1',
          actions(g.world).filter(a => actionRefused(g.world, a) === null),
        ),
  act(g, v, action) {
    const w = g.world,
      seat = w.active;
    w.actions--;
    if (action === 'end') {
      w.actions = 0;
      return g.go('discard', null);
    }
    if (action === 'meditate') {
      w.sides[seat]!.fate++;
      g.emit({ type: 'meditated', seat, rule: 'MINI 3.5' });
      return g.go('react', null);
    }
    if (action === 'attack') {
      w.attacked = true;
      return g.call('react', newFight(w, seat));
    }
    playFromHand(g, seat, action);
    if (definitionOf(w, action).kind === 'warrior') {
      deploy(g, seat, action);
      return g.go('react', null);
    }
    v.card = action;
    return g.go('equip', -1);
  },
  equip(g, v, host) {
    if (host < 0) return g.ask('equip', g.world.active, 'MINI 3.6', g.world.sides[g.world.active]!.squad.slice());
    equip(g, host, v.card);
    return g.go('react', null);
  },
  react: g => g.call('action', openWindow('any', g.world.active)),
  discard(g) {
    const { hand } = g.world.sides[g.world.active]!;
    return hand.length > 4 ? g.ask('discarded', g.world.active, 'MINI 9.0', hand.slice()) : g.go('begin', null);
  },
  discarded(g, _, card) {
    bury(g, card);
    return g.go('discard', null);
  },
});

export const procedures = [turn, fighting, harm, playing, exile, revenge, legacy, reactions.procedure];
