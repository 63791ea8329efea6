/** Golgotha: equipment in an armory, and the dead on a lance. */
import { last, sacrifice, store, strengthen } from '../../rules/atoms.ts';
import { notesOf, topFight } from '../../rules/queries.ts';
import type { CardId, World } from '../../rules/state.ts';
import { contentsOf, isLegion, isPresent } from '../../rules/status.ts';
import { baseValueOf } from '../../rules/values.ts';
import { inTactic, isYours } from '../filters.ts';
import { fortification, special } from '../makers.ts';
import { asks, asksOn, follows, pickedOrNone, picks, plus } from '../pieces.ts';
import { gearOf, handOut, hasRoom, mayHave } from '../stores.ts';
import { aCombatant, aWarrior } from '../targets.ts';

const ROOM = 5;
const fitting = (w: World, self: CardId, on: CardId): CardId[] => contentsOf(w, self).filter(card => mayHave(w, on, card));
export const armory = fortification({
  code: '05001',
  name: { en: 'Armory', cs: 'Zbrojnice' },
  text: {
    en: 'Squad: holds up to five equipment cards, which do nothing there. For 1 action a warrior of yours puts any of his equipment into it; for 1 action he takes any of it that he may have.',
    cs: 'Mužstvo: pojme až pět karet vybavení, které v ní nic nedělají. Za 1 akci do ní tvůj bojovník uloží libovolnou část svého vybavení; za 1 akci si z ní libovolnou část vezme, smí-li ji mít.',
  },
  areas: ['squad'],
  stores: {},
  uses: [
    {
      timing: 'action',
      actions: 1,
      target: aWarrior(isYours, (w, id) => gearOf(w, id).length > 0),
      condition: ({ world, self }) => hasRoom(world, self, ROOM),
      effect: ({ g, world, seat, target, play }) =>
        asks(g, play, seat, { ask: 'store', options: picks(gearOf(world, target)), args: [target] }),
    },
    {
      timing: 'action',
      actions: 1,
      target: aWarrior(isYours, (w, id, { self }) => fitting(w, self, id).length > 0),
      effect: ({ g, world, seat, self, target, play }) =>
        asks(g, play, seat, { ask: 'take', options: picks(fitting(world, self, target)), args: [target] }),
    },
  ],
  answered: ({ g, world, self, ask, args, answer, asked }) => {
    const card = pickedOrNone(answer);
    const on = args[0]!;
    if (card === null) return null;
    if (ask === 'store') store(g, card, self);
    else handOut(g, card, on);
    const more = ask === 'take' ? fitting(world, self, on) : hasRoom(world, self, ROOM) ? gearOf(world, on) : [];
    return more.length > 0 ? asksOn(asked, { ask, options: ['stop', ...picks(more)] }) : null;
  },
});

const hasTrophy = (w: World, id: CardId): boolean => notesOf(w, 'trophy').some(({ on }) => on === id);
export const impale = special({
  code: '05038',
  name: { en: 'Impale', cs: 'Trofej' },
  text: {
    en: 'In a Fight, on a Dark Legion warrior without a trophy: whom he wounds or kills in this combat is removed from the game, and nobody earns points for it. As long as the warrior is in play he has as much more Armor as the printed Value of his trophy.',
    cs: 'V zápase, na bojovníka Černé legie bez trofeje: koho v tomto souboji zraní nebo zabije, ten se odstraní ze hry a nikdo za něj nezíská body. Dokud je bojovník ve hře, má o Hodnotu natištěnou na trofeji vyšší Obranu.',
  },
  affiliation: 'legion',
  timing: 'modifier',
  target: aCombatant(isLegion, inTactic('fight'), (w, id) => !hasTrophy(w, id)),
  effect: ({ g, target, play }) =>
    last(g, play, { what: 'watch', on: target, combat: play.fight }, { fight: play.fight, rule: 'DOT 24.5.14' }),
  on: ({ world, self, event, watch }) =>
    watch !== null &&
    (event.type === 'wounded' || event.type === 'killed') &&
    event.by === watch.on &&
    topFight(world)?.id === watch.combat &&
    !hasTrophy(world, watch.on)
      ? follows(world, self, { def: watch.def, ask: 'impale', args: [watch.on, event.card] })
      : null,
  answered: ({ g, world, args, asked }) => {
    const [by, victim] = args as [CardId, CardId];
    if (!isPresent(world, victim) || hasTrophy(world, by)) return;
    const value = baseValueOf(world, victim);
    last(g, asked, { what: 'worthless', on: null, victim }, { rule: 'DOT 37.42' });
    last(g, asked, { what: 'note', on: by, note: 'trophy', n: value }, { rule: 'DOT 24.5.14' });
    strengthen(g, asked, { on: by, ratings: plus(0, 0, value) }, { rule: 'DOT 24.5.14' });
    sacrifice(g, victim, 'DOT 37.9', true);
  },
});
