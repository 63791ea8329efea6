/** Breaks that change nothing anybody could notice, and why. They do not count. */
import type { Equivalent } from '@kolbiste/testkit/breaks';

const OWN = "only one's own cards are asked about: the list of candidates has no others";
const NOTHING = 'nothing is lost where nothing is owed';

export const equivalent: readonly Equivalent[] = [
  { file: 'src/rules/legality/warriors.ts', was: "no('DOT 9.1', 'notYours')", text: 'null', why: OWN },
  {
    file: 'src/rules/legality/warriors.ts',
    was: "no('DOT 9.1', 'inCover')",
    text: 'null',
    why: 'whoever is in cover is a candidate for leaving it only',
  },
  { file: 'src/rules/legality/warriors.ts', was: "no('DOT 9.19', 'notYours')", text: 'null', why: OWN },
  {
    file: 'src/rules/legality/warriors.ts',
    was: "no('DOT 9.19', 'notInCover')",
    text: 'null',
    why: 'whoever is in the open is a candidate for cover only',
  },
  { file: 'src/rules/turn/station.ts', was: "no('DOT 20.3', 'notYours')", text: 'null', why: OWN },
  { file: 'src/rules/turn/actions.ts', was: "no('DOT 11.28', 'notYours')", text: 'null', why: OWN },
  { file: 'src/rules/units.ts', was: "no('DOT 31.9', 'notYours')", text: 'null', why: OWN },
  { file: 'src/rules/legality/attempt.ts', was: "no('DOT 37.40', 'notYours')", text: 'null', why: OWN },
  { file: 'src/rules/combat/warzone.ts', was: "no('DOT 16.9', 'notYours')", text: 'null', why: OWN },
  { file: 'src/rules/combat/attack.ts', was: 'fee > 0', text: 'fee >= 0', why: NOTHING },
  { file: 'src/rules/playing.ts', was: 'fee > 0', text: 'fee >= 0', why: NOTHING },
  { file: 'src/rules/playing.ts', was: 'striking > 0', text: 'striking >= 0', why: NOTHING },
  { file: 'src/rules/outcome.ts', was: 'rest > 0', text: 'rest >= 0', why: NOTHING },
  {
    file: 'src/rules/combat/attack.ts',
    was: 'order > 0',
    text: 'order >= 0',
    why: 'without a first strike nothing comes later',
    find: 'const late = order > 0 ? d : a',
  },
  {
    file: 'src/rules/cover.ts',
    was: "copies.length < 2 || rulesOf(w).hiddenPersonality === 'firstHidden'",
    text: "rulesOf(w).hiddenPersonality === 'firstHidden'",
    why: 'one copy is in order',
  },
  {
    file: 'src/rules/windows.ts',
    was: 'fight === null || fight.cast.length === 0',
    text: 'fight === null',
    why: 'of no spells none is left',
  },
  { file: 'src/rules/values.ts', was: "labels.length > 0 && copies !== 'any'", text: "copies !== 'any'", why: 'no labels, no such label' },
  { file: 'src/rules/values.ts', was: 'labels.length > 0', text: 'labels.length >= 0', why: 'no labels, no such label' },
  { file: 'src/rules/turn/opening.ts', was: 'v.voters = []', text: 'undefined', why: 'it begins so' },
  { file: 'src/rules/turn/opening.ts', was: 'viewer < w.sides.length', text: 'viewer <= w.sides.length', why: 'nobody sits there' },
];
