/** Paradise Lost: viruses, who falls sick, and who does not (DOT 37.36 to 37.39). */
import { no, type Seat } from '@kolbiste/engine';
import type { DoomEvent } from '../../rules/events.ts';
import { attach, endEffectsWhere, last, place, raiseNotes, sacrifice } from '../../rules/atoms.ts';
import type { Here } from '../../rules/game.ts';
import { isNote, notesOf } from '../../rules/queries.ts';
import type { CardId, Note, World } from '../../rules/state.ts';
import { hasLabel, isDoomtrooper, isPresent, isThere, isTribal, knownWarriors } from '../../rules/status.ts';
import { playOf } from '../../rules/windows.ts';
import { placeOnTable, placeOnYou } from '../effects.ts';
import { toAll } from '../filters.ts';
import type { Part } from '../form.ts';
import { attachment, special } from '../makers.ts';
import { asks, asksOn, follows, picked, picks } from '../pieces.ts';
import { definitionOf } from '../registry.ts';
import { aPlayer } from '../targets.ts';
import { shareArea } from './pieces.ts';

/** Who carries the virus of this card, and since how many draw steps. */
type Infection = Note & { readonly on: CardId };
const infections = (w: World, virus: CardId): Infection[] =>
  notesOf(w, 'infected').filter((note): note is Infection => note.source === virus && note.on !== null);
/** Of several alike a warrior has one (DOT 37.38). */
const hasVirus = (w: World, def: number, id: CardId): boolean => notesOf(w, 'infected').some(note => note.on === id && note.def === def);
const isSick = (w: World, virus: CardId, id: CardId): boolean => infections(w, virus).some(({ on }) => on === id);

const protections = (w: World, seat: Seat): CardId[] =>
  w.play.filter(card => w.cards[card]!.by === seat && hasLabel(w, card, 'inoculates') && isThere(w, card));
const isInoculated = (w: World, id: CardId): boolean => protections(w, w.cards[id]!.by).length > 0;
/** Whom a virus may infect: Doomtroopers, and where it has mutated the tribes. */
const mayCatch = (w: World, virus: CardId, id: CardId): boolean =>
  (isDoomtrooper(w, id) || (isTribal(w, id) && notesOf(w, 'mutated').some(({ source }) => source === virus))) &&
  !hasVirus(w, w.cards[virus]!.def, id) &&
  !isInoculated(w, id);
/** Those who stand beside somebody who has it. */
const endangered = (w: World, virus: CardId): CardId[] => {
  const sick = infections(w, virus).filter(({ on }) => isPresent(w, on));
  return knownWarriors(w).filter(id => mayCatch(w, virus, id) && sick.some(({ on }) => shareArea(w, on, id)));
};
const infect = (g: Here, virus: CardId, seat: Seat, on: CardId): void =>
  last(g, { card: virus, seat }, { what: 'note', on, note: 'infected', n: 1 }, { rule: 'DOT 37.37' });

/** It infects the tribes from now on. */
const mutate = (g: Here, virus: CardId, seat: Seat): void =>
  last(g, { card: virus, seat }, { what: 'note', on: null, note: 'mutated' }, { rule: 'DOT 37.37' });

/** On a Doomtrooper on a Station, and from draw step to draw step on those who stand beside a sick one. The card stays with anyone else who is sick. */
const spreads: Part = {
  labels: ['virus'],
  sacrificedInstead: true,
  needs: { doomtrooper: true, area: 'station' },
  refusal: ({ world, self, target }) => (hasVirus(world, world.cards[self]!.def, target) ? no('DOT 37.38', 'hasCopy') : null),
  effect: ({ g, seat, self, target }) => {
    attach(g, self, { host: target, by: seat, rule: 'DOT 37.37' });
    infect(g, self, seat, target);
    if (!isDoomtrooper(g.world, target)) mutate(g, self, seat);
  },
  lost: ({ world, self, host }) => follows(world, self, { def: world.cards[self]!.def, ask: 'lives', args: [host] }),
  atDraw: ({ g, world, seat, self }) => {
    const exposed = notesOf(world, 'exposed').flatMap(({ source, on }) => (source === self ? [on] : []));
    const near = endangered(world, self);
    endEffectsWhere(g, effect => isNote(effect, 'exposed') && effect.source === self);
    raiseNotes(
      g,
      infections(world, self).filter(({ on }) => isPresent(world, on)),
    );
    for (const id of near)
      if (exposed.includes(id)) infect(g, self, seat, id);
      else last(g, { card: self, seat }, { what: 'note', on: id, note: 'exposed' }, { rule: 'DOT 37.37' });
  },
  answered: ({ g, world, seat, self, args }) => {
    endEffectsWhere(g, effect => isNote(effect, 'infected') && effect.source === self && effect.on === args[0]);
    const [next] = infections(world, self).filter(({ on }) => isPresent(world, on));
    if (next === undefined) endEffectsWhere(g, ({ source }) => source === self);
    else attach(g, self, { host: next.on, by: seat, rule: 'DOT 37.37' });
  },
};

/** One of the tribes on a Station that does not have this virus yet. */
const mutants = (w: World, def: number): CardId[] =>
  knownWarriors(w).filter(id => w.cards[id]!.zone === 'station' && isTribal(w, id) && !hasVirus(w, def, id) && !isInoculated(w, id));
/** Viruses of a hand that infect warriors and may be played now. */
const strains = (w: World, seat: Seat): CardId[] =>
  w.sides[seat]!.hand.filter(id => {
    const { labels, play } = definitionOf(w, id);
    if (!labels.includes('virus') || play === null || mutants(w, w.cards[id]!.def).length === 0) return false;
    return play.timing === 'any' || (play.timing === 'ownTurn' && w.active === seat);
  });

export const burningLungs = special({
  code: '07012',
  name: { en: 'Burning Lungs', cs: 'Pálení v plicích' },
  text: {
    en: 'Virus. 2 actions: Doomtroopers on Stations have −1 Fight, Shoot and Armor as long as it is in play.',
    cs: 'Virus. 2 akce: dokud je ve hře, mají Doomtroopeři na Stanicích −1 Zápas, Střelba a Obrana.',
  },
  labels: ['virus'],
  copies: 'any',
  timing: 'action',
  actions: 2,
  effect: placeOnTable(),
  gives: [
    {
      fight: -1,
      shoot: -1,
      armour: -1,
      to: {
        ...toAll(isDoomtrooper, (w, id, { self }) => {
          // Anyone who was inoculated before it came, or came after that himself, does not fall sick.
          const { stamp } = w.cards[self]!;
          return !protections(w, w.cards[id]!.by).some(card => w.cards[card]!.stamp < Math.max(stamp, w.cards[id]!.stamp));
        }),
        at: 'station',
      },
    },
  ],
  after: 'stays',
});

export const inoculations = attachment({
  code: '07051',
  name: { en: 'Inoculations', cs: 'Očkování' },
  text: {
    en: '1 action, stays with you: no virus can be played on your warriors or infect them any more. Anyone who is sick already stays so.',
    cs: '1 akce, zůstává u tebe: na tvé bojovníky už nelze hrát viry a žádným virem se nenakazí. Kdo už nakažený je, tím zůstane.',
  },
  timing: 'action',
  actions: 1,
  target: null,
  labels: ['inoculates'],
  effect: placeOnYou(),
  prevents: ({ world, self, use, definition, target }) =>
    use === null && definition.labels.includes('virus') && target !== null && world.cards[target]!.by === world.cards[self]!.by
      ? no('DOT 29.3', 'immune')
      : null,
});

export const mutatedStrain = special({
  code: '07065',
  name: { en: 'Mutated Strain', cs: 'Zmutovaný kmen' },
  text: {
    en: 'Together with a virus of your hand, which may be played now: you play it on one Tribal warrior on a Station instead. One that spreads infects Tribal warriors from then on, and Doomtroopers as ever.',
    cs: 'Zároveň s virem z tvé ruky, který lze právě hrát: zahraješ ho místo toho na jednoho kmenového válečníka na Stanici. Virus, který se šíří, od té chvíle nakazí i kmenové válečníky a Doomtroopery jako jindy.',
  },
  timing: 'any',
  condition: ({ world, seat }) => strains(world, seat).length > 0,
  effect: ({ g, world, seat, play }) => asks(g, play, seat, { ask: 'virus', options: picks(strains(world, seat)) }),
  answered: ({ world, seat, ask, args, answer, asked }) => {
    if (ask === 'virus')
      return asksOn(asked, { ask: 'sick', options: picks(mutants(world, world.cards[picked(answer)]!.def)), args: [picked(answer)] });
    return playOf(world, seat, { play: args[0]!, on: picked(answer) }, null);
  },
});

export const parasiticStupor = attachment({
  code: '07076',
  name: { en: 'Parasitic Stupor', cs: 'Parazitická apatie' },
  text: {
    en: 'Virus, in your turn, on a Doomtrooper on a Station: for each of his warriors who has it a player draws one card fewer in his draw step, but at least one. Anyone who stands beside a sick Doomtrooper for a full turn falls sick, too. Removed from the game when it leaves play.',
    cs: 'Virus, ve tvém kole, na Doomtroopera na Stanici: za každého svého nakaženého bojovníka si hráč v kroku dobírání dobere o kartu méně, nejméně však jednu. Doomtrooper, který je celé kolo v oblasti s nakaženým, se nakazí také. Opustí-li hru, odstraní se.',
  },
  ...spreads,
  timing: 'ownTurn',
  drawsFewer: ({ world, self, seat }) =>
    infections(world, self).filter(({ on }) => world.cards[on]!.by === seat && isPresent(world, on)).length,
});

/** Anyone who is beside the sick falls sick, and anyone who is beside him. */
function overrun(g: Here, virus: CardId, seat: Seat): void {
  for (let next = endangered(g.world, virus); next.length > 0; next = endangered(g.world, virus)) infect(g, virus, seat, next[0]!);
}
const preyOn = (w: World, self: CardId, at: Seat): CardId[] =>
  knownWarriors(w).filter(id => w.cards[id]!.by === at && w.cards[id]!.zone === 'station' && mayCatch(w, self, id));
const MOVES: readonly DoomEvent['type'][] = [
  'entered',
  'transferred',
  'revealed',
  'stolen',
  'attached',
  'discarded',
  'sacrificed',
  'returned',
];

export const redPlague = special({
  code: '07090',
  name: { en: 'Red Plague', cs: 'Rudý mor' },
  text: {
    en: 'Virus, in your turn, on all Doomtroopers of a Station: anyone who has it dies of any wound in combat. Every Doomtrooper beside a sick one falls sick at once. Removed from the game when nobody has it any more.',
    cs: 'Virus, ve tvém kole, na všechny Doomtroopery na jedné Stanici: kdo ho má, zemře na každé zranění v souboji. Každý Doomtrooper v oblasti s nakaženým se hned nakazí. Nemá-li ho už nikdo, odstraní se ze hry.',
  },
  labels: ['virus'],
  after: 'stays',
  sacrificedInstead: true,
  timing: 'ownTurn',
  target: aPlayer((w, player, { self }) => preyOn(w, self, player).length > 0),
  effect: ({ g, world, seat, self, target, player }) => {
    // A mutated strain has a warrior for its target.
    const victims = target === null ? preyOn(world, self, player) : [target];
    place(g, self, { by: seat, area: 'table', at: null, rule: 'DOT 37.37' });
    for (const id of victims) infect(g, self, seat, id);
    if (target !== null) mutate(g, self, seat);
    overrun(g, self, seat);
  },
  grants: [{ ability: 'diesFromWound', to: toAll((w, id, { self, fight }) => fight !== null && isSick(w, self, id)) }],
  on: ({ world, self, event }) => {
    if (!MOVES.includes(event.type)) return null;
    const isOver = !infections(world, self).some(({ on }) => isPresent(world, on));
    return isOver || endangered(world, self).length > 0
      ? follows(world, self, { def: world.cards[self]!.def, ask: isOver ? 'over' : 'spread' })
      : null;
  },
  answered: ({ g, seat, self, ask }) => {
    if (ask === 'over') {
      endEffectsWhere(g, ({ source }) => source === self);
      sacrifice(g, self, 'DOT 37.9');
    } else overrun(g, self, seat);
  },
});

export const v3 = attachment({
  code: '07120',
  name: { en: 'V-3', cs: 'V-3' },
  text: {
    en: 'Virus, on a Doomtrooper on a Station: −2 Fight, Shoot and Armor, and as much again in each of your draw steps. Anyone who stands beside a sick Doomtrooper for a full turn falls sick, too. One V-3 for a warrior. Sacrificed when it leaves play.',
    cs: 'Virus, na Doomtroopera na Stanici: −2 Zápas, Střelba a Obrana a v každém tvém kroku dobírání o tolik víc. Doomtrooper, který je celé kolo v oblasti s nakaženým, se nakazí také. Jeden V-3 na bojovníka. Opustí-li hru, obětuje se.',
  },
  ...spreads,
  labels: ['virus', 'weakens'],
  gives: [
    {
      fight: -2,
      shoot: -2,
      armour: -2,
      to: toAll((w, id, { self }) => isSick(w, self, id)),
      count: ({ world, self, receiver }) => infections(world, self).find(({ on }) => on === receiver)!.n,
    },
  ],
});

export const witheringDeath = attachment({
  code: '07123',
  name: { en: 'Withering Death', cs: 'Třaslavá smrt' },
  text: {
    en: 'Virus, in your turn, on a Doomtrooper on a Station: an attack by anyone who has it takes 3 actions. Anyone who stands beside a sick Doomtrooper for a full turn falls sick, too. Removed from the game when it leaves play.',
    cs: 'Virus, ve tvém kole, na Doomtroopera na Stanici: útok nakaženého stojí 3 akce. Doomtrooper, který je celé kolo v oblasti s nakaženým, se nakazí také. Opustí-li hru, odstraní se.',
  },
  ...spreads,
  timing: 'ownTurn',
  attackActions: ({ world, self, attacker }) => (isSick(world, self, attacker) ? 3 : 1),
});
