/** What a player may do with cards at a moment, and which rule refuses the rest. Chapters 7 to 23 and 28. */
export { aimRefusal } from './legality/attempt.ts';
export { NO_AIM, type Aim, type Attempt } from './legality/aim.ts';
export { actingRefusal, bearerRefusal, uniqueRefusal } from './legality/bearing.ts';
export { castersOf, castRefusal } from './legality/casting.ts';
export { momentOf, type CardMove, type CardPlay, type Moment } from './legality/moment.ts';
export { aims, cardMoves, explainedMoves, hasAttackBeyond, mightMove, movesWith } from './legality/moves.ts';
export {
  artWorth,
  byTechnician,
  castingFee,
  castingPrice,
  costFor,
  exCorporate,
  feeOf,
  priceFor,
  spellPrice,
  stepPrice,
  strikingFee,
} from './legality/prices.ts';
export { woundedBy } from './legality/timing.ts';
export { attackBar, attackFee, attackTokens, furtherTokens, peacefulTokens } from './legality/tokens.ts';
export {
  bringRefusal,
  coverRefusal,
  entryRefusal,
  hideRefusal,
  isBrotherThere,
  placeRefusal,
  uncoverRefusal,
  weaponsFor,
} from './legality/warriors.ts';
