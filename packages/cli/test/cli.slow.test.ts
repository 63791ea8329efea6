/** The command as a user meets it: the built program, run as a process. */
import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gameNamed } from '@kolbiste/games';
import { exportRecord, Match, newHeader, recordOf, sealOf } from '@kolbiste/table';
import { beforeAll, describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../../..');
const PROGRAM = join(ROOT, 'build/kolbiste.mjs');
const folder = mkdtempSync(join(tmpdir(), 'kolbiste-cli-'));

function kolbiste(args: readonly string[], input = ''): { status: number | null; out: string; err: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [PROGRAM, ...args], {
    input,
    encoding: 'utf8',
    cwd: ROOT,
    env: { ...process.env, LANG: 'C', LC_ALL: '' },
  });
  return { status, out: stdout, err: stderr };
}

beforeAll(() => {
  if (!existsSync(PROGRAM)) throw new Error('build the program first: npm run build');
});

describe('kolbiste', () => {
  it('helps in both languages', () => {
    expect(kolbiste(['--help'])).toMatchObject({ status: 0, out: expect.stringContaining('simulate <game>') });
    expect(kolbiste(['--help', '--lang', 'cs'])).toMatchObject({
      status: 0,
      out: expect.stringContaining('Neoficiální fanouškovské dílo'),
    });
  });

  it.each([
    ['no command', []],
    ['a command that is not there', ['juggle']],
    ['no game', ['simulate']],
    ['a number that is none', ['simulate', 'scratch-wars', '--games', 'many']],
    ['a language that is not there', ['--help', '--lang', 'de']],
    ['options that are not JSON', ['simulate', 'scratch-wars', '--options', '{']],
  ])('answers %s with exit code 2 and no stack trace', (_, args) => {
    const { status, out, err } = kolbiste(args);
    expect(status).toBe(2);
    expect(out).toBe('');
    expect(err).not.toMatch(/\n\s+at /);
    expect(err.length).toBeGreaterThan(0);
  });

  it.each([
    ['a game that is not there', ['simulate', 'chess'], 'there is no game "chess"'],
    ['an option of the game that is not there', ['simulate', 'scratch-wars', '--options', '{"speed":1}'], 'there is no option "speed"'],
    [
      'a value that is not allowed',
      ['simulate', 'scratch-wars', '--options', '{"preparation":"cheat"}'],
      'must be one of starter, pack, collection',
    ],
    ['a file that is not there', ['scenario', 'run', 'nowhere.yaml'], 'cannot be read'],
    ['a record that is none', ['replay', 'check', 'package.json'], 'record'],
    ['words that no rule has', ['rules', 'xyzzyxyzzy'], 'nothing was found'],
  ])('answers %s with one clear line and exit code 1', (_, args, text) => {
    const { status, err } = kolbiste(args);
    expect(status).toBe(1);
    expect(err).toContain(text);
    expect(err.trim().split('\n')).toHaveLength(1);
  });

  it('simulates and sums up as one JSON object, the same for the same seed', () => {
    const run = () =>
      JSON.parse(kolbiste(['simulate', 'scratch-wars', '--games', '40', '--seed', 'cli', '--json']).out) as Record<string, unknown>;
    const { decisionsPerSecond, ...sum } = run();
    expect(decisionsPerSecond).toBeGreaterThan(0);
    expect(sum).toMatchObject({
      game: 'scratch-wars',
      games: 40,
      finished: 40,
      errors: 0,
      outcomes: { draws: expect.any(Number), winsBySeat: expect.any(Array) },
      meanLength: expect.any(Number),
    });
    const { decisionsPerSecond: _speed, ...again } = run();
    expect(again).toEqual(sum);
  });

  it('plays a whole game in the terminal, keeps it, tells it, checks it and verifies its dice', () => {
    const file = join(folder, 'match.json');
    // The first option every time, as often as any game may need it.
    const played = kolbiste(['play', 'scratch-wars', '--bot', 'novice', '--seed', 'whole game', '--save', file], 'a\n'.repeat(3000));
    expect(played.status).toBe(0);
    expect(played.out).toMatch(/wins|draw/);
    expect(kolbiste(['replay', 'check', file])).toMatchObject({ status: 0, out: expect.stringContaining('The record holds') });
    expect(kolbiste(['replay', 'show', file, '--lang', 'cs']).out).toContain('kolo: ráno');
    expect(kolbiste(['verify', file])).toMatchObject({
      status: 0,
      out: expect.stringMatching(/Fair[^]*only with what the record itself says/),
    });
    expect(kolbiste(['verify', file, '--commitment', '0'.repeat(64)])).toMatchObject({
      status: 1,
      out: expect.stringContaining('Not fair'),
    });
    expect(kolbiste(['verify', file, '--commitment', 'x'])).toMatchObject({ status: 2 });

    const record = JSON.parse(readFileSync(file, 'utf8')) as { header: { tableSeed: string } };
    record.header.tableSeed = record.header.tableSeed.replace(/^./, c => (c === '0' ? '1' : '0'));
    writeFileSync(file, JSON.stringify(record));
    expect(kolbiste(['verify', file])).toMatchObject({ status: 1, out: expect.stringContaining('Not fair') });
  });

  it('verifies sealed nonces against the seals that were noted', () => {
    const { game } = gameNamed('scratch-wars');
    const nonces = ['nonce-of-Jana', 'nonce-of-Petr'];
    const seals = nonces.map(sealOf);
    const seats = ['Jana', 'Petr'].map(name => ({ name, kind: 'human' as const }));
    const match = new Match(game, newHeader(game, { match: 'm', seats, tableSeed: 'a seed of the table that is long enough' }));
    seals.forEach((seal, seat) => match.take({ at: 0, type: 'ready', seat, seal }));
    nonces.forEach((nonce, seat) => match.take({ at: 0, type: 'unseal', seat, nonce }));
    match.take({ at: 0, type: 'concede', seat: 1 });
    const file = join(folder, 'sealed.json');
    writeFileSync(file, exportRecord(recordOf(match)));
    expect(kolbiste(['verify', file, '--seals', seals.join(',')])).toMatchObject({
      status: 0,
      out: expect.stringMatching(/Fair[^]*Every nonce compared with the seal you noted/),
    });
    for (const wrong of [seals.toReversed(), [seals[0], '-'], [seals[0]]])
      expect(kolbiste(['verify', file, '--seals', wrong.join(',')])).toMatchObject({
        status: 1,
        out: expect.stringContaining('a nonce is not the one its seat had sealed before'),
      });
    expect(kolbiste(['verify', file, '--seals', 'x'])).toMatchObject({ status: 2, out: '' });
  });

  it('says why not, takes back what taught nobody anything, and leaves', () => {
    const { out, status } = kolbiste(
      ['play', 'scratch-wars', '--hotseat', '--seed', 'asking', '--options', '{"preparation":"pack"}'],
      'b\nw\na\nu\nq\n',
    );
    expect(status).toBe(0);
    expect(out).toContain('[SCW 1.5.1.2]');
    expect(out).toContain('Choose at least one weapon.');
    expect(out).toContain('Taken back.');
    expect(out).toContain('Leaving the game.');
  });

  it('shows the roll for the start, takes dice as they are typed, says when a key is wrong, and passes by itself', () => {
    const { out, err } = kolbiste(
      ['play', 'dice-throne', '--bot', 'novice', '--seed', 'd1', '--options', '{"heroes":["thor","loki"]}'],
      `zz\n?\n${'.\nend\nroll\n135\nk24\nstop\na\na\n'.repeat(12)}`,
    );
    expect(err).toBe('');
    expect(out).toMatch(/Player rolls for first player: \d/);
    expect(out).toContain('There is no answer "zz" here.');
    expect(out).toMatch(/Hand: Player: 1 \S/);
    expect(out).toMatch(/\(passed \d+\)/);
    expect(out).toMatch(/Choose: 135\n {2}Player rolls for attack: /);
    expect(out).toMatch(/1: \[\d\] \w+ {3}2: \[\d\]/);
    expect(out).not.toMatch(/Reroll dice \d, \d/);
    // A colour would be a control sequence, and there is no terminal.
    expect(out).not.toContain('\u001B');
  });

  it('seats as many as the game allows', () => {
    const { out, status } = kolbiste(
      ['play', 'summoner-wars', '--seats', '4', '--bot', 'novice', '--seed', 'four', '--lang', 'cs'],
      'a\n?\nq\n',
    );
    expect(status).toBe(0);
    expect(out).toMatch(/a {5}b {5}c.* {5}l\n/);
    expect(out).toContain('Bot 3 (nováček)');
    expect(kolbiste(['play', 'scratch-wars', '--seats', '3'])).toMatchObject({ status: 2, err: 'kolbiste: --seats must be 2\n' });
    const simulated = kolbiste(['simulate', 'dice-throne', '--seats', '4', '--games', '2', '--json']);
    expect((JSON.parse(simulated.out) as { outcomes: { winsBySeat: number[] } }).outcomes.winsBySeat).toHaveLength(4);
    const arena = kolbiste('arena dice-throne random random --seats 4 --games 2 --cores 1 --json'.split(' '));
    expect(JSON.parse(arena.out)).toMatchObject({ games: 2 });
  });

  it('is quiet when nobody reads on', () => {
    const { status, stderr } = spawnSync(
      'sh',
      ['-c', `"${process.execPath}" "${PROGRAM}" scenario run packages/scratch-wars/scenarios | head -1`],
      {
        encoding: 'utf8',
        cwd: ROOT,
      },
    );
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  });

  it('survives foreign files: escape sequences, aliases without end, numbers without end', () => {
    const file = join(folder, 'foreign.json');
    kolbiste(['play', 'scratch-wars', '--bot', 'novice', '--seed', 'foreign', '--save', file], 'a\n'.repeat(3000));
    const record = JSON.parse(readFileSync(file, 'utf8')) as { header: { seats: { name: string }[]; options: unknown } };
    record.header.seats[0]!.name = 'Evil\u001B]0;owned\u0007';
    writeFileSync(file, JSON.stringify(record));
    const told = kolbiste(['replay', 'show', file]);
    expect(told.out).toContain('Evil');
    expect(told.out).not.toContain('\u001B');
    record.header.options = '@';
    const nested = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
    writeFileSync(file, JSON.stringify(record).replace('"@"', `{"a":${nested}}`));
    expect(kolbiste(['replay', 'check', file])).toMatchObject({
      status: 1,
      err: expect.stringMatching(/^kolbiste: .*too deeply nested\n$/),
    });

    const yaml = join(folder, 'foreign.yaml');
    const head = 'title: t\ngame: dice-throne\nrules: [DIT 1.1]\n';
    const many = [...'bcdefghij'].map((name, i) => `${name}: &${name} [${Array(9).fill(`*${'abcdefghi'[i]}`).join(', ')}]\n`).join('');
    writeFileSync(yaml, `${head}a: &a [x]\n${many}`);
    expect(kolbiste(['scenario', 'run', yaml])).toMatchObject({ status: 1, out: expect.stringContaining('at most 20000 values') });
    writeFileSync(
      yaml,
      `${head}seats: [Jana, Petr]\ngiven:\n  Jana: { hero: thor, tokens: { electrokinesis: 1000000000000 } }\n  Petr: { hero: loki }\nwhen:\n  - Jana: end\n`,
    );
    expect(kolbiste(['scenario', 'run', yaml])).toMatchObject({ status: 1, err: '' });
  });

  it('runs scenario files and names the line of what is wrong', () => {
    const good = join(folder, 'good.yaml'),
      bad = join(folder, 'bad.yaml');
    const text = (lives: number): string =>
      `title: A hero attack\ngame: scratch-wars\nrules: [SCW 3.4.2.3]\ngiven:\n  Jana:\n    weapons:\n      w1: { wheel: green heroAttack 3 }\n  Petr:\n    weapons:\n      w2: {}\nseats: [Jana, Petr]\nrandom: [1]\nwhen:\n  - Jana: spin w1\n  - Jana: use\nthen:\n  Petr.lives: ${lives}\n`;
    writeFileSync(good, text(17));
    writeFileSync(bad, text(16));
    expect(kolbiste(['scenario', 'run', good])).toMatchObject({ status: 0, out: expect.stringContaining('1 passed, 0 failed') });
    expect(kolbiste(['scenario', 'run', good, bad])).toMatchObject({ status: 1, out: expect.stringMatching(/bad\.yaml:17.*17/s) });
    const { out } = kolbiste(['scenario', 'play', good, '--lang', 'cs']);
    expect(out).toContain('ztrácí 3 životy');
    expect(out).toMatch(/Jana: Jsi na řadě.*\n {2}› Zatočit: /);
    expect(out).not.toMatch(/spin\.|turn\.acted|› spin/);
  });

  it('looks up rules by id and by words without diacritics', () => {
    expect(kolbiste(['rules', 'scw', '3.5.2.6']).out).toContain('SCW 3.5.2.6');
    expect(kolbiste(['rules', 'nahla smrt', '--lang', 'cs']).out).toMatch(/SCW 2\.3\.3/);
    expect(kolbiste(['rules', 'SCW R-41', '--json']).out).toContain('"ruling"');
  });

  it('plays matches of an earlier release again by the rules they began with', () => {
    const copy = join(folder, 'earlier.db');
    copyFileSync(join(ROOT, 'packages/server/test/fixtures/earlier.db'), copy);
    expect(kolbiste(['restore', '--check', copy, '--json'])).toMatchObject({
      status: 0,
      out: expect.stringContaining('"replayed":8,"otherRules":0'),
    });
  });

  it('keeps a server: copies its database, checks the copy, records what its keeper does', () => {
    const data = join(folder, 'data'),
      copy = join(folder, 'copy.db');
    const keep = (...args: string[]) =>
      spawnSync(process.execPath, [PROGRAM, ...args], {
        encoding: 'utf8',
        cwd: ROOT,
        env: { ...process.env, LANG: 'C', LC_ALL: '', DATA_DIR: data },
      });
    expect(keep('backup', copy)).toMatchObject({ status: 1, stderr: expect.stringMatching(/^kolbiste: there is no database in .*\n$/) });
    expect(keep('admin', 'acts')).toMatchObject({ status: 0, stdout: '' }); // makes the database
    expect(keep('backup', copy)).toMatchObject({ status: 0, stdout: expect.stringContaining('copied') });
    expect(keep('restore', '--check', copy)).toMatchObject({ status: 0, stdout: expect.stringContaining('sound: 0 matches') });
    expect(keep('admin', 'ban', 'nobody')).toMatchObject({ status: 2, stderr: expect.stringContaining('--why') });
    expect(keep('admin', 'ban', 'nobody', '--why', 'because').status).toBe(1);
    expect(keep('admin', 'acts').stdout).toBe('');
  });

  it('measures two levels against each other, the same on one core and on two', () => {
    const arena = (cores: number): Record<string, number> =>
      JSON.parse(
        kolbiste(['arena', 'scratch-wars', 'squire', 'random', '--games', '6', '--iterations', '2', '--cores', `${cores}`, '--json']).out,
      ) as Record<string, number>;
    const one = arena(1);
    expect(one['games']).toBe(6);
    expect(one['low']).toBeLessThanOrEqual(one['share']!);
    expect(one['high']).toBeGreaterThanOrEqual(one['share']!);
    expect(one['pairs']).toBe(3);
    expect(one['won']! + one['split']! + one['lost']!).toBe(3);
    expect(arena(2)).toEqual(one);
  });

  it('measures on even ground: anyone who brings the better side, both do', () => {
    for (const game of ['scratch-wars', 'summoner-wars', 'dice-throne', 'doomtrooper']) {
      const { out, status } = kolbiste(['arena', game, 'policy', 'policy', '--mirror', '--games', '2', '--cores', '1', '--lang', 'en']);
      expect(status).toBe(0);
      expect(out).toMatch(/^policy – policy: \d+\.\d % \(.*\), pairs won [01], split [01], lost [01]\n$/);
    }
    expect(kolbiste(['arena', 'scratch-wars', 'squire', 'novice', '--games', '3', '--lang', 'en'])).toMatchObject({
      status: 2,
      err: 'kolbiste: --games must be even: every deal is played from both sides\n',
    });
  });

  it('tells one game of the arena with what was thought, the same every time', () => {
    const watch = (n: number, lang: string): string =>
      kolbiste([...'arena dice-throne squire novice --iterations 2,1 --seed tell --watch'.split(' '), `${n}`, '--lang', lang]).out;
    const told = watch(2, 'en');
    expect(told).toMatch(/#\d+ squire 2: Main phase: play cards, or end the phase\./);
    expect(told).toMatch(/ {3}→ \d+\.\d % \(2\) {2}Play /);
    expect(told).toMatch(/ {6}\| {3}in hand: \w+/);
    expect(told.trimEnd().split('\n').at(-1)).toMatch(/(squire 2|novice 1) .*\.$/);
    expect(watch(2, 'en')).toBe(told);
    expect(watch(1, 'cs')).toMatch(/#\d+ squire 1: Hlavní fáze[^]*karty v ruce: /);
  });

  it('says which contenders there are, and which side cannot play', () => {
    expect(kolbiste(['arena', 'scratch-wars', 'squire', 'king'])).toMatchObject({
      status: 2,
      err: 'kolbiste: "king": novice, squire, knight, champion, random, policy, greedy\n',
    });
  });
});
