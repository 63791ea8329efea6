/** Short ways to write cards: a unit, an event, and what several cards do alike. */
import { no } from '@kolbiste/engine';
import { beginLasting, place } from '../rules/atoms.ts';
import { placeRefusal } from '../rules/legality.ts';
import { battlefieldOf, freeForUnit, squareNamed } from '../rules/places.ts';
import { chooseOpponent, define, implement } from '../rules/procedures.ts';
import { opponentsOf, seatOf } from '../rules/queries.ts';
import type { CardId, Lasting, Rule, Side, World } from '../rules/state.ts';
import { indexOf } from './registry.ts';
import type {
  Ability,
  BothLanguages,
  CardWords,
  EventDefinition,
  LastingRules,
  No,
  Reaction,
  UnitDefinition,
  UnitKind,
} from './vocabulary.ts';

interface UnitCard {
  readonly id: string;
  /** Summoners have none. */
  readonly cost?: number;
  readonly attack: number;
  readonly range: 'melee' | 'ranged';
  readonly life: number;
  readonly words: BothLanguages<CardWords & { readonly ability: string }>;
  readonly ability: Ability;
  /** What its ability leaves behind for a while. */
  readonly lasting?: LastingRules;
}
interface EventCard {
  readonly id: string;
  readonly words: BothLanguages<CardWords>;
  readonly rule: Rule;
  /** Always playable without it. */
  readonly refusal?: EventDefinition['refusal'];
  readonly play: EventDefinition['play'];
  readonly lasting?: LastingRules;
  readonly reaction?: Reaction;
}

/** The makers of one faction's cards. */
export function cardsOf(faction: string) {
  const unit =
    (kind: UnitKind) =>
    ({ id, cost = 0, attack, range, life, words, ability, lasting }: UnitCard): UnitDefinition => ({
      type: 'unit',
      id,
      faction,
      kind,
      cost,
      attack,
      ranged: range === 'ranged',
      life,
      ability,
      abilities: [ability],
      lasting: lasting ?? null,
      words,
    });
  return {
    summoner: unit('summoner'),
    champion: unit('champion'),
    common: unit('common'),
    event: ({ id, words, rule, refusal, play, lasting, reaction }: EventCard): EventDefinition => ({
      type: 'event',
      id,
      faction,
      rule,
      refusal: refusal ?? (() => null),
      play,
      lasting: lasting ?? null,
      reaction: reaction ?? null,
      words,
    }),
  };
}

type LastingLocals = Omit<Lasting, 'definition'> & { readonly definition: string; readonly rule: Rule };
/** Begins the lasting part of a card. */
export const lasts = define<LastingLocals, { begin: null }, null>('lasts', {
  begin(g, { definition, by, against, card, until, rule }) {
    beginLasting(g, { definition: indexOf(definition), by, against, card, until }, rule);
    return g.done(null);
  },
});

/** The same, aimed at nobody and about no card. */
export const lastsFor = ({ definition, by, until, rule }: Pick<LastingLocals, 'definition' | 'by' | 'until' | 'rule'>) =>
  lasts({ definition, by, against: null, card: null, until, rule });

/** Something against one opponent that lasts. */
export const lastsAgainst = define<
  Pick<LastingLocals, 'definition' | 'by' | 'until' | 'rule'>,
  { choose: null; begin: Side; over: unknown },
  null
>('lastsAgainst', {
  choose: (g, v) => g.call('begin', chooseOpponent({ side: v.by, among: opponentsOf(g.world, v.by), rule: v.rule })),
  begin: (g, v, against) =>
    g.call('over', lasts({ definition: v.definition, by: v.by, against, card: null, until: v.until, rule: v.rule })),
  over: g => g.done(null),
});

export const chooseOpponentSteps = implement(chooseOpponent)<{ offer: null; chosen: { readonly opponent: Side } }>({
  offer(g, v) {
    if (v.among.length === 1) return g.done(v.among[0]!);
    return g.ask(
      'chosen',
      seatOf(g.world, v.side),
      v.rule,
      v.among.map(opponent => ({ opponent })),
      { side: v.side },
    );
  },
  chosen: (g, _, { opponent }) => g.done(opponent),
});

/** A card and where it goes, as one option: `take 12 to c4`. */
export type Placing = { readonly take: CardId; readonly to: string };

/** All ways to place units: for each that may be placed, each of its squares. */
export function placings(w: World, units: readonly CardId[], squares: (unit: CardId) => readonly number[]): Placing[] {
  const { names } = battlefieldOf(w);
  const all: Placing[] = [];
  for (const take of units) {
    if (placeRefusal(w, take)) continue;
    for (const to of squares(take)) if (freeForUnit(w, to)) all.push({ take, to: names[to]! });
  }
  return all;
}

/** Up to `max` cards are placed one at a time, each once; the player may stop at any point. */
export function placesUpTo(id: string, max: number, rule: Rule, options: (w: World, side: Side, done: readonly CardId[]) => Placing[]) {
  return define<{ readonly side: Side; done: CardId[] }, { offer: unknown; chosen: 'done' | Placing }, null>(id, {
    offer(g, v) {
      const w = g.world;
      if (v.done.length >= max) return g.done(null);
      const all: ('done' | Placing)[] = options(w, v.side, v.done).filter(({ take }) => !v.done.includes(take));
      if (all.length === 0) return g.done(null);
      all.push('done');
      return g.ask('chosen', seatOf(w, v.side), rule, all, { done: v.done.length, max });
    },
    chosen(g, v, choice) {
      if (choice === 'done') return g.done(null);
      v.done.push(choice.take);
      place(g, { by: v.side, card: choice.take, to: squareNamed(g.world, choice.to) }, rule);
      return g.go('offer', null);
    },
  });
}
/** Without a target; by the ruling on the card where that one says what a target is. */
export const nothingTo = (rule: Rule = 'SUM C15'): No => no(rule, 'noTarget');
