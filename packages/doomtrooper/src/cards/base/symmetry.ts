/** Base set: the Dark Symmetry. */
import { cover, discard, enter, heal, last, mark, order, setTactic, strengthen } from '../../atoms.ts';
import { has, isImmune, isWarded } from '../../abilities.ts';
import { tacticRefusal } from '../../combat/pairing.ts';
import { no } from '../../rule.ts';
import { entryRefusal } from '../../moves.ts';
import { fetching, hurtingAll, looking, reinforcing } from '../../signatures.ts';
import { bearerOf, isLegion, isPresent, knownWarriors } from '../../status.ts';
import { ratingOf, worthOf } from '../../values.ts';
import { byBook, NOTHING, topFight, type CardId, type World } from '../../world.ts';
import { ARMOUR, type Apostle, type Definition, type Gives, type Move } from '../card.ts';
import { bearer, foe, plus, symmetry, type More, type Text } from '../make.ts';
import { definitionNamed, definitionOf } from '../registry.ts';
import { asks, inCombat, picked, picks, reinforcements, stepsOf } from '../pieces.ts';

const OF: Record<Apostle, string> = {
  algeroth: 'Algeroth',
  semai: 'Semai',
  muawijhe: 'Muawijhe',
  ilian: 'Ilian',
  demnogonis: 'Demnogonis',
};
const CZ: Record<Apostle, string> = {
  algeroth: 'Algerothův',
  semai: 'Semaiův',
  muawijhe: 'Muawijheův',
  ilian: 'Ilianin',
  demnogonis: 'Demnogonisův',
};
const gift = (code: string, en: string, cs: string, of: 'generic' | Apostle, text: Text, more: More): Definition =>
  symmetry(
    code,
    en,
    cs,
    of,
    [
      `${of === 'generic' ? 'Gift of the Dark Symmetry' : `Gift of ${OF[of]}`}. ${text[0]}`,
      `${of === 'generic' ? 'Dar Černé symetrie' : `${CZ[of]} dar`}. ${text[1]}`,
    ],
    more,
  );

const gives = (...list: readonly Gives[]): More => ({ gives: list });
const deadly: More = { grants: [{ ability: 'killsOnWound', to: { who: 'bearer' } }] };
const DEADLY: Text = ['Whoever its bearer wounds is killed.', 'Koho nositel zraní, toho zabije.'];

/** Ten destiny points at any time: discard an equipment card in play. */
const corrodes: Move = {
  timing: 'any',
  actions: 0,
  destiny: 10,
  aim: 'card',
  fits: (w, _, self, on) => {
    if (definitionOf(w, on).type !== 'equipment') return no('DOT 28.16', 'noTarget');
    const owner = bearerOf(w, on);
    // DOT 29.5: what an immune warrior carries is immune too in the standard book.
    return w.profile === 'standard' && owner >= 0 && has(w, owner, 'symmetryImmune', null) && self >= 0 ? no('DOT 29.5', 'immune') : null;
  },
  does: (g, play) => {
    discard(g, play.on, 'DOT 37.10');
    return null;
  },
};
const CORRODES: Text = [
  '10 destiny points at any time: discard an equipment card in play.',
  'Kdykoli za 10 bodů osudu: odhoď kartu vybavení ve hře.',
];

/** Damage to everybody: whose Armor it reaches is wounded. */
const reached = (w: World, damage: number, source: CardId): CardId[] =>
  knownWarriors(w).filter(
    id =>
      ratingOf(w, id, ARMOUR, null) <= damage &&
      !isImmune(w, id, definitionOf(w, source), w.cards[source]!.by, null) &&
      !isWarded(w, source, id, null),
  );

const own = (w: World, self: CardId): CardId => bearerOf(w, self);

export const baseSymmetry: readonly Definition[] = [
  gift(
    '01007',
    'Animate Dead',
    'Oživení mrtvého',
    'demnogonis',
    [
      'Once a turn, 3 actions: look through a discard pile and put a warrior of it into your Kohort. His ratings are halved, he has neither Art nor Dark Symmetry, and if he is killed he is removed from the game.',
      'Jednou za kolo za 3 akce: prohlédni něčí odhazovací hromádku a dej z ní bojovníka do své Kohorty. Má poloviční hodnoty, nepoužívá Umění ani Černou symetrii, a je-li zabit, odstraní se ze hry.',
    ],
    {
      uses: [
        {
          timing: 'action',
          actions: 3,
          destiny: 0,
          aim: 'player',
          oncePerTurn: true,
          fits: (w, _, __, ___, at) => (w.sides[at]!.discard.length ? null : no('DOT 28.16', 'noTarget')),
          does: (g, play) => {
            const w = g.world;
            const { discard: pile } = w.sides[play.at]!;
            for (const id of pile) w.shown.push(play.seat, id);
            g.emit({ type: 'looked', seat: play.seat, at: play.at, cards: [...pile], rule: byBook(g.world, 'DOT 37.8t', 'DOT 37.8s') });
            const dead = pile.filter(id => definitionOf(w, id).type === 'warrior' && entryRefusal(w, play.seat, id) === null);
            return asks(g, play, play.seat, 'dead', ['stop', ...picks(dead)]);
          },
        },
      ],
      answered: (g, { seat, card }, answer) => {
        const dead = picked(answer);
        g.world.shown.length = 0;
        if (dead < 0) return null;
        const play = { card, seat };
        enter(g, dead, seat, 'cohort', 'DOT 37.44');
        strengthen(g, play, dead, [0.5, 0.5, 0.5, 0.5], { layer: 'multiply' }, 'DOT 7.25');
        for (const what of ['neverArt', 'neverSymmetry', 'sacrificedWhenKilled']) last(g, play, what, dead, {}, 'DOT 7.25');
        return null;
      },
    },
  ),
  gift(
    '01024',
    'Blindness',
    'Slepota',
    'generic',
    ['−2 Fight and Shoot for whoever fights its bearer.', 'Kdo s nositelem bojuje, má −2 Zápas a Střelba.'],
    gives({ ...foe(plus(-2, -2, 0)), to: { who: 'opponent', fits: (w, _, receiver, fight) => !has(w, receiver, 'sighted', fight) } }),
  ),
  gift(
    '01054',
    'Confuse',
    'Zmatek',
    'muawijhe',
    ['In its bearer’s combat the tactic may be changed at any time.', 'V souboji nositele lze kdykoli změnit taktiku.'],
    {
      uses: [
        {
          timing: 'combat',
          actions: 0,
          destiny: 0,
          aim: 'none',
          fits: (w, _, self) => {
            const fight = topFight(w);
            // Not back and forth while nothing else happens [DR-81].
            if (w.cards[self]!.turned === w.stamp) return no('DOT 28.16', 'noTarget');
            if (!inCombat(w, own(w, self)) || fight === null || fight.tactic === null) return no('DOT 28.19', 'notInCombat');
            return tacticRefusal(w, fight.attacker, fight.defender, fight.tactic === 'fight' ? 'shoot' : 'fight', fight);
          },
          does: (g, play) => {
            const fight = topFight(g.world)!;
            g.world.cards[play.card]!.turned = g.world.stamp;
            setTactic(g, fight, fight.tactic === 'fight' ? 'shoot' : 'fight', 'DOT 24.3.2');
            return null;
          },
        },
      ],
    },
  ),
  gift(
    '01055',
    'Control Mind',
    'Ovládaná mysl',
    'semai',
    [
      'Once a turn, 3 actions: an enemy warrior must, or must not, attack in the next turn of his player, who names the defender.',
      'Jednou za kolo za 3 akce: nepřátelský bojovník v příštím kole svého hráče musí, nebo nesmí zaútočit; obránce určí jeho hráč.',
    ],
    {
      uses: [
        {
          timing: 'action',
          actions: 3,
          destiny: 0,
          aim: 'warrior',
          oncePerTurn: true,
          fits: (w, seat, _, on) => (w.cards[on]!.by === seat ? no('DOT 28.16', 'noTarget') : null),
          does: (g, play) => asks(g, play, play.seat, 'obey', ['must', 'mustNot'], [play.on]),
        },
      ],
      answered: (g, { seat, card, args }, answer) => {
        const on = args[0]!;
        if (answer === 'must') order(g, g.world.cards[on]!.by, on, NOTHING, null, 'DOT 24.2.11');
        else last(g, { card, seat }, 'cannotAttack', on, { until: seat }, 'DOT 24.2.11');
        return null;
      },
    },
  ),
  gift('01066', 'Dark Fire', 'Temný oheň', 'generic', ['+1 Fight.', '+1 Zápas.'], gives(bearer(plus(1, 0, 0)))),
  gift('01070', 'Decay', 'Zkáza', 'demnogonis', CORRODES, { uses: [corrodes] }),
  gift(
    '01071',
    'Deform',
    'Deformace',
    'demnogonis',
    ['−2 Armor for whoever fights its bearer.', 'Kdo s nositelem bojuje, má −2 Obrana.'],
    gives(foe(plus(0, 0, -2))),
  ),
  gift('01077', 'Dimensional Hole', 'Dimenzní díra', 'ilian', DEADLY, deadly),
  gift('01078', 'Dimensional Warp', 'Dimenzní deformace', 'algeroth', DEADLY, deadly),
  gift(
    '01081',
    'Disrupt Power',
    'Přerušení energie',
    'ilian',
    ['Its bearer is immune to the Dark Symmetry and to Art.', 'Nositel je imunní vůči Černé symetrii i Umění.'],
    {
      grants: [
        { ability: 'symmetryImmune', to: { who: 'bearer' } },
        { ability: 'artImmune', to: { who: 'bearer' } },
      ],
    },
  ),
  gift('01082', 'Distort', 'Zkreslení', 'algeroth', CORRODES, { uses: [corrodes] }),
  gift(
    '01129',
    'Flow of Acid',
    'Proud kyseliny',
    'algeroth',
    [
      'Once a turn, 3 actions, an attack without combat: for each 3 destiny points every warrior takes 1 damage; whose Armor it reaches is wounded.',
      'Jednou za kolo za 3 akce, útok bez souboje: za každé 3 body osudu utrpí každý bojovník 1 bod; koho Obrana nestačí, je zraněn.',
    ],
    {
      uses: [
        {
          timing: 'attack',
          actions: 3,
          attack: true,
          destiny: 0,
          per: { step: 3 },
          aim: 'none',
          oncePerTurn: true,
          does: (g, play) =>
            hurtingAll({
              by: own(g.world, play.card),
              earner: play.seat,
              victims: reached(g.world, stepsOf(g.world, play, 3, own(g.world, play.card), 'symmetry'), play.card),
            }),
        },
      ],
    },
  ),
  gift('01149', 'Hand of Death', 'Smrtící ruka', 'ilian', ['+2 Fight and Shoot.', '+2 Zápas a Střelba.'], gives(bearer(plus(2, 2, 0)))),
  gift(
    '01158',
    'Illusion',
    'Iluze',
    'semai',
    [
      '3 destiny points: ends its bearer’s combat at any point; the bearer goes into cover.',
      'Za 3 body osudu: kdykoli ukončí souboj nositele; nositel se kryje.',
    ],
    {
      uses: [
        {
          timing: 'combat',
          actions: 0,
          destiny: 3,
          aim: 'none',
          fits: (w, _, self) => (inCombat(w, own(w, self)) ? null : no('DOT 28.19', 'notInCombat')),
          does: (g, play) => {
            topFight(g.world)!.over = true;
            if (!has(g.world, own(g.world, play.card), 'neverCovers', null)) cover(g, own(g.world, play.card), 'DOT 9.3');
            return null;
          },
        },
      ],
    },
  ),
  gift(
    '01163',
    'Indigestion',
    'Dyspepsie',
    'algeroth',
    ['−2 Armor for whoever fights its bearer.', 'Kdo s nositelem bojuje, má −2 Obrana.'],
    gives(foe(plus(0, 0, -2))),
  ),
  gift('01165', 'Infection', 'Infekce', 'demnogonis', DEADLY, deadly),
  gift(
    '01171',
    'Insane Dance',
    'Šílený tanec',
    'muawijhe',
    ['−2 Fight and Shoot for whoever fights its bearer.', 'Kdo s nositelem bojuje, má −2 Zápas a Střelba.'],
    gives(foe(plus(-2, -2, 0))),
  ),
  gift(
    '01177',
    'Invoke Frenzy',
    'Vyvolání šílenství',
    'algeroth',
    [
      '1 action: heals one of your wounded Dark Legion warriors, who loses 1 Armor for good each time.',
      'Za 1 akci: uzdraví tvého zraněného bojovníka Černé legie; ten pokaždé natrvalo ztratí 1 Obranu.',
    ],
    {
      uses: [
        {
          timing: 'action',
          actions: 1,
          destiny: 0,
          aim: 'warrior',
          fits: (w, seat, _, on) =>
            w.cards[on]!.by !== seat || !isLegion(w, on)
              ? no('DOT 28.16', 'legionOnly')
              : w.cards[on]!.wounded
                ? null
                : no('DOT 28.16', 'notWounded'),
          does: (g, play) => {
            heal(g, play.on, 'DOT 7.24');
            strengthen(g, play, play.on, plus(0, 0, -1), {}, 'DOT 7.24');
            return null;
          },
        },
      ],
    },
  ),
  gift(
    '01178',
    'Invoke Pain',
    'Vyvolání bolesti',
    'generic',
    [
      'When an opponent declares an attack, before attacker and defender are named, per 3 destiny: one of his warriors cannot attack until your next turn.',
      'Když soupeř ohlásí útok a ještě nejsou určeni útočník a obránce, za každé 3 body osudu: jeden jeho bojovník nesmí do tvého příštího kola útočit.',
    ],
    {
      uses: [
        {
          timing: 'naming',
          actions: 0,
          destiny: 3,
          aim: 'warrior',
          many: true,
          fits: (w, seat, _, on) => {
            const { by } = topFight(w)!;
            return by !== seat && w.cards[on]!.by === by && !has(w, on, 'cannotAttack', null) ? null : no('DOT 28.16', 'noTarget');
          },
          does: (g, play) => {
            for (const id of [play.on, ...(play.also ?? [])])
              if (isPresent(g.world, id)) last(g, play, 'cannotAttack', id, { until: play.seat }, 'DOT 24.2.11');
            topFight(g.world)!.lost = true; // [DR-48]
            return null;
          },
        },
      ],
    },
  ),
  gift('01205', 'Mind Melt', 'Přetavení mysli', 'semai', ['+2 Fight and Shoot.', '+2 Zápas a Střelba.'], gives(bearer(plus(2, 2, 0)))),
  gift(
    '01216',
    'Necrovisual Link',
    'Záhrobní spojení',
    'algeroth',
    [
      'Also for a Nepharite of any Apostle. 1 action: look at a player’s hand.',
      'I pro nefarita kteréhokoli Apoštola. Za 1 akci: prohlédni si ruku hráče.',
    ],
    {
      needs: { label: 'nepharite' },
      uses: [
        {
          timing: 'action',
          actions: 1,
          destiny: 0,
          aim: 'opponent',
          does: (_, play) => looking({ seat: play.seat, at: play.at, left: 0 }),
        },
      ],
    },
  ),
  gift(
    '01231',
    'Portal of Dark Healing',
    'Brána temného léčení',
    'algeroth',
    [
      'Also for a Nepharite of any Apostle. 3 actions: its bearer is healed.',
      'I pro nefarita kteréhokoli Apoštola. Za 3 akce: nositel se uzdraví.',
    ],
    {
      needs: { label: 'nepharite' },
      uses: [
        {
          timing: 'action',
          actions: 3,
          destiny: 0,
          aim: 'none',
          fits: (w, _, self) => (w.cards[own(w, self)]!.wounded ? null : no('DOT 28.16', 'notWounded')),
          does: (g, play) => {
            heal(g, own(g.world, play.card), 'DOT 7.24');
            return null;
          },
        },
      ],
    },
  ),
  gift(
    '01233',
    'Portal of Undeath',
    'Brána nesmrtelnosti',
    'algeroth',
    [
      'For a Nepharite of Algeroth. Each of its kills also brings you an Undead Legionnaire from your collection for nothing.',
      'Pro Algerothova nefarita. Každé jeho zabití ti navíc přivede ze sbírky zdarma Nemrtvého legionáře.',
    ],
    {
      needs: { also: (w, on) => (definitionOf(w, on).kinds.includes('nepharite-of-algeroth') ? null : no('DOT 13.16', 'wrongKind')) },
      on: (w, self, event) =>
        event.type === 'killed' && event.by === own(w, self) && !w.cards[self]!.off
          ? fetching({ seat: w.cards[self]!.by, def: definitionNamed('01328') })
          : null,
    },
  ),
  gift(
    '01236',
    'Possess',
    'Vlastnictví',
    'semai',
    [
      'A Doomtrooper whom its bearer kills is not discarded but becomes a Heretic in the Kohort of his own player.',
      'Doomtrooper, kterého nositel zabije, se neodhodí, ale stane se Kacířem v Kohortě svého hráče.',
    ],
    { grants: [{ ability: 'possesses', to: { who: 'bearer' } }] },
  ),
  gift('01257', 'Resist Pain', 'Odolnost vůči bolesti', 'generic', ['+1 Armor.', '+1 Obrana.'], gives(bearer(plus(0, 0, 1)))),
  gift(
    '01277',
    'Send Dreams',
    'Vidiny',
    'muawijhe',
    ['5 destiny points at any time: an enemy warrior goes into cover.', 'Kdykoli za 5 bodů osudu: nepřátelský bojovník se musí krýt.'],
    {
      uses: [
        {
          timing: 'any',
          actions: 0,
          destiny: 5,
          aim: 'warrior',
          fits: (w, seat, _, on) =>
            w.cards[on]!.by === seat || w.cards[on]!.covered
              ? no('DOT 28.16', 'noTarget')
              : has(w, on, 'neverCovers', null)
                ? no('DOT 9.18', 'neverCovers')
                : null,
          does: (g, play) => {
            cover(g, play.on, 'DOT 9.3');
            return null;
          },
        },
      ],
    },
  ),
  gift(
    '01283',
    'Shroud',
    'Ochranný plášť',
    'semai',
    ['1 action: there are no combats until your next turn.', 'Za 1 akci: do tvého příštího kola nejsou žádné souboje.'],
    {
      uses: [
        {
          timing: 'action',
          actions: 1,
          destiny: 0,
          aim: 'none',
          does: (g, play) => {
            last(g, play, 'noCombat', -1, { until: play.seat }, 'DOT 24.2.11');
            return null;
          },
        },
      ],
    },
  ),
  gift(
    '01285',
    'Sleep',
    'Spánek',
    'muawijhe',
    [
      '1 action: an enemy warrior neither attacks nor is attacked until your next turn.',
      'Za 1 akci: nepřátelský bojovník do tvého příštího kola neútočí a nelze na něj útočit.',
    ],
    {
      uses: [
        {
          timing: 'action',
          actions: 1,
          destiny: 0,
          aim: 'warrior',
          fits: (w, seat, _, on) => (w.cards[on]!.by === seat ? no('DOT 28.16', 'noTarget') : null),
          does: (g, play) => {
            last(g, play, 'cannotAttack', play.on, { until: play.seat }, 'DOT 37.3');
            last(g, play, 'cannotBeAttacked', play.on, { until: play.seat }, 'DOT 37.3');
            return null;
          },
        },
      ],
    },
  ),
  gift(
    '01316',
    'Terror',
    'Teror',
    'generic',
    ['−1 Armor for whoever fights its bearer.', 'Kdo s nositelem bojuje, má −1 Obrana.'],
    gives(foe(plus(0, 0, -1))),
  ),
  gift(
    '01320',
    'Time Death',
    'Časovaná smrt',
    'ilian',
    [
      'Its bearer strikes first; if he wounds, the combat ends, otherwise the opponent strikes.',
      'Nositel udeří první; zraní-li, souboj končí, jinak udeří soupeř.',
    ],
    {
      grants: [
        { ability: 'firstStrike', to: { who: 'bearer' } },
        { ability: 'endsCombatByWound', to: { who: 'bearer' } },
      ],
    },
  ),
  gift(
    '01321',
    'Time Rot',
    'Hniloba času',
    'demnogonis',
    [
      '1 action: a marker of age on an enemy warrior. Every three markers: −1 to all four ratings; at Value 0 he is discarded.',
      'Za 1 akci: značka stáří na nepřátelského bojovníka. Za každé tři značky −1 ke všem hodnotám; s Hodnotou 0 je odhozen.',
    ],
    {
      uses: [
        {
          timing: 'action',
          actions: 1,
          destiny: 0,
          aim: 'warrior',
          fits: (w, seat, _, on) => (w.cards[on]!.by === seat ? no('DOT 28.16', 'noTarget') : null),
          does: (g, play) => {
            mark(g, play.on, 1, 'DOT 7.24');
            if (g.world.cards[play.on]!.marks % 3 === 0) strengthen(g, play, play.on, plus(-1, -1, -1, -1), {}, 'DOT 7.24');
            if (worthOf(g.world, play.on, null) === 0) discard(g, play.on, 'DOT 37.41');
            return null;
          },
        },
      ],
    },
  ),
  gift(
    '01324',
    'True Gate',
    'Brána pravdy',
    'ilian',
    [
      'In its bearer’s combat, per 10 destiny: one more warrior of your Kohort joins; Fight and Shoot add up, the opponent chooses whom he strikes.',
      'V souboji nositele, za každých 10 bodů osudu: přidá se další bojovník tvé Kohorty; Zápas a Střelba se sčítají, soupeř si vybere, koho udeří.',
    ],
    {
      uses: [
        {
          timing: 'modifier',
          actions: 0,
          destiny: 0,
          per: { step: 10, upTo: (w, seat) => reinforcements(w, seat, topFight(w)!).length },
          aim: 'none',
          fits: (w, seat, self) =>
            !inCombat(w, own(w, self))
              ? no('DOT 28.19', 'notInCombat')
              : w.cards[own(w, self)]!.zone === 'cohort' && reinforcements(w, seat, topFight(w)!).length
                ? null
                : no('DOT 28.16', 'noTarget'),
          does: (g, { seat, card, fight, ...play }) =>
            reinforcing({ seat, card, fight, left: stepsOf(g.world, { seat, card, fight, ...play }, 10, own(g.world, card), 'symmetry') }),
        },
      ],
    },
  ),
  gift(
    '01337',
    'Wind of Insanity',
    'Vítr šílenství',
    'muawijhe',
    [
      'Once a turn, 1 action, no attack: for each 5 destiny points every warrior takes 1 damage; whose Armor it reaches is wounded; kills earn points.',
      'Jednou za kolo za 1 akci, není to útok: za každých 5 bodů osudu utrpí každý bojovník 1 bod; koho Obrana nestačí, je zraněn; zabití vynáší body.',
    ],
    {
      uses: [
        {
          timing: 'action',
          actions: 1,
          destiny: 0,
          per: { step: 5 },
          aim: 'none',
          oncePerTurn: true,
          does: (g, play) =>
            hurtingAll({
              by: own(g.world, play.card),
              earner: play.seat,
              victims: reached(g.world, stepsOf(g.world, play, 5, own(g.world, play.card), 'symmetry'), play.card),
            }),
        },
      ],
    },
  ),
];
