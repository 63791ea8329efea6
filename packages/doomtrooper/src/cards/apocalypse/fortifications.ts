/** Apocalypse: fortifications. */
import { no } from '@kolbiste/engine';
import { endEffectsWhere } from '../../rules/atoms.ts';
import { hurtingAll } from '../../rules/procedures.ts';
import type { CardId, Effect, World } from '../../rules/state.ts';
import { isFreelancer, isPresent } from '../../rules/status.ts';
import { grantTarget } from '../effects.ts';
import { isDefending, toYours } from '../filters.ts';
import { fortification } from '../makers.ts';
import { fedWith, follows } from '../pieces.ts';
import { definitionOf } from '../registry.ts';
import { aWarrior } from '../targets.ts';
import { beside } from './pieces.ts';

const isWalledIn = (effect: Effect, wall: CardId): effect is Extract<Effect, { readonly what: 'ability' }> =>
  effect.what === 'ability' && effect.ability === 'behindWall' && effect.source === wall;
const behind = (w: World, wall: CardId): CardId[] => w.effects.flatMap(effect => (isWalledIn(effect, wall) ? [effect.on] : []));

export const discreetMeetingRoom = fortification({
  code: '06020',
  name: { en: 'Discreet Meeting Room', cs: 'Skrytá konferenční síň' },
  text: {
    en: 'In your Squad: your mercenaries may earn victory points like other warriors.',
    cs: 'Do tvého Mužstva: tvoji žoldnéři smějí získávat vítězné body jako ostatní bojovníci.',
  },
  areas: ['squad'],
  grants: [{ ability: 'earnsVictory', to: toYours(isFreelancer) }],
});

export const fortifiedEntrenchment = fortification({
  code: '06026',
  name: { en: 'Fortified Entrenchment', cs: 'Opevněné zákopy' },
  text: {
    en: 'Your warriors there have +2 Armor when attacked, and 2 more for each equipment card put into it (1 action each).',
    cs: 'Tvoji bojovníci v té oblasti mají při obraně +2 Obrana a o 2 víc za každou kartu vybavení do nich vloženou (1 akce za každou).',
  },
  areas: ['squad', 'cohort'],
  gives: [{ armour: 2, to: toYours(isDefending, beside), count: ({ world, self }) => 1 + world.cards[self]!.marks }],
  ...fedWith((w, seat) => w.sides[seat]!.hand.filter(id => definitionOf(w, id).type === 'equipment')),
});

export const protectiveWall = fortification({
  code: '06052',
  name: { en: 'Protective Wall', cs: 'Ochranná zeď' },
  text: {
    en: '1 action: one of up to three of your warriors there hides behind it for good; he neither attacks nor is attacked and does not protect you from Sabotage. When the Wall is lost they are wounded.',
    cs: 'Za 1 akci se za ni natrvalo ukryje jeden z nejvýše tří tvých bojovníků v té oblasti; neútočí, nelze na něj útočit a nechrání tě před sabotáží. Je-li Zeď ztracena, jsou zraněni.',
  },
  areas: ['squad', 'cohort'],
  uses: [
    {
      timing: 'action',
      actions: 1,
      target: aWarrior(),
      refusal: ({ world, seat, self, target }) => {
        const hidden = behind(world, self);
        if (world.cards[target]!.by !== seat) return no('DOT 12.9', 'notYours');
        if (world.cards[target]!.zone !== world.cards[self]!.zone) return no('DOT 33.12', 'wrongArea');
        return hidden.length < 3 && !hidden.includes(target) ? null : no('DOT 28.16', 'noTarget');
      },
      effect: grantTarget('behindWall', 'forGood', 'DOT 34.6'),
    },
  ],
  lost: ({ world, self }) =>
    behind(world, self).length ? follows(world, self, world.cards[self]!.def, 'fell', behind(world, self)) : null,
  answered: ({ g, world, self, args }) => {
    endEffectsWhere(g, effect => isWalledIn(effect, self));
    return hurtingAll({ by: null, earner: null, victims: args.filter(id => isPresent(world, id)) });
  },
});
