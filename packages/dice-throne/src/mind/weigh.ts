/** How promising each option of a decision looks: what it brings in points of health, less what it costs. */
import { questionOf, type Option, type Position, type Seat } from '@kolbiste/engine';
import { costOf, dieOptions } from '../cards/legal.ts';
import { which, type Reroll } from '../effects/rerolls.ts';
import type { Context, Script } from '../heroes/definition.ts';
import { ILLUSIONS } from '../heroes/loki/tricks.ts';
import { slotsFor, SPELLS } from '../heroes/doctor-strange/spells.ts';
import { oddsOf, positionOf } from '../odds.ts';
import type { AlterDice } from '../procedures.ts';
import { opsOf, statusNamed } from '../registry.ts';
import { ATTEMPTS, HAND_LIMIT, type CardId, type Roll, type World } from '../state.ts';
import {
  abilitiesOf,
  abilityOf,
  currentRoll,
  definitionOf,
  defencesOf,
  healthOf,
  heroOf,
  limitOf,
  livingSeats,
  countOf,
  passiveOf,
  playerOf,
  sameTeam,
} from '../world.ts';
import { WEIGHTS } from '../weights.ts';
import { abilityWorth, OffensiveDice, upgradeWorth } from './roll.ts';
import {
  DECISIVE,
  diceChange,
  fits,
  likelyTarget,
  POINT,
  price,
  removalWorth,
  spared,
  stripWorth,
  threat,
  tokenFor,
  tokenWorth,
  worthOf,
  type Removal,
} from './worth.ts';

/** Options within so many points of the best are worth a try, and how fast they lose promise. */
const SPREAD = 2.5;
const SHARPNESS = 1;
/** Keeping dice is reckoned exactly. */
const KEEP_SPREAD = 0.4;
const KEEP_SHARPNESS = 6;
const MOST_KEPT = 3;
const MOST_HAZY = 8;
/** To do nothing is never quite out of the question. */
const PASSING = 0.05;

/** From what options bring to weights; the best has 1. */
function weights(worths: readonly number[], spread = SPREAD, sharpness = SHARPNESS): number[] {
  let best = -Infinity;
  for (const worth of worths) if (worth > best) best = worth;
  return worths.map(worth => (worth < best - spread ? 0 : Math.exp(sharpness * (worth - best))));
}
/** The same where one option does nothing: what brings less than that is pruned. */
function orNothing(worths: readonly number[], nothing: number): number[] {
  const all = weights(worths.map((worth, i) => (i === nothing || worth > 0.05 ? worth : -Infinity)));
  if (all[nothing]! < PASSING) all[nothing] = PASSING;
  return all;
}
/** Where the reckoning is as good as a try: so many of the best. */
function foremost(worths: readonly number[], most: number, spread: number, sharpness: number): number[] {
  const order = worths.map((_, i) => i).sort((a, b) => worths[b]! - worths[a]! || a - b);
  const all = weights(worths, spread, sharpness);
  for (let k = most; k < order.length; k++) all[order[k]!] = 0;
  return all;
}
const ALIKE = 1e-9;
/** Of options that bring the same the first. */
const distinct = (worths: readonly number[]): number[] =>
  worths.map((worth, i) => (worths.findIndex(other => Math.abs(other - worth) < ALIKE) < i ? -Infinity : worth));
const onlyBest = (worths: readonly number[]): number[] => foremost(distinct(worths), 2, 0.3, 3);
/** Through a haze the reckoning is only as good as that, and more has to be tried. */
function keeps(worths: readonly number[], haze: number, left: number): number[] {
  if (haze === 0) return foremost(distinct(worths), MOST_KEPT, KEEP_SPREAD, KEEP_SHARPNESS);
  const spread = KEEP_SPREAD + haze / WEIGHTS.health;
  // With the last attempt nobody throws a good attack away.
  return foremost(distinct(worths), MOST_HAZY, left > 1 ? spread : Math.min(spread, SPREAD), SHARPNESS);
}

type Place = Position<World>;
const localsOf = (position: Place, up = 0): { readonly [name: string]: unknown } =>
  (position.stack[position.stack.length - 1 - up]?.locals ?? {}) as never;

// -- dice ---------------------------------------------------------------------------------------------------------

const maskOf = (answer: Reroll, dice: number): number => which(answer).reduce((mask, at) => mask & ~(1 << at), (1 << dice) - 1);

/** Dice of an attack are read before its target is known: damage to nobody would count for nothing. */
const aimed = (w: World, c: Context): Context => (c.target >= 0 ? c : { ...c, target: likelyTarget(w, c.seat) });
/** Which script reads the dice that lie there, if it is not an attack's: a defence, or an effect. */
function reading(position: Place, roll: Roll): { script: Script; context: Context } | null {
  const w = position.world;
  if (roll.purpose === 'defence' && w.attack) {
    const defence = defencesOf(w, roll.seat).find(({ id }) => id === w.attack!.defence);
    return defence
      ? { script: defence.script, context: { seat: roll.seat, target: w.attack.by, dice: roll.dice, source: defence.id } }
      : null;
  }
  if (roll.purpose !== 'effect') return null;
  for (let i = position.stack.length - 1; i > 0; i--) {
    if (position.stack[i]!.procedure !== 'throwDice') continue;
    const { procedure, locals } = position.stack[i - 1]!;
    if (procedure !== 'effects') return null;
    const { script, at, seat, target, source } = locals as Context & { script: Script; at: number };
    const op = opsOf(script)[at - 1];
    return op?.op === 'roll' ? { script: op.script, context: aimed(w, { seat, target, dice: roll.dice, source }) } : null;
  }
  return null;
}
/** A bomb ticks with every number but 6. */
const TICKING = 2.5;
/** The dice on the table, and what they are worth to their roller. */
class Dice {
  readonly roll: Roll;
  /** Null for dice that are no attack's. */
  readonly attack: OffensiveDice | null;
  private readonly world: World;
  private readonly read: ReturnType<typeof reading>;
  constructor(position: Place, roll: Roll) {
    this.roll = roll;
    this.world = position.world;
    this.attack = roll.purpose === 'offence' ? new OffensiveDice(position.world, roll) : null;
    this.read = this.attack ? null : reading(position, roll);
  }
  worth(dice: readonly number[]): number {
    if (this.attack) return this.attack.worth(dice, this.roll.left);
    if (this.read) return worthOf(this.world, { ...this.read.context, dice }, this.read.script);
    return this.roll.source === 'timeBomb' && dice[0] === 6 ? TICKING : 0;
  }
  /** What throwing a die again may be expected to bring while those of a mask lie: one that would not be picked adds nothing. */
  again(die: number, lying = -1): number {
    const dice = this.roll.dice.filter((_, i) => i === die || lying & (1 << i)),
      at = this.roll.dice.filter((_, i) => i < die && lying & (1 << i)).length;
    const now = this.worth(dice);
    let mean = 0;
    for (let face = 1; face <= 6; face++) {
      dice[at] = face;
      mean += this.worth(dice) / 6;
    }
    return mean - now;
  }
  /** Those that are better thrown again, and what that would bring: the worst first, the next without its company. */
  weak(): { readonly mask: number; readonly gain: number } {
    const order = this.roll.dice.map((_, i) => [this.again(i), i] as const).sort(([a, i], [b, j]) => b - a || i - j);
    let mask = 0,
      gain = 0;
    for (const [, i] of order) {
      const more = this.again(i, ~mask);
      if (more <= ALIKE) continue;
      mask |= 1 << i;
      gain += more;
    }
    return { mask, gain };
  }
}
/** What is gained by changing dice of the current roll, at best. */
function changeGain(w: World, seat: Seat, change: AlterDice | 'attempt', dice: Dice): number {
  const { roll, attack } = dice;
  if (roll.dice.length === 0 || roll.purpose === 'target') return 0;
  const mine = sameTeam(w, seat, roll.seat) ? 1 : -1;
  if (change === 'attempt' || change.how === 'again') {
    if (!attack) return mine > 0 ? dice.weak().gain : 0;
    const now = dice.worth(roll.dice);
    if (change === 'attempt') return mine > 0 ? attack.worth(roll.dice, roll.left + 1) - now : 0;
    let best = 0;
    for (let i = 0; i < roll.dice.length; i++) best = Math.max(best, mine * (attack.again(i, change.left) - now));
    return best;
  }
  const now = dice.worth(roll.dice);
  let best = 0;
  const changed = roll.dice.slice();
  for (const { die, to } of dieOptions(w, seat, change.how, change.of)) {
    const was = changed[die - 1]!;
    changed[die - 1] = to;
    best = Math.max(best, mine * (dice.worth(changed) - now));
    changed[die - 1] = was;
  }
  return change.left > 1 ? best * 1.1 : best;
}
/** Throwing again some dice of a defence or an effect, or keeping all. */
function rethrow(dice: Dice, options: readonly Option[]): number[] {
  const { mask } = dice.weak();
  return options.map(option => {
    const thrown = typeof option === 'object' && 'reroll' in option ? which(option as Reroll) : [];
    return thrown.reduce((bits, at) => bits | (1 << at), 0) === mask ? 1 : 0;
  });
}
/** An offensive roll: what each choice of dice may be expected to bring. Equal dice are one choice. */
function attempts(dice: OffensiveDice, options: readonly Option[], { dice: shown, foreign }: Roll, left: number, stop: number): number[] {
  const seen = new Set<number>();
  const worths = options.map(option => {
    if (typeof option !== 'object') return option === 'stop' || option === 'decline' ? stop : -Infinity;
    if (!('reroll' in option)) return -Infinity;
    const mask = maskOf(option as Reroll, shown.length);
    const kept = positionOf(shown, foreign, mask);
    if (seen.has(kept)) return -Infinity;
    seen.add(kept);
    return dice.keeping(mask, left);
  });
  // An attempt that brings nothing is saved: it can be used after somebody changed the dice (DIT 12.4.12).
  const best = Math.max(...worths);
  return stop >= best - ALIKE ? options.map((_, i) => (worths[i] === stop && typeof options[i] !== 'object' ? stop : -Infinity)) : worths;
}

// -- cards, tokens and what heroes offer --------------------------------------------------------------------------

/** Where attack modifiers and prevention know most: nothing is lost by waiting for it. */
const LATE = ['last', 'totals', 'isolated', 'then'];
const held = (card: ReturnType<typeof definitionOf>): number => (card.type === 'action' && shields(card.script) ? 3.5 : POINT);
const shields = (script: Script): boolean =>
  opsOf(script).some(
    op =>
      op.op === 'prevent' ||
      op.op === 'halve' ||
      op.op === 'avert' ||
      (op.op === 'player' && opsOf(op.script).some(each => each.op === 'call')),
  );
const spends = (script: Script): boolean => opsOf(script).some(({ op }) => op === 'modify' || op === 'prevent');

/** Tokens that wait for a blow, and the blow they are worth a card and its price. */
const GUARDS = ['agility', 'vibraniumSuit', 'illusion'];
const GUARDED = 3;
const guards = (script: Script): boolean => opsOf(script).some(op => op.op === 'gain' && GUARDS.includes(op.status));

/** What playing a card now brings, less its price and the card itself. */
function cardGain({ w, seat, window, dice }: Chance, id: CardId): number {
  const card = definitionOf(w, id);
  const paid = price(w, seat, costOf(w, seat, card));
  if (card.type === 'upgrade') return window === 'main' ? upgradeWorth(w, seat, id) - paid : 0;
  const context: Context = { seat, target: w.attack?.target ?? -1, dice: [], source: card.id };
  const change = card.dice ? diceChange(w, context, card.script) : null;
  if (change) return dice() ? changeGain(w, seat, change, dice()!) - paid - POINT : 0;
  const acts = card.role !== null || spends(card.script) || shields(card.script);
  if (
    acts ? !LATE.includes(window) && window !== 'dice' && card.id !== 'swingEscape' : window !== 'main' && window !== 'last' && !card.urgent
  )
    return 0;
  if (card.urgent && window !== 'main' && window !== 'upkeep') return 0;
  // A token that guards may be stripped before it is of use; the card may not.
  if (card.cls === 'instant' && guards(card.script) && (window !== 'last' || threat(w, seat) < GUARDED)) return 0;
  if (card.id === 'swingEscape') return swingGain(w) - paid - POINT;
  return worthOf(w, aimed(w, context), card.script) - paid - held(card);
}
/** Webs count instead of spiders: worth it when there are webs and no spider. */
function swingGain(w: World): number {
  const dice = currentRoll(w)?.dice ?? [];
  return dice.includes(6) || !dice.some(die => die === 4 || die === 5)
    ? 0
    : spared(w, w.attack!.target, Math.ceil(threat(w, w.attack!.target) / 2));
}
/** What a card in hand is worth to keep. */
function keepWorth(w: World, seat: Seat, id: CardId): number {
  const card = definitionOf(w, id);
  if (card.type === 'upgrade') return fits(w, seat, id) ? 1 + 0.5 * upgradeWorth(w, seat, id) : 0;
  if (card.dice) return 1.8;
  if (card.role !== null || spends(card.script) || shields(card.script)) return Math.max(2.3, held(card));
  const worth = worthOf(w, { seat, target: likelyTarget(w, seat), dice: [], source: card.id }, card.script);
  return Math.max(0.6, Math.min(4, worth - POINT * card.cost));
}
function spendGain({ w, seat, window, dice }: Chance, status: string): number {
  const { spend, worth } = statusNamed(status);
  const { script, n, main } = spend!;
  const full = countOf(w, seat, status) >= limitOf(w, seat, status);
  const cost = worth * n * (full ? 0.5 : 0.8);
  const context: Context = { seat, target: w.attack?.target ?? -1, dice: [], source: status };
  if (spend!.dice) {
    const change = diceChange(w, context, script);
    return change && dice() ? changeGain(w, seat, change, dice()!) - cost : 0;
  }
  if (opsOf(script).some(op => op.op === 'mark' && op.mark === 'anew')) {
    const attack = dice()?.attack;
    return attack ? attack.anew() - attack.now() - cost : 0;
  }
  // Before the defence only what must come before it; else wait for the last moment.
  const early = statusNamed(status).id === 'crackle' || status === 'guardBreak';
  if (!main && !spend!.urgent && !(early ? window === 'aimed' : LATE.includes(window))) return 0;
  // It is spent by then: what counts tokens does not count it.
  const player = playerOf(w, seat),
    { tokens } = player;
  let taken = 0;
  player.tokens = tokens.filter(token => token.status !== status || ++taken > n);
  const brings = worthOf(w, aimed(w, context), script);
  player.tokens = tokens;
  return brings - cost;
}
/** What a throw of Mjölnir at somebody brings, who may gain by being hurt. */
function thrownWorth(w: World, seat: Seat, target: Seat): number {
  if (healthOf(w, target) - threat(w, target) === 1) return DECISIVE;
  const feeds = passiveOf(w, target)?.damaged;
  return 1 - (feeds ? worthOf(w, { seat: target, target: seat, dice: [], source: 'mjolnir' }, feeds) : 0);
}
const RETRIEVED = 0.6;
/** A throw of Mjölnir for a card: to win, or for a card without use. */
function mjolnirGain(w: World, seat: Seat, window: string): number {
  const { hand, companion } = playerOf(w, seat);
  const target = likelyTarget(w, seat);
  const least = Math.min(...hand.map(id => keepWorth(w, seat, id)));
  if (companion === seat) {
    const thrown = thrownWorth(w, seat, target);
    return thrown === DECISIVE ? thrown : window === 'main' ? thrown - Math.max(POINT, least) : 0;
  }
  return window === 'main' ? RETRIEVED - Math.max(POINT, least) : 0;
}
function useGain({ w, seat, window }: Chance, use: string): number {
  if (use === 'mjolnir') return mjolnirGain(w, seat, window);
  if (use === 'prepare') return playerOf(w, seat).slots.length < slotsFor(w, seat) ? 2 : 0;
  if (use === 'cast') return LATE.includes(window) ? Math.max(0.1, ...spellWorths(w, seat)) : 0;
  const { script } = heroOf(w, seat).uses.find(({ id }) => id === use)!;
  return worthOf(w, { seat, target: likelyTarget(w, seat), dice: [], source: use }, script);
}
const spellWorth = (w: World, seat: Seat, spell: number): number =>
  worthOf(
    w,
    { seat, target: w.attack ? (w.attack.by === seat ? w.attack.target : w.attack.by) : -1, dice: [], source: '' },
    SPELLS[spell]!.script,
  ) - 1;
const spellWorths = (w: World, seat: Seat): number[] => playerOf(w, seat).slots.map(spell => spellWorth(w, seat, spell));

/** Between attempts dice may still come by themselves; and the others know more once an ability is announced, or none is. */
const WAITING = ['attempt', 'rolled'];
/** Who may act in which window, and the dice that lie there, looked at once and only if need be. */
interface Chance {
  readonly w: World;
  readonly seat: Seat;
  readonly window: string;
  /** Null where dice do not matter yet. */
  readonly dice: () => Dice | null;
}
function chanceFor(position: Place, seat: Seat, window: string): Chance {
  let dice: Dice | null | undefined;
  return {
    w: position.world,
    seat,
    window,
    dice: () => {
      if (dice !== undefined) return dice;
      const roll = WAITING.includes(window) ? null : currentRoll(position.world);
      return (dice = roll && roll.open && roll.dice.length ? new Dice(position, roll) : null);
    },
  };
}
function reactionGain(chance: Chance, option: Option): number {
  if (typeof option !== 'object') return 0;
  if ('play' in option) return cardGain(chance, option['play'] as CardId);
  if ('spend' in option) return spendGain(chance, option['spend'] as string);
  if ('use' in option) return useGain(chance, option['use'] as string);
  return 0;
}

// -- questions ----------------------------------------------------------------------------------------------------

function attempt(w: World, options: readonly Option[], haze: number): number[] {
  const roll = currentRoll(w)!;
  if (roll.dice.length === 0) return options.map(option => (option === 'roll' ? 1 : 0));
  const dice = new OffensiveDice(w, roll);
  return keeps(attempts(dice, options, roll, roll.left, dice.now()), haze, roll.left);
}
function announce(position: Place, options: readonly Option[], seat: Seat): number[] {
  const w = position.world,
    chance = chanceFor(position, seat, 'announce'),
    { roll, attack } = chance.dice()!;
  const now = attack!.now();
  const thrown = options.some(option => typeof option === 'object' && 'reroll' in option)
    ? attempts(attack!, options, roll, Math.max(1, roll.left), 0)
    : null;
  const worths = options.map((option, i) => {
    if (typeof option !== 'object') return 0;
    if ('announce' in option) return abilityWorth(w, seat, abilityOf(w, seat, option['announce'] as string)!, roll.dice, roll.foreign);
    if ('reroll' in option) return thrown![i]!;
    const gain = reactionGain(chance, option);
    return gain > 0.3 ? now + gain : -Infinity;
  });
  return foremost(worths, 4, 1.5, 1.5);
}

function mainPhase(position: Place, options: readonly Option[], seat: Seat): number[] {
  const w = position.world,
    chance = chanceFor(position, seat, 'main'),
    { hand, cp } = playerOf(w, seat);
  // A point more may pay for an upgrade.
  let wanted = 0,
    reserved = -1;
  for (const id of hand) {
    const card = definitionOf(w, id);
    if (card.type !== 'upgrade' || !fits(w, seat, id) || costOf(w, seat, card) !== cp + 1) continue;
    const gain = upgradeWorth(w, seat, id) - POINT * costOf(w, seat, card);
    if (gain > wanted) [wanted, reserved] = [gain, id];
  }
  const end = options.indexOf('end');
  const worths = options.map(option => {
    if (option === 'end') return 0;
    if (typeof option === 'object' && 'sell' in option) {
      const id = option['sell'] as CardId;
      const keep = keepWorth(w, seat, id);
      if (keep === 0) return POINT;
      return id === reserved ? 0 : (wanted > 2 ? 0.5 * wanted : 0) - keep + (hand.length > HAND_LIMIT ? POINT : 0);
    }
    return reactionGain(chance, option);
  });
  const all = orNothing(worths, end);
  // It costs nothing, and nothing is better for waiting.
  if (options.some((option, i) => typeof option === 'object' && option['use'] === 'prepare' && worths[i]! > 0)) all[end] = 0;
  return all;
}

function defend(position: Place, options: readonly Option[], seat: Seat): number[] {
  const w = position.world;
  const veil = statusNamed('invisibility').worth * 0.7;
  return weights(
    options.map(option => {
      if (typeof option !== 'object') return -Infinity;
      const veiled = 'veiled' in option;
      const defence = defencesOf(w, seat).find(({ id }) => id === (veiled ? option['veiled'] : option['defend']))!;
      return guardWorth(w, seat, defence.script, defence.dice) - (veiled ? veil : 0);
    }),
  );
}
/** The mean of a defence over throws of its dice. */
function guardWorth(w: World, seat: Seat, script: Script, dice: number): number {
  let sum = 0;
  for (let k = 0; k < 12; k++)
    sum += worthOf(
      w,
      {
        seat,
        target: w.attack!.by,
        source: w.attack!.defence,
        dice: Array.from({ length: dice }, (_, i) => 1 + ((k * (i % 2 ? 5 : 1) + (k > 5 ? 2 * i + 1 : i)) % 6)),
      },
      script,
    );
  return sum / 12;
}

const cardOptions = (options: readonly Option[], word: string, worth: (id: CardId) => number, nothing = 0): number[] =>
  options.map(option => (typeof option === 'object' && word in option ? worth(option[word] as CardId) : nothing));

/** What a spell in a slot may do for its master. */
const SPELL_PROMISE: { readonly [id: string]: number } = {
  emberSigil: 3,
  thunderVerse: 3.5,
  redKnot: 3,
  mirrorVeil: 3,
  mendingChant: 2.5,
  secondSight: 1.5,
};

/** A borrowed token comes from the one whose leaflet names it: what is in a bag is Loki's choice. */
const conjured = (w: World, seat: Seat, status: string): number =>
  tokenWorth(w, seat, status, livingSeats(w).find(owner => heroOf(w, owner).statuses.some(({ id }) => id === status)) ?? seat);

/** By question: what the options bring. */
export function weigh(position: Place, haze = 0): number[] {
  const { options, seat, about } = position.decision!;
  if (options.length === 1) return [1];
  const w = position.world;
  const v = localsOf(position);
  switch (questionOf(position)) {
    case 'offence.attempted':
      return attempt(w, options, haze);
    case 'offence.announced':
      return announce(position, options, seat);
    case 'window.answer': {
      const { kind } = about as { kind: string };
      const chance = chanceFor(position, seat, kind);
      return orNothing(
        options.map(option => reactionGain(chance, option)),
        0,
      );
    }
    case 'mainPhase.acted':
      return mainPhase(position, options, seat);
    case 'discardPhase.sold':
      return onlyBest(cardOptions(options, 'sell', id => -keepWorth(w, seat, id)));
    case 'defence.chosen':
      return defend(position, options, seat);
    case 'defence.rethrown': {
      const roll = currentRoll(w)!;
      // Spider-Sense: without a spider nothing is prevented.
      if (options.includes('veil')) return options.map(option => ((option === 'veil') === roll.dice.includes(6) ? PASSING : 1));
      return rethrow(new Dice(position, roll), options);
    }
    case 'throwDice.again':
      return rethrow(new Dice(position, currentRoll(w)!), options);
    case 'extraAttempt.decided': {
      const dice = new Dice(position, currentRoll(w)!);
      if (!dice.attack) return rethrow(dice, options);
      return keeps(attempts(dice.attack, options, dice.roll, 1, dice.attack.now()), haze, 1);
    }
    case 'alterDice.altered':
      return altered(position, options, seat, v as unknown as AlterDice);
    case 'effects.answered':
      return answered(w, options, v as never);
    case 'effects.picked':
      return picked(w, options, v as never);
    case 'mjolnir.chosen':
      return hammer(w, options, seat, v as never);
    case 'cardForMjolnir.chosen':
      return onlyBest(cardOptions(options, 'discard', id => -keepWorth(w, seat, id)));
    case 'conjure.chosen':
      return weights(options.map(option => conjured(w, seat, (option as { conjure: string }).conjure)));
    case 'conjure.answered':
      return orNothing(
        cardOptions(
          options,
          'discard',
          id => conjured(w, Number(v['seat']), (about as { status: string }).status) - keepWorth(w, seat, id),
        ),
        0,
      );
    case 'freeUpgrade.chosen':
      return weights(
        cardOptions(options, 'play', id => {
          const card = definitionOf(w, id);
          return upgradeWorth(w, seat, id) + POINT * costOf(w, seat, card);
        }),
      );
    case 'putInPlay.picked':
      return weights(cardOptions(options, 'take', id => 1 + upgradeWorth(w, seat, id)));
    case 'scout.decided':
      return options.map(option => (option === 'search' ? 1 : 0));
    case 'scout.picked':
      return weights(cardOptions(options, 'take', id => 1 + upgradeWorth(w, seat, id)));
    case 'putBack.put':
      return onlyBest(cardOptions(options, 'next', id => keepWorth(w, seat, id)));
    case 'prepareSpell.chosen':
      return weights(
        options.map(option => (typeof option === 'object' && 'prepare' in option ? SPELL_PROMISE[String(option['prepare'])]! : -5)),
      );
    case 'castSpell.chosen':
      return weights(
        options.map(option =>
          spellWorth(
            w,
            seat,
            SPELLS.findIndex(({ id }) => id === (option as { cast: string }).cast),
          ),
        ),
      );
    case 'foresee.put':
      // The least useful goes under the deck.
      return onlyBest(
        options.map(option => {
          const { top, bottom } = option as { top?: number; bottom?: number };
          return top !== undefined ? -keepWorth(w, seat, top) / 2 - 1 : -keepWorth(w, seat, bottom!);
        }),
      );
    case 'openBag.chosen':
      return bag(w, options, seat, Number(v['seat']));
    case 'sealAbilities.chosen':
      return seals(w, options, Number(v['seat']));
    case 'swapIllusion.chosen':
      return onlyBest(
        options.map(option => {
          const card = ILLUSIONS.find(({ id }) => id === (option as { choose: string }).choose)!;
          if (!card.prevents) return 0;
          return card.prevents.does === 'half' ? Math.ceil(threat(w, seat) / 2) : Math.min(card.prevents.n, threat(w, seat));
        }),
      );
    case 'removeToken.chosen':
      return weights(options.map(option => removalWorth(w, seat, option as unknown as Removal)));
    case 'transferToken.chosen':
      return weights(
        options.map(option => {
          const { move, from, to, state } = option as { move: string; from: number; to: number; state: number };
          const { by } = playerOf(w, from).tokens.find(token => token.status === move && token.state === state)!;
          return tokenFor(w, seat, to, move, by) - tokenFor(w, seat, from, move, by);
        }),
      );
    case 'removeAll.chosen':
      return weights(options.map(option => stripWorth(w, seat, (option as { player: number }).player)));
    case 'targeting.aim':
      return weights(options.map(option => aim(w, (option as { target: number }).target)));
    case 'prevent.picked':
      return options.map((_, i) => (i === 0 ? 1 : PASSING));
    default:
      return options.map(() => 1);
  }
}
/** The weak first, and whoever can be finished. */
function aim(w: World, target: Seat): number {
  const left = healthOf(w, target) - threat(w, target);
  return left <= 0 ? DECISIVE : -left / 10;
}
function altered(position: Place, options: readonly Option[], seat: Seat, { how, left }: AlterDice): number[] {
  const dice = new Dice(position, currentRoll(position.world)!),
    { roll, attack } = dice;
  const mine = sameTeam(position.world, seat, roll.seat) ? 1 : -1;
  const now = dice.worth(roll.dice);
  return onlyBest(
    options.map(option => {
      if (typeof option !== 'object') return 0;
      const { die, to } = option as { die: number; to: number };
      if (how === 'again') return mine * (attack ? attack.again(die - 1, left) - now : dice.again(die - 1));
      const changed = roll.dice.slice();
      changed[die - 1] = to;
      return mine * (dice.worth(changed) - now);
    }),
  );
}
function answered(w: World, options: readonly Option[], v: Context & { readonly script: Script; readonly at: number }): number[] {
  const op = opsOf(v.script)[v.at - 1]!;
  const worths = options.map(option => {
    if (typeof option !== 'object') return 0;
    if (op.op === 'either' && 'choose' in option)
      return worthOf(w, aimed(w, v), op.options.find(({ id }) => id === option['choose'])!.script);
    return op.op === 'player' ? worthOf(w, { ...v, target: Number(option['player']) }, op.script) : 0;
  });
  // Who can do good does not do nothing, unless he declines.
  const good = worths.some(worth => worth > 0);
  return weights(worths.map((worth, i) => (good && worth <= 0 && typeof options[i] === 'object' ? -Infinity : worth)));
}
/** Throwing Mjölnir, or getting it back, for nothing. */
function hammer(w: World, options: readonly Option[], seat: Seat, v: { readonly left: number; readonly only: string }): number[] {
  const after = v.left > 1 && v.only === 'either' ? RETRIEVED : 0;
  const worths = options.map(option => {
    if (typeof option !== 'object') return option === 'stop' ? 0 : RETRIEVED;
    return thrownWorth(w, seat, Number(option['throw'])) + after;
  });
  const best = Math.max(...worths);
  return options.map((option, i) => (option === 'stop' ? (best > 0 ? PASSING : 1) : worths[i]! > 0 && worths[i]! >= best - SPREAD ? 1 : 0));
}
function picked(w: World, options: readonly Option[], v: Context & { readonly script: Script; readonly at: number }): number[] {
  const op = opsOf(v.script)[v.at - 1]!;
  return onlyBest(
    options.map(option => {
      const dice = which({ reroll: (option as { count: number }).count }).map(at => v.dice[at]!);
      return op.op === 'pick' ? worthOf(w, { ...aimed(w, v), dice }, op.script) : 0;
    }),
  );
}
function bag(w: World, options: readonly Option[], seat: Seat, bearer: Seat): number[] {
  const friend = sameTeam(w, seat, bearer);
  return weights(
    options.map(option => {
      const { choose } = option as { choose: string };
      if (choose === 'bagDamage') return friend ? -2 : healthOf(w, bearer) <= 2 ? DECISIVE : 2;
      const good = choose === 'bagCp' ? POINT : 2;
      return friend ? good : -good;
    }),
  );
}
/** On what the bearer is likeliest to want. */
function seals(w: World, options: readonly Option[], bearer: Seat): number[] {
  const hero = heroOf(w, bearer);
  return weights(
    options.map(option => {
      let most = 0;
      for (const ability of abilitiesOf(w, bearer)) {
        if ((ability.under ?? ability.id) !== (option as { seal: string }).seal) continue;
        for (const { needs, script } of ability.tiers)
          most = Math.max(
            most,
            worthOf(w, { seat: bearer, target: likelyTarget(w, bearer), dice: [], source: ability.id }, script) *
              oddsOf(hero, needs, [], ATTEMPTS).chance,
          );
      }
      return most;
    }),
  );
}
