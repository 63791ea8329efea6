/** Where bots think: a worker of its own, so that the table keeps answering meanwhile. */
import { answerJob, type BotJob } from '@kolbiste/bots';
import { LOADERS } from '@kolbiste/games/lazy';

addEventListener('message', (event: MessageEvent<BotJob>) => {
  const job = event.data;
  void LOADERS[job.game as keyof typeof LOADERS]().then(({ game }) => postMessage(answerJob(job, game, () => performance.now())));
});
