import { rules } from '@kolbiste/testkit/vitest';
import { expect, it } from 'vitest';
import { CARTEL_DECKS, readyDeck } from '../../src/decks/ready.ts';
import { DEFINITIONS } from '../../src/index.ts';
import { entryRefusal } from '../../src/rules/legality.ts';
import { PROFILES, rig, table } from '../fixture.ts';

for (const profile of PROFILES)
  it(
    `each seat of the Cartel option has a ready deck of its own organisation's warriors (${profile})`,
    rules('DOT 38.12', 'DOT 38.13'),
    () => {
      const t = table(profile, {}, { seats: 7, options: { mode: 'cartel' } });
      CARTEL_DECKS.forEach((name, seat) => {
        const warriors = readyDeck(name)!.cards.filter(def => DEFINITIONS[def]!.type === 'warrior');
        const own = warriors.filter(def => {
          const id = t.world.sides[seat]!.library[0]!;
          rig(t.world).cards[id]!.def = def;
          return entryRefusal(t.world, seat, id) === null;
        });
        expect([name, own.length > 17, own.length / warriors.length > 0.8]).toEqual([name, true, true]);
      });
    },
  );
