/** Why the rest is not offered: each reason once, with what it refuses. */
import { styled, type Explained, type GameText, type Looking, type TerminalText } from '@kolbiste/engine';

/** This many of what one reason refuses are named. */
const NAMED = 4;

export function refusalLines(
  explained: readonly Explained[],
  { text, terminal: { untold = [] } }: { readonly text: GameText; readonly terminal: TerminalText },
  looking: Looking,
): string[] {
  const { question, about } = looking.asked!;
  const reasons = new Map<string, Set<string>>();
  for (const { option, refusal } of explained) {
    if (!refusal || untold.includes(refusal.why)) continue;
    const reason = `${text.refusal(refusal, looking)} ${styled('dim', `[${refusal.rule}]`)}`;
    const refused = reasons.get(reason) ?? new Set<string>();
    reasons.set(reason, refused.add(text.option(option, question, looking, about)));
  }
  return [...reasons].map(([reason, refused]) => {
    const named = [...refused].slice(0, NAMED).join('; ');
    return `  ${named}${refused.size > NAMED ? ` (+${refused.size - NAMED})` : ''}: ${reason}`;
  });
}
