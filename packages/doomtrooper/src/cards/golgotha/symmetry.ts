/** Golgotha: gifts of the Dark Symmetry. */
import type { Option } from '@kolbiste/engine';
import { attach, choose } from '../../rules/atoms.ts';
import type { CardId, World } from '../../rules/state.ts';
import { carrierOf } from '../../rules/status.ts';
import type { Bonus } from '../form.ts';
import { symmetry } from '../makers.ts';
import { asks, asksOn } from '../pieces.ts';
import { definitionOf } from '../registry.ts';
import { ARMOUR, FIGHT, SHOOT } from '../vocabulary.ts';

type Three = readonly [fight: number, shoot: number, armour: number];
const NAMES = ['fight', 'shoot', 'armour'] as const;
const printed = (w: World, id: CardId): (number | null)[] => [FIGHT, SHOOT, ARMOUR].map(rating => definitionOf(w, id).ratings[rating as 0]);
const sumOf = (w: World, id: CardId): number => printed(w, id).reduce<number>((sum, rating) => sum + (rating ?? 0), 0);
const upTo = (most: number): Option[] => Array.from({ length: most + 1 }, (_, bid) => ({ bid }));

/** What was chosen is one number: Fight in hundreds of hundreds, then Shoot. */
const HUNDRED = 100;
function arranged(w: World, gift: CardId): Three {
  const { chosen } = w.cards[gift]!;
  if (chosen === null) return [0, 0, 0];
  const bearer = carrierOf(w, gift);
  const [fight, shoot] = [Math.floor(chosen / HUNDRED), chosen % HUNDRED];
  const now = [fight, shoot, sumOf(w, bearer) - fight - shoot];
  // On another bearer it means nothing if his sum falls short.
  if (now[2]! < 0) return [0, 0, 0];
  const [f, s, a] = printed(w, bearer).map((rating, i) => now[i]! - (rating ?? 0));
  return [f!, s!, a!];
}
const changes = (i: 0 | 1 | 2): Bonus => ({ layer: 'base', [NAMES[i]]: 1, count: ({ world, self }) => arranged(world, self)[i] });

export const changelingPower = symmetry({
  code: '05016',
  name: { en: 'Changeling Power', cs: 'Proud síly' },
  text: {
    en: 'Gift of Ilian. As it comes, distribute its bearer’s printed Fight, Shoot and Armor among the three as you like; their sum stays, and a rating that is struck out stays so.',
    cs: 'Ilianin dar. Při zahrání rozděl nositelův vytištěný Zápas, Střelbu a Obranu mezi tyto tři hodnoty, jak chceš; jejich součet zůstává a přeškrtnutá hodnota zůstane přeškrtnutá.',
  },
  gift: 'ilian',
  gives: [changes(0), changes(1), changes(2)],
  effect: ({ g, world, seat, self, target, play }) => {
    attach(g, self, { host: target, by: seat, rule: 'DOT 13.1' });
    return asks(g, play, seat, { ask: 'newFight', options: upTo(printed(world, target)[0] === null ? 0 : sumOf(world, target)) });
  },
  answered: ({ g, world, self, ask, args, answer, asked }) => {
    const { bid } = answer as { readonly bid: number };
    const bearer = carrierOf(world, self);
    if (ask === 'newFight')
      return asksOn(asked, {
        ask: 'newShoot',
        options: upTo(printed(world, bearer)[1] === null ? 0 : sumOf(world, bearer) - bid),
        args: [bid],
      });
    return choose(g, self, args[0]! * HUNDRED + bid, 'DOT 7.25');
  },
});
