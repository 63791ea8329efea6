/** Short words for writing cards: a unit, an event, and the questions cards ask. */
import { beginLasting, place } from '../atoms.ts';
import { indexOf } from '../cards/catalogue.ts';
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
} from '../cards/definition.ts';
import { chooseOpponent, define, implement } from '../procedures.ts';
import type { CardId, Lasting, Rule, Side, World } from '../state.ts';
import { boardOf, freeForUnit, no, opponentsOf, placeRefusal, seatOf } from '../world.ts';

type UnitWords = CardWords & { readonly ability: string };
type Numbers = { readonly cost?: number; readonly attack: number; readonly range: 'melee' | 'ranged'; readonly life: number };

/** The makers of one faction's cards. */
export function cardsOf(faction: string) {
  const unit = (
    kind: UnitKind,
    id: string,
    numbers: Numbers,
    ability: Ability,
    words: BothLanguages<UnitWords>,
    lasting: LastingRules | null = null,
  ): UnitDefinition => ({
    type: 'unit',
    id,
    faction,
    kind,
    cost: numbers.cost ?? 0,
    attack: numbers.attack,
    ranged: numbers.range === 'ranged',
    life: numbers.life,
    ability,
    abilities: [ability],
    lasting,
    words,
  });
  return {
    summoner: unit.bind(null, 'summoner'),
    champion: unit.bind(null, 'champion'),
    common: unit.bind(null, 'common'),
    event: (
      id: string,
      card: {
        rule: Rule;
        refusal?: EventDefinition['refusal'];
        play: EventDefinition['play'];
        lasting?: LastingRules;
        reaction?: Reaction;
      },
      words: BothLanguages<CardWords>,
    ): EventDefinition => ({
      type: 'event',
      id,
      faction,
      rule: card.rule,
      refusal: card.refusal ?? (() => null),
      play: card.play,
      lasting: card.lasting ?? null,
      reaction: card.reaction ?? null,
      words,
    }),
  };
}

/** Nothing forbids it. */
export const always = (): No | null => null;

interface LastingLocals {
  readonly definition: string;
  readonly by: Side;
  readonly against: Side;
  readonly card: CardId;
  readonly until: Lasting['until'];
  readonly rule: Rule;
}
/** Begins the lasting part of a card. */
export const lasts = define<LastingLocals, { begin: null }, null>('lasts', {
  begin(g, { definition, by, against, card, until, rule }) {
    beginLasting(g, { definition: indexOf(definition), by, against, card, until }, rule);
    return g.done(null);
  },
});

/** Something against one opponent that lasts. */
export const lastsAgainst = define<
  { readonly definition: string; readonly by: Side; readonly until: Lasting['until']; readonly rule: Rule },
  { choose: null; begin: Side; over: unknown },
  null
>('lastsAgainst', {
  choose: (g, v) => g.call('begin', chooseOpponent({ side: v.by, among: opponentsOf(g.world, v.by), rule: v.rule })),
  begin: (g, v, against) => g.call('over', lasts({ definition: v.definition, by: v.by, against, card: -1, until: v.until, rule: v.rule })),
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
  const { names } = boardOf(w);
  const all: Placing[] = [];
  for (const take of units) {
    if (placeRefusal(w, take)) continue;
    for (const to of squares(take)) if (freeForUnit(w, to)) all.push({ take, to: names[to]! });
  }
  return all;
}
export const squareIn = (w: World, name: string): number => boardOf(w).byName.get(name)!;

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
      place(g, v.side, choice.take, squareIn(g.world, choice.to), rule);
      return g.go('offer', null);
    },
  });
}
export const nothingTo = (rule: Rule): No => no(rule, 'noTarget');
