/** One match as one viewer knows it: what the table said, kept together for the components. It speaks only the protocol. */
import { sha256, type Explained, type Plain } from '@kolbiste/engine';
import {
  patched,
  type Act,
  type ErrorCode,
  type Hint,
  type LobbyEntry,
  type MatchInfo,
  type MatchState,
  type Passed,
  type Presence,
  type Preset,
  type Refused,
  type Said,
  type SeenEvent,
  type Stops,
  type TableMessage,
  type Topic,
  type Viewer,
} from '@kolbiste/protocol';
import type { LinkStatus, TableLink } from '../connection/table-link.ts';
import { noteCommitment, noteNonce, noteSeals } from './fairness-notes.ts';

/** A line of the log: a game's event, or what the seats did. */
export type Entry = { readonly id: number; readonly seq: number; readonly undone: boolean } & (
  | { readonly event: SeenEvent; readonly view: Plain }
  | { readonly act: Act }
  /** Windows the table passed for the reader. */
  | { readonly passed: readonly Passed[]; readonly view: Plain }
);

/** What the table has just said, for the stage. */
export interface News {
  readonly seq: number;
  readonly state: MatchState;
  /** What is new in the log. */
  readonly entries: readonly Entry[];
  /** The whole log. */
  readonly all: readonly Entry[];
  /** It follows from an answer given here. */
  readonly mine: boolean;
  /** No step from what was known before: something was undone, or the line was broken. */
  readonly reset: 'undone' | 'missed' | null;
}

/** Acts worth a line of their own; answers are told by their events. */
const TOLD: readonly Act['type'][] = ['concede', 'timeout', 'forfeit', 'abort', 'halt'];

const nameFor = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(9)), byte => byte.toString(36))
    .join('')
    .slice(0, 16);
/** 128 random bits: nobody finds it by its seal. */
const newNonce = (): string => Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, '0')).join('');

/** How long an answer waits for the coach. */
const PATIENCE = 6_000;

export class MatchClient {
  readonly match: string;
  readonly link: TableLink;
  status: LinkStatus = $state('connecting');
  viewer: Viewer = $state('spectator');
  info: MatchInfo | null = $state.raw(null);
  state: MatchState | null = $state.raw(null);
  entries: readonly Entry[] = $state.raw([]);
  explained: readonly Explained[] | null = $state.raw(null);
  hint: Hint | null = $state.raw(null);
  chat: readonly Said[] = $state.raw([]);
  presence: Presence | null = $state.raw(null);
  /** The answer on its way. */
  sending: { readonly decision: number; readonly key: string } | null = $state.raw(null);
  /** Why there is nothing to see here. */
  failed: ErrorCode | 'closed' | null = $state(null);
  /** Who sits, while seats are free. */
  seating: LobbyEntry | null = $state.raw(null);
  /** The table at which the same players meet again. */
  next: string | null = $state(null);
  /** The table's clock minus ours. */
  offset = $state(0);
  onRefused: (refused: Refused) => void = () => {};
  /** Something about the line that is no reason to leave. */
  onTrouble: (code: ErrorCode) => void = () => {};
  /** Hears of every change. */
  onNews: (news: News) => void = () => {};

  /** The last row of the match it knows of; changes together with the state. */
  seq = 0;
  private counter = 0;
  private asked: number | null = null;
  /** Those who wait to know why, of the decision that is asked. */
  private curious: ((moves: readonly Explained[]) => void)[] = [];
  /** Who wants to know whether there is a better answer, by the name of the message. */
  private considered: { readonly id: string; readonly resolve: (hint: Hint | null) => void } | null = null;
  private readonly stop: () => void;

  constructor(match: string, link: TableLink) {
    this.match = match;
    this.link = link;
    this.stop = link.listen(
      message => this.hear(message),
      status => this.turn(status),
    );
  }

  close(): void {
    this.stop();
  }

  get now(): number {
    return Date.now() + this.offset;
  }

  private turn(status: LinkStatus): void {
    this.status = status;
    if (status !== 'open' || this.link.local) return;
    this.sending = null;
    this.link.send({ type: 'join', match: this.match, ...(this.seq > 0 && { after: this.seq }) });
    // What was asked before the break may be lost.
    if (this.curious.length) this.link.send({ type: 'explain', match: this.match });
  }

  private hear(message: TableMessage): void {
    switch (message.type) {
      case 'snapshot': {
        this.told = false;
        this.seating = null;
        this.offset = message.now - Date.now();
        this.viewer = message.viewer;
        this.info = message.info;
        if (!this.link.local && message.viewer !== 'spectator') noteCommitment(this.match, message.info.commitment);
        const view = message.state.seen?.table ?? null;
        const news = message.history.flatMap(chapter => this.read(chapter.seq, chapter.events, view, chapter.undoneFrom));
        this.entries = [...this.entries, ...news];
        this.become(message.state, message.seq);
        this.tell(news, false, 'missed');
        return;
      }
      case 'update': {
        if (message.seq <= this.seq) return;
        let state: MatchState;
        if ('state' in message) state = message.state;
        else if (this.state !== null && message.from === this.seq)
          state = patched(this.state as unknown as Plain, message.patch) as unknown as MatchState;
        else {
          // A message is missing: ask for everything again.
          this.link.send({ type: 'join', match: this.match, after: this.seq });
          return;
        }
        this.offset = message.now - Date.now();
        if (message.undoneFrom !== undefined) this.undoFrom(message.undoneFrom);
        const news = this.read(message.seq, message.events, state.seen?.table ?? null, message.undoneFrom);
        const { act } = message;
        if (TOLD.includes(act.type) || ('topic' in act && (act.agreed || act.type === 'decline')))
          news.push({ id: ++this.counter, seq: message.seq, undone: false, act });
        if (message.passed)
          news.push({ id: ++this.counter, seq: message.seq, undone: false, passed: message.passed, view: state.seen?.table ?? null });
        this.entries = [...this.entries, ...news];
        const mine =
          act.type === 'answer' &&
          act.seat === this.viewer &&
          !!this.sending &&
          this.sending.decision === (act.decision ?? this.sending.decision);
        this.become(state, message.seq);
        this.tell(news, mine, message.undoneFrom === undefined ? null : 'undone');
        return;
      }
      case 'refused':
        this.sending = null;
        this.onRefused(message);
        return;
      case 'explained':
        if (message.decision === this.state?.decision) {
          this.explained = message.moves;
          this.satisfy(message.moves);
        }
        return;
      case 'hint':
        if (message.re !== undefined && message.re === this.considered?.id)
          this.consideredAs(message.decision === this.state?.decision ? message : null);
        else if (message.decision === this.state?.decision) this.hint = message;
        return;
      case 'chat':
        if (!this.chat.some(said => said.number === message.number)) this.chat = [...this.chat, message].slice(-200);
        return;
      case 'presence':
        this.presence = message;
        return;
      case 'error':
        if (message.match !== undefined && message.match !== this.match) return;
        if (message.re !== undefined && message.re === this.considered?.id) this.consideredAs(null);
        else if (
          message.code === 'unknownMatch' ||
          (this.info === null && message.code === 'notAllowed') ||
          (message.fatal && message.code !== 'shutdown')
        )
          this.failed = message.code;
        else this.onTrouble(message.code);
        return;
      case 'seating':
        this.seating = message.table;
        return;
      case 'closed':
        this.failed = 'closed';
        return;
      case 'rematch':
        this.next = message.next;
        return;
      default:
    }
  }

  private tell(entries: readonly Entry[], mine: boolean, reset: News['reset']): void {
    this.onNews({ seq: this.seq, state: this.state!, entries, all: this.entries, mine, reset });
  }

  private read(seq: number, events: readonly SeenEvent[], view: Plain, undoneFrom: number | undefined): Entry[] {
    if (undoneFrom !== undefined) this.undoFrom(undoneFrom);
    return events.map(event => ({ id: ++this.counter, seq, undone: false, event, view }));
  }

  private undoFrom(seq: number): void {
    this.entries = this.entries.map(entry => (entry.seq >= seq && !entry.undone && !('act' in entry) ? { ...entry, undone: true } : entry));
  }

  private become(state: MatchState, seq: number): void {
    this.seq = Math.max(this.seq, seq);
    this.state = state;
    if (!this.link.local) this.unseal(state);
    if (state.decision !== this.asked) {
      this.asked = state.decision;
      this.explained = null;
      this.hint = null;
      this.sending = null;
      this.consideredAs(null);
      this.satisfy([]);
    }
  }

  private satisfy(moves: readonly Explained[]): void {
    for (const resolve of this.curious.splice(0)) resolve(moves);
  }

  /** With `stops`, they count from this answer on. */
  answer(key: string, stops?: Stops): void {
    const decision = this.state?.decision;
    if (decision === null || decision === undefined || this.sending) return;
    this.sending = { decision, key };
    this.link.send({ type: 'answer', match: this.match, id: nameFor(), decision, key, ...(stops && { stops }) });
  }
  ready(): void {
    const nonce = newNonce();
    if (this.link.local) {
      this.link.send({ type: 'ready', match: this.match, nonce });
      return;
    }
    noteNonce(this.match, nonce);
    this.link.send({ type: 'ready', match: this.match, seal: sha256(nonce) });
  }
  /** The nonce was told since the table was joined; another's comes before the table says that it has ours. */
  private told = false;
  /** When every seat has sealed its part, this one is told, and the game can start. */
  private unseal({ phase, seats }: MatchState): void {
    const own = this.viewer === 'spectator' ? null : seats[this.viewer];
    if (this.told || phase !== 'waiting' || !own?.seal || own.unsealed || !seats.every(({ ready }) => ready)) return;
    const nonce = noteSeals(
      this.match,
      seats.map(({ seal }) => seal ?? null),
    );
    if (nonce === null) return;
    this.told = true;
    this.link.send({ type: 'unseal', match: this.match, nonce });
  }
  propose(topic: Topic): void {
    this.link.send({ type: 'propose', match: this.match, topic });
  }
  consent(proposal: number): void {
    this.link.send({ type: 'consent', match: this.match, proposal });
  }
  decline(proposal: number): void {
    this.link.send({ type: 'decline', match: this.match, proposal });
  }
  concede(): void {
    this.link.send({ type: 'concede', match: this.match });
  }
  /** The opponent does not move. */
  claim(): void {
    this.link.send({ type: 'claim', match: this.match });
  }
  stops(stops: Stops): void {
    this.link.send({ type: 'stops', match: this.match, stops });
  }
  /** What may and may not be done now, with reasons: asked once for each decision, and only when somebody wants to know. */
  explain(): Promise<readonly Explained[]> {
    if (this.explained || !this.state?.seen?.decision) return Promise.resolve(this.explained ?? []);
    return new Promise(resolve => {
      if (this.curious.push(resolve) === 1) this.link.send({ type: 'explain', match: this.match });
    });
  }
  askHint(): void {
    this.link.send({ type: 'hint', match: this.match });
  }
  /** Whether another answer is better than this one; null where nobody can say, or not in time. */
  consider(key: string): Promise<Hint | null> {
    this.consideredAs(null);
    const id = nameFor();
    return new Promise(resolve => {
      const late = setTimeout(() => this.consideredAs(null), PATIENCE);
      this.considered = { id, resolve: hint => (clearTimeout(late), resolve(hint)) };
      this.link.send({ type: 'hint', match: this.match, id, key });
    });
  }
  private consideredAs(hint: Hint | null): void {
    const waiting = this.considered;
    this.considered = null;
    waiting?.resolve(hint);
  }
  say(words: { readonly text: string } | { readonly preset: Preset }): void {
    this.link.send({ type: 'chat', match: this.match, ...words });
  }
}
