/** Mortificator: poisons on weapons, which work when the weapon wounds in a Fight. */
import { takesPart } from '../../rules/abilities.ts';
import { discard, endEffectsWhere, last, loseDestiny, strengthen } from '../../rules/atoms.ts';
import { harmOne } from '../../rules/combat/harm.ts';
import { destinyOf, topFight } from '../../rules/queries.ts';
import type { CardId, World } from '../../rules/state.ts';
import { carrierOf, isPresent } from '../../rules/status.ts';
import { baseOf } from '../../rules/values.ts';
import { equipment } from '../makers.ts';
import { asksOn, follows, plus } from '../pieces.ts';
import { isVenomProof, onWeapon } from './pieces.ts';
import { ARMOUR, FIGHT, SHOOT } from '../vocabulary.ts';

/** Whom the weapon it lies on has wounded in a Fight. */
const stung = (w: World, self: CardId, victim: CardId, by: CardId): boolean => {
  const fight = topFight(w);
  return (
    fight !== null &&
    fight.tactic === 'fight' &&
    by === carrierOf(w, self) &&
    takesPart(fight, victim) &&
    fight.weapons.includes(w.cards[self]!.host) &&
    !isVenomProof(w, victim)
  );
};

export const blackVenom = equipment({
  code: '04012',
  name: { en: 'Black Venom', cs: 'Černá otrava' },
  text: {
    en: 'Poison, on a weapon of a Mortificator. When the weapon wounds somebody in a Fight, it is discarded: until he is healed he performs no actions and does not strike back.',
    cs: 'Jed, na zbraň Mortifikátora. Když zbraň někoho zraní v zápase, vyřadí se: dokud není vyléčen, neprovádí žádné akce a údery nevrací.',
  },
  labels: ['poison'],
  ...onWeapon,
  on: ({ world, self, event, watch }) => {
    if (watch !== null)
      return event.type === 'healed' && event.card === watch.on
        ? follows(world, self, { def: watch.def, ask: 'cured', args: [watch.on] })
        : null;
    return event.type === 'wounded' && stung(world, self, event.card, event.by)
      ? follows(world, self, { def: world.cards[self]!.def, ask: 'stung', args: [event.card] })
      : null;
  },
  answered: ({ g, self, ask, args, asked }) => {
    const on = args[0]!;
    if (ask === 'cured') return endEffectsWhere(g, effect => effect.source === self && effect.on === on);
    for (const ability of ['noActions', 'neverStrikesBack'] as const)
      last(g, asked, { what: 'ability', on, ability }, { rule: 'DOT 34.9' });
    last(g, asked, { what: 'watch', on, combat: 0 }, { rule: 'DOT 34.9' });
    return discard(g, self, 'DOT 37.10');
  },
});

export const cardinalsBlood = equipment({
  code: '04020',
  name: { en: "Cardinal's Blood", cs: 'Krev kardinála' },
  text: {
    en: 'Poison, on a weapon of a Mortificator. Whom the weapon would wound in a Fight is not wounded: his printed Fight, Shoot and Armor are 1 from now on.',
    cs: 'Jed, na zbraň Mortifikátora. Koho má zbraň v zápase zranit, ten zraněn není: jeho natištěný Zápas, Střelba a Obrana jsou napříště 1.',
  },
  labels: ['poison', 'venom'],
  ...onWeapon,
  // [house: anyone who would be killed is killed; the poison stays on the weapon.]
  on: ({ world, self, event }) =>
    event.type === 'poisoned' && event.by === self
      ? follows(world, self, { def: world.cards[self]!.def, ask: 'venom', args: [event.card] })
      : null,
  answered: ({ g, world, self, args, asked }) => {
    const on = args[0]!;
    endEffectsWhere(g, effect => effect.what === 'ratings' && effect.source === self && effect.on === on);
    const down = ([FIGHT, SHOOT, ARMOUR] as const).map(rating => 1 - baseOf(world, on, rating));
    strengthen(g, asked, { on, ratings: plus(down[0]!, down[1]!, down[2]!), layer: 'base' }, { rule: 'DOT 7.24' });
  },
});

const CURE = 3;
export const spiralingDeath = equipment({
  code: '04097',
  name: { en: 'Spiraling Death', cs: 'Spirální smrt' },
  text: {
    en: 'Poison, on a weapon of a Mortificator. Whom the weapon would wound in a Fight is not wounded: as each turn of his player begins, the player pays 3 destiny points, or he is killed and you earn the points.',
    cs: 'Jed, na zbraň Mortifikátora. Koho má zbraň v zápase zranit, ten zraněn není: na začátku každého svého kola za něj hráč zaplatí 3 body osudu, jinak je zabit a ty získáš body.',
  },
  labels: ['poison', 'venom'],
  ...onWeapon,
  on: ({ world, self, event, watch }) => {
    if (watch !== null)
      return event.type === 'turnBegan' && event.seat === world.cards[watch.on]!.by && isPresent(world, watch.on)
        ? follows(world, self, { def: watch.def, ask: 'due', args: [watch.on, watch.by] })
        : null;
    const isNew =
      event.type === 'poisoned' &&
      event.by === self &&
      !world.effects.some(e => e.what === 'watch' && e.source === self && e.on === event.card);
    return isNew ? follows(world, self, { def: world.cards[self]!.def, ask: 'venom', args: [event.card] }) : null;
  },
  answered: ({ g, world, ask, args, answer, asked }) => {
    const [on, earner] = args as [CardId, number];
    if (ask === 'venom') return last(g, asked, { what: 'watch', on, combat: 0 }, { rule: 'DOT 7.24' });
    const { by: seat } = world.cards[on]!;
    if (ask === 'due')
      return asksOn(asked, { ask: 'cure', options: destinyOf(world, seat) >= CURE ? ['pay', 'refuse'] : ['refuse'], args, seat });
    if (answer === 'pay') return void loseDestiny(g, seat, CURE, { cause: 'ability', rule: 'DOT 3.32' });
    return harmOne(g, { victim: on, earner, kill: true });
  },
});
