/** Paradise Lost: what is discarded from hands, and who sees them. */
import { loseDestiny, sacrifice } from '../../rules/atoms.ts';
import { destinyOf } from '../../rules/queries.ts';
import { attachToTarget } from '../effects.ts';
import { fortification, special } from '../makers.ts';
import { asksOn, follows } from '../pieces.ts';
import { aWarrior } from '../targets.ts';

const SIGHT = 6;
export const beholdTheFuturePossibilities = special({
  code: '07005',
  name: { en: 'Behold the Future Possibilities', cs: 'Pohleď do budoucnosti!' },
  text: {
    en: 'Prophecy, 1 action: everybody sees the hands of all your opponents. As each turn of yours begins, pay 6 destiny points, or the Prophecy is removed from the game.',
    cs: 'Proroctví, 1 akce: ruce všech tvých soupeřů vidí každý. Na začátku každého svého kola zaplať 6 bodů osudu, jinak se Proroctví odstraní ze hry.',
  },
  affiliation: 'crescentia',
  labels: ['prophecy', 'opensHands'],
  timing: 'action',
  actions: 1,
  target: aWarrior(),
  effect: attachToTarget('DOT 37.26'),
  after: 'stays',
  on: ({ world, self, event }) =>
    event.type === 'turnBegan' && event.seat === world.cards[self]!.by
      ? follows(world, self, { def: world.cards[self]!.def, ask: 'due' })
      : null,
  answered: ({ g, world, seat, self, ask, answer, asked }) => {
    if (ask === 'due' && destinyOf(world, seat) >= SIGHT) return asksOn(asked, { ask: 'upkeep', options: ['pay', 'refuse'] });
    if (answer === 'pay') loseDestiny(g, seat, SIGHT, { cause: 'ability', rule: 'DOT 3.32' });
    else sacrifice(g, self, 'DOT 37.9');
    return null;
  },
});

export const garbageDump = fortification({
  code: '07034',
  name: { en: 'Garbage Dump', cs: 'Popelnice' },
  text: {
    en: 'Squad, Kohort or Station: in your discard step you may discard one card more for each 4 destiny points you pay.',
    cs: 'Mužstvo, Kohorta nebo Stanice: v kroku odhazování smíš za každé 4 body osudu odhodit o jednu kartu víc.',
  },
  areas: ['squad', 'cohort', 'station'],
  hand: { price: 4 },
});
