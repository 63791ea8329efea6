/** Asks the bots' worker, one question at a time per table; a worker that dies or dawdles is replaced. */
import { BUDGETS, type BotAnswer, type BotJob, type Choice, type DecisionReview } from '@kolbiste/bots';

const PATIENCE = 10_000;
let worker: Worker | null = null;
let counter = 0;
const waiting = new Map<number, { readonly resolve: (answer: BotAnswer) => void; readonly reject: (error: Error) => void }>();

function start(): Worker {
  const made = new Worker(new URL('./bot.ts', import.meta.url), { type: 'module', name: 'kolbiste-bot' });
  made.addEventListener('message', (event: MessageEvent<BotAnswer>) => {
    const answer = event.data;
    const asked = waiting.get(answer.id);
    waiting.delete(answer.id);
    if ('error' in answer) asked?.reject(new Error(answer.error));
    else asked?.resolve(answer);
  });
  made.addEventListener('error', () => restart(new Error('the bot stumbled')));
  return made;
}

function restart(error: Error): void {
  worker?.terminate();
  worker = null;
  for (const { reject } of waiting.values()) reject(error);
  waiting.clear();
}

function ask(job: Omit<BotJob, 'id'>): Promise<BotAnswer> {
  worker ??= start();
  const id = ++counter;
  const mine = worker;
  return new Promise((resolve, reject) => {
    const alarm = setTimeout(() => restart(new Error('the bot took too long')), BUDGETS[job.level].milliseconds + PATIENCE);
    const settled = () => clearTimeout(alarm);
    waiting.set(id, {
      resolve: answer => (settled(), resolve(answer)),
      reject: error => (settled(), reject(error)),
    });
    mine.postMessage({ ...job, id });
  });
}

/** What a bot of this level chooses, and what it thinks of it. */
export const think = async (job: Omit<BotJob, 'id'>): Promise<Choice> => {
  const answer = await ask(job);
  if (!('choice' in answer)) throw new Error('the bot answered something else');
  return answer.choice;
};

/** What a bot thinks of an answer that was given; null where there was nothing to choose. */
export const lookBack = async (job: Omit<BotJob, 'id'> & { readonly played: string }): Promise<DecisionReview | null> => {
  const answer = await ask(job);
  if (!('moment' in answer)) throw new Error('the bot answered something else');
  return answer.moment;
};
