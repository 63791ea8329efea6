/** What every unit has (chapter 8). */
import { describe, expect, it } from 'vitest';
import { rules } from '@kolbiste/testkit/vitest';
import { allCards, type UnitDefinition } from '../../src/index.ts';

describe('abilities', () => {
  it('each unit has one of its own, each named', rules('SUM 8.2'), () => {
    const units = allCards().filter((card): card is UnitDefinition => card.type === 'unit' && !card.id.startsWith('test-'));
    expect(units).toHaveLength(42);
    for (const { ability, words } of units) {
      expect(ability.id).toBeTruthy();
      expect(words.cs.text.length).toBeGreaterThan(20);
      expect(words.en.text.length).toBeGreaterThan(20);
    }
  });
});
