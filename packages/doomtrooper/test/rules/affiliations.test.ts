/** Chapter 32: what cards make of an affiliation, and who is a mercenary or a Doomtrooper then. */
import type { Plain } from '@kolbiste/engine';
import { rules } from '@kolbiste/testkit/vitest';
import { describe, expect, it } from 'vitest';
import { AFFILIATION } from '../../src/cards/vocabulary.ts';
import { affiliationOf, isDoomtrooper, isFreelancer, isLegion } from '../../src/rules/status.ts';
import { PROFILES, table, type Table } from '../fixture.ts';

const { imperial, mishima, capitol } = AFFILIATION;

for (const profile of PROFILES)
  describe(`affiliations (${profile})`, () => {
    const given = (card: string, gear: { readonly [name: string]: Plain } = {}): Table =>
      table(profile, { Jana: { squad: { a: { card, gear }, other: 'Hussar' } }, Petr: {} });
    const mask = (...of: Parameters<typeof given>): number => {
      const t = given(...of);
      return affiliationOf(t.world, t.id('a'));
    };
    const duty = { duty: 'Dutiful Service' };
    const lost = { lost: { card: 'Insubordination', chosen: imperial } };
    it('are printed, given and lost', rules('DOT 32.29', 'DOT 32.33'), () => {
      expect([mask('Golden Lion'), mask('Golden Lion', duty), mask('Golden Lion', lost)]).toEqual([imperial, imperial | mishima, 0]);
      expect(mask('Golden Lion', { ...duty, ...lost })).toBe(mishima);
      expect([mask('Ex-Capitol Freelancer'), mask('Ex-Capitol Freelancer', duty)]).toEqual([0, mishima]);
    });
    it('make nobody a mercenary who has one left', rules('DOT 32.33', 'DOT 32.29'), () => {
      const freelance = (...of: Parameters<typeof given>): boolean => {
        const t = given(...of);
        return isFreelancer(t.world, t.id('a'));
      };
      expect([freelance('Golden Lion'), freelance('Golden Lion', lost), freelance('Golden Lion', { ...duty, ...lost })]).toEqual([
        false,
        true,
        false,
      ]);
      expect([freelance('Ex-Capitol Freelancer'), freelance('Ex-Capitol Freelancer', duty)]).toEqual([true, false]);
    });
    it('make Doomtroopers of all but the Dark Legion and the tribes', rules('DOT 32.1t', 'DOT 32.1s'), () => {
      const doom = (card: string): boolean => {
        const t = given(card);
        return isDoomtrooper(t.world, t.id('a'));
      };
      expect(['Golden Lion', 'Mystic', 'Ex-Capitol Freelancer', 'Razide', 'Templar Marine', 'Cossack'].map(doom)).toEqual([
        true,
        true,
        true,
        false,
        false,
        false,
      ]);
    });
    it('join for a while whom a card names, and nobody else', rules('DOT 32.29'), () => {
      const t = given('Ex-Capitol Freelancer');
      const world = {
        ...t.world,
        effects: [
          {
            what: 'joins' as const,
            on: t.id('a'),
            affiliations: capitol,
            source: t.id('a'),
            def: t.card('a').def,
            by: 0,
            stamp: 1,
            fight: null,
            until: null,
            draw: false,
            whileInPlay: false,
          },
        ],
      };
      expect([affiliationOf(world, t.id('a')), affiliationOf(world, t.id('other')) & capitol, isLegion(world, t.id('a'))]).toEqual([
        capitol,
        0,
        false,
      ]);
    });
  });
