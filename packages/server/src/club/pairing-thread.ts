/** Pairing beside the thread that plays: among hundreds of players it takes a good part of a second. */
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import type { EventAct } from '@kolbiste/club';
import { CommandRefused } from '@kolbiste/club/events';
import { answerPairing, type PairingAnswer, type PairingJob } from './pairing-job.ts';

/** Fewer than these are paired sooner than a thread has started. */
const MANY = 64;

/** `file`: the thread's program. Where there is none, and where it fails, the round is paired here. Throws CommandRefused. */
export async function pair(file: string, job: PairingJob): Promise<readonly EventAct[]> {
  const many = job.state.entrants.length >= MANY && existsSync(file);
  const answer = (many ? await beside(file, job).catch(() => null) : null) ?? answerPairing(job);
  if ('refused' in answer) throw new CommandRefused(answer.refused.why, answer.refused.params);
  return answer.acts;
}

async function beside(file: string, job: PairingJob): Promise<PairingAnswer | null> {
  const worker = new Worker(file, { execArgv: [] });
  try {
    worker.postMessage(job);
    const ended = once(worker, 'exit').then(() => [null]);
    const [answer] = (await Promise.race([once(worker, 'message'), ended])) as [PairingAnswer | null];
    return answer;
  } finally {
    void worker.terminate();
  }
}
