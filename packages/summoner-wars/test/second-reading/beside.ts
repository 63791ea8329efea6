/** The model plays beside the engine: what it covers must be the same, move by move. */
import { keyOf, Random, seeded, winners } from '@kolbiste/engine';
import { game, type GameEvent, type TableView } from '../../src/index.ts';
import { isSummoner, lifeOf, TurnReading, type Board, type Piece } from './model.ts';

/** How much was compared. */
export interface Compared {
  moves: number;
  reaches: number;
  vineRolls: number;
  targets: number;
  attacks: number;
  wounds: number;
  falls: number;
}
export const nothingCompared = (): Compared => ({ moves: 0, reaches: 0, vineRolls: 0, targets: 0, attacks: 0, wounds: 0, falls: 0 });

const boardOf = ({ field }: TableView): Board =>
  field.map(({ id, card, controller, square, wounds, under }): Piece => ({
    id,
    card,
    side: controller,
    square,
    wounds,
    under: under.length,
  }));
const sorted = (values: Iterable<string | number>): string => [...values].map(String).toSorted().join(' ');

class Beside {
  readonly compared: Compared;
  private readonly position;
  private readonly choices: Random;
  private readonly seed: string;
  private turn = 0;
  private reading: TurnReading | null = null;

  constructor(decks: readonly string[], seed: string, compared: Compared) {
    this.position = game.start({ decks: [...decks] }, 2, seed);
    this.choices = new Random(seeded(`${seed}/choices`));
    this.seed = seed;
    this.compared = compared;
  }
  private get view(): TableView {
    return game.see(this.position, 'spectator').table as unknown as TableView;
  }
  private same(what: string, engine: unknown, model: unknown): void {
    if (engine !== model)
      throw new Error(`${this.seed}, turn ${this.turn}: ${what}\n  engine: ${String(engine)}\n  model:  ${String(model)}`);
  }

  play(decisions: number): void {
    for (let n = 0; this.position.decision && n < decisions; n++) {
      const { seat, options } = this.position.decision;
      const keys = options.map(keyOf);
      const key = keys[this.choices.integer(keys.length)]!;
      const view = this.view;
      const board = boardOf(view);
      if (view.turn !== this.turn && view.turn > 0) {
        this.turn = view.turn;
        this.reading = new TurnReading(board, view.active, view.turn);
      }
      const { question } = game.see(this.position, seat).decision!;
      const phase = question === 'movementPhase.chosen' || question === 'attackPhase.chosen';
      const known = this.reading !== null && view.lasting.length === 0 && phase;
      if (known) {
        this.same('who is asked', seat, view.active);
        this.compareOptions(board, keys, question === 'movementPhase.chosen');
      }
      const events: GameEvent[] = [];
      game.answer(this.position, key, event => events.push(event));
      // Where an any-time ability may interrupt, a move is answered step by step.
      if (known && !keys.some(each => each.startsWith('use '))) this.compareAnswer(board, key, events, view);
      this.note(key, question, events);
    }
  }

  private compareOptions(board: Board, keys: readonly string[], movement: boolean): void {
    const reading = this.reading!;
    for (const piece of board) {
      if (piece.side !== reading.side || piece.card === 'wall' || piece.card === 'vine-wall') continue;
      if (movement) {
        const squares = reading.reach(board, piece);
        if (squares === null) continue;
        const offered = keys.flatMap(key => new RegExp(`^move ${piece.id} to (\\w+)`).exec(key)?.[1] ?? []);
        this.same(`where ${piece.card} on ${piece.square} may move`, sorted(new Set(offered)), sorted(squares));
        this.compared.reaches++;
      } else {
        const offered = keys.flatMap(key => new RegExp(`^attack ${piece.id} on (\\d+)$`).exec(key)?.[1] ?? []);
        this.same(`what ${piece.card} on ${piece.square} may attack`, sorted(offered), sorted(reading.targets(board, piece)));
        this.compared.targets++;
      }
    }
  }

  private compareAnswer(board: Board, key: string, events: readonly GameEvent[], view: TableView): void {
    const words = key.split(' ');
    const piece = board.find(({ id }) => id === Number(words[1]));
    if (words[0] === 'move' && piece) this.compareMove(board, piece, words, events);
    if (words[0] === 'attack' && piece) this.compareAttack(board, piece, { key: words, events, view });
  }

  /** The mover stands where it was sent; a failed roll keeps it on its vine wall with one wound more. Nobody else has moved. */
  private compareMove(board: Board, piece: Piece, words: readonly string[], events: readonly GameEvent[]): void {
    const reading = this.reading!;
    // Fear and ways over several vine walls are for the scenarios.
    if (words.includes('by') || piece.card === 'torodin' || events.some(({ type }) => type === 'abilityRolled')) return;
    const rolls = events.flatMap(event => (event.type === 'vineRolled' ? [event] : []));
    const due = reading.mustRoll(board, piece) && words[3] !== piece.square;
    if (rolls.length > 1 || (!due && rolls.length === 1)) return; // a vine wall on the way
    this.same(`rolls of ${piece.card} on leaving ${piece.square}`, rolls.length, due ? 1 : 0);
    const torn = due && rolls[0]!.die <= 3;
    if (due) this.compared.vineRolls++;
    const after = boardOf(this.view);
    const expected = board.flatMap(each => {
      if (each.id !== piece.id) return [each];
      const now = { ...each, square: torn ? each.square : words[3]!, wounds: each.wounds + (torn ? 1 : 0) };
      return now.wounds >= lifeOf(now) ? [] : [now];
    });
    if (torn && expected.length < board.length) return; // who falls sets other things off
    this.same(
      'the battlefield after a move',
      sorted(after.map(each => JSON.stringify(each))),
      sorted(expected.map(each => JSON.stringify(each))),
    );
    this.compared.moves++;
  }

  private compareAttack(
    board: Board,
    piece: Piece,
    { key, events, view }: { readonly key: readonly string[]; readonly events: readonly GameEvent[]; readonly view: TableView },
  ): void {
    const reading = this.reading!;
    const target = board.find(({ id }) => id === Number(key[3]))!;
    const declared = events.find(event => event.type === 'attackDeclared')!;
    const rolled = events.find(event => event.type === 'diceRolled')!;
    const dice = reading.dice(board, piece, target);
    if (dice === null) return;
    this.same(`dice of ${piece.card} on ${piece.square} against ${target.card} on ${target.square}`, declared.dice, dice);
    this.same('dice on the table', rolled.dice.length, dice);
    this.compared.attacks++;
    const wounds = reading.wounds(board, target, rolled.dice);
    if (wounds === null) return;
    const total = target.wounds + wounds;
    const falls = total >= lifeOf(target);
    // Who takes the fallen for something else is asked, or does so by itself.
    if (falls && ['gulldune', 'blerg', 'scavenger'].includes(piece.card)) return;
    const after = boardOf(this.view).find(({ id }) => id === target.id);
    // Several cards are put in order first.
    if (falls && target.under > 0) return;
    if (target.card === 'vine-wall' || !falls || !after) {
      this.same(`wounds on ${target.card}`, after ? after.wounds : 'gone', falls ? 'gone' : total);
      this.compared.wounds++;
    } else this.same(`${target.card} falls`, 'stands', 'gone');
    if (!falls) return;
    this.compared.falls++;
    const before = view.sides[reading.side]!.magicSize;
    if (this.position.outcome) {
      if (isSummoner(target)) this.same('the winner', winners(this.position.outcome).join(), String(1 - target.side));
      return;
    }
    this.same(`the game goes on after the fall of ${target.card}`, isSummoner(target), false);
    // What is saved out of the pile again is told.
    if (events.some(({ type }) => type === 'saved' || type === 'paid')) return;
    this.same('the magic of the attacker', this.view.sides[reading.side]!.magicSize, before + (target.card === 'vine-wall' ? 0 : 1));
  }

  /** What the model remembers of the turn. */
  private note(key: string, question: string, events: readonly GameEvent[]): void {
    const reading = this.reading;
    if (!reading) return;
    const words = key.split(' ');
    const id = Number(words[1]);
    if (question === 'movementPhase.chosen' && (words[0] === 'move' || words[0] === 'place')) reading.moved.add(id);
    if (question === 'attackPhase.chosen' && (words[0] === 'attack' || words[0] === 'assault')) reading.attacked.add(id);
    for (const event of events) {
      if (event.type === 'attackDeclared') reading.struck.add(event.target);
      if (event.type === 'vineRolled') reading.tried.add(event.card);
      if (event.type === 'abilityUsed') reading.odd.add(event.card);
      // Orders of others and second attacks count as attacks of that unit, not against the limit.
      if (event.type === 'attackDeclared' && question !== 'attackPhase.chosen') reading.odd.add(event.attacker);
      if (event.type === 'controlTaken' || event.type === 'placed' || event.type === 'swapped') reading.odd.add(event.card);
    }
  }
}

/** Random duels of these decks. */
export function playBeside(decks: readonly string[], seed: string, decisions: number, compared: Compared): void {
  new Beside(decks, seed, compared).play(decisions);
}
