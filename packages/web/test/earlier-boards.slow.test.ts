/** Today's boards at tables with earlier rules: every view is drawn, every question offered, every event shown, and nothing throws. */
import type { AnyPosition, Plain, Viewer } from '@kolbiste/engine';
import type { BoardProps, GamePresentation } from '@kolbiste/board-kit/presentation';
import type { GameId } from '@kolbiste/games/ids';
import type { SeatState, SeenEvent } from '@kolbiste/protocol';
import { render } from 'svelte/server';
import { describe, expect, it, vi } from 'vitest';
import { KEPT, watch, type Kept } from '../../games/test/kept.ts';
import { loadPresentation, loadText } from '../src/games.ts';
import Drawn from './Drawn.svelte';

// There is no window: a board gets the room of a laptop, and draws everything at once.
vi.mock('@kolbiste/board-kit/room', () => ({
  Room: class {
    width = 1280;
    height = 720;
    rem = 16;
    widthInRem = 80;
    heightInRem = 45;
  },
}));
vi.mock('@kolbiste/board-kit/parts/Slice.svelte', () => import('./AtOnce.svelte'));

const NAMES = ['Jana', 'Petr', 'Eva', 'Tom'];
const nothing = (): void => undefined;

type Shown = Partial<Pick<BoardProps, 'happened' | 'beat'>>;

/** The board as a viewer sees it, as HTML. */
async function drawer({ id, version, game }: Kept): Promise<(position: AnyPosition, viewer: Viewer, shown?: Shown) => string> {
  const { Board } = (await loadPresentation(id)) as GamePresentation;
  const { cs: text } = await loadText(id as GameId, version);
  return (position, viewer, shown = {}) => {
    const seen = game.see(position, viewer);
    const context = { seats: NAMES, view: seen.table };
    const asked = seen.decision && {
      ...seen.decision,
      decision: 1,
      text: text.question(seen.decision.question, seen.decision.about, context),
      offered: seen.decision.options.map(({ key, option }, i) => ({
        key,
        option,
        letter: String(i),
        label: text.option(option, seen.decision!.question, context, seen.decision!.about),
      })),
    };
    const props: BoardProps = {
      view: seen.table,
      seen,
      me: viewer,
      bottom: viewer === 'spectator' ? 0 : viewer,
      seats: NAMES.slice(0, position.seats).map((name): SeatState => ({ name, kind: 'human', ready: true, left: null })),
      asked,
      answer: nothing,
      highlighted: null,
      highlight: nothing,
      chosen: null,
      happened: { serial: 0, events: [] },
      told: [],
      beat: null,
      text,
      language: 'cs',
      context,
      explained: null,
      explain: nothing,
      why: nothing,
      refuse: nothing,
      openRule: nothing,
      inspect: nothing,
      motion: true,
      ...shown,
    };
    return render(Drawn, { props: { Board, ...props } }).body;
  };
}

/** A text that shows what is not there. */
const HOLE = />[^<]*(undefined|NaN|\[object)[^<]*</;

describe.each(KEPT)('$name', kept => {
  const { id, game, golden } = kept;

  it('is drawn by today’s board', async () => {
    const draw = await drawer(kept);
    const { needsConfirming, ofCrowd } = (await loadPresentation(id))!;
    let most = 0;
    let looks = 0;
    for (const record of golden)
      watch(game, record, (position, viewers) => {
        const viewer = viewers[looks++ % viewers.length]!;
        const html = draw(position, viewer);
        expect(html).not.toMatch(HOLE);
        most = Math.max(most, html.length);
        const { seat, about } = position.decision!;
        const { table: view, decision } = game.see(position, seat);
        for (const { option } of decision!.options) {
          needsConfirming?.(decision!.question, option, { about, view, seat });
          ofCrowd?.(decision!.question, option);
        }
      });
    // The whole table, and not an empty frame.
    expect(most).toBeGreaterThan(20_000);
  });

  it('has its events shown by today’s board', async () => {
    const draw = await drawer(kept);
    const { beats, cardOf, eventEmblem, eventSound, isHeading } = (await loadPresentation(id))!;
    const kinds = new Set<string>();
    const shown = new Set<string>();
    for (const record of golden) {
      const position = game.start(record.options, record.seats, record.seed) as AnyPosition;
      for (const [i, key] of record.inputs.entries()) {
        const events: SeenEvent[] = [];
        game.takeRecorded(position, key, (event, world) => {
          const seen: Plain = game.module.redact(world, event, 0);
          if (seen !== null) events.push(seen as unknown as SeenEvent);
        });
        const view = game.see(position, 0).table;
        for (const event of events) {
          kinds.add(event.type);
          cardOf?.(event, view);
          eventEmblem?.(event);
          eventSound?.(event);
          isHeading?.(event);
        }
        for (const beat of beats?.(events) ?? []) {
          // Each kind of beat some times.
          const kind = beat.events.map(({ type }) => type).join();
          if (shown.has(kind) && i % 10) continue;
          shown.add(kind);
          expect(draw(position, 0, { beat, happened: { serial: i, events: beat.events } })).not.toMatch(HOLE);
        }
      }
    }
    expect(kinds.size).toBeGreaterThan(10);
    expect(shown.size).toBeGreaterThan(5);
  });
});
