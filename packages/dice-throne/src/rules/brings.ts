/** The hero each seat brings: chosen blind and revealed together, for the book knows no way of choosing (house). */
import { fairSide, InputError, type Brings } from '@kolbiste/engine';
import { UNEVEN } from '../cards/uneven.ts';
import { knownHeroes, type TableOptions } from './options.ts';

const ANY = 'random';

export const brings: Brings<TableOptions> = {
  option: 'heroes',
  read(value) {
    if (value !== ANY && !knownHeroes().includes(value as string))
      throw new InputError('hero', `there is no such hero; there is ${knownHeroes().join(', ')} or ${ANY}`);
    return value;
  },
  summary: () => null,
  usualInEvents: { mirror: true },
  /** In a duel somebody who is fair for the other; among more the lot decides at the table, where nobody is dealt twice. */
  usual: ({ mirror }, _, random, rival) =>
    rival === undefined || rival === ANY
      ? ANY
      : fairSide(
          knownHeroes().filter(hero => mirror || hero !== rival),
          UNEVEN,
          random,
          rival,
        ),
  open: value => value === undefined || value === ANY,
  uneven: UNEVEN,
  /** Who brings the same hero as another keeps it at random, unless the table allows one twice (DIT R92); the other is dealt one. */
  gather(brought, { mirror }, random) {
    if (mirror) return brought;
    const order = brought.map((_, seat) => seat);
    random.shuffle(order);
    const kept = new Set<unknown>();
    const heroes = [...brought];
    for (const seat of order)
      if (kept.has(heroes[seat])) heroes[seat] = ANY;
      else if (heroes[seat] !== ANY) kept.add(heroes[seat]);
    return heroes;
  },
};
