/** Every ability, card and status is described in both languages. */
import { rules } from '@kolbiste/testkit/vitest';
import { describe as suite, expect, it } from 'vitest';
import { allCards, allHeroes, describe, describeCard } from '../../src/index.ts';

suite('texts', () => {
  it('tell what every ability, card and status does', rules('DIT 2.11', 'DIT 2.12'), () => {
    for (const hero of allHeroes()) {
      for (const { levels } of hero.boxes)
        for (const { abilities, defences } of levels)
          for (const language of ['cs', 'en'] as const) {
            for (const { tiers, id } of abilities)
              for (const { script } of tiers) expect(describe(script, language, hero), id).not.toMatch(/^$|undefined|\bX\b/);
            for (const { script, id } of defences) expect(describe(script, language, hero), id).not.toMatch(/^$|undefined/);
          }
      for (const card of hero.cards)
        for (const language of ['cs', 'en'] as const) expect(describeCard(card, language, hero), card.id).not.toMatch(/^$|undefined/);
    }
    for (const card of allCards()) expect(card.name.cs.length * card.name.en.length).toBeGreaterThan(0);
  });
});
