/** Carries out lists of effects: abilities, cards, tokens and passives are all written in them. */
import type { Call, Seat } from '@kolbiste/engine';
import { knownCard, knownStatus, opsOf, script } from '../../cards/registry.ts';
import type { Amount, Context } from '../../cards/vocabulary.ts';
import { playerChoices } from '../aims.ts';
import {
  addLine,
  addPending,
  changeType,
  draw,
  gainCp,
  give,
  heal,
  markAttack,
  payCp,
  restartRoll,
  stealCp,
  stealHealth,
  take,
  threaten,
} from '../atoms.ts';
import { attackPacket, preventable } from '../packets.ts';
import { effects, effectsProcedure, implement, isolated, prevent, throwDice, type Effects } from '../procedures.ts';
import { opponentsOf } from '../queries.ts';
import { REROLLS, which } from '../rerolls.ts';
import type { Line, Rule, World } from '../state.ts';
import { openWindow } from '../windows.ts';

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

/** Gaining points and health. */
const GAIN: Rule = 'DIT 15.27';
/** What lets a player draw: the step an ability is in, or the card or token whose text it is. */
function drawRule({ kind, source }: Effects): Rule {
  if (kind !== 'other') return kind === 'offence' ? 'DIT 12.4.15' : 'DIT 12.6.8';
  return knownCard(source) ? 'DIT 7.25' : knownStatus(source) ? 'DIT 6.12' : 'DIT 5.11';
}

function recipients(w: World, v: Effects, to: 'attacker' | 'target' | 'opponents' | 'self'): Seat[] {
  if (to === 'self') return [v.seat];
  if (to === 'opponents') return opponentsOf(w, v.seat);
  const seat = to === 'attacker' ? (w.attack?.by ?? v.target) : v.target;
  return seat !== null && w.players[seat]!.alive ? [seat] : [];
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

export const effectsSteps = implement(effectsProcedure)<{ next: unknown; answered: Answer; picked: Pick; rolled: readonly number[] }>({
  next(g, v) {
    const { world: w } = g;
    const ops = opsOf(v.script);
    if (v.at >= ops.length || !w.players[v.seat]!.alive) return g.done(null);
    const op = ops[v.at++]!;
    switch (op.op) {
      case 'gain':
        give(g, { to: v.seat, by: v.seat, status: op.status, n: amount(w, v, op.n), rule: 'DIT 15.26' });
        break;
      case 'inflict':
        if (v.target !== null) give(g, { to: v.target, by: v.seat, status: op.status, n: amount(w, v, op.n), rule: 'DIT 15.17' });
        break;
      case 'cp':
        gainCp(g, v.seat, amount(w, v, op.n), GAIN);
        break;
      case 'loseCp':
        payCp(g, v.seat, Math.min(w.players[v.seat]!.cp, amount(w, v, op.n)), 'DIT 4.2');
        break;
      case 'draw':
        draw(g, v.seat, amount(w, v, op.n), op.rule ?? drawRule(v));
        break;
      case 'heal':
        heal(g, v.seat, amount(w, v, op.n), GAIN);
        break;
      case 'stealCp':
        if (v.target !== null) stealCp(g, { seat: v.seat, from: v.target, n: amount(w, v, op.n), rule: 'DIT 8.10' });
        break;
      case 'stealHealth':
        if (v.target !== null) stealHealth(g, { seat: v.seat, from: v.target, n: amount(w, v, op.n), rule: 'DIT 8.11' });
        break;
      case 'deal': {
        const n = amount(w, v, op.n);
        if (n > 0 && w.attack) {
          const threat = { to: w.attack.target, by: v.seat, type: op.type, attack: true };
          threaten(g, threat, { does: 'base', n, source: v.source, rule: 'DIT 13.4' });
        }
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
            threaten(
              g,
              { to, by: v.seat, type: op.type, attack: false },
              { does: 'base', n, source: v.source, rule: op.type === 'collateral' ? 'DIT R40' : 'DIT R27' },
            );
          break;
        }
        return g.call('next', isolated({ to: seats, by: v.seat, n, type: op.type, source: v.source }));
      }
      case 'prevent': {
        const n = amount(w, v, op.n);
        if (n <= 0) break;
        return g.call('next', lowering(v, 'minus', n));
      }
      case 'halve':
        return g.call('next', lowering(v, 'half', 0));
      case 'avert': // every packet that threatens (DIT R36)
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
        if (packet?.type === 'normal' && !w.attack!.committed) changeType(g, packet, 'undefendable', 'DIT R28');
        break;
      }
      case 'then':
        // What comes next waits for the target: so does the pause, unless nothing comes between it and the window of the target.
        if (v.kind === 'offence' && ops[v.at]?.op === 'targeted') {
          if (w.attack!.pending.length) addPending(w, { script: PAUSE, dice: v.dice });
          break;
        }
        return g.call('next', openWindow(w, 'then'));
      case 'pick': {
        const options = picks(v.dice, op.n);
        return options.length > 1 ? g.ask('picked', v.seat, 'DIT 8.2', options, { source: v.source }) : g.go('picked', options[0]!);
      }
      case 'roll':
        return g.call(
          'rolled',
          throwDice({ seat: v.seat, n: amount(w, v, op.n), source: v.source, reroll: op.reroll?.test(w, v) ?? false }),
        );
      case 'if': {
        const script = op.test(w, v) ? op.yes : op.no;
        return script ? g.call('next', effects({ ...v, script })) : g.go('next', null);
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
        const { aim } = v;
        if (aim && 'player' in aim) {
          if (!seats.includes(aim.player)) break; // its target is gone (DIT R81)
          return g.go('answered', aim);
        }
        const options: Answer[] = seats.map(player => ({ player }));
        if (op.optional) options.push('none');
        else if (options.length === 1) return g.go('answered', options[0]!);
        return g.ask('answered', v.seat, 'DIT 6.3', options, { source: v.source });
      }
      case 'targeted':
        if (v.kind !== 'offence') return g.call('next', effects({ ...v, script: op.script }));
        addPending(w, { script: op.script, dice: v.dice });
        break;
      case 'discardToken':
        take(g, { from: v.seat, status: op.status, n: op.n, how: 'discarded', rule: 'DIT 6.8' });
        break;
      case 'mark':
        markAttack(w, op.mark);
        break;
      case 'restartRoll':
        restartRoll(w);
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
      return script ? g.call('next', effects({ ...v, script })) : g.go('next', null);
    }
    if (op.op === 'player' && 'player' in answer)
      return g.call('next', effects({ ...v, script: op.script, target: answer.player, kind: v.kind === 'offence' ? 'other' : v.kind }));
    return g.go('next', null);
  },
  picked(g, v, { count }) {
    const op = opsOf(v.script)[v.at - 1]!;
    const dice = which({ reroll: count }).map(at => v.dice[at]!);
    return op.op === 'pick' ? g.call('next', effects({ ...v, script: op.script, dice })) : g.go('next', null);
  },
  rolled(g, v, dice) {
    const op = opsOf(v.script)[v.at - 1]!;
    if (op.op !== 'roll') return g.go('next', null);
    return g.call('next', effects({ ...v, script: op.script, dice }));
  },
});
