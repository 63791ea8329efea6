/** How much of the official list is in the pool, as a document: `docs/doomtrooper-cards.md`. */
import { CARD_TYPES } from '../../src/cards/vocabulary.ts';
import { SETS } from '../../src/cards/define.ts';
import { DEFINITIONS, NOT_ENFORCED } from '../../src/index.ts';

interface Listed {
  readonly code: string;
  readonly type: string;
}
const of =
  (set: string, type: string) =>
  (card: Listed): boolean =>
    (set === '' || card.code.startsWith(set)) && (type === '' || card.type === type);

/** `12 / 40`, `12` where that is all there are, or nothing where there are none. */
function share(set: string, type: string): string {
  const done = DEFINITIONS.filter(of(set, type)).length;
  const all = done + NOT_ENFORCED.filter(of(set, type)).length;
  return all === 0 ? '' : done === all ? `**${all}**` : `${done} / ${all}`;
}
const row = (...cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

export function cardReport(): string {
  const total = DEFINITIONS.length + NOT_ENFORCED.length;
  const sets = Object.keys(SETS);
  const lines = [
    '# Doomtrooper: cards',
    '',
    'Made by `node --import tsx scripts/doomtrooper-cards.mjs`. Do not edit.',
    '',
    `**${DEFINITIONS.length.toLocaleString('en')} of ${total.toLocaleString('en')}** official cards are enforced. A card is in the pool only if all of its effect is enforced and tested${NOT_ENFORCED.length > 0 ? ';' : '.'}`,
    ...(NOT_ENFORCED.length > 0 ? ['the others are known by name and refused in decks.'] : []),
    '',
    row('type', ...sets.map(set => SETS[set]!), 'all'),
    row('---', ...sets.map(() => '--:'), '--:'),
    ...CARD_TYPES.map(type => row(type, ...sets.map(set => share(set, type)), share('', type))),
    row('**all**', ...sets.map(set => share(set, '')), share('', '')),
    '',
    'A bold number is a group that is whole.',
    '',
    '## Cards of the expansions in the pool',
  ];
  for (const set of sets.slice(1)) {
    const names = DEFINITIONS.filter(of(set, ''))
      .toSorted((a, b) => a.code.localeCompare(b.code))
      .map(({ name }) => (name.cs === name.en ? name.en : `${name.en} (${name.cs})`));
    if (names.length) lines.push('', `**${SETS[set]}**: ${names.join(', ')}.`);
  }
  return `${lines.join('\n')}\n`;
}
