/** Looks up a rule by its id, or searches the rulebooks by words. */
import { rulebooks, spellCitation } from '@kolbiste/rulebooks';
import { testsByRule } from 'virtual:tests-by-rule';
import { UserError, type Shell } from '../shell.ts';

const MOST_FOUND = 12;

export function rules(shell: Shell, asked: readonly string[]): number {
  const text = asked.join(' ').trim();
  if (!text) throw new UserError(shell.words.missing('<id or words>'), 2);
  const { language, words } = shell;
  const id = spellCitation(text);
  const rule = id === null ? null : rulebooks.rulePage(id, testsByRule);
  if (rule) {
    if (shell.json) shell.say(JSON.stringify(rule));
    else {
      shell.say(`${rule.id} · ${rule.chapter[language] ?? rule.chapter.en}\n${rule[language]}`);
      for (const ruling of rule.rulings)
        shell.say(`  ${words.rulings}: ${ruling.cite} – ${(language === 'cs' ? ruling.cs?.decision : null) ?? ruling.decision}`);
      const scenarios = rule.scenarios.map(({ file, title }) => ({ file, title: title[language] }));
      for (const test of [...rule.tests, ...scenarios]) shell.say(`  ${words.tests}: ${test.title} (${test.file})`);
    }
    return 0;
  }
  const ruling = id === null ? null : rulebooks.rulingPage(id, testsByRule);
  if (ruling) {
    if (shell.json) shell.say(JSON.stringify(ruling));
    else shell.say(`${ruling.id}\n${(language === 'cs' ? ruling.ruling.cs?.decision : null) ?? ruling.ruling.decision}`);
    return 0;
  }
  const found = rulebooks.search(text, language).slice(0, MOST_FOUND);
  if (found.length === 0) throw new UserError(words.noRule(text));
  if (shell.json) shell.say(JSON.stringify(found));
  else for (const hit of found) shell.say(`${hit.cite.padEnd(16)}${hit.text}`);
  return 0;
}
