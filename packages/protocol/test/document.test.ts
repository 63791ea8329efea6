/** docs/protocol.md is complete: it has every message, code and phrase there is, and its sample code works. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LIMITS, Mirror, PRESETS, type MatchState, type Patch } from '../src/index.ts';

const read = (path: string) => readFileSync(fileURLToPath(new URL(path, import.meta.url)), 'utf8');
const doc = read('../../../docs/protocol.md');
const source = (name: string) => read(`../src/${name}.ts`);
const between = (text: string, start: string, end: string) => text.slice(text.indexOf(start), text.indexOf(end, text.indexOf(start)));
const section = (title: string) => between(doc, `## ${title}\n`, '\n## ');
const literals = (text: string) => Array.from(text.matchAll(/^ {2}\| '(\w+)'/gm), match => match[1]!);
const types = (text: string) => Array.from(text.matchAll(/^ {2}readonly type: '(\w+)';/gm), match => match[1]!);
const rows = (text: string) =>
  Array.from(text.matchAll(/^\| (`.*?) \|/gm), match => match[1]!.split(', ').map(name => name.replaceAll('`', ''))).flat();

describe('docs/protocol.md', () => {
  it('has every message of a client, and no other', () => {
    expect(rows(between(section('What a client sends'), '| --- |', '\n\n')).sort()).toEqual(types(source('client-message')).sort());
  });

  it('has every message of a table, and no other', () => {
    const table = between(section('What a table sends'), '| `type`', '\n\n');
    expect(
      rows(table)
        .filter(name => name !== 'type')
        .sort(),
    ).toEqual(types(source('table-message')).sort());
  });

  it('has every refusal and every error, and no other', () => {
    const messages = source('table-message');
    const refusals = literals(between(messages, 'export type RefusalCode', '\n\n'));
    expect(refusals.length).toBeGreaterThan(10);
    expect(
      rows(section('Refusals'))
        .filter(name => name !== 'code')
        .sort(),
    ).toEqual(refusals.sort());
    const errors = [...literals(between(messages, 'export type ErrorCode', '\n\n')), 'tooLarge', 'malformed', 'version'];
    expect(
      rows(section('Errors'))
        .filter(name => name !== 'code')
        .sort(),
    ).toEqual(errors.sort());
  });

  it('has every phrase and the limits', () => {
    for (const preset of PRESETS) expect(section('What a client sends')).toContain(`\`${preset}\``);
    for (const limit of [
      LIMITS.messageBytes.toLocaleString('en').replace(',', ' '),
      `${LIMITS.chatLength} characters`,
      `last ${LIMITS.history}`,
    ])
      expect(doc).toContain(limit);
  });

  it('has a `patched` that does what ours does', () => {
    const code = between(doc, 'function patched(', '\n```');
    // oxlint-disable-next-line typescript/no-implied-eval -- the page's own sample is what is tested
    const patched = new Function(`${code}; return patched;`)() as (value: unknown, patch: Patch) => unknown;
    const json = fc.jsonValue({ maxDepth: 3 }).map(value => JSON.parse(JSON.stringify(value)));
    const table = fc.record({ json, list: fc.array(json), large: fc.constant('x'.repeat(900)) }, { requiredKeys: ['large'] });
    const showing = (table: object) => ({ seen: { table, decision: null } }) as unknown as MatchState;
    fc.assert(
      fc.property(table, table, (before, after) => {
        const patch = JSON.parse(new Mirror(showing(before)).follow(showing(after))) as Patch;
        expect(patched(showing(before), patch)).toEqual(showing(after));
      }),
      { numRuns: 300, seed: 5 },
    );
  });
});
