/** The generated types are those of the data. */
import { readFileSync } from 'node:fs';
import { expect, expectTypeOf, it } from 'vitest';
import type { Citation, DiceThroneRule, DoomtrooperCitation, RuleId, RulingId, ScratchWarsRule, SummonerWarsRuling } from '../src/index.ts';
import { currentSource, generatedFile, ruleIdsSource } from '../scripts/generate.mjs';

it('is up to date (if not: node packages/rulebooks/scripts/generate.mjs)', () => {
  expect(readFileSync(generatedFile, 'utf8') === currentSource()).toBe(true);
});

it('writes a union of all rules and one of all rulings per book', () => {
  const source = ruleIdsSource([
    { name: 'Chess', rules: ['CHE 1', 'CHE 2'], rulings: ['CHE R-1'] },
    { name: 'Go', rules: ['GO 1'], rulings: [] },
  ]);
  expect(source).toContain("export type ChessRule =\n  | 'CHE 1'\n  | 'CHE 2';");
  expect(source).toContain("export type ChessRuling =\n  | 'CHE R-1';");
  expect(source).toContain('export type GoRuling = never;');
  expect(source).toContain('export type RuleId = ChessRule | GoRule;');
});

it('lets only existing citations compile', () => {
  expectTypeOf<'SCW 3.4.9.3'>().toExtend<ScratchWarsRule>();
  expectTypeOf<'SCW 3.4.9.33'>().not.toExtend<RuleId>();
  expectTypeOf<'DIT 12.4.3'>().toExtend<DiceThroneRule>();
  expectTypeOf<'SUM A1'>().toExtend<SummonerWarsRuling>();
  expectTypeOf<'DOT DR-100'>().toExtend<DoomtrooperCitation>();
  expectTypeOf<'DR-100'>().not.toExtend<RulingId>();
  expectTypeOf<RuleId | RulingId>().toEqualTypeOf<Citation>();
});
