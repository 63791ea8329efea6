/** What is ready to play with: decks, heroes, factions; of one of them how to play it. */
import { sidesOf } from '@kolbiste/bots';
import type { SideText } from '@kolbiste/engine';
import { gameNamed } from '@kolbiste/games';
import { UserError, type Shell } from '../shell.ts';

export function sides(shell: Shell, [id, wanted]: readonly string[]): number {
  if (!id) throw new UserError(shell.words.missing('<game>'), 2);
  const { game, text } = gameNamed(id);
  const found = sidesOf(game);
  if (!found) throw new UserError(shell.words.noSides(id), 2);
  const words = text[shell.language];
  const side = (of: string): SideText => words.side?.(of) ?? { name: words.options[found.option]?.values?.[of] ?? of };
  if (wanted === undefined) {
    if (shell.json) shell.say(JSON.stringify(found.sides.map(each => ({ id: each, ...side(each) }))));
    else for (const each of found.sides) shell.say(`${each.padEnd(18)}${[side(each).name, side(each).about].filter(Boolean).join(': ')}`);
    return 0;
  }
  if (!found.sides.includes(wanted)) throw new UserError(`"${wanted}": ${found.sides.join(', ')}`, 2);
  const { name, about, guide, beats = [], losesTo = [] } = side(wanted);
  if (shell.json) shell.say(JSON.stringify({ id: wanted, ...side(wanted) }));
  else {
    shell.say([name, about].filter(Boolean).join(': '));
    if (guide) {
      shell.say(`\n${guide.plan}\n`);
      for (const card of guide.cards) shell.say(`  ${card.name}: ${card.why}`);
      shell.say('');
      for (const hint of guide.play) shell.say(`- ${hint}`);
    }
    if (beats.length) shell.say(`\n${shell.words.beats}: ${beats.join(', ')}`);
    if (losesTo.length) shell.say(`\n${shell.words.losesTo}: ${losesTo.join(', ')}`);
  }
  return 0;
}
