/**
 * Rule coverage: which statements of the books does code cite, and which have a passing test or scenario that declares them.
 * Pure functions over what `survey.mjs` read; see `survey.d.mts` for the shapes.
 */
import { games, isChapter, prefixes } from './citations.mjs';

const profiles = ['tournament', 'standard'];

/** Everything wrong that can be told from the citations alone; each a sentence with its place. */
export function problemsOf({ books, citations, tagged, notApplicable }) {
  const known = new Set(games.flatMap(game => [...books[game].rules.map(({ id }) => id), ...books[game].rulings.map(({ cite }) => cite)]));
  const engine = new Set(games.flatMap(game => books[game].rules.filter(isEngine).map(({ id }) => id)));
  return [
    ...citations
      .filter(({ cite, chapterAllowed }) => !known.has(cite) && !(chapterAllowed && isChapter(cite, known)))
      .map(({ cite, file, line }) => `${file}:${line} cites ${cite}, which does not exist.`),
    ...tagged.map(({ tag, file, line }) => `${file}:${line} has ${tag} in a title; declare it with rules(…).`),
    ...Object.keys(notApplicable)
      .filter(id => !engine.has(id))
      .map(id => `packages/rulebooks/data/not-applicable.json names ${id}, which is no engine rule.`),
  ];
}

const isEngine = rule => rule.category === 'engine';

/**
 * The report, game by game.
 * `evidence` are the passing tests and scenarios: { kind, file, title, cites, profiles }.
 */
export function coverageOf({ books, code, evidence, notApplicable, verified }) {
  const cited = new Set(code);
  const report = {};
  for (const game of games) {
    const book = books[game];
    const own = evidence
      .map(item => ({ ...item, cites: item.cites.filter(cite => cite.startsWith(`${prefixes[game]} `)) }))
      .filter(({ cites }) => cites.length > 0);
    const engine = book.rules.filter(isEngine);
    const excused = engine.filter(({ id }) => id in notApplicable);
    const rulings = book.rulings.map(({ cite }) => cite);
    const testedRulings = new Set(own.flatMap(({ cites }) => cites));
    report[game] = {
      ...tally(engine, cited, notApplicable, rule => own.some(item => item.cites.includes(rule.id) && speaksOf(item, rule, book))),
      notApplicable: excused.map(({ id }) => ({ id, why: notApplicable[id] })),
      verified,
      rulings: {
        total: rulings.length,
        cited: rulings.filter(cite => cited.has(cite)).length,
        tested: rulings.filter(cite => testedRulings.has(cite)).length,
      },
      missingRulings: rulings.filter(cite => !testedRulings.has(cite)),
    };
    if (engine.some(({ profile }) => profile)) {
      report[game].profiles = Object.fromEntries(
        profiles.map(profile => {
          const tested = rule => own.some(item => item.cites.includes(rule.id) && provesIn(item, rule, profile));
          const inherited = engine.filter(
            rule => rule.profile !== 'both' && rule.profile !== profile && holdsIn(book, rule).includes(profile),
          );
          const printed = engine.filter(rule => rule.profile === 'both' || rule.profile === profile);
          return [
            profile,
            {
              ...tally(printed, cited, notApplicable, tested),
              notApplicable: printed.filter(({ id }) => id in notApplicable).map(({ id }) => ({ id, why: notApplicable[id] })),
              inherited: tally(inherited, cited, notApplicable, tested),
            },
          ];
        }),
      );
    }
  }
  return report;
}

/** engine = tested + missing + those with no digital counterpart. */
function tally(rules, cited, notApplicable, isTested) {
  const due = rules.filter(({ id }) => !(id in notApplicable));
  const missing = due.filter(rule => !isTested(rule)).map(({ id }) => id);
  return {
    engine: rules.length,
    cited: rules.filter(({ id }) => cited.has(id)).length,
    tested: due.length - missing.length,
    missing,
    uncited: due.filter(({ id }) => !cited.has(id)).map(({ id }) => id),
  };
}

/** The profiles in which a rule holds; a rule of one book may hold in the other as well (DOT DR-01). */
function holdsIn(book, { id, profile }) {
  if (!profile) return [];
  if (profile === 'both') return profiles;
  const into = profile === 'tournament' ? book.inheritance?.intoStandard : book.inheritance?.intoTournament;
  return into?.includes(id) ? profiles : [profile];
}

/** A test that names its profile proves nothing about a rule that does not hold there. */
function speaksOf(item, rule, book) {
  const holds = holdsIn(book, rule);
  return item.profiles.length === 0 || holds.length === 0 || item.profiles.some(profile => holds.includes(profile));
}

/** A test without a profile is proof for a rule of one book only, and there for that book. */
function provesIn(item, rule, profile) {
  return item.profiles.length === 0 ? rule.profile === profile : item.profiles.includes(profile);
}

/** A title for readers: what a table fills in is left open. */
const readable = title => (typeof title === 'string' ? title.replaceAll(/%[sdifjo]|\$\{[^}]*\}|\$[a-z]\w*/gi, '…') : title);

/** Rule or ruling → the tests and scenarios that name it, in a fixed order. */
export function testsByRule(evidence) {
  const index = {};
  for (const { kind, file, title: said, cites } of evidence) {
    const title = readable(said);
    for (const cite of cites) {
      const entry = (index[cite] ??= { tests: [], scenarios: [] });
      const list = kind === 'scenario' ? entry.scenarios : entry.tests;
      if (!list.some(other => other.file === file && (kind === 'scenario' || other.title === title))) list.push({ file, title });
    }
  }
  const order = (a, b) => (a.file === b.file ? compare(a.title, b.title) : compare(a.file, b.file));
  for (const entry of Object.values(index)) {
    entry.tests.sort(order);
    entry.scenarios.sort((a, b) => compare(a.file, b.file));
  }
  return Object.fromEntries(Object.entries(index).sort(([a], [b]) => a.localeCompare(b, 'en', { numeric: true })));
}

const compare = (a, b) => (a < b ? -1 : a > b ? 1 : 0);

const names = {
  'scratch-wars': 'Scratch Wars',
  'summoner-wars': 'Summoner Wars',
  'dice-throne': 'Dice Throne',
  doomtrooper: 'Doomtrooper',
};

const unverified = 'No test results were found, so "tested" comes from what the sources declare and is unverified.';

/** Ids of one book without their prefix, gathered by chapter: [['3', ['3.4.1.1', …]], …]. */
function byChapter(ids) {
  const chapters = new Map();
  for (const id of ids) {
    const number = id.slice(id.indexOf(' ') + 1);
    const chapter = number.split('.')[0];
    chapters.set(chapter, [...(chapters.get(chapter) ?? []), number]);
  }
  return [...chapters];
}

function wrap(words, width, indent) {
  const lines = [];
  let line = '';
  for (const word of words) {
    if (line && line.length + word.length + 1 > width) {
      lines.push(line);
      line = '';
    }
    line += line ? ` ${word}` : word;
  }
  if (line) lines.push(line);
  return lines.map(each => indent + each);
}

/** For a terminal. */
export function textReport(report) {
  const lines = [];
  const row = (name, { engine, cited, tested, missing, notApplicable = [] }) =>
    `${name.padEnd(28)}${String(engine).padStart(6)}${String(cited).padStart(8)}${String(tested).padStart(8)}${String(missing.length).padStart(9)}${String(notApplicable.length).padStart(6)}`;
  lines.push(`${'engine rules'.padEnd(28)}  book   cited  tested  missing   n/a`);
  for (const game of games) {
    lines.push(row(names[game], report[game]));
    for (const [profile, counts] of Object.entries(report[game].profiles ?? {})) {
      lines.push(row(`  ${profile}`, counts));
      lines.push(row(`  ${profile}, inherited`, counts.inherited));
    }
  }
  lines.push('', `${'rulings'.padEnd(28)} total   cited  tested`);
  for (const game of games) {
    const { total, cited, tested } = report[game].rulings;
    lines.push(`${names[game].padEnd(28)}${String(total).padStart(6)}${String(cited).padStart(8)}${String(tested).padStart(8)}`);
  }
  for (const game of games) {
    const { missing, missingRulings } = report[game];
    if (missing.length > 0) {
      lines.push('', `${names[game]}: engine rules without a test (${prefixes[game]})`);
      for (const [, ids] of byChapter(missing)) lines.push(...wrap(ids, 100, '  '));
    }
    if (missingRulings.length > 0) {
      lines.push('', `${names[game]}: rulings without a test (${prefixes[game]})`);
      lines.push(
        ...wrap(
          missingRulings.map(cite => cite.slice(4)),
          100,
          '  ',
        ),
      );
    }
  }
  if (games.some(game => !report[game].verified)) lines.push('', unverified);
  return `${lines.join('\n')}\n`;
}

/** For docs/rule-coverage.md. */
export function markdownReport(report, books) {
  const lines = [
    '# Rule coverage',
    '',
    'Made by `npm run rules -- --write`. Do not edit.',
    '',
    'An engine rule is a statement of a rulebook that a program can enforce. It is *cited* when the code of a game names it in an event,',
    'a question or a refusal, and *tested* when a passing test or scenario names it. Rules with no digital counterpart are listed with the reason.',
    '',
    games.every(game => report[game].verified) ? 'The tests are those that passed in the last full run.' : unverified,
    '',
    '| game | engine rules | cited | tested | missing | no digital counterpart | rulings | rulings tested |',
    '| --- | --: | --: | --: | --: | --: | --: | --: |',
    ...games.map(game => {
      const { engine, cited, tested, missing, notApplicable, rulings } = report[game];
      return `| ${names[game]} | ${engine} | ${cited} | ${tested} | ${missing.length} | ${notApplicable.length} | ${rulings.total} | ${rulings.tested} |`;
    }),
  ];
  for (const game of games) {
    const { missing, missingRulings, notApplicable, profiles: counts } = report[game];
    lines.push('', `## ${names[game]}`);
    if (counts) {
      lines.push('', 'A rule of one book may hold in the other profile too (DOT DR-01); those are the inherited ones.', '');
      lines.push(
        '| profile | engine rules | cited | tested | missing | inherited | inherited, tested |',
        '| --- | --: | --: | --: | --: | --: | --: |',
      );
      for (const [profile, count] of Object.entries(counts)) {
        const { inherited } = count;
        lines.push(
          `| ${profile} | ${count.engine} | ${count.cited} | ${count.tested} | ${count.missing.length} | ${inherited.engine} | ${inherited.tested} |`,
        );
      }
    }
    lines.push('', '### Engine rules without a test', '');
    if (missing.length === 0) lines.push('None.');
    for (const [chapter, ids] of byChapter(missing)) {
      const heading = books[game].headings?.chapters.find(({ number }) => number === chapter);
      lines.push(`- **${[chapter, heading?.en].filter(Boolean).join(' ')}** (${ids.length}): ${ids.join(', ')}`);
    }
    for (const [profile, count] of Object.entries(counts ?? {})) {
      const late = [...count.missing, ...count.inherited.missing].filter(id => !missing.includes(id));
      if (late.length > 0) lines.push('', `Tested, but not in the ${profile} profile: ${late.map(id => id.slice(4)).join(', ')}`);
    }
    lines.push(
      '',
      '### Rulings without a test',
      '',
      missingRulings.length === 0 ? 'None.' : missingRulings.map(cite => cite.slice(4)).join(', '),
    );
    if (notApplicable.length > 0) {
      lines.push('', '### No digital counterpart', '', ...notApplicable.map(({ id, why }) => `- ${id}: ${why}`));
    }
  }
  return `${lines.join('\n')}\n`;
}
