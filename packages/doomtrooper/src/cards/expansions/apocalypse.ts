/** Apocalypse: cards of the set that are in the pool. */
import { isCapable, isCombatant, opponentIn } from '../../abilities.ts';
import { last, sacrifice, strengthen, toLibrary } from '../../atoms.ts';
import { harmOne } from '../../combat/harm.ts';
import { no } from '../../rule.ts';
import { hurtingAll } from '../../signatures.ts';
import { bearerOf, isFreelancer, isHidden, isKind, isPresent, withinReach } from '../../status.ts';
import { baseOf } from '../../values.ts';
import { NOBODY, NOTHING, topFight, type Area, type CardId, type World } from '../../world.ts';
import { AFFILIATION, ARMOUR, FIGHT, SHOOT, type Context, type Definition } from '../card.ts';
import { equipment, fortification, into, ki, plus, special, warrior, type Text } from '../make.ts';
import { asks, fedWith, follows, picked, picks } from '../pieces.ts';
import { definitionOf } from '../registry.ts';

const { brotherhood, cybertronic, imperial } = AFFILIATION;

/** Whether somebody stands in the area this card lies in. */
const beside = (w: World, self: CardId, receiver: CardId): boolean => withinReach(w, receiver, w.cards[self]!.zone as Area);
const behind = (w: World, wall: CardId): CardId[] =>
  w.effects.flatMap(({ what, source, on }) => (what === 'behindWall' && source === wall ? [on] : []));
const attackerBeside = {
  who: 'yours' as const,
  fits: (w: World, self: CardId, receiver: CardId, fight: Context): boolean => fight?.attacker === receiver && beside(w, self, receiver),
};

/** KI: as much as the opponent's printed rating. */
const mirrored = (code: string, en: string, cs: string, rating: 0 | 1 | 2, name: Text): Definition =>
  ki(
    code,
    en,
    cs,
    [`In combat: + ${name[0]} equal to the opponent’s base ${name[0]}.`, `V souboji: + ${name[1]} podle soupeřovy základní hodnoty.`],
    {
      gives: [
        {
          ratings: plus(rating === FIGHT ? 1 : 0, rating === SHOOT ? 1 : 0, rating === ARMOUR ? 1 : 0),
          layer: 'add',
          to: { who: 'bearer' },
          count: (w, _, receiver, fight) =>
            fight !== null && opponentIn(fight, receiver) >= 0 ? baseOf(w, opponentIn(fight, receiver), rating) : 0,
        },
      ],
    },
  );

export const apocalypse: readonly Definition[] = [
  equipment(
    '06022',
    'Epidermal Plates',
    'Podkožní implantáty',
    cybertronic,
    [
      'Armor, one on a warrior, for a Doomtrooper outside the Brotherhood: base Armor doubled.',
      'Brnění, jedno na bojovníka, pro Doomtroopera mimo Bratrstvo: základní Obrana se zdvojnásobí.',
    ],
    {
      labels: ['armour'],
      needs: { doomtrooper: true, not: brotherhood },
      gives: [{ ratings: [1, 1, 2, 1], layer: 'baseTimes', to: { who: 'bearer' } }],
    },
  ),
  special(
    '06002',
    'A Second Chance',
    'Druhá šance',
    0,
    [
      'One of your sacrificed cards goes back into your library, which is shuffled. Removed from the game.',
      'Jedna tvá obětovaná karta se vrátí do knihovny a ta se zamíchá. Odstraní se ze hry.',
    ],
    {
      timing: 'any',
      fits: (w, seat) => (w.sides[seat]!.sacrificed.length ? null : no('DOT 28.16', 'noTarget')),
      does: (g, play) => {
        const { sacrificed } = g.world.sides[play.seat]!;
        for (const id of sacrificed) g.world.shown.push(play.seat, id);
        g.emit({ type: 'looked', seat: play.seat, at: play.seat, cards: [...sacrificed], rule: 'DOT 37.19' });
        return asks(g, play, play.seat, 'sacrificed', picks(sacrificed));
      },
    },
    {
      after: 'sacrifice',
      limit: 1,
      answered: (g, _, answer) => {
        g.world.shown.length = 0;
        toLibrary(g, picked(answer), 'DOT 37.19');
        return null;
      },
    },
  ),
  fortification(
    '06026',
    'Fortified Entrenchment',
    'Opevněné zákopy',
    0,
    ['squad', 'cohort'],
    [
      'Your warriors there have +2 Armor when attacked, and 2 more for each equipment card put into it (1 action each).',
      'Tvoji bojovníci v té oblasti mají při obraně +2 Obrana a o 2 víc za každou kartu vybavení do nich vloženou (1 akce za každou).',
    ],
    {
      gives: [
        {
          ratings: plus(0, 0, 2),
          layer: 'add',
          to: { who: 'yours', fits: (w, self, receiver, fight) => fight?.defender === receiver && beside(w, self, receiver) },
          count: (w, self) => 1 + w.cards[self]!.marks,
        },
      ],
      ...fedWith((w, seat) => w.sides[seat]!.hand.filter(id => definitionOf(w, id).type === 'equipment')),
    },
  ),
  fortification(
    '06052',
    'Protective Wall',
    'Ochranná zeď',
    0,
    ['squad', 'cohort'],
    [
      '1 action: one of up to three of your warriors there hides behind it for good; he neither attacks nor is attacked and does not protect you from Sabotage. When the Wall is lost they are wounded.',
      'Za 1 akci se za ni natrvalo ukryje jeden z nejvýše tří tvých bojovníků v té oblasti; neútočí, nelze na něj útočit a nechrání tě před sabotáží. Je-li Zeď ztracena, jsou zraněni.',
    ],
    {
      uses: [
        {
          timing: 'action',
          actions: 1,
          destiny: 0,
          aim: 'warrior',
          fits: (w, seat, self, on) => {
            const hidden = behind(w, self);
            if (w.cards[on]!.by !== seat) return no('DOT 12.9', 'notYours');
            if (w.cards[on]!.zone !== w.cards[self]!.zone) return no('DOT 33.12', 'wrongArea');
            return hidden.length < 3 && !hidden.includes(on) ? null : no('DOT 28.16', 'noTarget');
          },
          does: (g, play) => {
            last(g, play, 'behindWall', play.on, {}, 'DOT 34.6');
            return null;
          },
        },
      ],
      lost: (w, self) => (behind(w, self).length ? follows(w, self, w.cards[self]!.def, 'fell', behind(w, self)) : null),
      answered: (g, { card, args }) => {
        g.world.effects = g.world.effects.filter(({ what, source }) => what !== 'behindWall' || source !== card);
        return hurtingAll({ by: NOTHING, earner: NOBODY, victims: args.filter(id => isPresent(g.world, id)) });
      },
    },
  ),
  equipment(
    '06072',
    'Triangulating Scope',
    'Třídimenzní vidění',
    0,
    [
      'Placed in your Squad or Kohort. Your warriors there have +3 Shoot when attacking, and neither cover nor fortifications help against them. Any number.',
      'Do tvého mužstva či Kohorty. Tvoji bojovníci v té oblasti mají při útoku +3 Střelba a nepůsobí proti nim kryt ani opevnění. Libovolný počet.',
    ],
    {
      areas: ['squad', 'cohort'],
      play: into('DOT 11.10'),
      copies: 'any',
      gives: [{ ratings: plus(0, 3, 0), layer: 'add', to: attackerBeside }],
      grants: [
        { ability: 'ignoresCover', to: attackerBeside },
        { ability: 'ignoresFortifications', to: attackerBeside },
      ],
    },
  ),
  equipment(
    '06007',
    'Antipersonnel Grenade',
    'Protiposádkový granát',
    0,
    [
      'Any warrior. 1 attack action without combat, sacrifice it: wound a warrior who can fight; a kill earns points.',
      'Kdokoli. 1 útočná akce bez souboje, obětuj ho: zraň bojeschopného bojovníka; zabití vynáší body.',
    ],
    {
      uses: [
        {
          timing: 'attack',
          actions: 1,
          attack: true,
          destiny: 0,
          aim: 'warrior',
          fits: (w, seat, _, on) => (w.cards[on]!.by === seat || !isCapable(w, on) || isHidden(w, on) ? no('DOT 28.16', 'noTarget') : null),
          does: (g, play) => {
            const by = bearerOf(g.world, play.card);
            g.emit({ type: 'specialAttack', seat: play.seat, card: play.card, on: play.on, rule: 'DOT 24.2.20' });
            sacrifice(g, play.card, 'DOT 37.9');
            return harmOne(g, play.on, by, play.seat, false);
          },
        },
      ],
    },
  ),
  warrior(
    '06015',
    'Colonel Maxwell',
    'Plukovník Maxwell',
    imperial,
    [9, 7, 8, 9],
    [
      'Commander; counts as Trencher. Your other Trenchers have +6 Fight, Shoot and Armor while he is in play.',
      'Velitel; počítá se za Zákopníka. Dokud je ve hře, mají tvoji ostatní Zákopníci +6 Zápas, Střelba a Obrana.',
    ],
    {
      personality: true,
      labels: ['commander'],
      kinds: ['trencher'],
      gives: [
        { ratings: plus(6, 6, 6), layer: 'add', to: { who: 'yours', exceptSelf: true, fits: (w, _, r) => isKind(w, r, 'trencher') } },
      ],
    },
  ),
  warrior(
    '06028',
    'Freelancer Patriarch',
    'Žoldnéřský patriarcha',
    0,
    [3, 3, 6, 5],
    [
      'Freelancer; his points become destiny points. All other freelancers have +5 Fight, Shoot and Armor, and whoever they wound is killed.',
      'Žoldnéř; jeho body se mění v body osudu. Všichni ostatní žoldnéři mají +5 Zápas, Střelba a Obrana a koho zraní, toho zabijí.',
    ],
    {
      personality: true,
      kinds: ['freelancer'],
      abilities: ['freelancer', 'destinyOnly'],
      gives: [{ ratings: plus(5, 5, 5), layer: 'add', to: { who: 'all', exceptSelf: true, fits: (w, _, r) => isFreelancer(w, r) } }],
      grants: [{ ability: 'killsOnWound', to: { who: 'all', exceptSelf: true, fits: (w, _, r) => isFreelancer(w, r) } }],
    },
  ),
  warrior(
    '06077',
    'Wolfbane Honor Guard',
    'Wolfbaneovský strážce cti',
    imperial,
    [6, 5, 7, 7],
    [
      'Counts as Clansman. With a Clansman Claymore in use: +8 Fight more.',
      'Počítá se za Příslušníka klanu. S použitým Mečem příslušníka klanu: navíc +8 Zápas.',
    ],
    {
      kinds: ['clansman'],
      gives: [
        {
          ratings: plus(8, 0, 0),
          layer: 'add',
          to: {
            who: 'self',
            fits: (w, self, _, fight) =>
              fight !== null && fight.weapons.some(id => id >= 0 && w.cards[id]!.host === self && isKind(w, id, 'clansman-claymore')),
          },
        },
      ],
    },
  ),
  ki(
    '06057',
    'Shadow Walk',
    'Stínová chůze',
    ['Counts as Shadow Walker: attacks anybody, strikes first.', 'Počítá se za Vraha ze stínů: útočí na kohokoli, udeří první.'],
    {
      standing: { kind: 'shadow-walker' },
      grants: [
        { ability: 'attacksAnyone', to: { who: 'bearer' } },
        { ability: 'firstStrike', to: { who: 'bearer' } },
      ],
    },
  ),
  mirrored('06061', 'Supreme Concentration', 'Svrchovaná koncentrace', 1, ['Shoot', 'Střelba']),
  mirrored('06069', "The Monkey's Foot", 'Opičí noha', 2, ['Armor', 'Obrana']),
  mirrored('06070', "Toronaga's Raging Might", 'Toronagova moc', 0, ['Fight', 'Zápas']),
  ki(
    '06067',
    "The Crow's Piercing Glance",
    'Pronikavý záblesk',
    ['In combat, per 1 destiny: −1 Armor for the opponent.', 'V souboji za každý bod osudu: −1 Obrana soupeři.'],
    {
      uses: [
        {
          timing: 'modifier',
          actions: 0,
          destiny: 0,
          per: { step: 1 },
          aim: 'none',
          fits: (w, _, self) =>
            topFight(w) !== null && isCombatant(topFight(w)!, bearerOf(w, self)) ? null : no('DOT 28.19', 'notInCombat'),
          does: (g, play) => {
            strengthen(
              g,
              play,
              opponentIn(topFight(g.world)!, bearerOf(g.world, play.card)),
              plus(0, 0, -play.spent),
              { fight: play.fight },
              'DOT 17.3',
            );
            return null;
          },
        },
      ],
    },
  ),
];
