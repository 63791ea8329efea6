/** Carries out lists of effects: abilities, cards, tokens and passives all speak these words. */
import type { Call, Seat } from '@kolbiste/engine';
import { addLine, draw, gainCp, give, heal, mark, payCp, stealCp, stealHealth, take, threaten } from '../atoms.ts';
import { dealIsolated, throwAgain, throwNew, setDie } from '../atoms.ts';
import { dieOptions } from '../cards/legal.ts';
import type { Amount, Context, Op } from '../heroes/definition.ts';
import {
  alterProcedure,
  define,
  effects,
  effectsProcedure,
  extraAttempt,
  implement,
  isolated,
  prevent,
  throwDice,
  type Effects,
} from '../procedures.ts';
import { opsOf, script } from '../registry.ts';
import type { DamageType, Line, World } from '../state.ts';
import { attackPacket, currentRoll, livingSeats, opponentsOf, preventable, sumOf } from '../world.ts';
import { openWindow } from '../windows.ts';
import { REROLLS, which, type Reroll } from './rerolls.ts';

const amount = (w: World, c: Context, n: Amount): number => (typeof n === 'number' ? n : n(w, c));
type Answer = 'none' | { readonly choose: string } | { readonly player: Seat };
type Pick = { readonly count: number };
/** Every choice of n dice that differs from the others in its numbers, named by the places of the dice. */
function picks(dice: readonly number[], n: number): Pick[] {
  const seen = new Set<string>();
  return REROLLS[dice.length]!.flatMap(reroll => {
    const places = which(reroll);
    const numbers = places
      .map(at => dice[at]!)
      .sort()
      .join('');
    if (places.length !== n || seen.has(numbers)) return [];
    seen.add(numbers);
    return [{ count: reroll.reroll }];
  });
}

/** A "then" that waits for the target. */
const PAUSE = script({ op: 'then' });

const SELF_RULES = { cp: 'DIT 15.27', draw: 'DIT 12.4.15', heal: 'DIT 15.27' } as const;

function recipients(w: World, v: Effects, to: 'attacker' | 'target' | 'opponents' | 'self'): Seat[] {
  if (to === 'self') return [v.seat];
  if (to === 'opponents') return opponentsOf(w, v.seat);
  const seat = to === 'attacker' ? (w.attack?.by ?? v.target) : v.target;
  return seat >= 0 && w.players[seat]!.alive ? [seat] : [];
}

export function playerChoices(w: World, c: Context, op: Extract<Op, { op: 'player' }>): Seat[] {
  const seats = op.who === 'any' ? livingSeats(w) : opponentsOf(w, c.seat); // DIT R61
  return op.test ? seats.filter(seat => op.test!(w, c, seat)) : seats;
}

/** A defence lowers the attack; anything else what its player picks (DIT R29). */
const lowering = (v: Effects, does: Line['does'], n: number): Call<null> =>
  prevent({
    seat: v.seat,
    by: v.seat,
    does,
    n,
    source: v.source,
    rule: v.kind === 'defence' ? 'DIT 13.7' : 'DIT 9.5',
    attackOnly: v.kind === 'defence',
  });

/** Isolated damage to several, one after another. */
const strikeEach = define<
  {
    readonly seats: readonly Seat[];
    readonly by: Seat;
    readonly n: number;
    readonly type: DamageType;
    readonly source: string;
    at: number;
  },
  { next: unknown },
  null
>('strikeEach', {
  next(g, v) {
    while (v.at < v.seats.length && !g.world.players[v.seats[v.at]!]!.alive) v.at++;
    if (v.at >= v.seats.length) return g.done(null);
    return g.call('next', isolated({ to: v.seats[v.at++]!, by: v.by, n: v.n, type: v.type, source: v.source }));
  },
});

const effectsSteps = implement(effectsProcedure)<{ next: unknown; answered: Answer; picked: Pick; rolled: number[] }>({
  next(g, v) {
    const { world: w } = g;
    const ops = opsOf(v.script);
    if (v.at >= ops.length || !w.players[v.seat]!.alive) return g.done(null);
    const op = ops[v.at++]!;
    switch (op.op) {
      case 'gain':
        give(g, v.seat, v.seat, op.status, amount(w, v, op.n), 'DIT 15.26');
        break;
      case 'inflict':
        if (v.target >= 0) give(g, v.target, v.seat, op.status, amount(w, v, op.n), 'DIT 15.17');
        break;
      case 'cp':
        gainCp(g, v.seat, amount(w, v, op.n), SELF_RULES.cp);
        break;
      case 'loseCp':
        payCp(g, v.seat, Math.min(w.players[v.seat]!.cp, amount(w, v, op.n)), 'DIT 4.2');
        break;
      case 'draw':
        draw(g, v.seat, amount(w, v, op.n), SELF_RULES.draw);
        break;
      case 'heal':
        heal(g, v.seat, amount(w, v, op.n), SELF_RULES.heal);
        break;
      case 'stealCp':
        if (v.target >= 0) stealCp(g, v.seat, v.target, amount(w, v, op.n), 'DIT 8.10');
        break;
      case 'stealHealth':
        if (v.target >= 0) stealHealth(g, v.seat, v.target, amount(w, v, op.n), 'DIT 8.11');
        break;
      case 'deal': {
        const n = amount(w, v, op.n);
        if (n > 0 && w.attack) threaten(g, w.attack.target, v.seat, op.type, true, { does: 'base', n, source: v.source, rule: 'DIT 13.4' });
        break;
      }
      case 'strike': {
        const n = amount(w, v, op.n);
        if (n <= 0) break;
        const seats = recipients(w, v, op.to);
        // What an ability deals beside its attack waits for the total of step 6 as well (DIT R40).
        const pools = w.pooling || v.kind === 'offence';
        if (pools && (!op.isolated || w.switches.isolated === 'pooled')) {
          for (const to of seats)
            threaten(g, to, v.seat, op.type, false, {
              does: 'base',
              n,
              source: v.source,
              rule: op.type === 'collateral' ? 'DIT R40' : 'DIT R27',
            });
          break;
        }
        return g.call('next', strikeEach({ seats, by: v.seat, n, type: op.type, source: v.source, at: 0 }));
      }
      case 'prevent': {
        const n = amount(w, v, op.n);
        if (n <= 0) break;
        return g.call('next', lowering(v, 'minus', n));
      }
      case 'halve':
        return g.call('next', lowering(v, 'half', 0));
      case 'avert': // all that threatens, whatever it is made of (DIT R36)
        for (const packet of preventable(w, v.seat)) addLine(g, packet, { does: 'all', n: 0, source: v.source, rule: 'DIT R36' });
        break;
      case 'modify': {
        const n = amount(w, v, op.n);
        const packet = attackPacket(w);
        if (n > 0 && packet) addLine(g, packet, { does: 'plus', n, source: v.source, rule: 'DIT 9.42' });
        break;
      }
      case 'undefendable': {
        const packet = attackPacket(w);
        if (packet?.type === 'normal' && !w.attack!.committed) {
          packet.type = 'undefendable';
          g.emit({ type: 'damageTypeChanged', to: packet.to, damage: packet.type, rule: 'DIT R28' });
        }
        break;
      }
      case 'then':
        // What comes next waits for the target: so does the pause, unless nothing comes between it and the window of the target.
        if (v.kind === 'offence' && ops[v.at]?.op === 'targeted') {
          if (w.attack!.pending.length) w.attack!.pending.push({ script: PAUSE, dice: v.dice });
          break;
        }
        return g.call('next', openWindow(w, 'then'));
      case 'pick': {
        const options = picks(v.dice, op.n);
        return options.length > 1 ? g.ask('picked', v.seat, 'DIT 8.2', options, { source: v.source }) : g.go('picked', options[0]!);
      }
      case 'roll':
        return g.call('rolled', throwDice({ seat: v.seat, n: amount(w, v, op.n), source: v.source, reroll: op.reroll?.(w, v) ?? false }));
      case 'if': {
        const script = op.test(w, v) ? op.yes : op.no;
        return script ? g.call('next', effects(script, v.seat, v.target, v.source, v.kind, v.dice)) : g.go('next', null);
      }
      case 'either': {
        const options: Answer[] = [];
        for (const { id, test } of op.options) if (test === null || test(w, v)) options.push({ choose: id });
        if (options.length === 0) break;
        if (op.optional) options.push('none');
        else if (options.length === 1) return g.go('answered', options[0]!);
        return g.ask('answered', v.seat, 'DIT 8.9', options, { source: v.source });
      }
      case 'player': {
        const seats = playerChoices(w, v, op);
        if (seats.length === 0) break;
        const options: Answer[] = seats.map(player => ({ player }));
        if (op.optional) options.push('none');
        else if (options.length === 1) return g.go('answered', options[0]!);
        return g.ask('answered', v.seat, 'DIT 6.3', options, { source: v.source });
      }
      case 'targeted':
        if (v.kind !== 'offence') return g.call('next', effects(op.script, v.seat, v.target, v.source, v.kind, v.dice));
        w.attack!.pending.push({ script: op.script, dice: v.dice });
        break;
      case 'discardToken':
        take(g, v.seat, op.status, op.n, 'discarded', 'DIT 6.8');
        break;
      case 'mark':
        if (op.on === 'attack') w.attack?.marks.push(op.mark);
        else mark(w, v.seat, op.mark);
        break;
      case 'call': {
        const call = op.make(w, v);
        return call ? g.call('next', call) : g.go('next', null);
      }
      case 'do':
        op.run(g, v);
    }
    return g.go('next', null);
  },
  answered(g, v, answer) {
    const op = opsOf(v.script)[v.at - 1]!;
    if (answer === 'none') return g.go('next', null);
    if (op.op === 'either' && 'choose' in answer) {
      const { script } = op.options.find(({ id }) => id === answer.choose)!;
      g.emit({ type: 'chosen', seat: v.seat, choice: answer.choose, rule: 'DIT 8.9' });
      return script ? g.call('next', effects(script, v.seat, v.target, v.source, v.kind, v.dice)) : g.go('next', null);
    }
    if (op.op === 'player' && 'player' in answer)
      return g.call('next', effects(op.script, v.seat, answer.player, v.source, v.kind === 'offence' ? 'other' : v.kind, v.dice));
    return g.go('next', null);
  },
  picked(g, v, { count }) {
    const op = opsOf(v.script)[v.at - 1]!;
    const dice = which({ reroll: count }).map(at => v.dice[at]!);
    return op.op === 'pick' ? g.call('next', effects(op.script, v.seat, v.target, v.source, v.kind, dice)) : g.go('next', null);
  },
  rolled(g, v, dice) {
    const op = opsOf(v.script)[v.at - 1]!;
    if (op.op !== 'roll') return g.go('next', null);
    return g.call('next', effects(op.script, v.seat, v.target, v.source, v.kind, dice));
  },
});

/** A throw of an effect lies open for changes before it counts (DIT 8.2, R08). */
const throwDiceSteps = implement(throwDice)<{ begin: null; offer: null; again: 'keep' | Reroll; open: unknown; close: unknown }>({
  begin(g, v) {
    throwNew(g, v.seat, 'effect', v.n, 0, v.source, 'DIT 8.1');
    return g.go('offer', null);
  },
  offer(g, v) {
    if (!v.reroll || v.n === 0) return g.go('open', null);
    return g.ask('again', v.seat, 'DIT 8.1', ['keep', ...REROLLS[v.n]!]);
  },
  again(g, _, answer) {
    if (answer !== 'keep') throwAgain(g, which(answer), 'DIT 8.1');
    return g.go('open', null);
  },
  open: g => g.call('close', openWindow(g.world, 'dice')),
  close(g) {
    const roll = g.world.rolls.pop()!;
    return g.done(roll.dice);
  },
});

const alterSteps = implement(alterProcedure)<{ offer: unknown; altered: 'none' | { readonly die: number; readonly to: number } }>({
  offer(g, v) {
    const found = v.left > 0 ? dieOptions(g.world, v.seat, v.how, v.of) : [];
    const options = v.how === 'again' ? found : found.filter(({ die }) => die !== v.last); // two dice are two
    if (options.length === 0) return g.done(null);
    return g.ask('altered', v.seat, v.rule, v.last > 0 ? ['none', ...options] : options, { how: v.how });
  },
  altered(g, v, answer) {
    if (answer === 'none') return g.done(null);
    v.left--;
    v.last = answer.die;
    if (v.how === 'again') {
      currentRoll(g.world)!.changed = true;
      throwAgain(g, [answer.die - 1], v.rule);
    } else setDie(g, v.seat, answer.die - 1, answer.to, v.rule);
    return g.go('offer', null);
  },
});

const extraAttemptSteps = implement(extraAttempt)<{ offer: null; decided: 'decline' | Reroll; end: null }>({
  offer(g, v) {
    const roll = currentRoll(g.world)!;
    return g.ask('decided', roll.seat, v.rule, ['decline', ...REROLLS[roll.dice.length]!]);
  },
  decided(g, v, answer) {
    if (answer === 'decline') return g.done(null);
    currentRoll(g.world)!.changed = true;
    throwAgain(g, which(answer), v.rule);
    return g.go('end', null);
  },
  end: g => g.done(null),
});

const preventSteps = implement(prevent)<{ pick: null; picked: { readonly packet: number }; end: null }>({
  pick(g, v) {
    const { world: w } = g;
    const found = v.attackOnly ? preventable(w, v.seat).filter(packet => packet.attack) : preventable(w, v.seat);
    if (found.length === 0) return g.done(null);
    if (found.length === 1) return g.go('picked', { packet: 0 });
    // The largest first: the default (DIT R29).
    const order = found.map((packet, i) => [i, sumOf(w, packet).final] as const).sort((a, b) => b[1] - a[1]);
    return g.ask(
      'picked',
      v.by,
      'DIT R29',
      order.map(([packet]) => ({ packet })),
      { packets: found.map(packet => ({ type: packet.type, n: sumOf(w, packet).final })) },
    );
  },
  picked(g, v, { packet }) {
    const found = v.attackOnly ? preventable(g.world, v.seat).filter(each => each.attack) : preventable(g.world, v.seat);
    addLine(g, found[packet]!, { does: v.does, n: v.n, source: v.source, rule: v.rule });
    return g.go('end', null);
  },
  end: g => g.done(null),
});

/** Opens its own window, is prevented on its own and changes the dial at once (DIT 15.18, 15.19, R38). */
const isolatedSteps = implement(isolated)<{ begin: null; open: null; deal: unknown; end: null }>({
  begin(g, v) {
    if (!g.world.players[v.to]!.alive) return g.done(null);
    const line: Line = { does: 'base', n: v.n, source: v.source, rule: 'DIT 15.18' };
    g.world.isolated.push({ to: v.to, by: v.by, type: v.type, attack: false, lines: [line] });
    g.emit({ type: 'damageAdded', to: v.to, by: v.by, damage: v.type, line, rule: line.rule });
    return g.go('open', null);
  },
  open: g => g.call('deal', openWindow(g.world, 'isolated')),
  deal(g) {
    dealIsolated(g, g.world.isolated.pop()!);
    return g.go('end', null);
  },
  end: g => g.done(null),
});

export const effectProcedures = [effectsSteps, strikeEach, throwDiceSteps, alterSteps, extraAttemptSteps, preventSteps, isolatedSteps];
