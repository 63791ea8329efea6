/** Mortificator: specials that lie face down under others until they are all played at once. */
import type { Seat } from '@kolbiste/engine';
import { cancel, look, sacrifice, stopLooking, store } from '../../rules/atoms.ts';
import type { Here } from '../../rules/game.ts';
import { momentOf, movesWith, type CardMove, type CardPlay } from '../../rules/legality.ts';
import { chaining } from '../../rules/procedures.ts';
import { pendingOf } from '../../rules/queries.ts';
import { isInPlay, type CardId, type World } from '../../rules/state.ts';
import { contentsOf } from '../../rules/status.ts';
import { playOf } from '../../rules/windows.ts';
import { placeOnYou } from '../effects.ts';
import { ofKind } from '../filters.ts';
import { special } from '../makers.ts';
import { asks, asksOn, follows, picked, picks } from '../pieces.ts';
import { definitionOf } from '../registry.ts';

/** Its second use. */
const REVEAL = 1;
const isSecret = ofKind('secret');
const specialsIn = (w: World, seat: Seat): CardId[] => w.sides[seat]!.hand.filter(id => definitionOf(w, id).type === 'special');
const waysToPlay = (w: World, seat: Seat, card: CardId): CardMove[] =>
  movesWith(w, seat, [card], { moment: momentOf(w), pool: null, anyTime: true, prepaid: true });

export const bluff = special({
  code: '04016',
  name: { en: 'Bluff', cs: 'Blafuješ!' },
  text: {
    en: 'When somebody reveals a Secret: the specials under it do nothing; they and the Secret are removed from the game.',
    cs: 'Když někdo odhalí Tajemství: speciální karty pod ním nic neudělají; i s Tajemstvím se odstraní ze hry.',
  },
  timing: 'reaction',
  answers: ({ world, pending }) => pending.use === REVEAL && isSecret(world, pending.card) && !pending.cancelled,
  effect: ({ g, world }) => {
    const pending = pendingOf(world)!;
    cancel(g, pending);
    for (const id of [...contentsOf(world, pending.card), pending.card]) sacrifice(g, id, 'DOT 37.9', true);
  },
});

const hidden = (w: World, self: CardId, seat: Seat): CardId[] => (w.cards[self]!.by === seat ? [] : contentsOf(w, self));
const secrets = (w: World, seat: Seat): CardId[] => w.play.filter(id => isSecret(w, id) && hidden(w, id, seat).length > 0);
const inspects = (g: Here, seat: Seat, secret: CardId): void =>
  look(g, { seat, at: g.world.cards[secret]!.by, cards: contentsOf(g.world, secret), rule: 'DOT 37.14' });
export const informants = special({
  code: '04056',
  name: { en: 'Informants', cs: 'Informátoři' },
  text: {
    en: 'In your turn: look at the cards under as many Secrets of others as you like; nobody else sees them.',
    cs: 'Ve svém kole: prohlédni si karty pod libovolným počtem cizích Tajemství; nikdo jiný je nevidí.',
  },
  timing: 'ownTurn',
  condition: ({ world, seat }) => secrets(world, seat).length > 0,
  effect: ({ g, world, seat, play }) => asks(g, play, seat, { ask: 'inspect', options: picks(secrets(world, seat)) }),
  answered: ({ g, world, seat, args, answer, asked }) => {
    if (answer === 'stop') return stopLooking(g);
    const seen = [...args, picked(answer)];
    inspects(g, seat, picked(answer));
    return asksOn(asked, {
      ask: 'inspect',
      options: ['stop', ...picks(secrets(world, seat).filter(id => !seen.includes(id)))],
      args: seen,
    });
  },
});

export const secret = special({
  code: '04092',
  name: { en: 'Secret', cs: 'Tajemství' },
  text: {
    en: '1 action, stays with you and is never discarded. For 1 action you lay a special of your hand face down under it. At any time you remove the Secret from the game and play all cards under it one after another, for their destiny points but for no actions; what cannot be played is removed from the game.',
    cs: '1 akce, zůstává u tebe a nikdy se nevyřazuje. Za 1 akci pod něj položíš lícem dolů speciální kartu z ruky. Kdykoli Tajemství odstraníš ze hry a karty pod ním postupně všechny zahraješ, za jejich body osudu, ale bez akcí; co zahrát nelze, odstraní se ze hry.',
  },
  timing: 'action',
  actions: 1,
  effect: placeOnYou(),
  after: 'stays',
  abilities: ['neverDiscarded'],
  copies: 'any',
  stores: { faceDown: true },
  uses: [
    {
      timing: 'action',
      actions: 1,
      condition: ({ world, seat }) => specialsIn(world, seat).length > 0,
      effect: ({ g, world, seat, play }) => asks(g, play, seat, { ask: 'store', options: picks(specialsIn(world, seat)) }),
    },
    {
      timing: 'any',
      condition: ({ world, self }) => contentsOf(world, self).length > 0,
      effect: ({ world, self }) => follows(world, self, { def: world.cards[self]!.def, ask: 'begin' }),
    },
  ],
  answered: ({ g, world, seat, self, ask, answer, asked }) => {
    if (ask === 'store') return void store(g, picked(answer), self);
    const again = follows(world, self, { def: asked.def, ask: 'begin' });
    if (ask === 'play') return chaining({ first: playOf(world, seat, answer as unknown as CardPlay, null), then: again });
    if (ask === 'next') {
      const card = picked(answer);
      const ways = waysToPlay(world, seat, card);
      if (ways.length > 0) return asksOn(asked, { ask: 'play', options: ways });
      sacrifice(g, card, 'DOT DR-110', true);
    }
    const cards = contentsOf(world, self);
    if (cards.length > 0) return asksOn(asked, { ask: 'next', options: picks(cards) });
    if (isInPlay(world.cards[self]!.zone)) sacrifice(g, self, 'DOT 37.9', true);
    return null;
  },
});
