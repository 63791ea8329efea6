import { it } from 'vitest';
import { spellInCombat } from '../../situations.ts';

it.each<[string, string, string, string, number, number]>([
  ['Elemental Ball', 'Mystic', 'fight', 'spend 4', 8, 4],
  ['Elemental Bolt', 'Mystic', 'shoot', 'spend 4', 8, 4],
  ['Elemental Wall', 'Mystic', 'fight', 'spend 4', 4, 8],
  ['Resist Elements', 'Mystic', 'fight', 'spend 4', 4, 7],
  ['Resist Elements', 'Mystic', 'fight', 'spend 0', 4, 5],
])('%s by %s (%s, %s): %i against, Armor %i', spellInCombat);
