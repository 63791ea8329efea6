/** Apocalypse: fortifications. */
import { playOf } from '../../rules/windows.ts';
import { bringRefusal } from '../../rules/legality.ts';
import { no } from '@kolbiste/engine';
import { endEffectsWhere, last } from '../../rules/atoms.ts';
import { hurtingAll } from '../../rules/procedures.ts';
import type { CardId, Effect, World } from '../../rules/state.ts';
import { isFreelancer, isPresent, isDoomtrooper } from '../../rules/status.ts';
import { grantTarget } from '../effects.ts';
import { isDefending, toYours } from '../filters.ts';
import { fortification } from '../makers.ts';
import { fedWith, follows, asksOn, pickedOrNone, picks } from '../pieces.ts';
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
    en: 'Squad or Kohort: your warriors there have +2 Armor when attacked, and 2 more for each equipment card put into it (1 action each).',
    cs: 'Mužstvo nebo Kohorta: tvoji bojovníci v té oblasti mají při obraně +2 Obrana a o 2 víc za každou kartu vybavení do nich vloženou (1 akce za každou).',
  },
  areas: ['squad', 'cohort'],
  gives: [{ armour: 2, to: toYours(isDefending, beside), count: ({ world, self }) => 1 + world.cards[self]!.marks }],
  ...fedWith((w, seat) => w.sides[seat]!.hand.filter(id => definitionOf(w, id).type === 'equipment')),
});

export const guardStation = fortification({
  code: '06032',
  name: { en: 'Guard Station', cs: 'Stanice ostrahy' },
  text: {
    en: 'In your Squad or Kohort. When a Sabotage against you is announced, you may play a warrior from your hand for his Value, without an action, to defend you: with somebody able to fight in play the Sabotage fails.',
    cs: 'Do tvého Mužstva nebo Kohorty. Je-li proti tobě ohlášena sabotáž, smíš na svou obranu zahrát z ruky bojovníka za jeho Hodnotu a bez akce: máš-li ve hře někoho schopného boje, sabotáž se nezdaří.',
  },
  areas: ['squad', 'cohort'],
  on: ({ world, self, event }) =>
    event.type === 'sabotageAnnounced' && event.against === world.cards[self]!.by && world.sides[event.against]!.hand.length > 0
      ? follows(world, self, { def: world.cards[self]!.def, ask: 'alarm' })
      : null,
  // He is asked whenever he has cards in hand: the question itself tells nobody what they are.
  answered: ({ world, seat, ask, answer, asked }) => {
    if (ask === 'alarm')
      return asksOn(asked, {
        ask: 'recruit',
        options: [
          'stop',
          ...picks(
            world.sides[seat]!.hand.filter(id => definitionOf(world, id).type === 'warrior' && bringRefusal(world, seat, id) === null),
          ),
        ],
      });
    const id = pickedOrNone(answer);
    if (id === null) return null;
    const [to] = definitionOf(world, id).areas;
    return playOf(world, seat, to === undefined ? { play: id } : { play: id, to }, null);
  },
});

export const protectiveWall = fortification({
  code: '06052',
  name: { en: 'Protective Wall', cs: 'Ochranná zeď' },
  text: {
    en: 'Squad or Kohort. 1 action: one of up to three of your warriors there hides behind it for good; he neither attacks nor is attacked and does not protect you from Sabotage. When the Wall is lost they are wounded.',
    cs: 'Mužstvo nebo Kohorta: za 1 akci se za ni natrvalo ukryje jeden z nejvýše tří tvých bojovníků v té oblasti; neútočí, nelze na něj útočit a nechrání tě před sabotáží. Je-li Zeď ztracena, jsou zraněni.',
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
    behind(world, self).length ? follows(world, self, { def: world.cards[self]!.def, ask: 'fell', args: behind(world, self) }) : null,
  answered: ({ g, world, self, args }) => {
    endEffectsWhere(g, effect => isWalledIn(effect, self));
    return hurtingAll({ by: null, earner: null, victims: args.filter(id => isPresent(world, id)) });
  },
});

export const sanctuary = fortification({
  code: '06055',
  name: { en: 'Sanctuary', cs: 'Útočiště' },
  text: {
    en: 'In your Squad: your Doomtroopers are never removed from the game; whatever would remove one discards him.',
    cs: 'Do tvého Mužstva: tvoji Doomtroopeři se nikdy neodstraní ze hry; co by je odstranilo, to je jen vyřadí.',
  },
  affiliation: 'brotherhood',
  areas: ['squad'],
  grants: [{ ability: 'neverRemoved', to: toYours(isDoomtrooper) }],
});

export const targetingInstallation = fortification({
  code: '06064',
  name: { en: 'Targeting Installation', cs: 'Cejchování' },
  text: {
    en: 'In your Squad. 1 action: mark a warrior as long as it is in play. Anyone who is marked and wounded by a Doomtrooper of yours is killed, and nothing saves him.',
    cs: 'Do tvého Mužstva. Za 1 akci označ bojovníka, dokud je ve hře. Koho tvůj Doomtrooper zraní, je-li označený, ten je zabit a nic ho nezachrání.',
  },
  areas: ['squad'],
  uses: [
    {
      timing: 'action',
      actions: 1,
      target: aWarrior(
        (w, id, { seat }) => !w.effects.some(effect => effect.what === 'condemned' && effect.on === id && effect.by === seat),
      ),
      effect: ({ g, target, play }) => last(g, play, { what: 'condemned', on: target }, { whileInPlay: true, rule: 'DOT 7.24' }),
    },
  ],
});
