/** Warzone: blows and shots that hit the wrong one. */
import { breakOff } from '../../rules/atoms.ts';
import { harmOne } from '../../rules/combat/harm.ts';
import { topFight } from '../../rules/queries.ts';
import { isCombatant } from '../../rules/abilities.ts';
import type { CardId, Fight, Tactic, World } from '../../rules/state.ts';
import { hasLabel, knownWarriors } from '../../rules/status.ts';
import { inTactic } from '../filters.ts';
import type { Answer, Done, Played } from '../form.ts';
import { special } from '../makers.ts';
import { asks, picked, picks } from '../pieces.ts';
import { definitionOf } from '../registry.ts';
import { aCombatant } from '../targets.ts';
import { ARMOUR, FIGHT, SHOOT, type Label } from '../vocabulary.ts';
import { worthIn } from './pieces.ts';

/** With what he fights, if it is of such a kind. */
function weaponOf(w: World, id: CardId, fight: Fight, labels: readonly Label[]): CardId | null {
  const weapon = id === fight.attacker ? fight.weapons[0] : id === fight.defender ? fight.weapons[1] : null;
  return weapon !== null && labels.some(label => hasLabel(w, weapon, label)) ? weapon : null;
}
/** Others of his Squad or Kohort who are not in the combat. */
const comrades = (w: World, id: CardId): CardId[] =>
  knownWarriors(w).filter(
    other =>
      other !== id &&
      !isCombatant(topFight(w)!, other) &&
      w.cards[other]!.by === w.cards[id]!.by &&
      w.cards[other]!.zone === w.cards[id]!.zone,
  );

/** What is printed on both and his weapon decide; the combat is over [DR-119]. */
const goesAstray = (tactic: Tactic, labels: readonly Label[]): Played & { readonly answered: (answer: Answer) => Done } => ({
  timing: 'modifier',
  target: aCombatant(
    inTactic(tactic),
    (w, id, { fight }) => fight !== null && weaponOf(w, id, fight, labels) !== null,
    (w, id) => comrades(w, id).length > 0,
  ),
  effect: ({ g, world, seat, target, play }) =>
    asks(g, play, seat, { ask: 'stray', options: picks(comrades(world, target)), args: [target] }),
  answered: ({ world, args, answer, g }) => {
    const by = args[0]!;
    const victim = picked(answer);
    const fight = topFight(world)!;
    const rating = tactic === 'fight' ? FIGHT : SHOOT;
    const strength = (definitionOf(world, by).ratings[rating] ?? 0) + worthIn(world, weaponOf(world, by, fight, labels)!, rating);
    breakOff(fight);
    return strength >= (definitionOf(world, victim).ratings[ARMOUR] ?? 0) ? harmOne(g, { victim, rule: 'DOT 24.6.2' }) : null;
  },
});

export const clumsiness = special({
  code: '03026',
  name: { en: 'Clumsiness', cs: 'Nemehlo' },
  text: {
    en: 'In a Fight, on somebody who uses a Fight weapon: instead of his opponent he strikes a warrior of his own Squad or Kohort whom you name. Only what is printed on both and his weapon count; nobody strikes back, nobody earns points, and the combat is over.',
    cs: 'V zápase, na toho, kdo používá zbraň na zápas: místo soupeře udeří bojovníka vlastního Mužstva či Kohorty, kterého určíš. Platí jen to, co mají natištěno, a jeho zbraň; nikdo úder nevrátí, nikdo nezíská body a souboj končí.',
  },
  ...goesAstray('fight', ['fightWeapon']),
});

export const misfire = special({
  code: '03084',
  name: { en: 'Misfire', cs: 'Zbloudilá kulka' },
  text: {
    en: 'In a Shoot, on somebody who uses a Shoot weapon or one for both: instead of his opponent he hits a warrior of his own Squad or Kohort whom you name. Only what is printed on both and his weapon count; nobody shoots back, nobody earns points, and the combat is over.',
    cs: 'Při střelbě, na toho, kdo používá zbraň na střelbu nebo na obojí: místo soupeře zasáhne bojovníka vlastního Mužstva či Kohorty, kterého určíš. Platí jen to, co mají natištěno, a jeho zbraň; nikdo střelbu neopětuje, nikdo nezíská body a souboj končí.',
  },
  ...goesAstray('shoot', ['shootWeapon', 'bothWeapon']),
});
