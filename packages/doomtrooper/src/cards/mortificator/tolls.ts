/** Mortificator: specials that cost a player something again and again, or take from a warrior what he gives. */
import { attach, discard, last, place, takeDestiny, takeVictory } from '../../rules/atoms.ts';
import { destinyOf } from '../../rules/queries.ts';
import { isKind, isThere } from '../../rules/status.ts';
import { attachToTarget, placeOnTargetPlayer } from '../effects.ts';
import { ofType } from '../filters.ts';
import { attachment, special } from '../makers.ts';
import { asks, follows, withoutUse } from '../pieces.ts';
import { definitionOf } from '../registry.ts';
import { aCard, aPlayer, aWarrior } from '../targets.ts';
import { APOSTLES, type Apostle } from '../vocabulary.ts';

export const blessedByApostle = attachment({
  code: '04015',
  name: { en: 'Blessed by Apostle', cs: 'Požehnán apoštolem' },
  text: {
    en: '1 action, on a Dark Legion warrior: name an Apostle. The warrior counts as his follower, too, and takes his gifts if he takes any.',
    cs: '1 akce, na bojovníka Černé legie: urči Apoštola. Bojovník se počítá i za jeho stoupence a přijímá jeho dary, přijímá-li nějaké.',
  },
  affiliation: 'legion',
  needs: { legion: true },
  timing: 'action',
  actions: 1,
  effect: ({ g, seat, self, target, play }) => {
    attach(g, self, { host: target, by: seat, rule: 'DOT 19.1' });
    return asks(g, play, seat, { ask: 'apostle', options: [...APOSTLES], args: [target] });
  },
  answered: ({ g, args, answer, asked }) =>
    last(g, asked, { what: 'ability', on: args[0]!, ability: `follows:${answer as Apostle}` }, { whileInPlay: true, rule: 'DOT 19.1' }),
});

export const currencyExchange = special({
  code: '04028',
  name: { en: 'Currency Exchange', cs: 'Finanční transakce' },
  text: {
    en: 'Once let team-mates share out their destiny points; both books give a team one bank (DOT 38.10), so it has no effect and cannot be played.',
    cs: 'Kdysi dovolovala spoluhráčům rozdělit si body osudu; obojí pravidla dávají týmu společný bank (DOT 38.10), takže nemá účinek a nelze ji zahrát.',
  },
  affiliation: 'legion',
  ...withoutUse,
  after: 'discard',
});

const LOSS = 2;
export const cursedArtifact = special({
  code: '04029',
  name: { en: 'Cursed Artifact', cs: 'Prokletý artefakt' },
  text: {
    en: '3 actions, on a relic: whenever an ability of it is used, its player loses 2 victory points.',
    cs: '3 akce, na relikvii: kdykoli se použije její schopnost, ztratí její hráč 2 vítězné body.',
  },
  timing: 'action',
  actions: 3,
  target: aCard(ofType('relic')),
  part: ofType('relic'),
  effect: attachToTarget('DOT 19.1'),
  on: ({ world, self, event }) =>
    event.type === 'used' && event.card === world.cards[self]!.host
      ? follows(world, self, { def: world.cards[self]!.def, ask: 'cursed', args: [event.seat] })
      : null,
  answered: ({ g, seat, args }) => void takeVictory(g, { from: args[0]!, by: seat }, LOSS, 'DOT 1.13'),
  after: 'stays',
});

export const inconvenientPhoneCall = attachment({
  code: '04054',
  name: { en: 'Inconvenient Phone Call', cs: 'Rozptylující telefonáty' },
  text: {
    en: '2 actions, on a warrior who gives others ratings or abilities: he gives them nothing any longer.',
    cs: '2 akce, na bojovníka, který dává jiným hodnoty nebo schopnosti: nedává jim už nic.',
  },
  timing: 'action',
  actions: 2,
  labels: ['mutes'],
  target: aWarrior((w, id) => {
    const { gives, grants } = definitionOf(w, id);
    return [...gives, ...grants].some(({ to }) => to.who !== 'self' && to.who !== 'bearer');
  }),
});

export const wannaPlay = special({
  code: '04118',
  name: { en: 'Wanna Play?', cs: 'Chceš hrát?' },
  text: {
    en: '1 action, on a player: for each card he draws he loses 1 destiny point. Discarded when he begins a turn with none. When it comes, all Falling Market cards are discarded.',
    cs: '1 akce, na hráče: za každou kartu, kterou si dobere, ztratí bod osudu. Vyřadí se, když začíná kolo bez bodů osudu. Při zahrání se vyřadí všechny karty Pokles na burze.',
  },
  timing: 'action',
  actions: 1,
  target: aPlayer(),
  effect: ({ g, world, seat, self, player }) => {
    place(g, self, { by: seat, area: 'player', at: player, rule: 'DOT 19.2' });
    for (const id of world.play.filter(card => isThere(world, card) && isKind(world, card, 'falling-market'))) discard(g, id, 'DOT 37.10');
  },
  on: ({ world, self, event }) => {
    const { at, def } = world.cards[self]!;
    if (event.type === 'drew' && event.seat === at) return follows(world, self, { def, ask: 'drew', args: [at] });
    return event.type === 'turnBegan' && event.seat === at && destinyOf(world, at) === 0
      ? follows(world, self, { def, ask: 'over' })
      : null;
  },
  answered: ({ g, seat, self, ask, args }) => {
    if (ask === 'over') discard(g, self, 'DOT 37.10');
    else takeDestiny(g, { from: args[0]!, by: seat }, 1, 'DOT 3.32');
  },
  after: 'stays',
});

export const watchfulEye = special({
  code: '04120',
  name: { en: 'Watchful Eye', cs: 'Pod přísným dohledem' },
  text: {
    en: '3 actions, on a player: for each special he plays he loses 1 destiny point. Several of them add up.',
    cs: '3 akce, na hráče: za každou speciální kartu, kterou zahraje, ztratí bod osudu. Několik takových karet se sčítá.',
  },
  timing: 'action',
  actions: 3,
  target: aPlayer(),
  effect: placeOnTargetPlayer(),
  on: ({ world, self, event }) => {
    const { at, def } = world.cards[self]!;
    return event.type === 'played' && event.seat === at && definitionOf(world, event.card).type === 'special' && event.card !== self
      ? follows(world, self, { def, ask: 'watched', args: [at] })
      : null;
  },
  answered: ({ g, seat, args }) => void takeDestiny(g, { from: args[0]!, by: seat }, 1, 'DOT 3.32'),
  after: 'stays',
});
