/** The page's end of the line to its worker: calls, and links to local tables. The worker starts when it is first needed. */
import type { TableMessage, Viewer } from '@kolbiste/protocol';
import type { CallName, Calls, FromWorker, ToWorker } from '../worker/messages.ts';
import type { TableLink } from './table-link.ts';

/** A call the worker could not answer. */
export class LocalError extends Error {
  readonly code: string;
  constructor(code: string, text: string) {
    super(text);
    this.code = code;
  }
}

let worker: Worker | null = null;
let calls = 0;
let links = 0;
const waiting = new Map<number, { readonly resolve: (answer: never) => void; readonly reject: (error: Error) => void }>();
const listeners = new Map<number, (message: TableMessage) => void>();

function started(): Worker {
  if (worker) return worker;
  worker = new Worker(new URL('../worker/table-worker.ts', import.meta.url), { type: 'module', name: 'kolbiste-table' });
  worker.addEventListener('message', (event: MessageEvent<FromWorker>) => {
    const message = event.data;
    if (message.kind === 'said') {
      listeners.get(message.link)?.(JSON.parse(message.text) as TableMessage);
      return;
    }
    const asked = waiting.get(message.id);
    waiting.delete(message.id);
    if (message.kind === 'answer') asked?.resolve(message.answer as never);
    else asked?.reject(new LocalError(message.code, message.text));
  });
  worker.addEventListener('error', () => {
    for (const { reject } of waiting.values()) reject(new LocalError('internal', 'the local table could not start'));
    waiting.clear();
  });
  return worker;
}

const post = (message: ToWorker): void => started().postMessage(message);

export function callLocal<C extends CallName>(call: C, ask: Calls[C]['ask']): Promise<Calls[C]['answer']> {
  const id = ++calls;
  return new Promise((resolve, reject) => {
    waiting.set(id, { resolve, reject });
    post({ kind: 'call', id, call, ask } as ToWorker);
  });
}

/** A line to a local table, with the eyes of one viewer. */
export const linkLocal = (match: string, viewer: Viewer): TableLink => lineTo(link => ({ kind: 'open', link, match, viewer }));

/** A line to a lesson, and its number for calls about it. */
export const linkLesson = (game: string, lesson: string, learner: string): TableLink & { readonly number: number } =>
  lineTo(link => ({ kind: 'learn', link, game, lesson, learner }));

/** A line to a puzzle. */
export const linkPuzzle = (game: string, puzzle: string, learner: string): TableLink & { readonly number: number } =>
  lineTo(link => ({ kind: 'solve', link, game, puzzle, learner }));

function lineTo(opening: (link: number) => ToWorker): TableLink & { readonly number: number } {
  const link = ++links;
  return {
    local: true,
    number: link,
    send(message) {
      post({ kind: 'say', link, message });
    },
    shown(seq) {
      post({ kind: 'shown', link, seq });
    },
    listen(onMessage, onStatus) {
      listeners.set(link, onMessage);
      post(opening(link));
      onStatus('open');
      return () => {
        listeners.delete(link);
        post({ kind: 'close', link });
      };
    },
  };
}
