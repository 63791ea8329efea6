/** A card that has lost what is printed on it, or has what is printed on others besides: its definition as rules read it. */
import type { Call } from '@kolbiste/engine';
import { turningUp, type Choosing } from '../rules/procedures.ts';
import type { Ability, Definition, Move } from './vocabulary.ts';

/** What he may not do, or what he is: nobody loses it with his abilities, and nobody else gets it with them. */
const RESTRICTIONS: ReadonlySet<Ability> = new Set<Ability>([
  'neverFights',
  'neverCovers',
  'seeksNoCover',
  'neverArt',
  'neverSymmetry',
  'noSymmetry',
  'noEquipment',
  'noRelics',
  'noFortifications',
  'noWeapons',
  'noGuns',
  'noBeast',
  'noAttachments',
  'noActions',
  'destinyOnly',
  'cannotAttack',
  'cannotAttackFight',
  'cannotAttackShoot',
  'mustAttackLegion',
  'attackedByAnyone',
  'genericGiftsOnly',
  'neverFirst',
  'neverStrikesBack',
  'diesFromWound',
  'onlyWounds',
  'lostArtImmune',
  'lostSymmetryImmune',
  'dearArt',
  'dearGifts',
  'paysForLegion',
  'freelancer',
  'noDoomtrooper',
  'heretic',
  'cartel',
  'loyal',
]);
const isAbility = (ability: Ability): boolean => !RESTRICTIONS.has(ability);
/** Labels that are abilities. */
const ABLE: readonly string[] = ['leader', 'quartermaster', 'guardsSpecials', 'seesTops', 'shortensTurns'];

/** Its printed abilities are gone; restrictions, names and ratings are left. */
const stripped = (definition: Definition): Definition => ({
  ...definition,
  labels: definition.labels.filter(label => !ABLE.includes(label)),
  abilities: definition.abilities.filter(ability => !isAbility(ability)),
  grants: definition.grants.filter(({ ability, to }) => to.who === 'self' && !isAbility(ability)),
  gives: definition.gives.filter(({ to, ratings }) => to.who === 'self' && ratings.every(n => n <= 0)),
  uses: [],
  attackedBy: null,
  harmedBy: null,
  forbids: null,
  tolls: null,
  levies: null,
  prevents: null,
  multiplies: null,
  guards: null,
  keepsPoints: null,
  earning: null,
  drawsFewer: null,
  attackActions: null,
  claimsKills: false,
  namesTargets: false,
  strips: null,
  mostDestiny: null,
  discounts: null,
  admits: null,
  on: null,
  lost: null,
  atDraw: null,
  hand: null,
  peacefulActions: 0,
  extraActions: 0,
  meditation: null,
  leads: null,
});

/** Face down it does nothing but lie there; an action of its player turns it up. */
const faceDown = (definition: Definition): Definition => ({
  ...stripped(definition),
  labels: [],
  grants: [],
  gives: [],
  standing: null,
  uses: [TURN_UP],
  attacks: null,
  bars: null,
  keeps: null,
  mission: null,
  atDiscard: null,
  untouchedBy: [],
  artLimit: null,
});
const TURN_UP: Move = {
  timing: 'action',
  actions: 1,
  destiny: 0,
  aim: 'none',
  absent: true,
  does: (_, { card }) => turningUp({ card }),
};

const all = (a: Call<unknown> | null, b: Call<unknown> | null): Call<unknown> | null =>
  a === null ? b : b === null ? a : { procedure: 'chaining', step: '', locals: { first: a, then: b }, input: undefined, returns: true };
/** A question asked by what is printed on another card is answered by that card. */
function toThat(call: Call<unknown> | null, own: number, other: number): Call<unknown> | null {
  if (call === null || call.procedure !== 'choosing' || (call.locals as Choosing).def !== own) return call;
  return { ...call, locals: { ...call.locals, def: other } };
}
const usedAs = (move: Move, own: number, other: number): Move => ({ ...move, does: (g, play) => toThat(move.does(g, play), own, other) });

/** It has the abilities printed on the other one as well. */
function enriched(definition: Definition, own: number, more: Definition, other: number): Definition {
  const gains = stripped(more);
  const { on, lost, atDraw } = more;
  return {
    ...definition,
    labels: [...definition.labels, ...more.labels.filter(label => ABLE.includes(label))],
    abilities: [...definition.abilities, ...more.abilities.filter(isAbility)],
    grants: [...definition.grants, ...more.grants.filter(grant => !gains.grants.includes(grant))],
    gives: [...definition.gives, ...more.gives.filter(give => !gains.gives.includes(give))],
    uses: [...definition.uses, ...more.uses.map(move => usedAs(move, own, other))],
    attackedBy: definition.attackedBy ?? more.attackedBy,
    harmedBy: definition.harmedBy ?? more.harmedBy,
    forbids: definition.forbids ?? more.forbids,
    tolls: definition.tolls ?? more.tolls,
    levies: definition.levies ?? more.levies,
    prevents: definition.prevents ?? more.prevents,
    multiplies: definition.multiplies ?? more.multiplies,
    guards: definition.guards ?? more.guards,
    keepsPoints: definition.keepsPoints ?? more.keepsPoints,
    earning: definition.earning ?? more.earning,
    drawsFewer: definition.drawsFewer ?? more.drawsFewer,
    attackActions: definition.attackActions ?? more.attackActions,
    claimsKills: definition.claimsKills || more.claimsKills,
    namesTargets: definition.namesTargets || more.namesTargets,
    strips: definition.strips ?? more.strips,
    mostDestiny: definition.mostDestiny ?? more.mostDestiny,
    discounts: definition.discounts ?? more.discounts,
    admits: definition.admits ?? more.admits,
    stores: definition.stores ?? more.stores,
    hand: definition.hand ?? more.hand,
    meditation: definition.meditation ?? more.meditation,
    leads: definition.leads ?? more.leads,
    peacefulActions: definition.peacefulActions + more.peacefulActions,
    extraActions: definition.extraActions + more.extraActions,
    on: on
      ? (w, self, event, watch) => all(definition.on?.(w, self, event, watch) ?? null, toThat(on(w, self, event, watch), own, other))
      : definition.on,
    lost: lost
      ? (w, self, host, by) => all(definition.lost?.(w, self, host, by) ?? null, toThat(lost(w, self, host, by), own, other))
      : definition.lost,
    atDraw: atDraw
      ? (g, self, seat) => all(definition.atDraw?.(g, self, seat) ?? null, toThat(atDraw(g, self, seat), own, other))
      : definition.atDraw,
  };
}

const made = new Map<string, Definition>();
/** How a card is not as printed. */
export interface Altered {
  /** Without its printed abilities. */
  readonly lost: boolean;
  /** Face down: it does nothing. */
  readonly down: boolean;
  /** What its text says it counts as. */
  readonly embodied: boolean;
  /** With those of these, too, by number. */
  readonly others: readonly number[];
}
export function alteredDefinition(definitions: readonly Definition[], own: number, { lost, down, embodied, others }: Altered): Definition {
  const key = `${lost} ${down} ${embodied} ${own} ${others.join(' ')}`;
  let altered = made.get(key);
  if (!altered) {
    const printed = embodied ? { ...definitions[own]!, ...definitions[own]!.embodies } : definitions[own]!;
    const left = lost ? stripped(printed) : printed;
    altered = others.reduce((definition, other) => enriched(definition, own, definitions[other]!, other), left);
    if (down) altered = faceDown(altered);
    made.set(key, altered);
  }
  return altered;
}
