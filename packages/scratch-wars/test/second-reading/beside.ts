/** The model plays beside the engine: who is asked, what is offered and what is on the table must be the same after every answer. */
import { isDraw, keyOf, Random, seeded, winners } from '@kolbiste/engine';
import { game, type DuelView } from '../../src/index.ts';
import { read, type Asked, type Duel, type Hero } from './model.ts';

const viewOf = (position: Parameters<typeof game.see>[0]): DuelView => game.see(position, 'spectator').table as unknown as DuelView;

const startOf = ({ starter, sides, weapons }: DuelView): Duel => ({
  round: 1,
  starter: starter!,
  active: starter!,
  actions: 4,
  players: sides.map(({ hero, lives, energy }) => ({ hero: hero as Hero, lives, energy, used: [] })) as unknown as Duel['players'],
  weapons: weapons.map(({ owner, card, state, deferred }) => ({ owner, card, state, deferred })),
});
const engineState = ({ round, active, actions, sides, weapons }: DuelView): string =>
  JSON.stringify({
    round,
    active,
    actions,
    players: sides.map(({ lives, energy, used }) => [lives, energy, used.toSorted()]),
    weapons: weapons.map(({ state, deferred }) => [state, deferred && [deferred.effect, deferred.value, deferred.durability]]),
  });
const modelState = ({ round, active, actions, players, weapons }: Duel): string =>
  JSON.stringify({
    round,
    active,
    actions,
    players: players.map(({ lives, energy, used }) => [lives, energy, used.toSorted()]),
    weapons: weapons.map(({ state, deferred }) => [state, deferred && [deferred.effect, deferred.value, deferred.durability]]),
  });

/** Plays one random Duel; gives the questions that were compared, by name. */
export function playBeside(options: object, seed: string, questions: Map<string, number>): void {
  const position = game.start(options, 2, seed);
  const choices = new Random(seeded(`${seed}/choices`));
  const same = (what: string, engine: string, model: string): void => {
    if (engine !== model) throw new Error(`${seed}: ${what}\n  engine: ${engine}\n  model:  ${model}`);
  };
  const started: { duel: Duel | null } = { duel: null };
  let reading: ReturnType<typeof read> | null = null;
  let asked: IteratorResult<Asked, void> | null = null;
  while (position.decision) {
    const { seat, options: offered } = position.decision;
    const keys = offered.map(keyOf);
    const view = viewOf(position);
    const { question } = game.see(position, seat).decision!;
    const { duel } = started;
    if (duel && asked) {
      if (asked.done || 'spin' in asked.value) throw new Error(`${seed}: ${question} is asked, and the model asks nothing`);
      same(`who is asked ${question}`, String(seat), String(asked.value.seat));
      same(`the answers to ${question}`, keys.toSorted().join(' | '), asked.value.answers.toSorted().join(' | '));
      // Actions are over at the end of a turn, whatever is left of them.
      if (question === 'turn.acted') same(`the table at ${question}`, engineState(view), modelState(duel));
      questions.set(question, (questions.get(question) ?? 0) + 1);
    }
    const key = keys[choices.integer(keys.length)]!;
    const sectors: number[] = [];
    let begins = false;
    game.answer(position, key, (event, world) => {
      if (event.type === 'spun') sectors.push(event.sector);
      if (event.type !== 'roundBegan' || event.round > 1) return;
      begins = true;
      started.duel = startOf(game.module.view(world, 'spectator') as unknown as DuelView);
    });
    if (begins) reading = read(started.duel!);
    if (!reading) continue;
    asked = begins ? reading.next() : reading.next(key);
    while (!asked.done && 'spin' in asked.value) {
      const sector = sectors.shift();
      if (sector === undefined) throw new Error(`${seed}: the model spins after "${key}", the engine does not`);
      asked = reading.next(sector);
    }
  }
  const { duel } = started;
  if (!duel || !asked?.done) throw new Error(`${seed}: the game is over, and the model goes on`);
  const standing = duel.players.flatMap(({ lives }, seat) => (lives > 0 ? [seat] : []));
  const { outcome } = position;
  same('who has won', isDraw(outcome!) ? 'nobody' : winners(outcome!).join(), standing.length === 1 ? String(standing[0]) : 'nobody');
  same(
    'the lives at the end',
    JSON.stringify(viewOf(position).sides.map(({ lives }) => Math.max(0, lives))),
    JSON.stringify(duel.players.map(({ lives }) => Math.max(0, lives))),
  );
}
