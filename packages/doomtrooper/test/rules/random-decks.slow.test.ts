/**
 * Random legal decks, out of the whole pool, in both books, all styles of play and all switches of the table. A sample; `DECKS=1000` plays
 * as many decks and says what it played.
 */
import { Random, seeded } from '@kolbiste/engine';
import { exists } from '@kolbiste/rulebooks';
import { checkMany } from '@kolbiste/testkit';
import { expect, it } from 'vitest';
import { randomTable } from '../../src/decks/random.ts';
import { deckProblems, game, type TableOptions } from '../../src/index.ts';
import { deckNamed } from '../../src/rules/options.ts';

const DECKS = Number(process.env['DECKS'] ?? 12);
const PART = Number(process.env['PART'] ?? 0);

it('random legal decks keep every promise', () => {
  const tables: ReturnType<typeof randomTable>[] = [];
  for (let decks = 0, n = 0; decks < DECKS; decks += tables.at(-1)!.seats)
    tables.push(randomTable(new Random(seeded(`decks ${PART} ${n++}`)), true));
  const said = tables.map(({ options }) => options as unknown as TableOptions);
  for (const { decks, profile } of said) for (const deck of decks) expect(deckProblems(deckNamed(deck), profile)).toEqual([]);
  const totals = checkMany(game, {
    games: tables.length,
    seed: `decks ${PART}`,
    every: 241,
    maxDecisions: 900,
    options: n => tables[n]!.options,
    seats: n => tables[n]!.seats,
    ruleExists: exists,
  });
  if (DECKS > 100)
    console.log(
      JSON.stringify({
        decks: said.reduce((sum, { decks }) => sum + decks.length, 0),
        cards: new Set(said.flatMap(({ decks }) => decks.flatMap(deck => deckNamed(deck).cards))).size,
        profiles: [...new Set(said.map(({ profile }) => profile))],
        modes: [...new Set(said.map(({ mode }) => mode))],
        ...totals,
      }),
    );
}, 900_000);
