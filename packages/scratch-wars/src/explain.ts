/** "What can I do" and "why can't I": every candidate of the current question, with what refuses it. */
import { keyOf, other, questionOf, type Explained, type Option, type Position, type Refusal, type Seat } from '@kolbiste/engine';
import { ATTACKS } from './attack.ts';
import { bonusChoice, bonusPick, iconsFor } from './bonus.ts';
import { isSpecial, type Effect, type Slot } from './cards/card.ts';
import type { AttackKind } from './events.ts';
import { actionCandidates, actionRefusal, curseRefusal } from './turn.ts';
import { costOf, slotsNow, weaponsOf, type Duel, type Rule, type Target, type WeaponId } from './world.ts';

const no = (rule: Rule, why: string, params: Refusal['params'] = {}): Refusal<Rule> => ({ rule, why, params });
type Candidates = readonly (readonly [Option, Refusal<Rule> | null])[];

/** Everything of the opponent's that somebody might want to hit. */
function targetCandidates(w: Duel, by: Seat, kind: AttackKind): Candidates {
  const { aims, untargetable, hero: onHero } = ATTACKS[kind];
  const hero: Candidates = [['hero', aims === 'weapons' ? no(onHero, 'weaponsOnly') : null]];
  const weapons = weaponsOf(w, other(by)).flatMap((id): Candidates => {
    const { state } = w.weapons[id]!;
    const out = state === 'prepared' || state === 'carrying' ? null : no(untargetable, state);
    return [
      [{ weapon: id } satisfies Target, out ?? (state === 'carrying' ? no(untargetable, 'carriesEffect') : null)],
      [{ effect: id } satisfies Target, out ?? (state === 'carrying' ? null : no(untargetable, 'nothingDeferred'))],
    ];
  });
  return [...hero, ...weapons];
}

function shieldRefusal(w: Duel, id: WeaponId, picked: readonly number[]): Refusal<Rule> | null {
  if (picked.includes(id)) return no('SCW 3.5.2.3', 'alreadyUsed');
  return w.weapons[id]!.deferred?.effect === 'shield' ? null : no('SCW 3.5.2.1', 'noShield');
}

function bonusCandidates(w: Duel, seat: Seat, effect: Effect): Candidates {
  const { slots, forced } = bonusChoice(w, seat, effect);
  const refusalOf = (icon: Slot['icon'], slot: number): Refusal<Rule> | null => {
    if (slots.includes(slot)) return null;
    if (isSpecial(icon)) return no('SCW 5.1.1.2', 'special');
    if (!iconsFor(effect).includes(icon)) return no(icon === 'blessing' ? 'SCW 4.3.1.2' : 'SCW 4.1.1.1', 'otherEffect');
    return w.sides[seat]!.used.includes(slot) ? no('SCW 4.1.2.1', 'bonusUsed') : no('SCW 4.2.3.2', 'malusFirst');
  };
  const all = slotsNow(w, seat).map(({ icon }, slot) => [bonusPick(w, seat, slot), refusalOf(icon, slot)] as const);
  return [...all, ['none', forced ? no('SCW 4.2.2.1', 'malusForced') : null]];
}

function candidates(position: Position<Duel>, seat: Seat): Candidates | null {
  const { world: w, decision } = position;
  const about = decision!.about as {
    attack?: AttackKind;
    effect?: Effect;
    picked?: number[];
    chosen?: number[];
    weapon?: number;
    power?: number;
  } | null;
  switch (questionOf(position)) {
    case 'turn.acted':
      return [
        ...actionCandidates(w).map(action => [action as Option, actionRefusal(w, action)] as const),
        ['break', curseRefusal(w, seat) ?? no('SCW 2.5.3.1', 'onlyAtStart')],
      ];
    case 'attack.announce':
    case 'spin.aimAgain':
      return [...(questionOf(position) === 'spin.aimAgain' ? [['stop', null] as const] : []), ...targetCandidates(w, seat, about!.attack!)];
    case 'mechanic.decide':
      return [
        ['skip', null],
        ...weaponsOf(w, seat).map(repair => {
          const { state, card } = w.weapons[repair]!;
          const refusal =
            state === 'cursed'
              ? no('SCW R-36', 'cursed')
              : state !== 'broken'
                ? no('SCW 5.3.3.2.1', 'notBroken')
                : card.durability > about!.power!
                  ? no('SCW 5.3.3.2.1', 'tooDurable', { durability: card.durability, value: about!.power! })
                  : null;
          return [{ repair }, refusal] as const;
        }),
        ...targetCandidates(w, seat, 'mechanic'),
      ];
    case 'defence.pick':
      return [['enough', null], ...weaponsOf(w, seat).map(shield => [{ shield }, shieldRefusal(w, shield, about!.picked!)] as const)];
    case 'spin.refuse':
      return [
        ['accept', null],
        ...weaponsOf(w, seat).map(trick => {
          const refusal =
            w.weapons[trick]!.state !== 'prepared'
              ? no('SCW 5.4.1.2', w.weapons[trick]!.state)
              : costOf(w, trick) > costOf(w, about!.weapon!)
                ? no('SCW 5.4.1.2', 'tooDear', { cost: costOf(w, trick), limit: costOf(w, about!.weapon!) })
                : null;
          return [{ trick }, refusal] as const;
        }),
      ];
    case 'bonus.take':
      return bonusCandidates(w, seat, about!.effect!);
    case 'loadout.pick':
      return [
        ...w.sides[seat]!.pool!.weapons.map(
          (_, weapon) => [{ weapon }, about!.chosen!.includes(weapon) ? no('SCW R-14', 'alreadyChosen') : null] as const,
        ),
        ['done', about!.chosen!.length ? null : no('SCW 1.5.1.2', 'needsWeapon')],
      ];
    default:
      return null;
  }
}

export function explainDuel(position: Position<Duel>, seat: Seat): readonly Explained<Rule>[] {
  const all = candidates(position, seat) ?? position.decision!.options.map(option => [option, null] as const);
  return all.map(([option, refusal]) => ({ key: keyOf(option), option, refusal }));
}
