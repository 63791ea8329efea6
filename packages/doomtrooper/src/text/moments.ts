/** What a player is asked to respond to: read off the table as he sees it. */
import type { Plain, Seat } from '@kolbiste/engine';
import type { FightView, GameView, PieceView } from '../rules/view.ts';
import type { CardId, Tactic } from '../rules/state.ts';

/** Names for the things of one table, in one language. */
export interface Names {
  seat(seat: Seat): string;
  card(id: CardId): string;
  /** A card in play, as the reader sees it. */
  piece(id: CardId): PieceView | null;
}
export interface About {
  readonly [word: string]: Plain;
}

/** Somebody at the table; who is asked is spoken to. */
export interface Person {
  readonly you: boolean;
  readonly name: string;
}
export interface Combat {
  readonly by: Person;
  readonly attacker: string;
  readonly defender: string;
  readonly tactic: Tactic | null;
  /** Null without one. */
  readonly warzone: string | null;
  /** Who would be hit as the ratings stand; null before the tactic is known. */
  readonly hits: 'both' | 'attacker' | 'defender' | 'nobody' | null;
  /** The same, should this tactic be chosen. */
  byTactic(tactic: Tactic): Combat['hits'];
}
export interface Moment {
  readonly active: Person;
  /** The step of the turn. */
  readonly step: string;
  /** Who would be hit if the attacker of the question met this defender; null where that is not to be seen. */
  meeting(defender: CardId, tactic: Tactic): Combat['hits'];
  readonly combat: Combat | null;
  /** The card that was announced last. */
  readonly announced: { readonly by: Person; readonly card: string; readonly on: string | null; readonly use: boolean } | null;
  /** What the window is about. */
  readonly card: string;
  /** Those about to be killed, and those about to be wounded. */
  readonly dying: readonly string[];
  readonly hurt: readonly string[];
  readonly award: { readonly to: Person; readonly victory: number; readonly destiny: number } | null;
}

const ARMOUR = 2;
const ratingsIn = (view: GameView, id: CardId): readonly number[] | null => view.play.find(piece => piece.id === id)?.ratings ?? null;

type Pair = Pick<FightView, 'attacker' | 'defender'>;
/** Who would be hit now: a rating reaches the other's Armor. */
export function hitsIn(view: GameView, { attacker, defender }: Pair, tactic: string | null): Combat['hits'] {
  const [mine, theirs] = [ratingsIn(view, attacker), ratingsIn(view, defender)];
  if (tactic === null || !mine || !theirs) return null;
  const rating = tactic === 'fight' ? 0 : 1;
  const [hitsDefender, hitsAttacker] = [mine[rating]! >= theirs[ARMOUR]!, theirs[rating]! >= mine[ARMOUR]!];
  return hitsDefender ? (hitsAttacker ? 'both' : 'defender') : hitsAttacker ? 'attacker' : 'nobody';
}

export function momentOf(about: About, names: Names, view: GameView): Moment {
  const person = (seat: Seat): Person => ({ you: seat === about['you'], name: names.seat(seat) });
  const fight = view.fights.at(-1);
  const last = view.stack.at(-1);
  const award = view.awards.at(-1);
  const subject = (about['subject'] ?? {}) as { readonly card?: CardId };
  const kills = ({ victim, kill }: GameView['harms'][number]): boolean =>
    kill || (view.play.find(({ id }) => id === victim)?.wounded ?? false);
  const open = view.harms.filter(({ saved }) => !saved);
  return {
    active: person(view.active),
    step: view.step,
    meeting: (defender, tactic) =>
      typeof about['attacker'] === 'number' ? hitsIn(view, { attacker: about['attacker'], defender }, tactic) : null,
    combat: fight
      ? {
          by: person(fight.by),
          attacker: names.card(fight.attacker),
          defender: names.card(fight.defender),
          tactic: fight.tactic as Tactic | null,
          warzone: fight.warzone < 0 ? null : names.card(fight.warzone),
          hits: hitsIn(view, fight, fight.tactic),
          byTactic: tactic => hitsIn(view, fight, tactic),
        }
      : null,
    announced: last
      ? {
          by: person(last.seat),
          card: names.card(last.id),
          on: last.on >= 0 ? names.card(last.on) : last.at >= 0 ? names.seat(last.at) : null,
          use: last.use >= 0,
        }
      : null,
    card: names.card(subject.card ?? -1),
    dying: open.filter(kills).map(({ victim }) => names.card(victim)),
    hurt: open.filter(harm => !kills(harm)).map(({ victim }) => names.card(victim)),
    award: award ? { to: person(award.seat), victory: award.victory, destiny: award.destiny } : null,
  };
}
