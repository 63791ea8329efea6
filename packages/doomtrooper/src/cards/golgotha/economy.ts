/** Golgotha: what concerns all players: upkeep, the order of turns, attacks, industry. */
import type { Option, Seat } from '@kolbiste/engine';
import { destinyOf, discard, last, loseDestiny, shut, takeDestiny } from '../../rules/atoms.ts';
import { choosing } from '../../rules/procedures.ts';
import { bankOf, isReversed, poolOf, seatsFrom } from '../../rules/queries.ts';
import type { CardId, World } from '../../rules/state.ts';
import { isThere, isUntouched } from '../../rules/status.ts';
import { placeOnTable, placeOnYou } from '../effects.ts';
import { either, ofKind, ofType } from '../filters.ts';
import { special } from '../makers.ts';
import { asksOn, pickedOrNone, picks } from '../pieces.ts';

const isCostly = ofType('warrior', 'equipment', 'fortification', 'relic', 'warzone');
/** What a player has out and is still to pay for. */
const owedFor = (w: World, seat: Seat, unpaid: readonly CardId[]): CardId[] =>
  w.play.filter(id => w.cards[id]!.by === seat && isCostly(w, id) && isThere(w, id) && !unpaid.includes(id));

export const attrition = special({
  code: '05004',
  name: { en: 'Attrition', cs: 'Opotřebení' },
  text: {
    en: '2 actions, stays for all: when his turn begins, every player pays 1 destiny point for each warrior, equipment, fortification, relic and warzone he has in play. What he does not pay for is discarded.',
    cs: '2 akce, zůstává pro všechny: když začíná jeho kolo, zaplatí každý hráč 1 bod osudu za každého bojovníka, vybavení, opevnění, relikvii a válečnou zónu, které má ve hře. Co nezaplatí, to se vyřadí.',
  },
  timing: 'action',
  actions: 2,
  effect: placeOnTable(),
  after: 'stays',
  limit: 1,
  on: ({ world, self, event }) => {
    const { def } = world.cards[self]!;
    return event.type === 'turnBegan' && !isUntouched(world, event.seat, def)
      ? choosing({ seat: event.seat, card: self, def, ask: 'begin', options: [], args: [] })
      : null;
  },
  // What it asks remembers what is not paid for, as some of that withstands being discarded.
  answered: ({ g, world, seat, args, answer, asked }) => {
    const lost = pickedOrNone(answer);
    if (lost !== null) discard(g, lost, 'DOT 37.10');
    const unpaid = lost === null ? args : [...args, lost];
    const owed = owedFor(world, seat, unpaid);
    if (answer === 'stop') return void loseDestiny(g, seat, owed.length, { cause: 'card', rule: 'DOT 3.32' });
    const options: Option[] = picks(owed);
    return asksOn(asked, {
      ask: 'unpaid',
      options: owed.length > 0 && destinyOf(world, seat) >= owed.length ? ['stop', ...options] : options,
      args: unpaid,
    });
  },
});

export const changeInMomentum = special({
  code: '05015',
  name: { en: 'Change in Momentum', cs: 'Změna oběhu' },
  text: {
    en: 'Once a game, with three players or more: from the end of this turn on the order of turns runs the other way.',
    cs: 'Jednou za hru, hrají-li nejméně tři hráči: od konce tohoto kola se hráči střídají v opačném pořadí.',
  },
  timing: 'any',
  condition: ({ world }) => seatsFrom(world, 0).length > 2 && !isReversed(world, true),
  effect: ({ g, world, play }) => last(g, play, { what: 'reversed', on: null, turn: world.turn }, { rule: 'DOT 5.2' }),
});

const isIndustry = either(ofKind('factory'), ofKind('industrial-complex'));

export const economicCollapse = special({
  code: '05027',
  name: { en: 'Economic Collapse', cs: 'Ekonomický kolaps' },
  text: {
    en: 'Every player loses half of his destiny points, rounded up. Every Factory and Industrial Complex is shut down and brings nothing until it is opened again: a Factory for 2 actions, a Complex for 3.',
    cs: 'Každý hráč ztratí polovinu svých bodů osudu, zaokrouhleno nahoru. Všechny Továrny a Průmyslové komplexy se zavřou a nic nepřinášejí, dokud je hráč znovu neotevře: Továrnu za 2 akce, Komplex za 3.',
  },
  timing: 'any',
  effect: ({ g, world, seat, self }) => {
    for (const from of seatsFrom(world, seat))
      if (bankOf(world, from) === from) takeDestiny(g, { from, by: seat }, Math.ceil(poolOf(world, from) / 2), 'DOT 3.32');
    for (const id of world.play)
      if (isIndustry(world, id, { self, seat, fight: null }) && isThere(world, id) && !world.cards[id]!.off) shut(g, id, true, 'DOT 7.25');
  },
});

export const equalRights = special({
  code: '05028',
  name: { en: 'Equal Rights', cs: 'Rovná práva' },
  text: {
    en: '1 action, stays for all: from one of his draw steps to the next nobody uses more than one attack action, whatever cards give him.',
    cs: '1 akce, zůstává pro všechny: od jednoho svého kroku dobírání do dalšího nepoužije nikdo víc než jednu útočnou akci, ať mu karty dávají cokoli.',
  },
  timing: 'action',
  actions: 1,
  labels: ['oneAttack'],
  effect: placeOnTable(),
  after: 'stays',
});

export const surplus = special({
  code: '05063',
  name: { en: 'Surplus', cs: 'Přebytky' },
  text: {
    en: 'Stays with you: Attrition and Economic Breakdown do nothing to you.',
    cs: 'Zůstává u tebe: Opotřebení a Krach ekonomiky na tebe nepůsobí.',
  },
  timing: 'any',
  effect: placeOnYou(),
  after: 'stays',
  untouchedBy: ['attrition', 'economic-breakdown'],
});
