/** The words of moderation in the reader's language. */
import type { Preset, SaidLine } from '@kolbiste/protocol';
import { lang, t } from '../text/index.svelte.ts';
import { cs } from './moderation.cs.ts';
import { en, type ModerationWords } from './moderation.en.ts';

export const w = (): ModerationWords => (lang() === 'cs' ? cs : en);

/** What was said, in the reader's language where it was a preset. */
export const wordsOf = ({ text, preset }: SaidLine): string =>
  preset === null ? (text ?? w().deletedLine) : (t().chat.presets[preset as Preset] ?? preset);
