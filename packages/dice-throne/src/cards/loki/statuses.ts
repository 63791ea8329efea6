/** Loki: statuses. */
import { no } from '@kolbiste/engine';
import { attackedRefusal } from '../../rules/legality.ts';
import { threatened } from '../../rules/packets.ts';
import { call, named, printed, say } from '../makers.ts';
import { script } from '../registry.ts';
import type { StatusDefinition } from '../vocabulary.ts';
import { openBag } from './bag-of-tricks.ts';
import { illusory } from './effects.ts';
import { layIllusions } from './illusions.ts';
import { BAG, ILLUSION, SEAL } from './names.ts';

export const statuses: readonly StatusDefinition[] = [
  {
    id: BAG,
    name: printed('Bag of Tricks', 'Pytel problémů'),
    kind: 'positive',
    limit: 2,
    worth: 1.2,
    worthGiven: -1.2,
    movable: true,
    removable: true,
    source: 'uncertain',
    note: say('Who may receive it is house-made.', 'Komu smí být dán, je naše.'),
    text: say(
      'In the bearer’s upkeep it is removed and the bearer rolls 1: 1 loses 1 CP; 2 to 5 Loki’s player chooses: the bearer heals 2, gains 1 CP or takes 2 damage; 6 gains 2 CP.',
      'V nositelově údržbě odchází a nositel hodí 1 kostkou: 1 ztratí 1 BB; 2–5 hráč Lokiho zvolí: nositel si vyléčí 2, získá 1 BB, nebo dostane 2 zranění; 6 získá 2 BB.',
    ),
    upkeep: {
      per: 'token',
      rule: 'DIT 12.1.1',
      script: script(call((_, c) => openBag({ seat: c.seat, owner: null }), say('open the bag', 'otevři pytel'))),
    },
  },
  {
    id: SEAL,
    name: named('Spellbound', 'Zakletí'),
    kind: 'unique',
    limit: 3,
    worth: -0.75,
    movable: false,
    removable: true,
    source: 'fact',
    covers: true,
    until: 'offence',
    text: say(
      'Lies on the name of one offensive ability, never the ultimate: that ability cannot be activated. Removed at the end of the bearer’s offensive roll phase. Cannot be transferred.',
      'Leží na názvu jedné útočné schopnosti, nikdy ultimátní: tu nelze spustit. Odchází na konci nositelovy fáze hodu na útok. Nelze přesunout.',
    ),
  },
  {
    id: ILLUSION,
    name: named('Illusion', 'Iluze'),
    kind: 'unique',
    limit: 2,
    worth: 2.2,
    movable: false,
    removable: true,
    guards: true,
    source: 'fact',
    text: say(
      'When you are attacked, not by an ultimate: lay the three Illusion cards face down in any order; the attacker picks one: nothing, prevent 4, or prevent half. Cannot be transferred.',
      'Jsi-li cílem útoku, ne ultimátního: polož tři karty Iluzí lícem dolů v libovolném pořadí; útočník jednu vybere: nic, zabraň 4, nebo zabraň polovině. Nelze přesunout.',
    ),
    spend: {
      n: 1,
      rule: 'DIT 6.10',
      refusal: (w, seat) => attackedRefusal(w, seat) ?? (threatened(w, seat) ? null : no('DIT R12', 'noDamage')),
      script: script(call((_, c) => layIllusions({ seat: c.seat }), say('lay the illusions', 'polož iluze'), illusory)),
    },
  },
];
