/** Black Panther: cards. */
import { no, type Seat } from '@kolbiste/engine';
import { addLine } from '../../rules/atoms.ts';
import { currentRoll } from '../../rules/dice.ts';
import { preventable } from '../../rules/packets.ts';
import type { Packet, World } from '../../rules/state.ts';
import { countOf } from '../../rules/statuses.ts';
import { action, coined, countSymbol, drawCards, gain, modify, on, only, perform, prevent, roll, say, upgrade } from '../makers.ts';
import type { CardDefinition } from '../vocabulary.ts';
import { absorption, ancestral, claws, honour, KE, meteoric, stealth, SUIT, threat } from './names.ts';

/** The damage of this roll phase that a Suit has lowered and that still threatens: packets do not outlive their phase. */
const suited = (w: World, seat: Seat): Packet | undefined =>
  preventable(w, seat).find(({ lines }) => lines.some(({ source }) => source === SUIT));

export const cards: readonly CardDefinition[] = [
  upgrade({ box: 'vibraniumClaws', name: claws, level: 2, cost: 1, source: 'house' }),
  upgrade({ box: 'vibraniumClaws', name: claws, level: 3, cost: 2, source: 'house' }),
  upgrade({ box: 'stealthStrike', name: stealth, level: 2, cost: 1, source: 'house' }),
  upgrade({ box: 'meteoricPunch', name: meteoric, level: 2, cost: 2, source: 'house' }),
  upgrade({ box: 'tripleThreat', name: threat, level: 2, cost: 2, source: 'house' }),
  upgrade({ box: 'ancestralPower', name: ancestral, level: 2, cost: 2, source: 'house' }),
  upgrade({ box: 'energyAbsorption', name: absorption, level: 2, cost: 2, source: 'house' }),
  upgrade({ box: 'bashengasHonour', name: honour, level: 2, cost: 1, source: 'house' }),
  action({ id: 'suitUp', name: coined('Suit Up!', 'Obléknout se!'), timing: 'instant', cost: 1, source: 'house', effects: [gain(SUIT)] }),
  action({
    id: 'resonance',
    name: coined('Resonance!', 'Rezonance!'),
    timing: 'roll',
    cost: 1,
    source: 'house',
    role: 'modifier',
    effects: [
      modify(
        (w, c) => (countOf(w, c.seat, KE) >= 4 ? 4 : 2),
        say(
          'attack modifier: add 2 damage; with at least 4 Kinetic Energy add 4',
          'ovlivnění útoku: přidej 2 zranění; máš-li aspoň 4 Kinetické energie, přidej 4',
        ),
      ),
    ],
  }),
  action({
    id: 'royalDecree',
    name: coined('Royal Decree!', 'Královský výnos!'),
    timing: 'main',
    cost: 0,
    source: 'house',
    effects: [roll(1, on('A', 1, drawCards(1)), on('B', 1, gain(KE, 2)), on('C', 1, gain(SUIT), gain(KE)))],
  }),
  action({
    id: 'reinforcedWeave',
    name: coined('Reinforced Weave!', 'Zesílená tkanina!'),
    timing: 'roll',
    cost: 0,
    source: 'house',
    condition: only(
      say('only on damage that a Vibranium Suit was just spent on', 'jen na zranění, na které byl právě využit Vibraniový oblek'),
      (w, seat) => (suited(w, seat) ? null : no('DIT 7.25', 'suitNotSpent')),
    ),
    effects: [
      perform(
        // Answers to the card may have prevented the rest of that damage before it takes effect.
        (g, c) => {
          const packet = suited(g.world, c.seat);
          if (packet) addLine(g, packet, { does: 'minus', n: 3, source: c.source, rule: 'DIT 9.5' });
        },
        say('the Vibranium Suit prevents 3 more of the same damage', 'Vibraniový oblek zabrání dalším 3 z téhož zranění'),
        3,
      ),
    ],
  }),
  action({
    id: 'coiledLeap',
    name: coined('Coiled Leap!', 'Prudký skok!'),
    timing: 'main',
    cost: 2,
    source: 'house',
    effects: [gain(KE, 3)],
  }),
  action({
    id: 'turnedBlow',
    name: coined('Turned Blow!', 'Odvrácená rána!'),
    timing: 'roll',
    cost: 1,
    source: 'house',
    role: 'attacked',
    condition: only(say('only after your defensive roll', 'jen po svém hodu na obranu'), w => {
      const dice = currentRoll(w);
      return dice?.purpose === 'defence' && !dice.open ? null : no('DIT 7.25', 'noDefence');
    }),
    effects: [
      prevent(
        (w, c) => countSymbol(w, { ...c, dice: currentRoll(w)?.dice ?? [] }, 'A'),
        say('for each A in your defensive roll prevent 1 damage', 'za každý symbol A ve svém hodu na obranu zabraň 1 zranění'),
      ),
    ],
  }),
];
