/** The order of the turn (pages 12 and 13) and of what is done in answer (page 15). Written from the book alone. */
import type { Seats } from './seats.ts';
import { agree, num, type Heard, type Told } from './told.ts';

const PHASES = ['upkeep', 'income', 'main1', 'offence', 'targeting', 'defence', 'main2', 'discard'];
/** Windows of the roll phase by the step after which they stand. */
const STEPS: { readonly [kind: string]: number } = {
  rolled: 1,
  announced: 2,
  none: 2,
  activated: 4,
  targeting: 5,
  aimed: 6,
  effects: 7,
  committed: 8,
  defenceRolled: 9,
  last: 10,
  defended: 12,
};
/** The total of the defensive roll phase. */
const TOTAL = 11;
/** Choices that a rule demands of players who are locked out. */
const DEMANDED = ['targeting.proposed', 'targeting.aim'];

/** Instants that are always possible for those who can pay: anyone who holds one and has priority must be asked. */
const ALWAYS: { readonly [card: string]: number } = { gettingPaid: 0, doubleUp: 1, tripleUp: 2 };

interface Hand {
  readonly seat: number;
  cards: { readonly id: number; readonly card: string }[];
  cp: number;
}
interface Waiting {
  readonly seat: number;
  readonly card: number | null;
  readonly thing: string | null;
  /** What was said last by those who may go first, and what the one who said it holds. */
  said: string | null;
  hand: Hand | null;
}

export class TimingReading {
  private readonly seats: Seats;
  private phase = -1;
  private step = 0;
  private again = false;
  /** Declared and not yet done, the last on top. */
  private waiting: Waiting[] = [];
  /** Paid and not yet carried out. */
  private paid: number[] = [];
  private asked: Waiting | null = null;
  constructor(seats: Seats) {
    this.seats = seats;
  }

  hear(told: Told): void {
    const seat = num(told['seat']);
    this.holds(told);
    switch (told.type) {
      case 'turnBegan':
        this.phase = -1;
        this.waiting = [];
        break;
      case 'phaseBegan':
      case 'phaseSkipped':
        this.enter(String(told['phase']));
        break;
      case 'rolled':
        if (told['purpose'] === 'offence') this.step = 0;
        break;
      case 'dieChanged':
        if (this.step <= 2) this.step = 0;
        break;
      case 'settled':
        if (told['isolated'] !== true && PHASES[this.phase] === 'defence') this.step = TOTAL;
        break;
      case 'cardDeclared':
        this.free(seat, 'plays a card');
        this.waiting.push({ seat, card: num(told['card']), thing: null, said: null, hand: null });
        break;
      case 'declared':
        this.free(seat, 'uses something');
        agree(seat !== this.seats.active, 'the active player waits for nobody');
        this.waiting.push({ seat, card: null, thing: String(told['thing']), said: null, hand: null });
        break;
      case 'cardPlayed':
      case 'cardTakenBack':
        this.done(each => each.card === told['card'], `card ${num(told['card'])}`);
        if (told.type === 'cardPlayed') this.paid.push(num(told['card']));
        break;
      case 'discarded':
      case 'upgraded':
        this.carriedOut(num(told['card']));
        break;
      case 'statusLeft':
        if (told['how'] === 'spent') this.spent(seat, String(told['status']));
        break;
      case 'used':
        if (seat !== this.seats.active) this.done(each => each.seat === seat && each.thing === `use ${String(told['use'])}`, 'a use');
        break;
      case 'defended':
        this.free(seat, 'defends');
        break;
      case 'statusGained':
        agree(!(this.seats.locked(seat) && told['by'] === seat && num(told['n']) > 0), 'a locked player gains a token by itself');
        break;
      default:
    }
  }
  private free(seat: number, does: string): void {
    agree(!this.seats.locked(seat), `a locked player ${does}`);
  }
  private enter(phase: string): void {
    const at = PHASES.indexOf(phase);
    const further = phase === 'offence' && this.again;
    agree(at > this.phase || further, `${phase} after ${PHASES[this.phase]}`);
    this.phase = at;
    if (phase === 'offence') this.step = 0;
    this.again = false;
  }
  private spent(seat: number, status: string): void {
    if (status === 'combo') this.again = true;
    // Invisibility is part of the answer to "how do you defend".
    if (seat === this.seats.active || status === 'invisibility') return;
    this.done(each => each.seat === seat && each.thing === status, status);
  }
  /** What was declared last is done first; a token or a use above it may have become impossible, a card says so. */
  private done(is: (each: Waiting) => boolean, what: string): void {
    const at = this.waiting.findLastIndex(is);
    agree(at >= 0, `${what} was done without being declared`);
    agree(
      this.waiting.slice(at + 1).every(({ card }) => card === null),
      `${what} was done before a card that was declared later`,
    );
    const { said, hand } = this.waiting[at]!;
    const could = hand !== null && hand.cards.some(({ card }) => ALWAYS[card] !== undefined && ALWAYS[card] <= hand.cp);
    agree(said === null || said === 'pass' || !could, `${what} was done although somebody with priority had not passed`);
    this.waiting.length = at;
  }
  /** What those with priority still hold after they acted. */
  private holds(told: Told): void {
    for (const { hand } of this.waiting) {
      if (hand === null || hand.seat !== told['seat']) continue;
      if (told['card'] !== undefined) hand.cards = hand.cards.filter(({ id }) => id !== told['card']);
      if (told.type === 'cpPaid' || told.type === 'cpGained') hand.cp = num(told['cp']);
    }
  }
  private carriedOut(card: number): void {
    if (!this.paid.includes(card)) return;
    agree(this.paid.at(-1) === card, 'a card was carried out before the one that interrupted it');
    this.paid.pop();
  }

  ask({ seat, question, kind, declared, hand, cp }: Heard): void {
    agree(!this.seats.locked(seat) || DEMANDED.includes(question), `${question} is asked of a locked player`);
    this.asked = null;
    if (kind === 'preempt') {
      agree(declared !== null, 'nobody says what to go before');
      const what = this.waiting.findLast(
        each => each.seat === declared.seat && each.card === declared.card && each.thing === declared.thing,
      );
      agree(what !== undefined, 'something is to be pre-empted that nobody declared');
      agree(this.seats.before(seat, declared.seat), `seat ${seat} does not go before seat ${declared.seat}`);
      this.asked = what;
      what.hand = { seat, cards: [...hand], cp };
    }
    const step = kind === null ? undefined : STEPS[kind];
    if (step === undefined) return;
    agree(step >= this.step, `a window after step ${step} when step ${this.step} is over`);
    this.step = step;
  }
  answer(key: string): void {
    if (this.asked) this.asked.said = key;
  }
}
