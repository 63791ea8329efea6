/** A bot in a thread of the server's: takes jobs, one at a time, and answers them. */
import { parentPort } from 'node:worker_threads';
import { gameNamed } from '@kolbiste/games';
import { answerJob, type BotJob } from './job.ts';

parentPort!.on('message', (job: BotJob) => {
  parentPort!.postMessage(answerJob(job, gameNamed(job.game).game, () => performance.now()));
});
