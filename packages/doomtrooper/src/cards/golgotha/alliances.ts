/** Golgotha: alliances. */
import { heal } from '../../rules/atoms.ts';
import { topFight } from '../../rules/queries.ts';
import { bearerOf, homeOf, isBrother, isEquipment, isLegion } from '../../rules/status.ts';
import { against, belongsTo, toYours } from '../filters.ts';
import { alliance } from '../makers.ts';
import { follows } from '../pieces.ts';

export const bauhaus = alliance({
  code: '05008',
  name: { en: 'Bauhaus', cs: 'Bauhaus' },
  text: {
    en: 'Equipment of your Bauhaus warriors cannot be discarded, unless the warrior himself is.',
    cs: 'Vybavení tvých bojovníků Bauhausu nelze vyřadit, není-li vyřazen sám bojovník.',
  },
  affiliation: 'bauhaus',
  guards: ({ world, self, card, how }) => {
    const bearer = how === 'discard' && isEquipment(world, card) ? bearerOf(world, card) : null;
    return bearer !== null && world.cards[bearer]!.by === world.cards[self]!.by && belongsTo('bauhaus')(world, bearer);
  },
});

export const capitol = alliance({
  code: '05012',
  name: { en: 'Capitol', cs: 'Kapitol' },
  text: {
    en: 'Your Capitol warriors may enter your Squad at any time without an action, for their price.',
    cs: 'Tvoji bojovníci Kapitolu smějí přijít do tvého Mužstva kdykoli bez akce, za svou cenu.',
  },
  affiliation: 'capitol',
  admits: ({ world, entering }) => belongsTo('capitol')(world, entering) && homeOf(world, entering) === 'squad',
});

export const cybertronicAlliance = alliance({
  code: '05023',
  name: { en: 'Cybertronic (alliance)', cs: 'Kybertronik (aliance)' },
  text: {
    en: 'Your Cybertronic warriors may have all equipment and relics but those for the Dark Legion.',
    cs: 'Tvoji bojovníci Kybertroniku smějí mít veškeré vybavení a relikvie kromě těch pro Černou legii.',
  },
  affiliation: 'cybertronic',
  grants: [{ ability: 'anyButLegionEquipment', to: toYours(belongsTo('cybertronic')) }],
});

export const imperial = alliance({
  code: '05039',
  name: { en: 'Imperial', cs: 'Imperiál' },
  text: {
    en: 'Your Imperial warrior who is wounded in combat by the Dark Legion is healed at once.',
    cs: 'Tvůj bojovník Imperiálu, kterého v souboji zraní Černá legie, je hned vyléčen.',
  },
  affiliation: 'imperial',
  on: ({ world, self, event }) =>
    event.type === 'wounded' &&
    topFight(world) !== null &&
    event.by >= 0 &&
    isLegion(world, event.by) &&
    world.cards[event.card]!.by === world.cards[self]!.by &&
    belongsTo('imperial')(world, event.card)
      ? follows(world, self, { def: world.cards[self]!.def, ask: 'heal', args: [event.card] })
      : null,
  answered: ({ g, args }) => heal(g, args[0]!, 'DOT 7.24'),
});

export const mishimaAlliance = alliance({
  code: '05050',
  name: { en: 'Mishima (alliance)', cs: 'Mishima (aliance)' },
  text: {
    en: 'Your Mishima warriors have +5 Fight, Shoot and Armor against the Dark Legion.',
    cs: 'Tvoji bojovníci Mishimy mají +5 Zápas, Střelba a Obrana proti Černé legii.',
  },
  affiliation: 'mishima',
  gives: [{ fight: 5, shoot: 5, armour: 5, to: toYours(belongsTo('mishima'), against(isLegion)) }],
});

export const theBrotherhoodAlliance = alliance({
  code: '05067',
  name: { en: 'The Brotherhood (alliance)', cs: 'Bratrstvo (aliance)' },
  text: {
    en: 'Your members of the Brotherhood cast all Art, and their personal combat spells count as combat spells.',
    cs: 'Tvoji členové Bratrstva používají celé Umění a jejich osobní bojová kouzla platí za bojová.',
  },
  affiliation: 'brotherhood',
  grants: [
    { ability: 'casts:all', to: toYours(isBrother) },
    { ability: 'combatSpells', to: toYours(isBrother) },
  ],
});

export const theDarkLegion = alliance({
  code: '05068',
  name: { en: 'The Dark Legion', cs: 'Černá legie' },
  text: {
    en: 'Your Dark Legion warriors may be given the gifts of every Apostle, at any time without an action.',
    cs: 'Tvoji bojovníci Černé legie mohou dostat dary všech Apoštolů, kdykoli a bez akce.',
  },
  affiliation: 'legion',
  grants: [
    { ability: 'anyGift', to: toYours(isLegion) },
    { ability: 'freeGifts', to: toYours(isLegion) },
  ],
});
