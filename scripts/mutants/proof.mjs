/**
 * What `npm run rules` shows of the last whole runs of breaks. The summaries are committed; each rule has a print of the code that was
 * broken, so that a rule whose code has changed since is told apart: its proof is stale until the next run.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { games } from '../../packages/rulebooks/scripts/citations.mjs';
import { ROOT } from '../shell.mjs';
import { planOf, printOf } from './plan.mjs';

/** Game → { score, breaks, killed, equivalent, rules, stale }, for the games that have a summary. */
export async function proofOf(root) {
  const found = {};
  for (const game of games) {
    const file = join(root, `packages/${game}/test/mutants.json`);
    if (!existsSync(file)) continue;
    const summary = JSON.parse(readFileSync(file, 'utf8'));
    const own = resolve(root) === ROOT ? await planOf(game) : null;
    const stale = own ? own.rules.filter(rule => summary.rules[rule]?.print !== printOf(rule, own.breaks)) : [];
    found[game] = { ...summary, stale };
  }
  return found;
}

/** For docs/rule-coverage.md: the last whole runs, whatever has changed since. */
export function proofReport(proof) {
  const lines = [];
  for (const [game, { score, breaks, killed, equivalent, rules }] of Object.entries(proof)) {
    const all = Object.entries(rules);
    const proved = all.filter(([, rule]) => rule.killed > 0).length;
    lines.push('', `## Broken on purpose: ${game}`, '');
    lines.push(
      `The code of every rule was broken, and the tests that declare the rule were run (\`npm run mutants -- ${game}\`): ${killed} of ${breaks} breaks`,
      `were noticed (${(score * 100).toFixed(1)} %), ${equivalent} more change nothing; ${proved} of ${all.length} rules are proved.`,
      '`npm run rules` says which code has changed since.',
      '',
      'Rule: breaks noticed of all its breaks, and the file of a test that noticed.',
      '',
    );
    const byChapter = new Map();
    for (const [rule, of] of all) {
      const number = rule.slice(4);
      const chapter = number.split('.').slice(0, 2).join('.');
      const said = `${number}: ${of.killed}/${of.breaks}${of.by ? ` ${of.by}` : ''}`;
      byChapter.set(chapter, [...(byChapter.get(chapter) ?? []), said]);
    }
    for (const [chapter, said] of byChapter) lines.push(`- **${chapter}** ${said.join(' · ')}`);
  }
  return lines.length === 0 ? '' : `${lines.join('\n')}\n`;
}
