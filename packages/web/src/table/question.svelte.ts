/**
 * The question of the moment: its answers with their letters, the one that is chosen, and the way of an answer to the table, past
 * "really?" and the coach.
 */
import { untrack } from 'svelte';
import type { Asked } from '@kolbiste/board-kit/presentation';
import { announce } from '../shell/announcer.svelte.ts';
import { settings } from '../shell/settings.svelte.ts';
import { lang, t } from '../text/index.svelte.ts';
import { Coach } from './coach.svelte.ts';
import { lettersFor } from './letters.ts';
import { inOrder } from './offering.ts';
import type { Perspective } from './perspective.svelte.ts';
import { Presses } from './presses.ts';
import { percent, reasonsText, safely } from './words.ts';

/** Others are named as thinking only after this long, so that nothing flips. */
const THOUGHT = 400;

export class Question {
  readonly presses = new Presses();
  readonly coach: Coach;
  /** The answer that waits for "really?". */
  chosen: string | null = $state(null);
  /** The answer under the pointer or the focus. */
  highlighted: string | null = $state(null);
  /** Who decides, as the page says it. */
  seat: number | null = $state(null);
  /** An answer goes to the table. */
  onSend: () => void = () => {};
  /** A key was pressed that is not among the answers. */
  onUnknown: (key: string) => void = () => {};
  readonly #table: Perspective;
  /** The letter each thing had: it keeps it. */
  readonly #lettered = new Map<string, string>();
  /** Letters typed so far. */
  #typed = '';

  readonly asked = $derived.by((): Asked | null => {
    const { stage, seen, known, presentation, text, context, bottom, speaking } = this.#table;
    const decision = seen?.decision;
    if (!stage.open || !decision || known?.decision === null || known?.decision === undefined || known.phase !== 'playing') return null;
    const manner = this.#confirm === 'never' && !this.#table.guided ? { sparing: presentation?.sparing } : (presentation ?? {});
    const options = inOrder(manner, decision, { view: context.view, seat: bottom });
    const letters = lettersFor(
      options.map(({ key, option }) => ({ key, crowd: presentation?.ofCrowd?.(decision.question, option) ?? false })),
      this.#lettered,
    );
    return {
      decision: known.decision,
      question: decision.question,
      rule: decision.rule,
      about: decision.about,
      text: safely(() => text.question(decision.question, decision.about, context), decision.question),
      offered: options.map(({ key, option }, i) => ({
        key,
        option,
        letter: letters[i]!,
        label: safely(() => text.option(option, decision.question, speaking, decision.about), key),
        detail: safely(() => text.detail?.(option, decision.question, speaking, decision.about) ?? '', ''),
      })),
    };
  });
  readonly #number = $derived.by(() => this.asked?.decision ?? null);
  /** The question offers a pass: it is a moment to respond. */
  readonly passes = $derived.by((): boolean => this.asked?.offered.some(({ key }) => key === 'pass') ?? false);
  /** What a bot would answer, and why. */
  readonly hint = $derived.by((): { readonly key: string; readonly why: string } | null => {
    const { store, text } = this.#table;
    const said = store.hint;
    if (!said) return null;
    const instead = this.labelOf(said.instead);
    const why = instead && said.reasons.length ? ` ${t().table.hintWhy(instead, reasonsText(said.reasons, text, lang()))}` : '';
    return { key: said.key, why: t().table.hintIs(said.chance === null ? null : percent(said.chance, lang())) + why };
  });
  /** What the coach says of the chosen answer. */
  readonly coached = $derived.by((): string | null => {
    const { says } = this.coach;
    const better = says && says.key === this.chosen && this.labelOf(says.better.key);
    if (!says || !better) return null;
    const { gain, reasons } = says.better;
    const own = this.labelOf(says.key) ?? '';
    const why = reasons.length ? ` ${t().table.hintWhy(own, reasonsText(reasons, this.#table.text, lang()))}` : '';
    return t().table.coachSays(better, percent(gain, lang())) + why;
  });
  readonly #waitsFor = $derived.by(() => (this.#table.known?.phase === 'playing' ? (this.#table.seen?.waiting?.seat ?? null) : null));
  readonly #coaching = $derived.by(
    () => settings.coach && this.#table.truth?.hints === true && !this.#table.info?.rated && this.#table.people === 1,
  );

  constructor(table: Perspective) {
    this.#table = table;
    this.coach = new Coach(key => table.store.consider(key));
    $effect(() => {
      const { hint } = this;
      const option = hint && untrack(() => this.labelOf(hint.key));
      if (hint && option) announce(`${option}: ${hint.why}`);
    });
    $effect.pre(() => {
      const seat = this.#waitsFor;
      if (this.asked || seat === null) this.seat = seat;
      else if (table.stage.settled) {
        const timer = setTimeout(() => (this.seat = seat), THOUGHT);
        return () => clearTimeout(timer);
      } else if (untrack(() => this.seat) === table.viewer) this.seat = null;
      return undefined;
    });
    $effect.pre(() => {
      if (this.#number !== null) this.presses.asked();
    });
    $effect(() => {
      void this.#number;
      this.coach.forget();
      this.chosen = null;
      this.highlighted = null;
      this.#typed = '';
    });
    $effect(() => {
      if (this.coached) announce(this.coached);
    });
  }

  get #confirm() {
    return this.#table.guided ? 'never' : settings.confirm;
  }

  labelOf(key: string | null | undefined): string | undefined {
    return this.asked?.offered.find(option => option.key === key)?.label;
  }

  readonly answer = (key: string): void => {
    const { asked, coach } = this;
    if (!asked || this.#table.store.sending || this.presses.early()) return;
    const offered = asked.offered.find(option => option.key === key);
    if (!offered) {
      this.onUnknown(key);
      return;
    }
    const { presentation, context, bottom } = this.#table;
    const confirming =
      this.#confirm === 'always'
        ? asked.offered.length > 1
        : this.#confirm === 'careful' &&
          (presentation?.needsConfirming?.(asked.question, offered.option, { about: asked.about, view: context.view, seat: bottom }) ??
            false);
    if (coach.considering !== null) return;
    if (confirming && this.chosen !== key) this.chosen = key;
    else if (this.#coaching && asked.offered.length > 1) void this.#consider(key);
    else this.send(key);
  };

  async #consider(key: string): Promise<void> {
    this.chosen = null;
    const decision = this.#number;
    const approved = await this.coach.approves(key);
    if (decision !== this.#number) return;
    if (approved) this.send(key);
    else if (this.coach.says) this.chosen = key;
  }

  send(key: string): void {
    this.chosen = null;
    this.onSend();
    this.#table.store.answer(key);
  }

  /** A letter was typed: answers when it, or the second of two, names an answer. */
  type(letter: string): void {
    const offered = this.asked?.offered ?? [];
    this.#typed += letter;
    const hit = offered.find(option => option.letter === this.#typed);
    if (hit) {
      this.#typed = '';
      this.answer(hit.key);
    } else if (!offered.some(option => option.letter.startsWith(this.#typed))) this.#typed = '';
  }
}
