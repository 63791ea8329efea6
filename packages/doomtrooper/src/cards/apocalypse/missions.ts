/** Apocalypse: missions. */
import { worthOf } from '../../rules/values.ts';
import { isOpponents } from '../filters.ts';
import { bearerOf } from '../../rules/status.ts';
import { aWarrior } from '../targets.ts';
import { mission } from '../makers.ts';

export const workingOnTheSly = mission({
  code: '06078',
  name: { en: 'Working on the Sly', cs: 'Špinavá práce' },
  text: {
    en: 'On an opponent’s warrior, for his Value in destiny points: when he attacks, you name whom, as far as he may. What he kills next brings its points to you, even a warrior of yours; then it is completed.',
    cs: 'Na soupeřova bojovníka, za jeho Hodnotu v bodech osudu: když útočí, určuješ ty, na koho, pokud na něj smí. Body za to, koho zabije příště, získáš ty, i kdyby to byl tvůj bojovník; pak je splněna.',
  },
  for: 'warrior',
  target: aWarrior(isOpponents),
  fee: ({ world, target }) => worthOf(world, target, null),
  claimsKills: true,
  namesTargets: true,
  earns: ({ world, self, event }) =>
    event.type === 'killed' && event.by === bearerOf(world, self)
      ? { points: 0, kind: 'victory', seat: world.cards[self]!.by, over: true }
      : null,
  limit: 1,
});
