/** Paradise Lost: those who attack as one, and those who leave their Stations. */
import { has } from '../../rules/abilities.ts';
import { join, last } from '../../rules/atoms.ts';
import { pairRefusal } from '../../rules/combat/pairing.ts';
import { newAttack } from '../../rules/procedures.ts';
import { fightNumbered, notesOf } from '../../rules/queries.ts';
import type { CardId, World } from '../../rules/state.ts';
import { hasLabel, isPresent, isTribal, warriorsOf } from '../../rules/status.ts';
import { preyOf } from '../attacks.ts';
import { placeOnYou } from '../effects.ts';
import { worthAtMost } from '../filters.ts';
import { special } from '../makers.ts';
import { asks, asksOn, follows, pickedOrNone, picks } from '../pieces.ts';

export const emissaries = special({
  code: '07028',
  name: { en: 'Emissaries', cs: 'Emisaři' },
  text: {
    en: 'At any time: until your next turn your Tribal warriors may be transferred between the Station and the Squad or Kohort, but for beasts and those who count as vehicles.',
    cs: 'Kdykoli: do tvého příštího kola lze tvé kmenové válečníky přesouvat mezi Stanicí a Mužstvem nebo Kohortou, kromě zvířat a těch, kdo se počítají za vozidlo.',
  },
  timing: 'any',
  condition: ({ world, seat }) =>
    warriorsOf(world, seat).some(id => isTribal(world, id) && !hasLabel(world, id, 'beast') && !hasLabel(world, id, 'vehicle')),
  effect: ({ g, seat, play }) => last(g, play, { what: 'roams', on: null, seat }, { until: seat, rule: 'DOT 20.16' }),
});

const GANG = 3;
const isSmall = worthAtMost(4);
const gangsters = (w: World, seat: number, named: readonly CardId[]): CardId[] =>
  warriorsOf(w, seat).filter(
    id => w.cards[id]!.zone !== 'hidden' && !named.includes(id) && isSmall(w, id) && preyOf(w, seat, id).length > 0,
  );

export const gangUp = special({
  code: '07033',
  name: { en: 'Gang Up!', cs: 'Jeden za všechny a všichni za jednoho' },
  text: {
    en: '1 action, stays with you: as an attack action up to three of your warriors of Value 4 or less who may attack do so together. The Fight or Shoot of all counts; the defender chooses which of them he strikes.',
    cs: '1 akce, zůstává u tebe: za útočnou akci zaútočí společně až tři tvoji bojovníci s Hodnotou nejvýš 4, kteří smějí útočit. Jejich Zápas nebo Střelba se sčítá; obránce si vybere, koho z nich zasáhne.',
  },
  timing: 'action',
  actions: 1,
  effect: placeOnYou(),
  after: 'stays',
  uses: [
    {
      timing: 'attack',
      actions: 1,
      attack: true,
      startsCombat: true,
      condition: ({ world, seat }) => gangsters(world, seat, []).length > 1,
      effect: ({ g, world, seat, play }) => asks(g, play, seat, { ask: 'attacker', options: picks(gangsters(world, seat, [])) }),
    },
  ],
  // They join when it is known whom they attack.
  on: ({ world, self, event }) =>
    event.type === 'paired' && gangOf(world, self, event.fight).length > 0
      ? follows(world, self, { def: world.cards[self]!.def, ask: 'met', args: [event.fight] })
      : null,
  answered: ({ g, world, seat, self, ask, args, answer, asked }) => {
    if (ask === 'met') {
      const fight = fightNumbered(world, args[0]!);
      for (const id of gangOf(world, self, args[0]!))
        if (
          fight !== null &&
          isPresent(world, id) &&
          pairRefusal(world, seat, id, fight.defender!, fight) === null &&
          !has(world, id, 'neverFights', fight)
        )
          join(g, fight, id);
      return null;
    }
    const id = pickedOrNone(answer);
    const named = id === null ? args : [...args, id];
    const others = named.length < GANG && id !== null ? gangsters(world, seat, named) : [];
    if (others.length > 0) return asksOn(asked, { ask: 'join', options: ['stop', ...picks(others)], args: named });
    const fight = world.fightCount + 1;
    for (const on of named.slice(1))
      last(g, { card: self, seat }, { what: 'note', on, note: 'gang', n: fight }, { fight, rule: 'DOT 25.7' });
    return newAttack(seat, { attacker: named[0]! });
  },
});
const gangOf = (w: World, self: CardId, fight: number): CardId[] =>
  notesOf(w, 'gang').flatMap(({ source, on, n }) => (source === self && n === fight && on !== null ? [on] : []));
