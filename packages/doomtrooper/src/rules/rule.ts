/** A rule of the two books or a ruling on them, and how a move is refused by it. */
import type { Refusal } from '@kolbiste/engine';
import type { DoomtrooperCitation } from '@kolbiste/rulebooks';

export type Rule = DoomtrooperCitation;
export type No = Refusal<Rule>;
