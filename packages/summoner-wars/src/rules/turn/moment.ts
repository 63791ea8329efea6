/** Abilities a player uses: which fit a moment, what refuses them, and how one is paid for and carried out. */
import { inTurn, type Frame } from '@kolbiste/engine';
import { allCards, definitionAt, lastingRules } from '../../cards/registry.ts';
import type { Moment, Occasion, Use } from '../../cards/vocabulary.ts';
import { mark, pay } from '../atoms.ts';
import { useRefusal } from '../legality.ts';
import { define, implement, moment, momentProcedure, NO_OCCASION, type Nothing } from '../procedures.ts';
import { onBattlefield, playerOf, seatOf } from '../queries.ts';
import { USED, type CardId, type Side, type World } from '../state.ts';
import { abilitiesOf, abilityCost } from '../values.ts';

export type UseOption = { readonly use: string; readonly with: CardId };

export interface Uses {
  readonly side: Side;
  readonly at: Moment;
  /** Only this unit's. */
  readonly unit: CardId | null;
}
/** Calls back for each ability of the side that belongs to the moment. */
export function eachUse(w: World, { side, at, unit: only }: Uses, tell: (unit: CardId, use: Use) => void): void {
  const { units } = w.sides[side]!;
  let told: string[] | null = null;
  for (let i = 0; i < units.length; i++) {
    const unit = units[i]!;
    if (only !== null && unit !== only) continue;
    for (const { uses } of abilitiesOf(w, unit)) {
      if (!uses) continue;
      for (const use of uses) {
        if (use.at !== at || (use.shared && told?.includes(use.id))) continue;
        if (use.shared) (told ??= []).push(use.id);
        tell(unit, use);
      }
    }
  }
}

/** Adds the any-time abilities that may be used now to a list of options. */
export function addAnytime(w: World, side: Side, options: unknown[]): void {
  eachUse(w, { side, at: 'anytime', unit: null }, (unit, use) => {
    if (useRefusal(w, unit, use) === null) options.push({ use: use.id, with: unit });
  });
}
export function anytimeNow(w: World, side: Side): boolean {
  let any = false;
  eachUse(w, { side, at: 'anytime', unit: null }, (unit, use) => (any ||= useRefusal(w, unit, use) === null));
  return any;
}

export function useNamed(w: World, option: UseOption): Use {
  for (const { uses } of abilitiesOf(w, option.with)) for (const use of uses ?? []) if (use.id === option.use) return use;
  throw new Error(`there is no use "${option.use}"`);
}

/** Pays first, then acts (SUM D14). */
export const useAbility = define<
  { readonly side: Side; readonly option: UseOption; readonly about: Occasion },
  { begin: null; run: null; over: unknown },
  null
>('useAbility', {
  begin(g, v) {
    const w = g.world;
    const use = useNamed(w, v.option);
    if (use.oncePerTurn) mark(w, v.option.with, USED);
    g.emit({ type: 'abilityUsed', side: v.side, card: v.option.with, use: use.id, rule: use.rule });
    pay(g, v.side, abilityCost(w, v.side, use.cost));
    return g.go('run', null);
  },
  run(g, v) {
    return g.call('over', useNamed(g.world, v.option).run(g.world, v.option.with, v.about));
  },
  over: g => g.done(null),
});

export const momentSteps = implement(momentProcedure)<{ offer: unknown; chosen: 'pass' | UseOption }>({
  offer(g, v) {
    const w = g.world;
    if (!playerOf(w, v.side).alive || (v.unit !== null && !onBattlefield(w, v.unit))) return g.done(null);
    const options: ('pass' | UseOption)[] = [];
    let due = 0;
    eachUse(w, v, (unit, use) => {
      if (v.used.includes(`${use.id} ${unit}`) || useRefusal(w, unit, use, v.about)) return;
      if (use.mandatory) due++;
      options.push({ use: use.id, with: unit });
    });
    if (options.length === 0) return g.done(null);
    if (options.length === 1 && due === 1) return g.go('chosen', options[0] as UseOption);
    addAnytime(w, v.side, options);
    if (due === 0) options.push('pass');
    return g.ask('chosen', seatOf(w, v.side), v.unit === null ? 'SUM C3' : 'SUM 8.7', options, { at: v.at, unit: v.unit ?? -1 });
  },
  chosen(g, v, choice) {
    if (choice === 'pass') return g.done(null);
    v.used.push(`${choice.use} ${choice.with}`);
    return g.call('offer', useAbility({ side: v.side, option: choice, about: v.about }));
  },
});

let counted = { cards: 0, any: false };
/** Whether any card there is may act in others' turns; none of the box does, so that no idle window is opened (SUM C6). */
function everyTurnExists(): boolean {
  const cards = allCards();
  if (counted.cards !== cards.length)
    counted = {
      cards: cards.length,
      any: cards.some(card => card.type === 'unit' && card.ability.uses?.some(({ everyTurn }) => everyTurn)),
    };
  return counted.any;
}
function interruptions(w: World, side: Side): UseOption[] {
  const options: UseOption[] = [];
  eachUse(w, { side, at: 'anytime', unit: null }, (unit, use) => {
    if (use.everyTurn && useRefusal(w, unit, use) === null) options.push({ use: use.id, with: unit });
  });
  return options;
}
/** Whether somebody else may act between two actions of the side whose turn it is. */
export const interrupted = (w: World): boolean =>
  everyTurnExists() && w.sides.some(({ alive }, side) => alive && side !== w.active && interruptions(w, side).length > 0);

/** Between phases and single actions of a turn the others may use what is usable at any time (SUM 10.15.2, 10.15.3). */
export const interlude = define<Nothing & { at: number }, { offer: unknown; chosen: 'pass' | UseOption }, null>('interlude', {
  offer(g, v) {
    const w = g.world;
    for (; v.at < w.sides.length; v.at++) {
      if (v.at === w.active || !playerOf(w, v.at).alive) continue;
      const options = interruptions(w, v.at);
      if (options.length) return g.ask('chosen', seatOf(w, v.at), 'SUM 10.15.2', ['pass', ...options], { side: v.at });
    }
    return g.done(null);
  },
  chosen(g, v, choice) {
    if (choice !== 'pass') return g.call('offer', useAbility({ side: v.at, option: choice, about: NO_OCCASION }));
    v.at++;
    return g.go('offer', null);
  },
});

function hasUse(w: World, side: Side, at: Moment): boolean {
  let any = false;
  eachUse(w, { side, at, unit: null }, (unit, use) => (any ||= useRefusal(w, unit, use) === null));
  return any;
}

/** End of turn: abilities and what lasting effects do, in the order the player chooses (SUM C1, E15, 10.14.1). */
export const turnEnd = define<{ readonly side: Side }, { begin: null; abilities: unknown; over: unknown }, null>('turnEnd', {
  begin(g, { side }) {
    const w = g.world;
    const due: Frame[] = [];
    const names: string[] = [];
    for (const lasting of w.lasting) {
      const call = lasting.by === side ? lastingRules(lasting.definition).atTurnEnd?.(w, lasting) : null;
      if (!call) continue;
      due.push(call);
      names.push(definitionAt(lasting.definition).id);
    }
    if (due.length === 0) return g.go('abilities', null);
    const abilitiesToo = hasUse(w, side, 'turnEnds');
    if (abilitiesToo) {
      due.push(moment(side, 'turnEnds'));
      names.push('turnEnds');
    }
    return g.call(abilitiesToo ? 'over' : 'abilities', inTurn(seatOf(w, side), 'SUM 10.14.1', due, names));
  },
  abilities: (g, { side }) => (playerOf(g.world, side).alive ? g.call('over', moment(side, 'turnEnds')) : g.done(null)),
  over: g => g.done(null),
});
