/** Which way dependencies point (docs/architecture.md §1). */
const games = 'scratch-wars|summoner-wars|dice-throne|doomtrooper';
const only = (name, to) => ({
  name: `${name}-reaches-only-${to.length ? to.join('-') : 'itself'}`,
  severity: 'error',
  from: { path: `^packages/(${name})/src` },
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
      from: { path: `^packages/(${games}|games|table)/src` },
      to: { path: 'node_modules', pathNot: 'node_modules/@kolbiste' },
    },
    only(games, ['engine', 'rulebooks']),
    only('games', ['engine', 'rulebooks', games]),
    only('protocol', ['engine']),
    only('table', ['engine', 'protocol', 'rulebooks']),
    only('bots', ['engine', 'games', 'protocol', games]),
    only('testkit', ['engine', 'rulebooks']),
    only('server', ['engine', 'rulebooks', 'games', 'bots', 'protocol', 'table']),
    only('cli', ['engine', 'rulebooks', 'games', 'bots', 'protocol', 'table', 'testkit', 'server']),
    { name: 'no-circles', severity: 'error', from: {}, to: { circular: true } },
    { name: 'no-unresolved', severity: 'error', from: {}, to: { couldNotResolve: true, pathNot: '^virtual:' } },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default', 'types'] },
    doNotFollow: { path: 'node_modules' },
    exclude: '(dist|build|\\.svelte)',
  },
};
