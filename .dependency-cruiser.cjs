/** Which way dependencies point (docs/architecture.md §1). */
const games = 'scratch-wars|summoner-wars|dice-throne|doomtrooper';
const BOARD = '/src/board/';
const only = (name, to) => ({
  name: `${name}-reaches-only-${to.length ? to.join('-') : 'itself'}`,
  severity: 'error',
  from: { path: `^packages/(${name})/src`, pathNot: BOARD },
  to: { path: '^packages/', pathNot: `^packages/($1${to.length ? '|' + to.join('|') : ''})/` },
});
module.exports = {
  forbidden: [
    { name: 'engine-is-pure', severity: 'error', from: { path: '^packages/engine/src' }, to: { pathNot: '^packages/engine/src' } },
    {
      name: 'rulebooks-stand-alone',
      severity: 'error',
      from: { path: '^packages/rulebooks/src' },
      to: { pathNot: '^packages/rulebooks/' },
    },
    {
      name: 'games-have-no-npm',
      severity: 'error',
      from: { path: `^packages/(${games}|games|table)/src`, pathNot: BOARD },
      to: { path: 'node_modules', pathNot: 'node_modules/@kolbiste' },
    },
    only(games, ['engine', 'rulebooks']),
    {
      name: 'games-do-not-know-their-boards',
      comment: 'Rules, cards, text and bot run without a page.',
      severity: 'error',
      from: { path: `^packages/(${games})/(src|test)`, pathNot: '/(src|test)/board/' },
      to: { path: BOARD },
    },
    {
      name: 'a-board-reaches-only-its-game-and-the-kit',
      severity: 'error',
      from: { path: `^packages/(${games})/src/board/` },
      to: { path: '^packages/', pathNot: '^packages/($1|engine|protocol|rulebooks|board-kit)/' },
    },
    {
      name: 'a-board-has-no-npm-but-svelte',
      severity: 'error',
      from: { path: BOARD },
      to: { path: 'node_modules', pathNot: 'node_modules/(@kolbiste|svelte)/' },
    },
    only('board-kit', ['engine', 'protocol', 'rulebooks']),
    only('games', ['engine', 'rulebooks', games]),
    only('protocol', ['engine', 'club']),
    only('club', ['engine']),
    only('table', ['engine', 'protocol', 'rulebooks']),
    only('bots', ['engine', 'games', 'protocol', games]),
    only('testkit', ['engine', 'rulebooks']),
    only('learn', ['engine', 'rulebooks', 'testkit']),
    only('server', ['engine', 'rulebooks', 'games', 'bots', 'protocol', 'table', 'club']),
    only('cli', ['engine', 'rulebooks', 'games', 'bots', 'protocol', 'table', 'testkit', 'learn', 'server', 'club']),
    only('web', ['engine', 'rulebooks', 'games', 'bots', 'protocol', 'table', 'testkit', 'learn', 'board-kit', 'club', games]),
    {
      name: 'the-page-speaks-the-protocol',
      comment: 'Only the worker plays: everything else in the page knows a table by its messages.',
      severity: 'error',
      from: { path: '^packages/web/src', pathNot: '^packages/web/src/worker/' },
      to: { path: '^packages/(table|bots|testkit|learn)/' },
    },
    {
      name: 'sql-is-in-storage',
      comment: 'One folder of the server knows its database.',
      severity: 'error',
      from: { path: '^packages/server/src', pathNot: '^packages/server/src/storage/' },
      to: { path: 'node_modules/(kysely|pg|@photostructure/sqlite)(/|$)' },
    },
    {
      name: 'only-atoms-write-the-world',
      severity: 'error',
      from: { path: '^packages/', pathNot: '^packages/([^/]+/(src/rules/atoms(\\.ts|/)|test/)|engine/src/game\\.ts$)' },
      to: { path: '^packages/engine/src/draft\\.ts$' },
    },
    { name: 'no-circles', severity: 'error', from: {}, to: { circular: true } },
    { name: 'no-unresolved', severity: 'error', from: {}, to: { couldNotResolve: true, pathNot: '^virtual:' } },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'svelte', 'node', 'default', 'types'] },
    doNotFollow: { path: 'node_modules' },
    // Of our packages: most of npm lies in a `dist` too, and has to be seen.
    exclude: '^(packages/[^/]+|node_modules/@kolbiste/[^/]+)/(dist|build|\\.svelte-check)/',
  },
};
