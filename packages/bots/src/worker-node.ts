/** A bot in a thread of the server's: takes jobs, one at a time, and answers them. */
import { parentPort } from 'node:worker_threads';
import { rulesOf } from '@kolbiste/games';
import { answerJob, type BotJob } from './job.ts';

parentPort!.on('message', (job: BotJob) => {
  void rulesOf(job.game, job.version).then(rules => parentPort!.postMessage(answerJob(job, rules?.game ?? null, () => performance.now())));
});
