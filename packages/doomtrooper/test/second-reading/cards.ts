/**
 * Plain cards: numbers and nothing else, or one of the few abilities the second reading knows. Written from the printed facts, not from
 * the definitions the rules read. Ratings of warriors are in `cards/facts.ts`.
 */
import { FACTS } from '../cards/facts.ts';

/** `mercenary`: an ex-corporate one, of no affiliation (DOT 32.29). */
export type Affiliation = 'bauhaus' | 'capitol' | 'imperial' | 'mishima' | 'cybertronic' | 'brotherhood' | 'legion' | 'mercenary';
export type Four = readonly [fight: number, shoot: number, armour: number, value: number];

export type Strikes = 'first' | 'ALWAYS first' | 'NEVER first' | null;

export interface Warrior {
  readonly kind: 'warrior';
  readonly affiliation: Affiliation;
  readonly ratings: Four;
  /** Kills by a wound, in any combat or in a Fight. */
  readonly kills: 'always' | 'fight' | null;
  readonly strikes: Strikes;
  /** Attacks anybody, whatever the affiliation. */
  readonly anybody: boolean;
}
export interface Equipment {
  readonly kind: 'equipment';
  readonly gives: Four;
  readonly weapon: 'fight' | 'shoot' | 'both' | null;
  readonly armour: boolean;
  readonly only: Affiliation | null;
  readonly strikes: Strikes;
}
/** In a combat, on a combatant. */
export interface Modifier {
  readonly kind: 'modifier';
  readonly gives: Four;
}
/** Where it may lie, what its defender has there, and who has more. */
export interface Warzone {
  readonly kind: 'warzone';
  readonly areas: readonly ('squad' | 'cohort')[];
  readonly gives: Four;
  readonly more: { readonly for: (name: string, affiliation: Affiliation) => boolean; readonly n: number } | null;
  /** A wound kills the one who fights there. */
  readonly deadly: boolean;
}
/** `karma`: at any time, ten destiny points. `escape`: a warrior of yours who would die does not. `noise`: a special has no effect. */
export interface Special {
  readonly kind: 'karma' | 'escape' | 'noise';
}
export type Fact = Warrior | Equipment | Modifier | Warzone | Special;

function printed(name: string): Four {
  const found = FACTS.find(([, printedName]) => printedName === name);
  if (!found) throw new Error(`no facts of ${name}`);
  return found[2].split('/').map(Number) as unknown as Four;
}
const of =
  (affiliation: Affiliation) =>
  (name: string, more: Partial<Warrior> = {}): readonly [string, Fact] => [
    name,
    { kind: 'warrior', affiliation, ratings: printed(name), kills: null, strikes: null, anybody: false, ...more },
  ];
const [bauhaus, capitol, imperial] = [of('bauhaus'), of('capitol'), of('imperial')];
const [mishima, cybertronic, brotherhood, legion] = [of('mishima'), of('cybertronic'), of('brotherhood'), of('legion')];
const mercenary = of('mercenary');
const gear = (name: string, gives: Four, more: Partial<Equipment> = {}): readonly [string, Fact] => [
  name,
  { kind: 'equipment', gives, weapon: null, armour: false, only: null, strikes: null, ...more },
];
const zone = (name: string, gives: Four, more: Partial<Warzone> = {}): readonly [string, Fact] => [
  name,
  { kind: 'warzone', areas: ['squad', 'cohort'], gives, more: null, deadly: false, ...more },
];
const modifier = (name: string, gives: Four): readonly [string, Fact] => [name, { kind: 'modifier', gives }];

/** Made up for the tests: on a warrior from the start, never in a hand. */
export const CHARMS: ReadonlyMap<string, Fact> = new Map([
  gear('Quick', [0, 0, 0, 0], { strikes: 'first' }),
  gear('Ever First', [0, 0, 0, 0], { strikes: 'ALWAYS first' }),
  gear('Never First', [0, 0, 0, 0], { strikes: 'NEVER first' }),
]);

export const PLAIN: ReadonlyMap<string, Fact> = new Map([
  bauhaus('Hussar'),
  bauhaus('Bauhaus Blitzer'),
  bauhaus('Dragoon'),
  capitol('Free Marine'),
  capitol('Sea Lion'),
  capitol('Martian Banshee'),
  imperial('Golden Lion'),
  imperial('Blood Beret'),
  mishima('Samurai'),
  mishima('Combat Warhead'),
  mishima('Shadow Walker', { strikes: 'ALWAYS first', anybody: true }),
  cybertronic('Cuirassier'),
  cybertronic('Chasseur'),
  cybertronic('Chemiman', { kills: 'always' }),
  brotherhood('Sacred Warrior'),
  brotherhood('Inquisitor'),
  brotherhood('Mortificator', { anybody: true }),
  legion('Undead Legionnaire'),
  legion('Necromutant'),
  legion('Razide'),
  legion('Ezoghoul'),
  legion('Blessed Legionnaire', { kills: 'always' }),
  legion('Nepharite of Ilian', { kills: 'fight' }),
  mercenary('Ex-Imperial Freelancer'),
  gear('AC-40 "Justifier"', [3, 3, 0, 0], { weapon: 'both' }),
  gear('Cybernetic Power Arm', [6, 0, 0, 0], { weapon: 'fight' }),
  gear('Gehenna Puker', [0, 6, 0, 0], { weapon: 'shoot' }),
  gear('Violator Sword', [2, 0, 0, 0], { weapon: 'fight', only: 'bauhaus' }),
  gear('Capitol Sword of Honor', [1, 0, 0, 0], { weapon: 'fight', only: 'capitol' }),
  gear('Kratach', [0, 3, 0, 0], { weapon: 'shoot', only: 'legion' }),
  gear('Combat Armor', [0, 0, 1, 0]),
  gear('Composite Armor', [0, 0, 4, 0], { armour: true }),
  gear('Cybernetic Retinas', [3, 3, 0, 0]),
  zone('Victoria', [-1, 3, 2, 2], { areas: ['squad'], more: { for: (_, affiliation) => affiliation === 'imperial', n: 3 } }),
  zone('Graveton Archipelago', [-1, 4, 0, 1], { more: { for: name => name === 'Sea Lion', n: 4 } }),
  zone('Great Rust Desert', [0, 6, -2, 2], { deadly: true }),
  modifier('Lucky Shot', [0, 2, 0, 0]),
  modifier('Powerful Blow', [2, 0, 0, 0]),
  modifier('Evasive Action', [0, 0, 2, 0]),
  modifier('Take Aim', [1, 1, 0, 0]),
  ['Positive Karma', { kind: 'karma' }],
  ['Narrow Escape!', { kind: 'escape' }],
  ['Miscommunication', { kind: 'noise' }],
] as readonly (readonly [string, Fact])[]);
