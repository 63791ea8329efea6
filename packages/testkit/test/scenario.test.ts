import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { miniGame } from '../../engine/test/mini/module.ts';
import { readScenario, repositoryPath, runScenario, ScenarioError, scenarioFiles } from '../src/index.ts';
import { scenarioSuite } from '../src/scenario-suite.ts';

const folder = fileURLToPath(new URL('scenarios', import.meta.url));
const isMini = (id: string) => /^MINI \d\.\d$/.test(id);
scenarioSuite(miniGame, folder, isMini);

const SAVED = readFileSync(`${folder}/saved.yaml`, 'utf8');
const WON = readFileSync(`${folder}/won.yaml`, 'utf8');
const run = (text: string) => runScenario(miniGame, readScenario(text, 'test.yaml'), isMini);

/** The line number and message of what is wrong with a file. */
function wrong(text: string): string {
  try {
    run(text);
  } catch (error) {
    if (error instanceof ScenarioError) {
      expect(error.message).toBe(`test.yaml:${error.line}: ${error.what}`);
      return `${error.line}: ${error.what}`;
    }
    throw error;
  }
  throw new Error('the scenario is right');
}
/** The same file with one text changed; the text must be there. */
function change(text: string, from: string, to: string): string {
  expect(text.split(from)).toHaveLength(2);
  return text.replace(from, to);
}
const lineOf = (text: string, part: string): number => text.slice(0, text.indexOf(part)).split('\n').length;
const wrongAt = (text: string, from: string, to: string): string => {
  const changed = change(text, from, to);
  const said = wrong(changed);
  expect(Number(said.split(':')[0])).toBe(lineOf(changed, to.trimStart()));
  return said.slice(said.indexOf(' ') + 1);
};

describe('foreign files', () => {
  it('hold no more values than a scenario needs, once aliases are followed, and are not deeper', () => {
    const many = [...'bcdef'].map((name, i) => `${name}: &${name} [${Array(9).fill(`*${'abcde'[i]}`).join(', ')}]`).join('\n');
    expect(wrong(`a: &a [x]\n${many}`)).toMatch(/^\d+: a scenario holds at most 20000 values/);
    expect(wrong(`given: ${'['.repeat(60)}${']'.repeat(60)}`)).toMatch(/at most 50 deep$/);
  });
});

describe('files', () => {
  it('are found in their folder, sorted, with the path the repository knows', () => {
    expect(scenarioFiles(folder).map(repositoryPath)).toEqual([
      'packages/testkit/test/scenarios/saved.yaml',
      'packages/testkit/test/scenarios/won.yaml',
    ]);
  });
});

describe('a scenario that runs', () => {
  it('gives the trace: events, answers with their lines, windows passed, refusals', () => {
    const { trace, seats, names } = run(SAVED);
    expect(seats).toEqual(['Jana', 'Petr']);
    expect(names['footman']).toBe('2');
    expect(trace[0]).toMatchObject({ kind: 'refused', seat: 0, key: '1', rule: 'MINI 3.4', line: lineOf(SAVED, '- Jana: { refused') });
    expect(trace[1]).toMatchObject({ kind: 'decision', seat: 0, question: 'turn.act', answer: 'attack', rule: 'MINI 3.1' });
    // Petr could silence the bolt, and his own escape; the file names Petr no more, so both windows are passed.
    const passed = trace.flatMap(item => (item.kind === 'decision' && item.line === null ? [item] : []));
    expect(passed.map(({ seat, question, options, answer }) => [seat, question, options, answer])).toEqual([
      [1, 'window.answer', ['pass', '5'], 'pass'],
      [1, 'window.answer', ['pass', '5'], 'pass'],
    ]);
    expect(trace.filter(item => item.kind === 'event').map(item => item.event.type)).toContain('saved');
  });

  it('takes the seats from first use: keys of given, then when', () => {
    const [, jana, petr] = /(  Jana:\n[^]*?)(  Petr:\n[^]*?)random/.exec(SAVED)!;
    const swapped = SAVED.replace(jana! + petr!, petr! + jana!);
    expect(wrong(swapped)).toMatch(/Jana is not asked: Petr is asked turn.act/);
    expect(run(swapped.replace('turn: 3', 'turn: 4')).seats).toEqual(['Petr', 'Jana']);
  });
});

describe('a title', () => {
  const read = (title: string) => readScenario(`title: ${title}\ngame: mini\nrules: [MINI 1.1]\nthen: { outcome: null }`, 'a.yaml').title;
  it('is in Czech and English, or one line for both', () => {
    expect(read('{ cs: Ano, en: "Yes" }')).toEqual({ cs: 'Ano', en: 'Yes' });
    expect(read('A hit')).toEqual({ cs: 'A hit', en: 'A hit' });
    expect(() => read('{ en: A hit }')).toThrow('the title has no "cs"');
    expect(() => read('{ cs: Zásah, en: A hit, de: Treffer }')).toThrow('a title is in "cs" and "en", not in "de"');
  });
});

describe('a wrong file says the line and what is wrong', () => {
  it('no YAML, nothing, no map', () => {
    expect(wrong('title: [a\ngame: b')).toMatch(/^\d: this is not YAML/);
    expect(wrong('')).toBe('1: the file is empty');
    expect(wrong('- a')).toMatch(/^1: a scenario is a map with title, game/);
    expect(wrong('title: a\ntitle: b')).toMatch(/^2: this is not YAML: Map keys must be unique/);
  });

  it('an unknown part, a missing part, parts of the wrong kind', () => {
    expect(wrongAt(WON, 'when:', 'wen:')).toMatch(/^there is no part "wen"; a scenario has title, game, options, rules/);
    expect(wrong(change(WON, 'game: mini\n', ''))).toBe('1: "game" is missing');
    expect(wrongAt(WON, 'rules: [MINI 1.1]', 'rules: []')).toBe('a scenario names at least one rule that it shows');
    expect(wrongAt(WON, 'rules: [MINI 1.1]', 'rules: MINI 1.1')).toBe('"rules" must be a list');
    expect(wrongAt(WON, 'options: { target: 12 }', 'options: 12')).toBe('"options" must be a map');
    expect(wrong('title: a\ngame: mini\nrules: [MINI 1.1]')).toBe('1: a scenario without "when" and "then" shows nothing');
    expect(wrongAt(WON, 'seats: [Jana, Petr]', 'seats: [Jana, Jana]')).toBe('two seats are called "Jana"');
    expect(wrongAt(SAVED, 'random: [6]', 'random: [.nan]')).toMatch(/NaN cannot stand in a scenario/);
  });

  it('steps of the wrong form', () => {
    expect(wrongAt(WON, '- Jana: melee', '- melee')).toMatch(/a step names one seat/);
    expect(wrongAt(WON, '- Jana: melee', '- Jana: [melee]')).toMatch(/Jana does one thing in a step/);
    expect(wrongAt(WON, '- Jana: melee', '- Jana: # nothing')).toBe('what Jana does must be a word');
    expect(wrongAt(SAVED, 'rule: MINI 3.4 }', 'role: MINI 3.4 }')).toBe('a refused step has "refused" and "rule", not "role"');
    expect(wrongAt(SAVED, '- Jana: { refused: bolt, rule: MINI 3.4 }', '- Jana: { refused: bolt }')).toMatch(/which rule refuses it/);
  });

  it('another game, an unknown rule anywhere', () => {
    expect(wrongAt(WON, 'game: mini', 'game: chess')).toBe('this is a scenario of chess, not of mini');
    expect(wrongAt(WON, 'rules: [MINI 1.1]', 'rules: [MAXI 1.1]')).toBe('there is no rule "MAXI 1.1"');
    expect(wrongAt(SAVED, '- Jana: { refused: bolt, rule: MINI 3.4 }', '- Jana: { refused: bolt, rule: NO 1 }')).toBe(
      'there is no rule "NO 1"',
    );
    expect(wrongAt(WON, 'outcome: { winner: Jana, rule: MINI 1.1', 'outcome: { winner: Jana, rule: NO 2')).toBe('there is no rule "NO 2"');
    const event = '- rolled: { die: 6, seat: Jana }\n      rule: NO 3';
    expect(wrongAt(SAVED, '- rolled: { die: 6, seat: Jana }\n      rule: MINI 6.4', event)).toBe('there is no rule "NO 3"');
  });

  it('seats that cannot be told', () => {
    const noSeats = change(WON, 'seats: [Jana, Petr]\n', '');
    expect(wrong(noSeats)).toBe('1: mini is played by 2, and this file names Jana: say who sits where with "seats: [Jana, …]"');
    expect(wrongAt(WON, 'seats: [Jana, Petr]', 'seats: [Jana, Petr, Eva]')).toBe('mini is played by 2, not by 3');
    expect(wrongAt(WON, '- Jana: melee', '- Eva: melee')).toBe('nobody is called "Eva"; there is Jana and Petr');
  });

  it('options and a position the game does not understand', () => {
    expect(wrongAt(WON, 'options: { target: 12 }', 'options: { goal: 12 }')).toMatch(/there is no option "goal"/);
    const deep = change(SAVED, 'squad: { captain: Captain }', 'squad:\n      captain: Captian');
    expect(wrong(deep)).toBe(`${lineOf(deep, 'captain: Captian')}: there is no card "Captian"`);
    expect(wrongAt(SAVED, 'hand: { bolt: Bolt }', 'hnad: { bolt: Bolt }')).toMatch(/^Jana has no "hnad"/);
  });

  it('an answer that is not offered, is refused, may mean several things, or is somebody else’s', () => {
    expect(wrongAt(WON, '- Jana: melee', '- Jana: mele')).toMatch(
      /^"mele" is not offered: Jana is asked fight.chosen \[MINI 7.3\]: melee \| shots \(reaper = 0/,
    );
    expect(wrongAt(SAVED, '- Jana: attack', '- Jana: bolt # twice')).toBe('"bolt" is refused by MINI 3.4 (refused)');
    expect(wrongAt(WON, '- Jana: melee', '- Petr: melee')).toMatch(/^Petr is not asked: Jana is asked fight.chosen/);
    const after = change(WON, '  - Jana: 1\n', '  - Jana: 1\n  - Jana: pass\n');
    expect(wrong(after)).toBe(`${lineOf(after, '- Jana: pass')}: Jana is not asked: the game is over, won by Jana [MINI 1.1]`);
  });

  it('a refusal that is none, or by another rule', () => {
    const refused = '- Jana: { refused: bolt, rule: MINI 3.4 }';
    expect(wrongAt(SAVED, refused, '- Jana: { refused: meditate, rule: MINI 3.4 }')).toBe('"meditate" is offered to Jana, not refused');
    expect(wrongAt(SAVED, refused, '- Jana: { refused: bolt, rule: MINI 3.5 }')).toBe('"bolt" is refused by MINI 3.4, not by MINI 3.5');
    expect(wrongAt(SAVED, refused, '- Jana: { refused: dance, rule: MINI 3.4 }')).toMatch(
      /^no rule refuses "dance"; refused is 1 by MINI 3.4;/,
    );
  });

  it('a script with too few, too many or impossible results', () => {
    expect(wrong(change(SAVED, 'random: [6]\n', ''))).toBe(
      `${lineOf(SAVED, '- Jana: footman') - 1}: the script is used up, and the rules draw a die of 6`,
    );
    expect(wrongAt(SAVED, 'random: [6]', 'random: [7]')).toMatch(/^the script says 7 where the rules draw a die of 6/);
    expect(wrongAt(SAVED, 'random: [6]', 'random: [6, 3]')).toBe('1 of 2 scripted results were never drawn, from 3 on');
  });

  it('a value that is another, a path that leads nowhere', () => {
    expect(wrongAt(SAVED, 'Jana.points: 2', 'Jana.points: 3')).toBe('Jana.points should be 3, and is 2');
    expect(wrongAt(SAVED, 'Jana.points: 2', 'Jana.pints: 2')).toMatch(/^there is no "pints" in Jana; there is fate, points, library/);
    expect(wrongAt(SAVED, 'Jana.points: 2', 'Jana.points.x: 2')).toBe('Jana.points is 2: there is no "x" in it');
    expect(wrongAt(SAVED, 'Petr.grave.sword.host: -1', 'Petr.hand.sword.host: -1')).toBe('sword is not in Petr.hand');
    expect(wrongAt(SAVED, 'Petr.grave: [escape, sword, footman]', 'Petr.grave: [escape, footman, sword]')).toMatch(/^Petr.grave should be/);
    expect(wrongAt(SAVED, 'footman: { wounded: false, owner: Petr }', 'footman: { wounded: false, owner: Jana }')).toMatch(
      /^footman should be/,
    );
    expect(wrongAt(SAVED, 'active: Petr', 'active: Jana')).toBe('active should be "Jana", and is 1');
  });

  it('another seat asked, options missing, another outcome', () => {
    expect(wrongAt(WON, 'asked: null', 'asked: Petr')).toBe('Petr should be asked: the game is over, won by Jana [MINI 1.1]');
    expect(wrongAt(WON, 'asked: null', 'options: [pass]')).toMatch(/^"pass" should be offered: the game is over/);
    expect(wrongAt(SAVED, 'outcome: null', 'outcome: draw')).toMatch(/^the game should be over, and is not: /);
    expect(wrongAt(WON, 'outcome: { winner: Jana', 'outcome: { winner: Petr')).toMatch(/^Petr should have won: won by Jana/);
    expect(wrongAt(WON, 'outcome: { winner: Jana, rule: MINI 1.1', 'outcome: { winner: Jana, rule: MINI 1.2')).toBe(
      'the game should end by MINI 1.2, and ended by MINI 1.1',
    );
    expect(wrongAt(WON, 'outcome: { winner: Jana, rule: MINI 1.1, why: points }', 'outcome: draw')).toMatch(/^the game should be drawn/);
    expect(wrongAt(WON, 'outcome: { winner: Jana, rule: MINI 1.1, why: points }', 'outcome: null')).toMatch(/^the game should go on/);
    expect(wrongAt(WON, 'outcome: { winner: Jana', 'outcome: { loser: Petr')).toBe(
      'an outcome has "winner", "rule" and "why", not "loser"',
    );
  });

  it('events that did not happen, happened otherwise, or in another order', () => {
    expect(wrongAt(SAVED, '- fightEnded', '- meditated')).toMatch(/^meditated did not happen so; what happened: /);
    expect(wrongAt(SAVED, '- saved: footman', '- saved: captain')).toMatch(
      /^saved did not happen so; every saved: saved \{ card: 2 \} \[MINI 7.7\]/,
    );
    expect(wrongAt(SAVED, '- rolled: { die: 6, seat: Jana }\n      rule: MINI 6.4', '- rolled: 6\n      rule: MINI 6.5')).toMatch(
      /^rolled did not happen so/,
    );
    expect(wrongAt(SAVED, '- fightEnded', '- saved: footman # again')).toMatch(/^saved happened before the event above it, not after/);
  });
});

describe('the documentation', () => {
  const repository = new URL('../../../', import.meta.url);
  const read = (path: string) => readFileSync(new URL(path, repository), 'utf8');

  it('shows a scenario that runs', () => {
    const [, example] = /```yaml\n(title[^]*?)```/.exec(read('docs/scenarios.md'))!;
    expect(run(example!).trace.filter(item => item.kind === 'refused')).toHaveLength(1);
  });

  it('and the JSON Schema name the parts that the reader knows, and need what it needs', () => {
    const { properties, required } = JSON.parse(read('packages/testkit/scenario.schema.json')) as {
      properties: Record<string, unknown>;
      required: string[];
    };
    const [, known] = /a scenario has (.*)$/.exec(wrong('what: 1'))!;
    expect(Object.keys(properties)).toEqual(known!.split(', '));
    for (const part of required) expect(wrong(WON.replace(new RegExp(`^${part}:.*\\n`, 'm'), ''))).toBe(`1: "${part}" is missing`);
    for (const part of Object.keys(properties)) expect(read('docs/scenarios.md')).toContain(`| \`${part}\` |`);
  });
});
