/** Where bots think: a worker of its own, so that the table keeps answering meanwhile. */
import { answerJob, type BotJob } from '@kolbiste/bots';
import { loadRules } from '@kolbiste/games/lazy';
import type { GameId } from '@kolbiste/games/ids';

addEventListener('message', (event: MessageEvent<BotJob>) => {
  const job = event.data;
  void loadRules(job.game as GameId, job.version).then(rules => postMessage(answerJob(job, rules?.game ?? null, () => performance.now())));
});
