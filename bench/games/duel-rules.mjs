/**
 * The duel: the small card-and-dice game that stands for "a game" wherever servers and frameworks are compared.
 * Two players, 30-card decks, hands secret, decks secret even to their owner, units on a board, spells that roll dice, a trigger on
 * play and one on death, fatigue. About 3 KB of state as JSON. duel-bgio.mjs wraps these rules for boardgame.io, duel-floor.mjs
 * drives them with no framework at all.
 */
const CARDS = [
  { id: 0, name: 'Recruit', cost: 1, kind: 'unit', attack: 1, hp: 2 },
  { id: 1, name: 'Spearman', cost: 2, kind: 'unit', attack: 2, hp: 3 },
  { id: 2, name: 'Berserker', cost: 2, kind: 'unit', attack: 4, hp: 1 },
  { id: 3, name: 'Guard', cost: 3, kind: 'unit', attack: 2, hp: 5, guard: true },
  { id: 4, name: 'Bomber', cost: 3, kind: 'unit', attack: 2, hp: 2, onDeath: 'blast' }, // 1 damage to every enemy unit
  { id: 5, name: 'Scholar', cost: 3, kind: 'unit', attack: 2, hp: 2, onPlay: 'draw' },
  { id: 6, name: 'Ogre', cost: 4, kind: 'unit', attack: 5, hp: 4 },
  { id: 7, name: 'Giant', cost: 6, kind: 'unit', attack: 7, hp: 7 },
  { id: 8, name: 'Firebolt', cost: 2, kind: 'spell', spell: 'bolt' }, // d6 damage to a target
  { id: 9, name: 'Storm', cost: 5, kind: 'spell', spell: 'storm' }, // d4 damage to each enemy unit
];
const START_HP = 20;
const START_HAND = 4;
const MAX_BOARD = 5;
const MAX_HAND = 9;
const MAX_MANA = 10;
/** A target: the opponent himself. */
const FACE = -1;

export const deckList = () => CARDS.flatMap(card => [card.id, card.id, card.id]);
export const newPlayer = deck => ({ hp: START_HP, mana: 0, maxMana: 0, fatigue: 0, hand: deck.splice(0, START_HAND), deck, board: [], discard: [] });

const guarded = player => player.board.some(unit => CARDS[unit.card].guard);

/** Every legal move of the player to act: ['play', hand index, target], ['attack', unit index, target], ['end', 0, 0]. */
export function legal(me, foe, out = []) {
  out.length = 0;
  const guards = guarded(foe);
  for (let i = 0; i < me.hand.length; i++) {
    const card = CARDS[me.hand[i]];
    if (card.cost > me.mana) continue;
    if (card.kind === 'unit') {
      if (me.board.length < MAX_BOARD) out.push(['play', i, FACE]);
    } else if (card.spell === 'bolt') {
      for (let target = FACE; target < foe.board.length; target++) out.push(['play', i, target]);
    } else if (foe.board.length) out.push(['play', i, FACE]);
  }
  for (let i = 0; i < me.board.length; i++) {
    if (!me.board[i].ready) continue;
    if (!guards) out.push(['attack', i, FACE]);
    for (let target = 0; target < foe.board.length; target++) if (!guards || CARDS[foe.board[target].card].guard) out.push(['attack', i, target]);
  }
  out.push(['end', 0, 0]);
  return out;
}

function draw(player) {
  if (!player.deck.length) {
    player.fatigue++;
    player.hp -= player.fatigue;
    return;
  }
  const card = player.deck.pop();
  if (player.hand.length < MAX_HAND) player.hand.push(card);
  else player.discard.push(card);
}

/** Removes one side's dead units and runs their triggers; says whether there were any. */
function buryDead(side, enemy) {
  let any = false;
  for (let i = 0; i < side.board.length; i++) {
    const unit = side.board[i];
    if (unit.hp > 0) continue;
    side.board.splice(i--, 1);
    side.discard.push(unit.card);
    any = true;
    if (CARDS[unit.card].onDeath === 'blast') for (const hit of enemy.board) hit.hp--;
  }
  return any;
}
function sweep(me, foe) {
  for (let again = true; again; ) {
    const mine = buryDead(me, foe);
    again = buryDead(foe, me) || mine;
  }
}

/** `die(n)` rolls 1 to n. Returns false when the move is illegal. Mutates (immer drafts too). */
export function play(me, foe, i, target, die, newUid) {
  const card = CARDS[me.hand[i]];
  if (!card || card.cost > me.mana) return false;
  if (card.kind === 'unit' ? me.board.length >= MAX_BOARD : card.spell === 'bolt' ? target !== FACE && !foe.board[target] : !foe.board.length) return false;
  me.hand.splice(i, 1);
  me.mana -= card.cost;
  if (card.kind === 'unit') {
    me.board.push({ uid: newUid(), card: card.id, attack: card.attack, hp: card.hp, ready: false });
    if (card.onPlay === 'draw') draw(me);
    return true;
  }
  me.discard.push(card.id);
  if (card.spell === 'bolt') {
    const damage = die(6);
    if (target === FACE) foe.hp -= damage;
    else foe.board[target].hp -= damage;
  } else for (const unit of foe.board) unit.hp -= die(4);
  sweep(me, foe);
  return true;
}

export function attack(me, foe, i, target) {
  const unit = me.board[i];
  if (!unit?.ready) return false;
  const guards = guarded(foe);
  if (target === FACE) {
    if (guards) return false;
    unit.ready = false;
    foe.hp -= unit.attack;
    return true;
  }
  const against = foe.board[target];
  if (!against || (guards && !CARDS[against.card].guard)) return false;
  unit.ready = false;
  against.hp -= unit.attack;
  unit.hp -= against.attack;
  if (against.hp <= 0 || unit.hp <= 0) sweep(me, foe);
  return true;
}

export function beginTurn(player) {
  if (player.maxMana < MAX_MANA) player.maxMana++;
  player.mana = player.maxMana;
  for (const unit of player.board) unit.ready = true;
  draw(player);
}

/** What player `id` may see: of hands and decks only counts, but for his own hand. */
export function view(players, id) {
  const open = player => ({
    hp: player.hp,
    mana: player.mana,
    maxMana: player.maxMana,
    fatigue: player.fatigue,
    handCount: player.hand.length,
    deckCount: player.deck.length,
    board: player.board,
    discard: player.discard,
  });
  const seen = { 0: open(players[0]), 1: open(players[1]) };
  if (id === '0' || id === '1') seen[id].hand = players[id].hand;
  return seen;
}
