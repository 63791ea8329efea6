/** Tables that are played at beside what is measured, game after game, at the pace of people: how long their moves take. */
import { openOurs } from './kolbiste-load.ts';
import { mulberry32 } from './measure.mjs';

const THINKING_MS = 500;
const random = mulberry32(11);
const open = openOurs('duel');
type View = Parameters<Parameters<typeof open>[2]>[1];

export interface Beside {
  /** How long moves took since the last time one asked, sorted. */
  taken(): Float64Array;
  close(): void;
}

/** This many tables, each with two who move when it is their turn. */
export async function tablesBeside(port: number, count: number): Promise<Beside> {
  let latencies: number[] = [];
  let stopped = false;
  /** A table that is played at, game after game, at the pace of people. */
  async function table(i: number): Promise<() => void> {
    let game = 0;
    let sent: { readonly seat: number; readonly number: number; readonly at: number } | null = null;
    const views: (View | null)[] = [null, null];
    const name = (): string => `t${i}-${game}`;
    const move = (): void => {
      const mover = views[0]!.current;
      const { options, number } = views[mover]!;
      sent = { seat: mover, number, at: performance.now() };
      clients[mover]!.move(name(), number, options[Math.floor(random() * options.length)]!);
    };
    const seen = (seat: number, match: string, view: View): void => {
      if (stopped || match !== name() || view.number <= (views[seat]?.number ?? -1)) return;
      views[seat] = view;
      if (sent && sent.seat !== seat && view.number === sent.number + 1) {
        latencies.push(performance.now() - sent.at);
        sent = null;
      }
      if (views[1 - seat]?.number !== view.number) return;
      if (!view.over) setTimeout(() => !stopped && move(), THINKING_MS * (0.5 + random()));
      else {
        game++;
        views[0] = views[1] = null;
        for (const client of clients) client.join(name());
      }
    };
    const clients = await Promise.all([0, 1].map(seat => open(port, seat, (match, view) => seen(seat, match, view))));
    await Promise.all(clients.map(client => client.prepare([name()])));
    for (const client of clients) client.join(name());
    return () => clients.forEach(client => client.close());
  }

  const closers: (() => void)[] = [];
  for (let i = 0; i < count; i++) closers.push(await table(i));
  return {
    taken() {
      const sorted = Float64Array.from(latencies).sort();
      latencies = [];
      return sorted;
    },
    close() {
      stopped = true;
      for (const close of closers) close();
    },
  };
}
