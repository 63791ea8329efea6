/** The paragraph of each effect a sector can have. */
import type { Effect } from './vocabulary.ts';

export const EFFECT_RULES: Readonly<Record<Effect, string>> = {
  energy: 'SCW 3.4.1.1',
  heroAttack: 'SCW 3.4.2.1',
  weaponAttack: 'SCW 3.4.3.1',
  universalAttack: 'SCW 3.4.4.1',
  heal: 'SCW 3.4.5.1',
  canbalandAttack: 'SCW 3.4.6.1',
  bite: 'SCW 3.4.7.1',
  curse: 'SCW 3.4.8.1',
  shrapnel: 'SCW 3.4.9.1',
  permanentAttack: 'SCW 3.5.1.1',
  shield: 'SCW 3.5.2.1',
  combo: 'SCW 3.5.3.1',
  trap: 'SCW 3.5.4.1',
};
