/** Cards made up for rules that few printed cards touch: in the pool while a file's tests run, and never in a deck. */
import { afterAll, beforeAll } from 'vitest';
import { discard, last, mark, place, sacrifice, steal, transfer } from '../src/atoms.ts';
import { AFFILIATION, type Definition, type Move } from '../src/cards/card.ts';
import {
  art,
  attachment,
  bearer,
  card,
  equipment,
  into,
  plus,
  special,
  warrior,
  warzone,
  type More,
  type Text,
} from '../src/cards/make.ts';
import { register } from '../src/cards/registry.ts';
import type { Zone } from '../src/world.ts';

const { capitol, bauhaus, lutheran } = AFFILIATION;
const TEXT: Text = ['Made up.', 'Vymyšlená.'];
let next = 0;
const code = (): string => `99${String(++next).padStart(3, '0')}`;

const sergeant = (en: string, affiliation: number, value: number, bonus: readonly [number, number, number, number]): Definition =>
  warrior(code(), en, en, affiliation, [3, 7, 5, value], TEXT, {
    labels: ['commander', 'sergeant'],
    gives: [
      {
        ratings: bonus,
        layer: 'add',
        sergeant: true,
        to: { who: 'yours', at: 'squad', fits: (w, self, receiver) => w.cards[receiver]!.sergeant === self },
      },
    ],
  });
/** On a warrior, at any time, free of cost. */
const charm = (en: string, more: More, play: Partial<Move> = {}): Definition => attachment(code(), en, en, 0, TEXT, play, more);
const granting = (en: string, ability: Definition['abilities'][number]): Definition =>
  charm(en, { grants: [{ ability, to: { who: 'bearer' } }] });
/** At any time, aimed at whatever is chosen. */
const aimed = (en: string, aim: Move['aim'], does: Move['does'], play: Partial<Move> = {}, more: More = {}): Definition =>
  special(code(), en, en, 0, TEXT, { timing: 'any', aim, does, ...play }, more);
const does =
  (run: (...of: Parameters<Move['does']>) => void): Move['does'] =>
  (g, play) => {
    run(g, play);
    return null;
  };
const areaVehicle = (en: string, area: 'squad' | 'station'): Definition =>
  equipment(code(), en, en, 0, TEXT, { labels: ['vehicle'], areas: [area], play: into('DOT 11.10') });
/** Lies on its player. */
const lasting = (en: string, more: More): Definition =>
  card('special', code(), en, en, 0, TEXT, {
    play: {
      timing: 'any',
      actions: 0,
      destiny: 0,
      aim: 'none',
      does: does((g, play) => place(g, play.card, play.seat, 'player', play.seat, 'DOT 19.2')),
    },
    ...more,
  });
const moving = (to: Zone & ('squad' | 'station')): Move['does'] => does((g, { on }) => transfer(g, on, to, 'DOT 20.14'));
const silencing = (ability: 'lostArtImmune' | 'lostSymmetryImmune'): Move => ({
  timing: 'any',
  actions: 0,
  destiny: 0,
  aim: 'warrior',
  does: does((g, play) => last(g, play, ability, play.on, {}, 'DOT 29.6')),
});

export const MADE_UP: readonly Definition[] = [
  sergeant('Drill Sergeant', capitol, 6, plus(4, 4, 4, 4)),
  sergeant('Old Sergeant', capitol, 6, plus(1, 1, 6, 0)),
  sergeant('Young Sergeant', capitol, 3, plus(1, 1, 1, 1)),
  // A sergeant's bonus for whoever is there, unit or not.
  warrior(code(), 'Loud Sergeant', 'Loud Sergeant', bauhaus, [3, 3, 3, 6], TEXT, {
    labels: ['commander', 'sergeant'],
    gives: [{ ratings: plus(1, 1, 6), layer: 'add', sergeant: true, to: { who: 'yours', exceptSelf: true } }],
  }),
  aimed('Exile', 'warrior', moving('squad')),
  aimed(
    'Call to the Station',
    'warrior',
    does((g, play) => steal(g, play.on, play.seat, 'station', 'DOT 35.1')),
  ),
  warrior(code(), 'Human Shield', 'Human Shield', 0, [1, 1, 1, 1], TEXT, {
    labels: ['fortification'],
    gives: [{ ratings: plus(0, 0, 2), layer: 'add', to: { who: 'yours', exceptSelf: true } }],
  }),
  granting('Behind the Wall', 'behindWall'),
  granting('Pass to All Warzones', 'anyWarzone'),
  granting('Ever First', 'alwaysFirst'),
  granting('Quick', 'firstStrike'),
  granting('Never First', 'neverFirst'),
  granting('Jail', 'prisoner'),
  granting('Universal Kit', 'anyEquipment'),
  granting('Seal of Art', 'artImmune'),
  equipment(code(), 'Curator Robe', 'Curator Robe', 0, TEXT, { needs: { kind: 'curator' } }),
  equipment(code(), 'Marshal Baton', 'Marshal Baton', 0, TEXT, { needs: { affiliation: bauhaus, label: 'commander' } }),
  granting('Oath against Darkness', 'neverSymmetry'),
  charm('Fever', { labels: ['virus'], gives: [bearer(plus(-2, -2, -2))] }),
  charm('Chill', { labels: ['virus'], gives: [bearer(plus(-1, -1, -1))] }),
  charm(
    'Foretold Glory',
    { labels: ['prophecy'], gives: [{ ratings: plus(3, 3, 3), layer: 'add', to: { who: 'yours' } }] },
    {
      timing: 'action',
      actions: 1,
    },
  ),
  charm('Slow Poison', { labels: ['poison'] }),
  charm('Squad Orders', { needs: { doomtrooper: true, area: 'squad' } }),
  warrior(code(), 'Breaker of Art Shields', 'Breaker of Art Shields', 0, [1, 1, 1, 1], TEXT, { uses: [silencing('lostArtImmune')] }),
  warrior(code(), 'Breaker of Dark Shields', 'Breaker of Dark Shields', 0, [1, 1, 1, 1], TEXT, { uses: [silencing('lostSymmetryImmune')] }),
  art(code(), 'Counterspell', 'Counterspell', 'kinetics', 'personal', TEXT, {
    timing: 'reaction',
    answers: () => true,
    does: does(g => void (g.world.announced[g.world.announced.length - 1]!.cancelled = true)),
  }),
  art(code(), 'Free Counterspell', 'Free Counterspell', 'kinetics', 'any', TEXT, {
    timing: 'reaction',
    answers: () => true,
    does: does(g => void (g.world.announced[g.world.announced.length - 1]!.cancelled = true)),
  }),
  art(code(), 'Slow Spell', 'Slow Spell', 'kinetics', 'any', TEXT, { timing: 'action', actions: 2, does: () => null }),
  aimed('Attack Plan', 'none', () => null, { timing: 'duringAttack' }),
  areaVehicle('Parked Truck', 'squad'),
  areaVehicle('Station Truck', 'station'),
  aimed(
    'Sweep',
    'card',
    does((g, play) => discard(g, play.on, 'DOT 37.10')),
    { removes: 'discard' },
  ),
  aimed(
    'Banish',
    'card',
    does((g, play) => sacrifice(g, play.on, 'DOT 37.9')),
    { removes: 'sacrifice' },
  ),
  aimed(
    'End of Alliances',
    'card',
    does((g, play) => discard(g, play.on, 'DOT 23.6t', true)),
  ),
  lasting('Never Discarded', { abilities: ['neverDiscarded'] }),
  lasting('Never Sacrificed', { abilities: ['neverSacrificed'] }),
  lasting('Tally', {
    atDraw: (g, self) => {
      mark(g, self, 1, 'DOT 5.26');
      return null;
    },
  }),
  warzone(code(), 'Station Fog', 'Station Fog', 0, ['station'], plus(0, 0, 5), TEXT),
  warzone(code(), 'Fog', 'Fog', 0, ['squad'], plus(0, 0, 1), TEXT, {
    gives: [{ ratings: plus(5, 5, 0), layer: 'add', to: { who: 'zone' } }],
  }),
  warrior(code(), 'Pupil of the Elements', 'Pupil of the Elements', capitol, [1, 1, 1, 1], TEXT, { abilities: ['casts:elements'] }),
  warrior(code(), 'Prophet of Fools', 'Prophet of Fools', lutheran, [1, 1, 1, 1], TEXT, { kinds: ['prophet'] }),
];

/** For the tests of one file. */
export function withMadeUpCards(): void {
  let unregister = (): void => {};
  beforeAll(() => {
    unregister = register(MADE_UP);
  });
  afterAll(() => unregister());
}
