/** A thread that pairs one round. */
import { parentPort } from 'node:worker_threads';
import { answerPairing, type PairingJob } from './pairing-job.ts';

parentPort!.once('message', (job: PairingJob) => parentPort!.postMessage(answerPairing(job)));
