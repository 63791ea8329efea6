/** What leaves over a socket. Frames of one moment leave together; a client that does not read is cut off. */
import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import type { Frame } from './frame.ts';

/** All that have something to send at the end of this moment. */
let toFlush: Outbox[] = [];
function flushAll(): void {
  const outboxes = toFlush;
  toFlush = [];
  for (const outbox of outboxes) outbox.flush();
}

export class Outbox {
  private readonly ws: WebSocket;
  private readonly stream: Duplex;
  private readonly most: number;
  private readonly frames: Frame[] = [];

  /** `most`: bytes that may wait to be read. */
  constructor(ws: WebSocket, stream: Duplex, most: number) {
    this.ws = ws;
    this.stream = stream;
    this.most = most;
  }

  send(frame: Frame): void {
    const { ws, frames } = this;
    if (ws.readyState !== ws.OPEN) return;
    if (this.stream.writableLength > this.most) {
      ws.terminate();
      return;
    }
    if (frames.push(frame) > 1) return;
    if (toFlush.push(this) === 1) process.nextTick(flushAll);
  }

  flush(): void {
    const { ws, stream, frames } = this;
    if (frames.length === 0) return;
    if (ws.readyState === ws.OPEN) stream.write(frames.length === 1 ? frames[0]! : Buffer.concat(frames));
    frames.length = 0;
  }
}
