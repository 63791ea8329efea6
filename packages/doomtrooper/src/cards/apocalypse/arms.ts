/** Apocalypse: who is lucky, and who has two hands. */
import { no } from '@kolbiste/engine';
import { discard, last } from '../../rules/atoms.ts';
import { attackingInTurn, newAttack } from '../../rules/procedures.ts';
import type { CardId, World } from '../../rules/state.ts';
import { bearerOf, carrierOf } from '../../rules/status.ts';
import { preyOf } from '../attacks.ts';
import { isFactor } from '../../rules/givers.ts';
import { attachment, equipment } from '../makers.ts';
import { asks, asksOn, follows, picked, picks, weaponsOn } from '../pieces.ts';
import { definitionOf } from '../registry.ts';
import type { Definition } from '../vocabulary.ts';

/** Whether it lowers a rating of its bearer, or of whom it is aimed at. */
const lowers = ({ type, gives, labels }: Definition): boolean =>
  labels.includes('weakens') ||
  (type !== 'warrior' && gives.some(({ to, layer, ratings }) => to.who === 'bearer' && ratings.some(n => n < (isFactor(layer) ? 1 : 0))));
const lowersTarget = (definition: Definition, use: number | null): boolean => {
  const move = use === null ? definition.play : definition.uses[use];
  return lowers(definition) || (move?.adds?.some(n => n < 0) ?? false);
};
const burdens = (w: World, bearer: CardId): CardId[] => w.cards[bearer]!.gear.filter(id => lowers(definitionOf(w, id)));

export const goodLuckCharm = equipment({
  code: '06029',
  name: { en: 'Good Luck Charm', cs: 'Amulet štěstí' },
  text: {
    en: 'For anybody: no card that lowers a rating may be aimed at him; what he carries that lowers one of his is discarded.',
    cs: 'Pro kohokoli: nelze na něj zamířit kartou, která snižuje některou hodnotu; co už nese a snižuje mu ji, to se vyřadí.',
  },
  prevents: ({ world, self, use, definition, target }) =>
    target !== null && target === bearerOf(world, self) && lowersTarget(definition, use) ? no('DOT 29.3', 'immune') : null,
  on: ({ world, self, event }) =>
    event.type === 'attached' && event.card === self && burdens(world, carrierOf(world, self)).length > 0
      ? follows(world, self, { def: world.cards[self]!.def, ask: 'rid' })
      : null,
  answered: ({ g, world, self }) => {
    for (const id of burdens(world, carrierOf(world, self))) discard(g, id, 'DOT 37.41');
  },
});

const armedPrey = (w: World, seat: number, self: CardId): CardId[] =>
  weaponsOn(w, carrierOf(w, self)).length > 1 ? preyOf(w, seat, carrierOf(w, self)) : [];

export const weaponsExpert = attachment({
  code: '06075',
  name: { en: 'Weapons Expert', cs: 'Zbraňový expert' },
  text: {
    en: 'On a Doomtrooper: for 2 actions, one of which is an attack, he attacks with two weapons that both count, or attacks twice, once with each; a weapon counts only in its own kind of combat.',
    cs: 'Na Doomtroopera: za 2 akce, z nichž jedna je útočná, zaútočí dvěma zbraněmi, které se obě počítají, nebo zaútočí dvakrát, pokaždé jednou z nich; zbraň se počítá jen v souboji svého druhu.',
  },
  needs: { doomtrooper: true },
  uses: [
    {
      timing: 'attack',
      actions: 2,
      attack: true,
      startsCombat: true,
      condition: ({ world, seat, self }) => armedPrey(world, seat, self).length > 0,
      effect: ({ g, world, seat, self, play }) => {
        const attacker = carrierOf(world, self);
        last(g, play, { what: 'ability', on: attacker, ability: 'twoWeapons' }, { fight: world.fightCount + 1, rule: 'DOT 24.5.7' });
        return newAttack(seat, { attacker });
      },
    },
    {
      timing: 'attack',
      actions: 2,
      attack: true,
      startsCombat: true,
      condition: ({ world, seat, self }) => armedPrey(world, seat, self).length > 0,
      effect: ({ g, world, seat, self, play }) =>
        asks(g, play, seat, { ask: 'weapon', options: picks(weaponsOn(world, carrierOf(world, self))) }),
    },
  ],
  // Remembers: weapon, defender, weapon.
  answered: ({ world, seat, self, ask, args, answer, asked }) => {
    const attacker = carrierOf(world, self);
    const named = [...args, picked(answer)];
    if (ask === 'weapon') return asksOn(asked, { ask: 'defender', options: picks(preyOf(world, seat, attacker)), args: named });
    if (named.length === 2)
      return asksOn(asked, { ask: 'weapon', options: picks(weaponsOn(world, attacker).filter(id => id !== named[0])), args: named });
    const [first, one, second, other] = named as [CardId, CardId, CardId, CardId];
    return attackingInTurn({
      seat,
      card: self,
      tactic: null,
      keeps: false,
      pairs: [attacker, one, attacker, other],
      weapons: [first, second],
    });
  },
});
