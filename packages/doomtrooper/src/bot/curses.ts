/** Abilities that nobody wants. */
import type { Ability } from '../cards/vocabulary.ts';

/** Abilities nobody wants for a warrior of their own. */
export const CURSES: ReadonlySet<Ability> = new Set<Ability>([
  'prisoner',
  'notInPlay',
  'behindWall',
  'noActions',
  'neverFights',
  'cannotAttack',
  'cannotAttackFight',
  'diesFromWound',
  'neverFirst',
  'noEquipment',
  'noWeapons',
  'noSymmetry',
  'neverSymmetry',
  'neverArt',
  'lostArtImmune',
  'lostSymmetryImmune',
  'destinyOnly',
  'noAttachments',
  'noGuns',
  'neverStrikesBack',
  'onlyWounds',
  'cannotAttackShoot',
]);
