/** The duel with no framework: one mutable object and a seeded generator. The floor that the machine allows. */
import * as rules from './duel-rules.mjs';

export class Rng {
  constructor(seed) {
    this.state = seed | 0;
  }
  integer(n) {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let t = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return Math.floor((((t ^ (t >>> 14)) >>> 0) * n) / 4294967296);
  }
}

export class Match {
  constructor(seed) {
    this.rng = new Rng(seed);
    this.uids = 0;
    this.current = 0;
    this.number = 0;
    this.over = null;
    this.players = [rules.newPlayer(this.shuffle(rules.deckList())), rules.newPlayer(this.shuffle(rules.deckList()))];
    this.bind();
    rules.beginTurn(this.players[0]);
  }
  bind() {
    this.die = faces => 1 + this.rng.integer(faces);
    this.newUid = () => ++this.uids;
  }
  shuffle(cards) {
    for (let i = cards.length - 1; i > 0; i--) {
      const j = this.rng.integer(i + 1);
      [cards[i], cards[j]] = [cards[j], cards[i]];
    }
    return cards;
  }
  legal(out) {
    return rules.legal(this.players[this.current], this.players[1 - this.current], out);
  }
  apply(type, a, b) {
    if (this.over) return false;
    const me = this.players[this.current];
    const foe = this.players[1 - this.current];
    if (type === 'end') {
      this.current = 1 - this.current;
      rules.beginTurn(foe);
    } else if (!(type === 'play' ? rules.play(me, foe, a, b, this.die, this.newUid) : type === 'attack' && rules.attack(me, foe, a, b))) return false;
    this.number++;
    const [lost0, lost1] = [this.players[0].hp <= 0, this.players[1].hp <= 0];
    if (lost0 || lost1) this.over = lost0 && lost1 ? { draw: true } : { winner: lost0 ? '1' : '0' };
    return true;
  }
  view(id) {
    return { players: rules.view(this.players, id), current: this.current, number: this.number, over: this.over };
  }
  clone() {
    const copy = Object.create(Match.prototype);
    copy.rng = new Rng(this.rng.state);
    copy.uids = this.uids;
    copy.current = this.current;
    copy.number = this.number;
    copy.over = this.over;
    copy.players = [copyPlayer(this.players[0]), copyPlayer(this.players[1])];
    copy.bind();
    return copy;
  }
}

const copyUnit = ({ uid, card, attack, hp, ready }) => ({ uid, card, attack, hp, ready });
const copyPlayer = ({ hp, mana, maxMana, fatigue, hand, deck, board, discard }) => ({
  hp,
  mana,
  maxMana,
  fatigue,
  hand: hand.slice(),
  deck: deck.slice(),
  board: board.map(copyUnit),
  discard: discard.slice(),
});

/** Plays at most `limit` random moves; returns how many. `out` is scratch space. */
export function playRandomly(match, rng, out, limit = 400) {
  let moves = 0;
  for (; !match.over && moves < limit; moves++) {
    match.legal(out);
    const move = out[rng.integer(out.length)];
    match.apply(move[0], move[1], move[2]);
  }
  return moves;
}
