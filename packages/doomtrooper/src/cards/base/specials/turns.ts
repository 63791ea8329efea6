/** Base set: specials, actions and turns. */
import { no } from '@kolbiste/engine';
import { changeTurns, grantActions, newPool } from '../../../rules/atoms.ts';
import type { Here } from '../../../rules/game.ts';
import { bonusActions } from '../../../rules/procedures.ts';
import type { Announced } from '../../../rules/state.ts';
import { special } from '../../makers.ts';
import { anOpponent } from '../../targets.ts';

const addPool = (g: Here, play: Announced, open: number, attack: number, kind: 'open' | 'attack'): void => {
  grantActions(g, { ...newPool(play.seat, { source: play.card, open, attack }), allowance: open }, kind, 'DOT 7.18');
};

export const bloodLust = special({
  code: '01026',
  name: { en: 'Blood Lust', cs: 'Krvavý chtíč' },
  text: {
    en: 'At the start of your turn: one attack action more this turn.',
    cs: 'Na začátku tvého kola: v tomto kole máš o útočnou akci víc.',
  },
  timing: 'start',
  effect: ({ g, play }) => addPool(g, play, 0, 1, 'attack'),
});

export const boggedDown = special({
  code: '01027',
  name: { en: 'Bogged Down', cs: 'Pěkné nadělení' },
  text: {
    en: 'In your turn: an opponent misses his next turn. Removed from the game.',
    cs: 'Ve tvém kole: soupeř vynechá příští kolo. Odstraní se ze hry.',
  },
  timing: 'ownTurn',
  target: anOpponent((w, player) => !w.sides[player]!.missed),
  effect: ({ g, player }) => changeTurns(g, player, 'missed'),
  after: 'sacrifice',
  limit: 1,
});

export const forcedMarch = special({
  code: '01132',
  name: { en: 'Forced March', cs: 'Vynucený pochod' },
  text: { en: 'A player has one action fewer in his next turn.', cs: 'Hráč má v příštím kole o akci méně.' },
  timing: 'any',
  target: anOpponent(),
  effect: ({ g, player }) => changeTurns(g, player, 'fewer'),
});

export const initiative = special({
  code: '01168',
  name: { en: 'Initiative', cs: 'Iniciativa' },
  text: {
    en: 'At the start of your turn: one action more of any kind, even an attack. One in a turn.',
    cs: 'Na začátku tvého kola: o akci jakéhokoli druhu víc, i útok. Jedna za kolo.',
  },
  timing: 'start',
  condition: ({ world }) => !world.pools.some(pool => pool.open > 0),
  effect: ({ g, play }) => addPool(g, play, 1, 0, 'open'),
});

export const inspired = special({
  code: '01173',
  name: { en: 'Inspired', cs: 'Bohem požehnaný' },
  text: {
    en: 'At once up to three non-attack actions. In combat only in an opponent’s turn.',
    cs: 'Hned až tři neútočné akce. Během souboje jen v soupeřově kole.',
  },
  timing: 'any',
  refusal: ({ world, seat }) => (world.fights.length && world.active === seat ? no('DOT 28.24', 'ownCombat') : null),
  effect: ({ g, world, seat, self }) => {
    grantActions(g, newPool(seat, { source: self, peaceful: 3 }), 'peaceful', 'DOT 28.23');
    return bonusActions({ seat, pool: world.pools.length - 1 });
  },
});

export const ruthlessEfficiency = special({
  code: '01265',
  name: { en: 'Ruthless Efficiency', cs: 'Nemilosrdná účinnost' },
  text: {
    en: 'At the end of your turn: take another turn. Removed from the game.',
    cs: 'Na konci tvého kola: hraj ještě jedno kolo. Odstraní se ze hry.',
  },
  timing: 'end',
  effect: ({ g, seat }) => changeTurns(g, seat, 'again'),
  after: 'sacrifice',
  limit: 1,
});
