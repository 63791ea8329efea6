/** Golgotha: who guards a personality, who says on which side a Cultist is, who leads others into the Dark Legion. */
import { affiliationChanged, choose, discard, endEffectsWhere, last, noteTurned } from '../../rules/atoms.ts';
import { needsRefusal } from '../../rules/abilities.ts';
import { isBrother, isDoomtrooper, isLoyal, isSteadfast } from '../../rules/status.ts';
import { isPersonality, labelled, not } from '../filters.ts';
import { attachment, warrior } from '../makers.ts';
import { asks } from '../pieces.ts';
import { definitionOf } from '../registry.ts';
import { guardsOne } from '../stand-ins.ts';
import { aWarrior } from '../targets.ts';

export const furyEliteGuard = warrior({
  code: '05033',
  name: { en: 'Fury Elite Guard', cs: 'Zuřivá elitní garda' },
  text: {
    en: 'Casts Premonition and Exorcism. Assigned to one of your personalities of the Brotherhood at any time, to another for 5 destiny points: in the combats of that one the Guard may take the place.',
    cs: 'Používá aspekty Předtucha a Vymítání. Kdykoli ji přidělíš své osobnosti Bratrstva, jiné za 5 bodů osudu: v jejích soubojích smí garda nastoupit místo ní.',
  },
  affiliation: 'brotherhood',
  ratings: { fight: 5, shoot: 6, armour: 7, value: 7 },
  personality: true,
  abilities: ['casts:premonition', 'casts:exorcism'],
  uses: guardsOne((w, id) => isBrother(w, id) && isPersonality(w, id), 5),
});

export const inquisition = attachment({
  code: '05042',
  name: { en: 'Inquisition', cs: 'Inkvizice' },
  text: {
    en: '1 action, on a member of the Brotherhood. At any time it says of a Cultist whether he is a Doomtrooper or a Heretic; his player does not change that while this is in play.',
    cs: '1 akce, na člena Bratrstva. Kdykoli o vyznavači kultu určí, zda je Doomtrooper, nebo Kacíř; dokud je karta ve hře, jeho hráč to nezmění.',
  },
  affiliation: 'brotherhood',
  needs: { affiliation: 'brotherhood' },
  timing: 'action',
  actions: 1,
  uses: [
    {
      timing: 'any',
      target: aWarrior(labelled('cultist'), not(isSteadfast), (w, id) => w.cards[id]!.turned !== w.stamp),
      effect: ({ g, seat, target, play }) => asks(g, play, seat, { ask: 'creed', options: ['doomtrooper', 'heretic'], args: [target] }),
    },
  ],
  answered: ({ g, seat, self, args, answer }) => {
    const [cultist] = args as readonly [number];
    choose(g, cultist, answer === 'doomtrooper' ? 1 : 0, 'DOT 32.21');
    noteTurned(g, cultist);
    const isBound = (on: number | null): boolean => on === cultist;
    endEffectsWhere(g, effect => effect.what === 'ability' && effect.ability === 'sideFixed' && isBound(effect.on));
    last(g, { card: self, seat }, { what: 'ability', on: cultist, ability: 'sideFixed' }, { whileInPlay: true, rule: 'DOT 32.22' });
  },
});

export const lastRitesman = warrior({
  code: '05045',
  name: { en: 'Last Ritesman', cs: 'Poslední ceremoniář' },
  text: {
    en: '3 actions: a Doomtrooper who is no personality becomes a follower of Demnogonis of the Dark Legion and is no Doomtrooper any longer. He loses his affiliations, and cards he may not have now are discarded.',
    cs: 'Za 3 akce: Doomtrooper, který není osobnost, se stane stoupencem Demnogonovým v Černé legii a Doomtrooperem už není. Ztratí příslušnosti a karty, které teď mít nesmí, se vyřadí.',
  },
  affiliation: 'legion',
  ratings: { fight: 3, shoot: 7, armour: 8, value: 7 },
  follower: 'demnogonis',
  uses: [
    {
      timing: 'action',
      actions: 3,
      target: aWarrior(isDoomtrooper, not(isPersonality), not(isLoyal), not(labelled('cultist'))),
      effect: ({ g, world, target, play }) => {
        last(g, play, { what: 'enlisted', on: target }, { rule: 'DOT 32.27' });
        last(g, play, { what: 'ability', on: target, ability: 'follows:demnogonis' }, { rule: 'DOT 32.27' });
        affiliationChanged(g, target);
        for (const card of world.cards[target]!.gear.slice())
          if (needsRefusal(world, definitionOf(world, card).needs, target) !== null) discard(g, card, 'DOT 37.10');
      },
    },
  ],
});
