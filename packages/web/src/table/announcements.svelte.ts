/** What is said and sounded at the table, in order: what happened, then what is asked, at last how it ended. */
import { untrack } from 'svelte';
import { announce } from '../shell/announcer.svelte.ts';
import { play } from '../shell/sound.ts';
import { lang, t } from '../text/index.svelte.ts';
import type { Ending } from './ending.svelte.ts';
import type { Entry } from './match-client.svelte.ts';
import { Narrator } from './narrator.ts';
import type { Perspective } from './perspective.svelte.ts';
import type { Question } from './question.svelte.ts';
import { linesOf, spokenTogether } from './words.ts';

export class Announcements {
  /** The row of the match from which on lines of the log are new. */
  fresh = $state(0);
  readonly #table: Perspective;
  readonly #narrator = new Narrator(announce);
  #questionTold = -1;
  #overTold = false;

  constructor(table: Perspective, question: Question, ending: Ending) {
    this.#table = table;
    $effect(() => void (this.#narrator.presentation = table.presentation));
    $effect(() => () => this.#narrator.close());
    $effect(() => void (table.stage.onTold = (entries, missed) => untrack(() => this.#tell(entries, missed))));
    $effect(() => {
      const { asked } = question;
      if (!asked || asked.decision === this.#questionTold) return;
      this.#questionTold = asked.decision;
      this.#narrator.flush();
      announce(`${asked.text} ${t().question.optionsCount(asked.offered.length)}.`);
      if (document.hidden || table.talk) void play('turn', table.info?.game);
    });
    $effect(() => {
      const { over, verdict, how } = ending;
      if (!over || this.#overTold) return;
      this.#overTold = true;
      this.#narrator.flush();
      announce(t().table.over, verdict, how);
      void play(table.viewer !== 'spectator' && over.places[table.viewer] === 1 ? 'win' : 'lose', table.info?.game);
    });
  }

  #tell(entries: readonly Entry[], missed: boolean): void {
    const { text, seats, presentation, info } = this.#table;
    const news = entries.filter(entry => !entry.undone);
    this.fresh = news[0]?.seq ?? this.fresh;
    if (missed) {
      if (news.length) announce(t().table.missed(news.length));
      return;
    }
    const { view } = news.findLast(entry => 'view' in entry) ?? { view: null };
    this.#narrator.together = events => spokenTogether(events, { text, seats, view });
    this.#narrator.tell(
      linesOf(
        news.filter(entry => !('passed' in entry)), // That is there to be looked up.
        { text, shell: t(), seats, language: lang() },
      ).map(({ entries: [first], text: sentence }) => ({ text: sentence, event: first && 'event' in first ? first.event : null })),
    );
    const sound = news.flatMap(entry => ('event' in entry ? (presentation?.eventSound?.(entry.event) ?? []) : []))[0];
    if (sound) void play(sound, info?.game);
  }
}
