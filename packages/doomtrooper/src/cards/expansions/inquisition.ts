/** Inquisition: cards of the set that are in the pool. */
import { discard, gainDestiny, isLocked, last } from '../../atoms.ts';
import { no } from '../../rule.ts';
import { affiliationOf, isKind, isLegion } from '../../status.ts';
import { AFFILIATION, type Definition } from '../card.ts';
import { bearer, equipment, fortification, plus, relic, special, warrior } from '../make.ts';
import { definitionOf } from '../registry.ts';

const { bauhaus, imperial, mishima, brotherhood, legion } = AFFILIATION;

export const inquisition: readonly Definition[] = [
  equipment(
    '02024',
    'Book of Law',
    'Kniha zákona',
    brotherhood,
    [
      'Brotherhood only: one action more of any kind in each of your turns.',
      'Jen Bratrstvo: v každém svém kole máš o akci jakéhokoli druhu víc.',
    ],
    { needs: { affiliation: brotherhood }, extraActions: 1 },
  ),
  warrior(
    '02043',
    'Demnogonis Cultist',
    'Vyznavač Demnogonisova kultu',
    legion,
    [4, 3, 2, 3],
    [
      'A Heretic; his player says whether he is a Doomtrooper or Dark Legion. Enters the Squad.',
      'Kacíř; jeho hráč určuje, zda je Doomtrooper, nebo Temná legie. Přichází do mužstva.',
    ],
    { follower: 'demnogonis', labels: ['cultist'], kinds: ['heretic'] },
  ),
  equipment(
    '02076',
    'Hellhound Necrotank',
    'Nekrotank Pekelný pes',
    legion,
    [
      'Vehicle and tank, Dark Legion only. Inside: +5 to all four ratings; no other equipment may be used.',
      'Vozidlo a tank, jen Temná legie. Uvnitř: +5 ke všem hodnotám; jiné vybavení nelze použít.',
    ],
    { labels: ['vehicle', 'tank', 'noVehicleWeapons', 'noVehicleEquipment'], needs: { legion: true }, gives: [bearer(plus(5, 5, 5, 5))] },
  ),
  fortification(
    '02084',
    'Industrial Complex',
    'Průmyslový komplex',
    0,
    ['squad', 'cohort'],
    ['In each of your draw steps: 3 destiny points. Any number.', 'V každém svém kroku lízání: 3 body osudu. Libovolný počet.'],
    {
      copies: 'any',
      atDraw: (g, _, seat) => {
        gainDestiny(g, seat, 3, 'card', 'DOT 5.28');
        return null;
      },
    },
  ),
  warrior(
    '02097',
    'Muawijhe–Lord of Visions',
    'Muawijhe – Vládce přeludů',
    legion,
    [null, null, null, 20],
    [
      'Apostle; never fights, never in cover. All Dark Legion warriors strike first.',
      'Apoštol; nikdy nebojuje a nekryje se. Všichni bojovníci Temné legie udeří první.',
    ],
    {
      personality: true,
      labels: ['apostle'],
      abilities: ['neverFights', 'neverCovers'],
      grants: [{ ability: 'firstStrike', to: { who: 'all', fits: (w, _, receiver) => isLegion(w, receiver) } }],
    },
  ),
  warrior(
    '02118',
    'Renegade Apostate',
    'Renegátský odpadlík',
    0,
    [4, 4, 5, 7],
    [
      'Casts all Art on anybody; never has an affiliation; stands outside the areas; may attack and be attacked by all.',
      'Používá celé Umění na kohokoli; nikdy nemá příslušnost; stojí mimo oblasti; smí útočit na všechny a všichni na něj.',
    ],
    { labels: ['outside'], abilities: ['casts:all', 'artForLegion', 'noDoomtrooper', 'attacksAnyone'] },
  ),
  warrior(
    '02124',
    'Shadow Walker',
    'Vrah ze stínů',
    mishima,
    [4, 3, 4, 5],
    ['May attack anybody; ALWAYS strikes first.', 'Smí útočit na kohokoli; VŽDY udeří první.'],
    { abilities: ['attacksAnyone', 'alwaysFirst'] },
  ),
  special(
    '02127',
    'Smell of War',
    'Chuť války',
    0,
    [
      'In your turn before your actions: until your next turn every player may make more attacks for 2 destiny points each action, as far as his actions reach.',
      'Ve tvém kole před akcemi: do tvého příštího kola smí každý hráč útočit víckrát, za 2 body osudu za každou akci, pokud mu akce stačí.',
    ],
    {
      timing: 'start',
      fits: w => (isLocked(w, 'smellOfWar') ? no('DOT 28.16', 'noTarget') : null),
      does: (g, play) => {
        last(g, play, 'smellOfWar', -1, { until: play.seat }, 'DOT 24.0.9');
        return null;
      },
    },
  ),
  warrior(
    '02171',
    'Venusian Marshal',
    'Venušanský maršál',
    bauhaus,
    [8, 7, 8, 8],
    [
      'In your Squad: your Bauhaus Doomtroopers who are neither personalities nor Marshals have +2 Fight, Shoot and Armor.',
      'V tvém mužstvu: tvoji Doomtroopeři Bauhausu, kteří nejsou osobnosti ani maršálové, mají +2 Zápas, Střelba a Obrana.',
    ],
    {
      gives: [
        {
          ratings: plus(2, 2, 2),
          layer: 'add',
          to: {
            who: 'yours',
            from: 'squad',
            exceptSelf: true,
            fits: (w, _, receiver) =>
              (affiliationOf(w, receiver) & bauhaus) !== 0 &&
              !definitionOf(w, receiver).personality &&
              !isKind(w, receiver, 'venusian-marshal'),
          },
        },
      ],
    },
  ),
  special(
    '02173',
    'Wave of Righteousness',
    'Vlna poctivosti',
    brotherhood,
    [
      '10 destiny points: discard any warrior. Removed from the game.',
      'Za 10 bodů osudu: odhoď kteréhokoli bojovníka. Odstraní se ze hry.',
    ],
    {
      timing: 'any',
      destiny: 10,
      aim: 'warrior',
      does: (g, play) => {
        discard(g, play.on, 'DOT 37.41');
        return null;
      },
    },
    { after: 'sacrifice', limit: 1 },
  ),
  relic(
    '02013',
    'Armor of Unholiness',
    'Brnění znesvěcení',
    legion,
    [
      'Armor for a Dark Legion warrior: +4 Armor; immune to Art; takes the gifts of every Apostle.',
      'Brnění pro bojovníka Temné legie: +4 Obrana; imunní vůči Umění; přijímá dary všech Apoštolů.',
    ],
    {
      labels: ['armour'],
      needs: { legion: true },
      gives: [bearer(plus(0, 0, 4))],
      grants: [
        { ability: 'artImmune', to: { who: 'bearer' } },
        { ability: 'anyGift', to: { who: 'bearer' } },
      ],
    },
  ),
  relic(
    '02157',
    'The Shillelagh',
    'Sochor',
    imperial,
    [
      'Fight weapon, Imperial only: +4 Fight. 3 actions and 5 destiny points: discard a warrior who is neither a personality nor Imperial; nobody earns points.',
      'Zbraň na zápas, jen Imperiál: +4 Zápas. Za 3 akce a 5 bodů osudu: odhoď bojovníka, který není osobnost ani z Imperiálu; nikdo nezíská body.',
    ],
    {
      labels: ['fightWeapon'],
      needs: { affiliation: imperial },
      gives: [bearer(plus(4, 0, 0))],
      uses: [
        {
          timing: 'action',
          actions: 3,
          destiny: 5,
          aim: 'warrior',
          fits: (w, _, __, on) =>
            definitionOf(w, on).personality || (affiliationOf(w, on) & imperial) !== 0 ? no('DOT 28.16', 'noTarget') : null,
          does: (g, play) => {
            discard(g, play.on, 'DOT 37.41');
            return null;
          },
        },
      ],
    },
  ),
];
