/** Playthroughs as text: both books and a table of four, every decision, every event, what each observer sees. `GOLDEN=update` writes them. */
import { fileURLToPath } from 'node:url';
import { createGame, type Plain } from '@kolbiste/engine';
import { matchGolden, playthrough } from '@kolbiste/testkit';
import { it } from 'vitest';
import { DEFINITIONS, module as doomtrooper } from '../../src/index.ts';

/** Cards by their codes instead of their numbers, so that a new card of the pool changes nothing here. */
const byCode = (value: Plain): Plain => {
  if (Array.isArray(value)) return value.map(byCode);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, of]) => {
      if (key === 'def' && typeof of === 'number') return [key, DEFINITIONS[of]!.code];
      if (key === 'faces')
        return [key, Object.fromEntries(Object.entries(of as object).map(([id, def]) => [id, DEFINITIONS[def as number]!.code]))];
      return [key, byCode(of)];
    }),
  );
};
const game = createGame({
  ...doomtrooper,
  view: (w, viewer) => byCode(doomtrooper.view(w, viewer)),
  redact: (w, event, viewer) => byCode(doomtrooper.redact(w, event, viewer)),
});
/** Events carry the numbers of cards that leave the table. */
const told = (text: string): string =>
  text
    .replaceAll(/\bdef: (\d+)/g, (_, def: string) => `def: ${DEFINITIONS[Number(def)]!.code}`)
    .replaceAll(
      /\bdefs: \[([\d,]+)\]/g,
      (_, defs: string) =>
        `defs: [${defs
          .split(',')
          .map(def => DEFINITIONS[Number(def)]!.code)
          .join(',')}]`,
    );

/** Small decks of their own: ready decks may change, these stay. */
const COMMON = `4 Inspired
4 Evasive Action
4 Narrow Escape!
4 Miscommunication
4 Positive Karma
4 Powerful Blow
4 Lucky Shot`;
const DECKS = {
  capitol: `${COMMON}\n4 Free Marine\n4 Sea Lion\n4 Sunset Striker\n4 Martian Banshee\n1 Mitch Hunter\n1 President Charles W. Colding\n4 Combat Armor\n4 AC-40 "Justifier"\n4 Foxhole\n2 Doomed`,
  legion: `${COMMON}\n4 Undead Legionnaire\n4 Necromutant\n4 Razide\n4 Nepharite of Algeroth\n4 Dark Fire\n4 Terror\n4 Blindness\n4 Violator Sword`,
  brotherhood: `${COMMON}\n4 Mystic\n4 Valkyrie\n4 Inquisitor Majoris\n4 Elemental Wall\n4 Elemental Ball\n4 Presence\n4 Combat Armor\n4 Foxhole`,
  tribes: `${COMMON}\n4 Cossack\n4 Jaeger Commando\n4 Templar Marine\n4 Corsair\n4 Rivetbull\n4 Combat Armor\n4 Foxhole\n4 Southern Europe`,
};

/** Games in which much happens. */
const SEEDS = { tournament: 'golden tournament 36', standard: 'golden standard 43', teams: 'golden teams 23' };

it.each([
  ['tournament', 2, { profile: 'tournament', decks: [DECKS.capitol, DECKS.legion] }],
  ['standard', 2, { profile: 'standard', decks: [DECKS.brotherhood, DECKS.legion] }],
  ['teams', 4, { profile: 'standard', mode: 'teams', decks: [DECKS.capitol, DECKS.tribes, DECKS.brotherhood, DECKS.legion] }],
] as const)('a %s game is played as ever', (name, seats, options) => {
  const text = playthrough(game, { options: options, seats, seed: SEEDS[name], maxDecisions: 320 });
  matchGolden(fileURLToPath(new URL(`../golden/${name}.txt`, import.meta.url)), told(text));
});
