/** Choosing cards for one's seat: a ready set, known by its hero, or codes. */
import type { Plain } from '@kolbiste/engine';
import type { Bringing, BringProblem } from '@kolbiste/board-kit/presentation';
import { checkHero, checkPrinted, checkWeapon, decodeCard, encodeCard, isHeroCard, starterSets } from '../index.ts';
import { boardWords } from '../text/board.ts';
import BroughtCards from './BroughtCards.svelte';
import { codesIn } from './leading.ts';

/** What is wrong, line by line. */
function problemsOf(value: Plain, printedValues: boolean, language: Parameters<typeof boardWords>[0]): BringProblem[] {
  const t = boardWords(language);
  const problems: BringProblem[] = [];
  const seen = new Map<string, number>();
  const kinds = new Set<boolean>();
  codesIn(value).forEach((code, i) => {
    const wrong = (text: string, rule: string | null = null): void => void problems.push({ text: `${i + 1}: ${text}`, rule });
    const read = decodeCard(code);
    if ('problem' in read) return wrong(t.codeProblem(read));
    const { card } = read;
    kinds.add(isHeroCard(card));
    const fault = (isHeroCard(card) ? checkHero(card) : checkWeapon(card))[0] ?? (printedValues ? checkPrinted(card)[0] : undefined);
    if (fault) wrong(t.codesOdd, fault.rule);
    const same = encodeCard(card);
    const before = seen.get(same);
    if (before !== undefined) wrong(t.codesTwice(before), 'SCW R-14');
    seen.set(same, i + 1);
  });
  if (kinds.size < 2) problems.push({ text: t.codesBoth, rule: 'SCW 1.5.1.2' });
  return problems;
}

export const bringing: Bringing = {
  title: language => boardWords(language).bring,
  ready: language => starterSets.map(({ hero, weapons, name }) => ({ value: [hero, ...weapons].map(encodeCard), name: name[language] })),
  Picture: BroughtCards,
  own: {
    label: language => boardWords(language).ownCards,
    help: language => boardWords(language).ownCardsHelp,
    write: value => codesIn(value).join('\n'),
    read: text => text.split(/[\s,;]+/).filter(Boolean),
    problems: (value, { printedValues }, language) => problemsOf(value, printedValues === true, language),
  },
};
