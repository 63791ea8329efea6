/**
 * Scenario files: executable rulings. This file is the reader, which knows the form and no game; `run-scenario.ts` plays them.
 * docs/scenarios.md tells how to write one.
 */
import { entryOf, type Located } from './located.ts';
import { FileReader, type InBoth } from './reader.ts';
import type { Expectation, GivenTable, Named } from './given.ts';

export type ScenarioStep = { readonly seat: string; readonly line: number } & (
  | { readonly kind: 'answer'; readonly key: string }
  | { readonly kind: 'refused'; readonly key: string; readonly rule: string }
);

export interface Scenario extends GivenTable {
  /** A file may give it in one language only. */
  readonly title: InBoth;
  readonly rules: readonly Named[];
  /** `when` */
  readonly steps: readonly ScenarioStep[];
  /** `then` */
  readonly expectations: readonly Expectation[];
}

const PARTS = ['title', 'game', 'options', 'rules', 'seats', 'given', 'random', 'when', 'then'] as const;

/** Reads a scenario; wrong form throws a ScenarioError with the line. */
export function readScenario(text: string, file: string): Scenario {
  const reader = new FileReader(text, file, 'a scenario', PARTS);
  const title = reader.inBoth(reader.needed('title'), 'title');
  const scenario: Scenario = {
    ...reader.table(),
    title,
    rules: reader.rules(),
    steps: reader.listOf(reader.part('when')).map(item => readStep(reader, item)),
    expectations: reader.expectations(reader.part('then')),
  };
  if (scenario.steps.length === 0 && scenario.expectations.length === 0)
    reader.fail(reader.source.line, 'a scenario without "when" and "then" shows nothing');
  return scenario;
}

function readStep(reader: FileReader, item: Located): ScenarioStep {
  const only = item.kind === 'map' && item.entries.length === 1 ? item.entries[0]! : undefined;
  if (!only) return reader.fail(item.line, 'a step names one seat and what it does: "- Jana: pass"');
  const { key: seat, line, of } = only;
  if (of.kind === 'list') return reader.fail(line, `${seat} does one thing in a step; write a step for each`);
  if (of.kind === 'scalar') return { kind: 'answer', seat, line, key: reader.word(of, line, `what ${seat} does`) };
  for (const { key, line: at } of of.entries)
    if (key !== 'refused' && key !== 'rule') reader.fail(at, `a refused step has "refused" and "rule", not "${key}"`);
  const refused = entryOf(of, 'refused') ?? reader.fail(line, `what is refused to ${seat}? "{ refused: …, rule: … }"`);
  const said = reader.word(refused.of, line, 'what is refused');
  const rule = entryOf(of, 'rule') ?? reader.fail(line, `which rule refuses it? "{ refused: ${said}, rule: … }"`);
  return { kind: 'refused', seat, line, key: said, rule: reader.word(rule.of, rule.line, 'the rule') };
}
