/** Tells a game between bots as it is played: what happened, what was thought about and what each option seemed worth. */
import type { Onlooker, Thought } from '@kolbiste/bots';
import { keyOf, questionOf, type AnyPosition, type Option, type TextContext, type Viewer } from '@kolbiste/engine';
import { gameNamed } from '@kolbiste/games';
import type { Shell } from '../shell.ts';

/** This many of the options that were thought about are told. */
const MOST_TOLD = 6;

export function teller(shell: Shell, id: string, names: readonly string[]): Onlooker {
  const { game, text } = gameNamed(id),
    words = text[shell.language],
    seats = names.map((name, seat) => `${name} ${seat + 1}`);
  const context = (position: AnyPosition, viewer: Viewer): TextContext => ({ seats, view: game.see(position, viewer).table });
  /** The lines of the table each seat saw last: only what is new is told again. */
  const seen = seats.map(() => new Set<string>());
  let decisions = 0;
  return {
    decided(position, { key, thoughts, iterations }) {
      decisions++;
      const { seat, options, about } = position.decision!;
      if (thoughts.length === 0) return;
      const asSeat = context(position, seat),
        question = questionOf(position),
        lines = words.table(asSeat),
        optionOf = new Map<string, Option>(options.map(option => [keyOf(option), option]));
      for (const line of lines) if (!seen[seat]!.has(line)) shell.say(`      | ${line}`);
      seen[seat] = new Set(lines);
      shell.say(`#${decisions} ${seats[seat]}: ${words.question(question, about, asSeat)}  (${iterations})`);
      const tell = ({ key: of, worth, visits }: Thought): void =>
        shell.say(
          `   ${of === key ? '→' : ' '} ${(100 * worth).toFixed(1)} % (${visits})  ${words.option(optionOf.get(of)!, question, asSeat, about)}`,
        );
      thoughts.filter(({ key: of, visits }, i) => of === key || (i < MOST_TOLD && visits > 0)).forEach(tell);
    },
    happened(position, events) {
      const asOnlooker = context(position, 'spectator');
      for (const event of events) shell.say(`  ${words.event(event, asOnlooker)}`);
      if (position.outcome) shell.say(words.outcome(position.outcome, asOnlooker));
    },
  };
}
