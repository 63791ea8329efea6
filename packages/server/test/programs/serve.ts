/** A server as a process of its own, with the mini game beside the others; says its port in one line. */
import { GAMES } from '@kolbiste/games';
import { createServer, readConfig } from '../../src/index.ts';
import { MIGRATIONS, type Migrations } from '../../src/storage/migrations.ts';
import { miniGame } from '../../../engine/test/mini/module.ts';

/** The database of a release to come. */
const NEXT: Migrations = {
  ...MIGRATIONS,
  '9999-next': async ({ run, make }) => {
    await make('next_release', 'runs integer not null');
    await run('insert into next_release values (1)');
    await run('alter table match add column next_thing text');
  },
};
/** The rules of a release to come. */
const nextMini = { ...miniGame, module: { ...miniGame.module, version: miniGame.module.version + 1 } };

const { NEXT_RELEASE, NEXT_RULES, KEPT_RULES, CLOCK_AHEAD } = process.env;
const kept = { [miniGame.module.version]: () => Promise.resolve({ game: miniGame }) };
const game = NEXT_RULES ? (Object.assign(Object.create(miniGame), nextMini) as typeof miniGame) : miniGame;
const server = await createServer({
  ...readConfig(process.env),
  ...(CLOCK_AHEAD && { now: () => Date.now() + Number(CLOCK_AHEAD) }),
  ...(NEXT_RELEASE && { migrations: NEXT }),
  games: [{ id: 'mini', game, ...(KEPT_RULES && { kept }) }, ...GAMES],
});
process.stdout.write(`${JSON.stringify({ port: server.port })}\n`);
process.once('SIGTERM', () => void server.stop().then(() => process.exit(0)));
