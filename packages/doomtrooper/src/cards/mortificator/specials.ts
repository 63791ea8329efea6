/** Mortificator: specials. */
import { no } from '@kolbiste/engine';
import { mostDestiny } from '../../rules/banking.ts';
import { has, opponentIn } from '../../rules/abilities.ts';
import { attach, cover, discard, heal, last, mark, sacrifice, strengthen, loseDestiny } from '../../rules/atoms.ts';
import { harmOne } from '../../rules/combat/harm.ts';
import { hurtingAll, newAttack, type Choosing } from '../../rules/procedures.ts';
import { topFight, poolOf } from '../../rules/queries.ts';
import { type CardId, type World } from '../../rules/state.ts';
import { carrierOf, isPresent, warriorsOf } from '../../rules/status.ts';
import { discardSelf, placeOnYou, placeOnTable } from '../effects.ts';
import { belongsTo, toYours } from '../filters.ts';
import type { Played, Use } from '../form.ts';
import { attachment, special } from '../makers.ts';
import { asks, asksOn, onArea, plus } from '../pieces.ts';
import { noTarget } from '../targets.ts';
import { APOSTLES, type Apostle } from '../vocabulary.ts';
import { afterFight, poisoners } from './pieces.ts';

/** Warriors in the open, one after another: into cover or wounded. Arguments: how many are left, who they are, who bleeds. */
function shelters(asked: Choosing, w: World, left: readonly CardId[], bleeding: readonly CardId[]) {
  const [next] = left;
  if (next === undefined) return bleeding.length ? hurtingAll({ by: null, earner: null, victims: [...bleeding] }) : null;
  const options = has(w, next, 'neverCovers', null) ? ['bleed'] : ['cover', 'bleed'];
  return asksOn(asked, { ask: 'shelter', options, args: [left.length, ...left, ...bleeding], seat: w.cards[next]!.by });
}

function suppressing(): Played {
  const area = onArea((g, asked, warriors) =>
    shelters(
      asked,
      g.world,
      warriors.filter(id => !g.world.cards[id]!.covered),
      [],
    ),
  );
  return {
    ...area,
    wounds: ({ world, pending }) =>
      warriorsOf(world, pending.player!).filter(id => ['squad', 'cohort'].includes(world.cards[id]!.zone) && !world.cards[id]!.covered),
    answered: answer => {
      const { g, world, ask, args, asked } = answer;
      if (ask === 'area') return area.answered(answer);
      const n = args[0]!;
      const [next, ...left] = args.slice(1, 1 + n) as [CardId, ...CardId[]];
      const bleeding = args.slice(1 + n);
      const covers = answer.answer === 'cover';
      if (covers) cover(g, next, 'DOT 9.3');
      return shelters(asked, world, left, covers ? bleeding : [...bleeding, next]);
    },
  };
}

/** Four actions of the bearer's player take it off. */
const freed: Use = {
  timing: 'action',
  actions: 4,
  byBearer: true,
  effect: discardSelf(),
};

export const deathMaze = attachment({
  code: '04033',
  name: { en: 'Death Maze', cs: 'Bludiště smrti' },
  text: {
    en: 'Poison, though a special. 1 action, on your Mortificator. After a Fight combat he survived, remove it from the game: his opponent is killed, and you earn the points.',
    cs: 'Jed, ač speciální karta. 1 akce, na tvého Mortifikátora. Po zápase, který přežil, ji odstraň ze hry: jeho soupeř je zabit a ty získáš body.',
  },
  // Without the label of a poison: what discards equipment does not touch it (DOT 37.13).
  needs: poisoners,
  timing: 'action',
  actions: 1,
  refusal: ({ world, seat, target }) => (world.cards[target]!.by === seat ? null : no('DOT 11.17', 'notYours')),
  uses: [
    {
      timing: 'any',
      refusal: afterFight,
      effect: ({ g, world, seat, self }) => {
        const owner = carrierOf(world, self);
        const victim = opponentIn(world, topFight(world)!, owner);
        sacrifice(g, self, 'DOT 37.9');
        return harmOne(g, { victim: victim!, by: owner, earner: seat, kill: true });
      },
    },
  ],
});

export const dontCallAgain = attachment({
  code: '04036',
  name: { en: "Don't Call Again!", cs: 'Už ani slovo' },
  text: {
    en: 'On a warrior: he performs no actions. His player may remove this for four actions.',
    cs: 'Na bojovníka: neprovádí žádné akce. Jeho hráč to smí odstranit za čtyři akce.',
  },
  grants: ['noActions'],
  uses: [freed],
  limit: 1,
});

export const dwindlingFaith = attachment({
  code: '04037',
  name: { en: 'Dwindling Faith', cs: 'Slabá víra' },
  text: {
    en: '2 actions, on a member of the Brotherhood: whatever he pays for Art in destiny points costs twice as much.',
    cs: '2 akce, na člena Bratrstva: cokoli platí za Umění v bodech osudu, stojí dvojnásob.',
  },
  affiliation: 'brotherhood',
  needs: { affiliation: 'brotherhood' },
  grants: ['dearArt'],
  timing: 'action',
  actions: 2,
});

export const economicBreakdown = special({
  code: '04039',
  name: { en: 'Economic Breakdown', cs: 'Krach ekonomiky' },
  text: {
    en: 'Stays, for all: nobody has more than 15 destiny points. What is beyond them is lost, whatever keeps points from others.',
    cs: 'Zůstává, pro všechny: nikdo nemá víc než 15 bodů osudu. Co je navíc, propadne, ať body chrání cokoli.',
  },
  timing: 'any',
  effect: [
    placeOnTable(),
    ({ g, world }) =>
      world.sides.forEach(
        (_, seat) => void loseDestiny(g, seat, poolOf(world, seat) - mostDestiny(world, seat), { cause: 'card', rule: 'DOT 3.32' }),
      ),
  ],
  mostDestiny: 15,
  after: 'stays',
});

export const gungHo = special({
  code: '04049',
  name: { en: 'Gung Ho', cs: 'Gung ho' },
  text: {
    en: '1 action: your Mishima warriors strike first as long as it is in play.',
    cs: '1 akce: dokud je ve hře, udeří tvoji bojovníci Mishimy první.',
  },
  affiliation: 'mishima',
  timing: 'action',
  actions: 1,
  effect: placeOnYou(),
  grants: [{ ability: 'firstStrike', to: toYours(belongsTo('mishima')) }],
  after: 'stays',
});

export const hidden = attachment({
  code: '04051',
  name: { en: 'Hidden', cs: 'Schován' },
  text: {
    en: '1 action, on your Mortificator: he neither attacks nor is attacked. At any time but in combat discard it: he attacks at once.',
    cs: '1 akce, na tvého Mortifikátora: neútočí a nelze na něj útočit. Kdykoli mimo souboj ji vyřaď: hned zaútočí.',
  },
  affiliation: 'brotherhood',
  needs: { kind: 'mortificator' },
  grants: ['behindWall'],
  timing: 'action',
  actions: 1,
  refusal: ({ world, seat, target }) => (world.cards[target]!.by === seat ? null : no('DOT 11.17', 'notYours')),
  uses: [
    {
      timing: 'any',
      refusal: ({ world, seat }) =>
        world.fights.length ? no('DOT 28.16', 'inCombat') : world.sides[seat]!.turns === 0 ? no('DOT DR-26', 'firstTurn') : null,
      effect: ({ g, world, seat, self }) => {
        const owner = carrierOf(world, self);
        discard(g, self, 'DOT 37.10');
        return newAttack(seat, { attacker: owner });
      },
    },
  ],
});

export const illumination = attachment({
  code: '04053',
  name: { en: 'Illumination', cs: 'Na tebe si posvítíme!' },
  text: {
    en: '1 action, on a warrior immune to the Dark Symmetry: he is not any longer.',
    cs: '1 akce, na bojovníka imunního vůči Černé symetrii: imunní už není.',
  },
  affiliation: 'legion',
  needs: {
    refusal: ({ world, target }) =>
      has(world, target, 'symmetryImmune', null) || has(world, target, 'giftImmune', null) ? null : noTarget(),
  },
  grants: ['lostSymmetryImmune'],
  timing: 'action',
  actions: 1,
});

export const inferiorTechnology = attachment({
  code: '04055',
  name: { en: 'Inferior Technology', cs: 'Technologická závada' },
  text: {
    en: '1 action, on a Cybertronic warrior: he cannot attack. Attacked, he strikes back as ever.',
    cs: '1 akce, na bojovníka Kybertroniku: nesmí útočit. Na útok odpovídá jako jindy.',
  },
  affiliation: 'cybertronic',
  needs: { affiliation: 'cybertronic' },
  grants: ['cannotAttack'],
  timing: 'action',
  actions: 1,
});

export const itShallBeDoneExcellency = attachment({
  code: '04058',
  name: { en: 'It Shall Be Done, Excellency', cs: 'Staniž se, excelence' },
  text: {
    en: 'On a member of the Brotherhood: name an Apostle. Each destiny point he spends on Art aimed at a follower of that Apostle counts twice.',
    cs: 'Na člena Bratrstva: urči Apoštola. Každý bod osudu, který zaplatí za Umění mířené na jeho stoupence, se počítá dvakrát.',
  },
  affiliation: 'brotherhood',
  needs: { affiliation: 'brotherhood' },
  effect: ({ g, seat, self, target, play }) => {
    attach(g, self, { host: target, by: seat, rule: 'DOT 19.1' });
    return asks(g, play, seat, { ask: 'apostle', options: [...APOSTLES], args: [target] });
  },
  answered: ({ g, args, answer, asked }) =>
    last(
      g,
      asked,
      { what: 'ability', on: args[0]!, ability: `doublesAgainst:${answer as Apostle}` },
      { whileInPlay: true, rule: 'DOT 19.1' },
    ),
});

export const shoreLeave = attachment({
  code: '04093',
  name: { en: 'Shore Leave', cs: 'Oddech v týlu' },
  text: {
    en: 'On your Doomtrooper who is not in combat: he counts as out of play. At any time he comes back healed, with +1 Fight, Shoot and Armor for each full turn.',
    cs: 'Na tvého Doomtroopera mimo souboj: počítá se jako mimo hru. Kdykoli se vrátí zdravý a s +1 Zápas, Střelba a Obrana za každé celé kolo.',
  },
  needs: { doomtrooper: true },
  grants: ['notInPlay'],
  refusal: ({ world, seat, target }) => (world.cards[target]!.by === seat ? null : no('DOT 11.17', 'notYours')),
  uses: [
    {
      timing: 'any',
      absent: true,
      effect: ({ g, world, self, play }) => {
        const owner = carrierOf(world, self);
        const { marks } = world.cards[self]!;
        discard(g, self, 'DOT 37.10');
        if (!isPresent(world, owner)) return;
        heal(g, owner, 'DOT 7.25');
        if (marks > 0) strengthen(g, play, { on: owner, ratings: plus(marks, marks, marks) }, { rule: 'DOT 7.25' });
      },
    },
  ],
  atDraw: ({ g, self }) => mark(g, self, 1, 'DOT 7.25'),
});

export const suppressingFire = special({
  code: '04101',
  name: { en: 'Suppressing Fire', cs: 'Kartáčová střelba' },
  text: {
    en: '1 action, on a player’s Squad or Kohort: each of its warriors in the open goes into cover or is wounded.',
    cs: '1 akce, na Mužstvo či Kohortu hráče: každý jejich neukrytý bojovník jde do úkrytu, nebo je zraněn.',
  },
  ...suppressing(),
});

export const training = special({
  code: '04114',
  name: { en: 'Training', cs: 'Vojenské cvičení' },
  text: {
    en: '1 action, on a player’s Squad or Kohort: until your next turn its warriors neither attack nor are attacked.',
    cs: '1 akce, na Mužstvo či Kohortu hráče: do tvého příštího kola jejich bojovníci neútočí a nelze na ně útočit.',
  },
  ...onArea((g, asked, warriors) => {
    for (const id of warriors) {
      last(g, asked, { what: 'ability', on: id, ability: 'cannotAttack' }, { until: asked.seat, rule: 'DOT 37.3' });
      last(g, asked, { what: 'ability', on: id, ability: 'cannotBeAttacked' }, { until: asked.seat, rule: 'DOT 37.3' });
    }
    return null;
  }),
});
