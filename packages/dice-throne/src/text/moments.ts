/** What a player is asked to respond to, and what is at stake: read off the table as he sees it. */
import type { Language, Seat } from '@kolbiste/engine';
import { SPELLS } from '../cards/doctor-strange/spells.ts';
import { heroNamed } from '../cards/registry.ts';
import { tierOf } from '../rules/dice.ts';
import type { DamageType, Roll } from '../rules/state.ts';
import type { TableView } from '../rules/view.ts';
import type { Declared } from '../rules/windows.ts';
import { describe, describeDefence } from './describe.ts';

export interface Names {
  seat(seat: number): string;
  /** A card by id: its name, or a word for an unknown card. */
  card(id: number): string;
  /** Anything by its id in the catalogue. */
  thing(id: string): string;
  /** What somebody declared, and what it is aimed at. */
  wants(declared: Declared): string;
  /** What it does, behind its name. */
  does(id: string): string;
  /** What an ability does with the dice of its owner that lie there. */
  doesFor(id: string, seat: number): string;
  /** The value of a die on the table, by its place from 1. */
  die(place: number): number | null;
  /** A spell by its number. */
  spell(spell: number): string;
  illusion(card: number): string;
}
export interface About {
  readonly card?: number;
  /** What somebody declared. */
  readonly subject?: Declared | null;
  readonly left?: number;
  readonly source?: string;
  readonly status?: string;
  readonly kind?: string;
  readonly how?: string;
  readonly player?: number;
  readonly reopened?: boolean;
  /** Damage that may be prevented, where one of it is chosen. */
  readonly packets?: readonly { readonly type: DamageType; readonly n: number }[];
  /** Who is asked. */
  readonly you?: number;
  /** Combat points, by the key of the answer. */
  readonly prices?: { readonly [key: string]: number };
}

/** Somebody at the table; who is asked is spoken to. */
export interface Person {
  readonly you: boolean;
  readonly name: string;
}
/** Damage on its way, as it stands now. */
export interface Threat {
  readonly by: Person;
  readonly to: Person | null;
  readonly n: number;
  readonly source: string;
}
export interface Moment {
  readonly kind: string;
  readonly active: Person;
  readonly phase: TableView['phase'];
  /** To whoever is asked, else to somebody else. */
  readonly threat: Threat | null;
  readonly attack: { readonly by: Person; readonly to: Person | null; readonly ability: string } | null;
  readonly roll: {
    readonly by: Person;
    readonly dice: readonly number[];
    readonly left: number;
    readonly announced: string | null;
    readonly does: string;
  } | null;
  readonly wants: string | null;
  /** Combat points of whoever is asked. */
  readonly cp: number | null;
}

export function momentOf(about: About, names: Names, view: TableView): Moment {
  const person = (seat: Seat): Person => ({ you: seat === about.you, name: names.seat(seat) });
  const roll = view.rolls.findLast(({ dice }) => dice.length > 0);
  const { attack } = view;
  return {
    kind: about.kind ?? '',
    active: person(view.active),
    phase: view.phase,
    threat: threatIn(about, names, view),
    attack: attack && {
      by: person(attack.by),
      to: attack.target === null ? null : person(attack.target),
      ability: names.thing(attack.ability),
    },
    roll: roll
      ? {
          by: person(roll.seat),
          dice: roll.dice,
          left: roll.left,
          announced: roll.announced ? names.thing(roll.announced) : null,
          does: roll.announced ? names.doesFor(roll.announced, roll.seat) : '',
        }
      : null,
    wants: about.subject ? names.wants(about.subject) : null,
    cp: about.you === undefined ? null : (view.players[about.you]?.cp ?? null),
  };
}

function threatIn(about: About, names: Names, { damage }: TableView): Threat | null {
  const coming = damage.filter(({ final }) => final > 0);
  const worst =
    coming.filter(({ to }) => to === about.you).toSorted((a, b) => b.final - a.final)[0] ?? coming.find(({ to }) => to !== null);
  if (!worst) return null;
  const { to, by, bill } = worst;
  const n = coming.reduce((sum, each) => (each.to === to ? sum + each.final : sum), 0);
  const person = (seat: Seat): Person => ({ you: seat === about.you, name: names.seat(seat) });
  const source = bill.find(({ source: of }) => of !== '')?.source;
  return { by: person(by), to: to === null ? null : person(to), n, source: source ? names.thing(source) : '' };
}

/** What an ability does with the dice that lie there, or what a defence or a spell does; nothing where it is not found. */
export function consequenceOf(id: string, language: Language, seat: number, view: TableView): string {
  const spell = SPELLS.find(each => each.id === id);
  if (spell) return describe(spell.script, language, null);
  const { hero, levels } = view.players[seat]!;
  const own = heroNamed(hero);
  const roll: Roll | undefined = view.rolls.findLast(({ dice }) => dice.length > 0);
  for (let i = 0; i < own.boxes.length; i++) {
    const { abilities, defences } = own.boxes[i]!.levels[levels[i]! - 1]!;
    const ability = abilities.find(each => each.id === id);
    const tier = ability && roll && tierOf(own, roll.dice, ability, roll.foreign);
    if (tier) return describe(tier.script, language, own);
    const defence = defences.find(each => each.id === id);
    if (defence) return describeDefence(defence, language, own);
  }
  return '';
}
