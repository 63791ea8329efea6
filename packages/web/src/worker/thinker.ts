/** Asks the bots' worker, one question at a time per table; a worker that dies or dawdles is replaced. */
import { BUDGETS, LEVELS, type BotAnswer, type BotJob, type Level } from '@kolbiste/bots';

const PATIENCE = 10_000;
let worker: Worker | null = null;
let counter = 0;
const waiting = new Map<number, { readonly resolve: (key: string) => void; readonly reject: (error: Error) => void }>();

function start(): Worker {
  const made = new Worker(new URL('./bot.ts', import.meta.url), { type: 'module', name: 'kolbiste-bot' });
  made.addEventListener('message', (event: MessageEvent<BotAnswer>) => {
    const answer = event.data;
    const asked = waiting.get(answer.id);
    waiting.delete(answer.id);
    if ('choice' in answer) asked?.resolve(answer.choice.key);
    else asked?.reject(new Error(answer.error));
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

export const levelNamed = (name: string): Level => LEVELS.find(level => level === name) ?? 'squire';

/** The key a bot of this level chooses. */
export function think(job: Omit<BotJob, 'id'>): Promise<string> {
  worker ??= start();
  const id = ++counter;
  const mine = worker;
  return new Promise((resolve, reject) => {
    const alarm = setTimeout(() => restart(new Error('the bot took too long')), BUDGETS[job.level].milliseconds + PATIENCE);
    const settled = () => clearTimeout(alarm);
    waiting.set(id, {
      resolve: key => (settled(), resolve(key)),
      reject: error => (settled(), reject(error)),
    });
    mine.postMessage({ ...job, id });
  });
}
