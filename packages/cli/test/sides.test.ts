/** What is ready to play with, in the terminal. */
import { describe, expect, it } from 'vitest';
import { sides } from '../src/commands/sides.ts';
import { voice, WORDS, type Shell } from '../src/shell.ts';

function told(words: readonly string[], more: Partial<Shell> = {}): string {
  const said: string[] = [];
  const shell: Shell = { language: 'en', words: WORDS.en, json: false, flags: {}, ...voice(), say: text => said.push(text), ...more };
  sides(shell, words);
  return said.join('\n');
}

describe('kolbiste sides', () => {
  it('lists the ready decks of Doomtrooper, and the heroes and factions of other games', () => {
    const decks = told(['doomtrooper']).split('\n');
    expect(decks).toHaveLength(12);
    expect(decks[0]).toMatch(/^clans +Clans of Imperial: /);
    expect(told(['dice-throne'])).toContain('Loki');
    expect(told(['summoner-wars'])).toContain('Benders');
  });
  it('tells how to play one of them, in the language of the reader', () => {
    expect(told(['doomtrooper', 'guns'])).toMatch(/^Guns of Capitol: .*\n\nEverybody shoots\.[^]*General Michael Kell: [^]*\n- /);
    expect(told(['doomtrooper', 'guns'], { language: 'cs', words: WORDS.cs })).toContain('Generál Michael Kell');
    expect(JSON.parse(told(['doomtrooper', 'art'], { json: true }))).toMatchObject({
      id: 'art',
      guide: { plan: expect.any(String) as unknown },
    });
  });
  it('says what it does not know', () => {
    expect(() => told(['doomtrooper', 'nobody'])).toThrow('clans');
    expect(() => told(['scratch-wars'])).toThrow('scratch-wars');
    expect(() => told([])).toThrow('<game>');
  });
});
