/** Inquisition: a plague that goes from warrior to warrior. */
import { endEffectsWhere, last, strengthen } from '../../rules/atoms.ts';
import { isImmune } from '../../rules/abilities.ts';
import type { Here } from '../../rules/game.ts';
import { notesOf } from '../../rules/queries.ts';
import type { CardId, World } from '../../rules/state.ts';
import { carrierOf, isDoomtrooper, isPresent, isThere, warriorsOf } from '../../rules/status.ts';
import { isYours } from '../filters.ts';
import { symmetry } from '../makers.ts';
import { asks, follows, pickedOrNone, picks, plus } from '../pieces.ts';
import { definitionOf } from '../registry.ts';
import { aWarrior } from '../targets.ts';

const isSick = (w: World, id: CardId): boolean => notesOf(w, 'plague').some(({ on }) => on === id);
const mayCatch = (w: World, self: CardId, id: CardId): boolean =>
  isPresent(w, id) &&
  w.cards[id]!.zone !== 'hidden' &&
  isDoomtrooper(w, id) &&
  !isSick(w, id) &&
  !isImmune(w, id, definitionOf(w, self), w.cards[self]!.by, null);
function infect(g: Here, self: CardId, on: CardId): void {
  const source = { card: self, seat: g.world.cards[self]!.by };
  const term = { whileInPlay: true, rule: 'DOT DR-113' } as const;
  last(g, source, { what: 'note', on, note: 'plague' }, term);
  strengthen(g, source, { on, ratings: plus(0, 0, -2) }, term);
}
/** Of several plagues in play one spreads. */
const isFirst = (w: World, self: CardId): boolean =>
  w.play.find(id => w.cards[id]!.def === w.cards[self]!.def && isThere(w, id) && w.cards[id]!.zone !== 'hidden') === self;
const sickInSquad = (w: World, seat: number): boolean => warriorsOf(w, seat).some(id => w.cards[id]!.zone === 'squad' && isSick(w, id));

export const plagueBearer = symmetry({
  code: '02109',
  name: { en: 'Plague Bearer', cs: 'Nositel moru' },
  text: {
    en: 'Gift of Demnogonis: after a Fight with its bearer a Doomtrooper has the plague, −2 Armor, once at most. In his draw step a player with the plague in his Squad chooses one more Doomtrooper of his who catches it. For 4 destiny points a player cures a warrior of his.',
    cs: 'Dar Demnogonise: po zápase s tím, kdo ho má, má Doomtrooper mor, −2 Obrana, nejvýš jednou. V kroku dobírání určí hráč s morem v Mužstvu dalšího svého Doomtroopera, který ho dostane. Za 4 body osudu hráč svého bojovníka vyléčí.',
  },
  gift: 'demnogonis',
  global: true,
  on: ({ world, self, event }) => {
    if (event.type !== 'combatEnded' || event.tactic !== 'fight' || event.how !== 'resolved') return null;
    const bearer = carrierOf(world, self);
    const fighters = [event.attacker, event.defender, ...event.helpers];
    if (!fighters.includes(bearer)) return null;
    const foes = fighters.filter(id => world.cards[id]!.by !== world.cards[bearer]!.by && mayCatch(world, self, id));
    return foes.length > 0 ? follows(world, self, { def: world.cards[self]!.def, ask: 'caught', args: foes }) : null;
  },
  atDraw: ({ g, world, self, seat }) => {
    if (!isFirst(world, self) || !sickInSquad(world, seat)) return null;
    return asks(g, { card: self }, seat, {
      ask: 'catches',
      options: picks(warriorsOf(world, seat).filter(id => mayCatch(world, self, id))),
    });
  },
  uses: [
    {
      timing: 'any',
      destiny: 4,
      byAnybody: true,
      target: aWarrior(isYours, (w, id, { self }) => notesOf(w, 'plague').some(({ on, source }) => on === id && source === self)),
      effect: ({ g, self, target }) => endEffectsWhere(g, ({ source, on }) => source === self && on === target),
    },
  ],
  answered: ({ g, world, self, args, answer }) => {
    const named = pickedOrNone(answer);
    for (const id of named === null ? args : [named]) if (mayCatch(world, self, id)) infect(g, self, id);
  },
});
