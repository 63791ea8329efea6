/** Cards made up for rules that few printed cards touch: in the pool while a file's tests run, and never in a deck. */
import { afterAll, beforeAll } from 'vitest';
import { cover, discard, last, mark, sacrifice, steal, transfer } from '../src/rules/atoms.ts';
import { rig } from './fixture.ts';
import { discardTarget, placeOnYou } from '../src/cards/effects.ts';
import { toYourOthers, toYours } from '../src/cards/filters.ts';
import type { Card, Effect, Part, Strength, Target, Use, Words } from '../src/cards/form.ts';
import { art, attachment, equipment, special, unusual, warrior, warzone } from '../src/cards/makers.ts';
import { register } from '../src/cards/registry.ts';
import { aCard, aWarrior } from '../src/cards/targets.ts';
import type { Ability, Affiliation, Definition } from '../src/cards/vocabulary.ts';
import type { Zone } from '../src/rules/state.ts';

let next = 0;
/** The next free number, a name and a text. */
const called = (en: string): Pick<Card, 'code' | 'name' | 'text'> => ({
  code: `99${String(++next).padStart(3, '0')}`,
  name: { en, cs: en },
  text: { en: 'Made up.', cs: 'Vymyšlená.' } satisfies Words,
});
const rated = (fight: number, shoot: number, armour: number, value: number) => ({ fight, shoot, armour, value });
const WEAK = rated(1, 1, 1, 1);

const sergeant = (en: string, affiliation: Affiliation, value: number, bonus: Strength): Definition =>
  warrior({
    ...called(en),
    affiliation,
    ratings: rated(3, 7, 5, value),
    labels: ['commander', 'sergeant'],
    gives: [{ ...bonus, sergeant: true, to: { who: 'yours', at: 'squad', where: [(w, id, { self }) => w.cards[id]!.sergeant === self] } }],
  });
/** On a warrior, at any time, free of cost. */
const charm = (en: string, more: Part): Definition => attachment({ ...called(en), ...more });
const granting = (en: string, ability: Ability): Definition => charm(en, { grants: [ability] });
/** At any time, aimed at whatever is chosen. */
const aimed = (en: string, target: Target | null, effect: Effect, more: Part = {}): Definition =>
  special({ ...called(en), timing: 'any', target, effect, ...more });
const areaVehicle = (en: string, area: 'squad' | 'station'): Definition => equipment({ ...called(en), labels: ['vehicle'], areas: [area] });
/** Lies on its player. */
const lasting = (en: string, more: Part): Definition => unusual('special', { ...called(en), timing: 'any', effect: placeOnYou(), ...more });
const moving =
  (to: Zone & ('squad' | 'station')): Effect =>
  ({ g, target }) =>
    transfer(g, target, to, 'DOT 20.14');
const silencing = (ability: 'lostArtImmune' | 'lostSymmetryImmune'): Use => ({
  timing: 'any',
  target: aWarrior(),
  effect: ({ g, play, target }) => last(g, play, { what: 'ability', on: target, ability }, { rule: 'DOT 29.6' }),
});
const cancels: Effect = ({ world }) => {
  rig(world).announced.at(-1)!.cancelled = true;
};

export const MADE_UP: readonly Definition[] = [
  sergeant('Drill Sergeant', 'capitol', 6, { fight: 4, shoot: 4, armour: 4, value: 4 }),
  sergeant('Old Sergeant', 'capitol', 6, { fight: 1, shoot: 1, armour: 6 }),
  sergeant('Young Sergeant', 'capitol', 3, { fight: 1, shoot: 1, armour: 1, value: 1 }),
  // A sergeant's bonus for each who is there, unit or not.
  warrior({
    ...called('Loud Sergeant'),
    affiliation: 'bauhaus',
    ratings: rated(3, 3, 3, 6),
    labels: ['commander', 'sergeant'],
    gives: [{ fight: 1, shoot: 1, armour: 6, sergeant: true, to: toYourOthers() }],
  }),
  aimed('Exile', aWarrior(), moving('squad')),
  aimed('Into Cover', aWarrior(), ({ g, target }) => cover(g, target, 'DOT 9.3')),
  aimed('Call to the Station', aWarrior(), ({ g, seat, target }) => steal(g, target, { by: seat, area: 'station', rule: 'DOT 35.1' })),
  warrior({ ...called('Human Shield'), ratings: WEAK, labels: ['fortification'], gives: [{ armour: 2, to: toYourOthers() }] }),
  granting('Behind the Wall', 'behindWall'),
  granting('Pass to All Warzones', 'anyWarzone'),
  granting('Ever First', 'alwaysFirst'),
  granting('Quick', 'firstStrike'),
  granting('Never First', 'neverFirst'),
  granting('Jail', 'prisoner'),
  granting('Universal Kit', 'anyEquipment'),
  granting('Seal of Art', 'artImmune'),
  equipment({ ...called('Curator Robe'), needs: { kind: 'curator' } }),
  equipment({ ...called('Marshal Baton'), needs: { affiliation: 'bauhaus', label: 'commander' } }),
  granting('Oath against Darkness', 'neverSymmetry'),
  charm('Fever', { labels: ['virus'], gives: [{ fight: -2, shoot: -2, armour: -2 }] }),
  charm('Chill', { labels: ['virus'], gives: [{ fight: -1, shoot: -1, armour: -1 }] }),
  charm('Foretold Glory', {
    labels: ['prophecy'],
    gives: [{ fight: 3, shoot: 3, armour: 3, to: toYours() }],
    timing: 'action',
    actions: 1,
  }),
  charm('Slow Poison', { labels: ['poison'] }),
  charm('Squad Orders', { needs: { doomtrooper: true, area: 'squad' } }),
  warrior({ ...called('Breaker of Art Shields'), ratings: WEAK, uses: [silencing('lostArtImmune')] }),
  warrior({ ...called('Breaker of Dark Shields'), ratings: WEAK, uses: [silencing('lostSymmetryImmune')] }),
  art({ ...called('Counterspell'), aspect: 'kinetics', casting: 'personal', timing: 'reaction', answers: () => true, effect: cancels }),
  art({ ...called('Free Counterspell'), aspect: 'kinetics', casting: 'any', timing: 'reaction', answers: () => true, effect: cancels }),
  special({ ...called('Dear Answer'), timing: 'reaction', destiny: 3, answers: () => true, effect: cancels }),
  art({ ...called('Slow Spell'), aspect: 'kinetics', casting: 'any', timing: 'action', actions: 2, effect: () => null }),
  aimed('Attack Plan', null, () => null, { timing: 'duringAttack' }),
  areaVehicle('Parked Truck', 'squad'),
  areaVehicle('Station Truck', 'station'),
  aimed('Sweep', aCard(), discardTarget(), { removes: 'discard' }),
  aimed('Banish', aCard(), ({ g, target }) => sacrifice(g, target, 'DOT 37.9'), { removes: 'sacrifice' }),
  aimed('End of Alliances', aCard(), ({ g, target }) => discard(g, target, 'DOT 23.6t', true)),
  lasting('Never Discarded', { abilities: ['neverDiscarded'] }),
  lasting('Never Sacrificed', { abilities: ['neverSacrificed'] }),
  lasting('Tally', { atDraw: ({ g, self }) => mark(g, self, 1, 'DOT 5.26') }),
  lasting('Common Tally', { global: true, atDraw: ({ g, self }) => mark(g, self, 1, 'DOT 5.23') }),
  lasting('Banner of the Squad', { gives: [{ armour: 1, to: { who: 'yours', at: 'squad' } }] }),
  lasting('Banner of the Station', { gives: [{ armour: 1, to: { who: 'yours', at: 'station' } }] }),
  charm('Heavy Seal of Art', { grants: ['artImmune'], gives: [{ armour: 1 }] }),
  warzone({ ...called('Station Fog'), areas: ['station'], bonus: { armour: 5 } }),
  warzone({ ...called('Fog'), areas: ['squad'], bonus: { armour: 1 }, gives: [{ fight: 5, shoot: 5, to: { who: 'zone' } }] }),
  warrior({ ...called('Pupil of the Elements'), affiliation: 'capitol', ratings: WEAK, abilities: ['casts:elements'] }),
  warrior({ ...called('Prophet of Fools'), affiliation: 'lutheran', ratings: WEAK, kinds: ['prophet'] }),
];

/** For the tests of one file. */
export function withMadeUpCards(): void {
  let unregister = (): void => {};
  beforeAll(() => {
    unregister = register(MADE_UP);
  });
  afterAll(() => unregister());
}
