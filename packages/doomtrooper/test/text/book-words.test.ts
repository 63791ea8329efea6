/** The Czech of the table and of the cards has the words of the Czech rulebooks. */
import { expect, it } from 'vitest';
import { DEFINITIONS, text } from '../../src/index.ts';
import { cs } from '../../src/text/board.cs.ts';
import { wordsCs } from '../../src/text/cs.ts';
import { wordsEn } from '../../src/text/en.ts';

/** Words of an older translation, and what the books say. */
const OLD: readonly (readonly [RegExp, string])[] = [
  [/\b(v krytu|do krytu|nekryt|opustit kryt)/i, 'úkryt'],
  [/\blíz(ání|nout|at|e)|\blíže\b/i, 'dobírání'],
  [/(^|\s)mis(e|i|í|emi)(\s|[.,]|$)/i, 'úkol'],
  [/vzducholo/i, 'vzdušný koráb'],
  [/následovn/i, 'stoupenec'],
  [/spojenectv/i, 'aliance'],
  [/úvodní ruk/i, 'úvodní list'],
  [/kmenov.{1,3} bojovn/i, 'kmenový válečník'],
  [/uzdrav/i, 'vyléčit'],
  [/crescentia/i, 'Půlměsíc'],
  [/\bmužstv/, 'Mužstvo'],
];
const NAMES = { seat: () => 'Jana', card: () => 'X', piece: () => null };
/** Every text of the dictionaries: strings, and what the functions of one number or of nothing say. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textsOf);
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

it('in every text and on every card', () => {
  const all = [...textsOf(wordsCs), ...textsOf(cs), ...DEFINITIONS.map(({ text: { cs: said } }) => said)];
  expect(all.length).toBeGreaterThan(800);
  for (const [old, word] of OLD) expect([word, all.filter(said => old.test(said))]).toEqual([word, []]);
});
it('counts points in the right form', () => {
  expect([cs.splitSpoken(1, 0), cs.splitSpoken(2, 1), cs.splitSpoken(5, 3)]).toEqual([
    '1 vítězný bod, 0 bodů osudu',
    '2 vítězné body, 1 bod osudu',
    '5 vítězných bodů, 3 body osudu',
  ]);
  const refusal = (cost: number) =>
    text.cs.refusal({ rule: 'DOT 3.32', why: 'destiny', params: { cost, destiny: 0 } }, { seats: [], view: null });
  expect([1, 2, 5].map(refusal)).toEqual([
    'Stojí to 1 bod osudu, máš 0.',
    'Stojí to 2 body osudu, máš 0.',
    'Stojí to 5 bodů osudu, máš 0.',
  ]);
});
it('has cards of the hand thrown away, and cards in play taken out', () => {
  const said = (from: 'hand' | 'play') =>
    wordsCs.events.discarded({ type: 'discarded', card: 1, def: 0, from, host: -1, inside: false, by: 0, rule: 'DOT 27.1' }, NAMES);
  expect([said('hand'), said('play')]).toEqual(['Odhozeno: X.', 'Vyřazeno: X.']);
});
it('names players in the nominative', () => {
  expect(wordsCs.option({ play: 1, at: 0 }, 'window.answer', NAMES, {}, null)).toBe('Zahrát kartu X → Jana');
  expect(Object.keys(wordsCs.moments)).toEqual(Object.keys(wordsEn.moments));
});
