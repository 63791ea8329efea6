/** Base set: specials. */
import { has, isCombatant, opponentIn } from '../../abilities.ts';
import {
  attach,
  cover,
  discard,
  gainDestiny,
  isLocked,
  last,
  loseDestiny,
  loseVictory,
  newPool,
  place,
  setTactic,
  strengthen,
  toHand,
  destinyOf,
} from '../../atoms.ts';
import { leaveCover } from '../../cover.ts';
import { isBrotherThere } from '../../moves.ts';
import { no, type No } from '../../rule.ts';
import { awarding, bonusActions, cowering, hurtingAll, losingAffiliation, reinforcing, searching } from '../../signatures.ts';
import {
  affiliationOf,
  bearerOf,
  followerOf,
  hasLabel,
  isBrother,
  isDoomtrooper,
  isEquipment,
  isHeretic,
  isLegion,
  isPresent,
  knownWarriors,
  warriorsOf,
} from '../../status.ts';
import { worthOf } from '../../values.ts';
import { tacticRefusal } from '../../combat/pairing.ts';
import { byBook, NOTHING, topFight, type Announced, type CardId, type World } from '../../world.ts';
import type { Here } from '../../doomtrooper.ts';
import { AFFILIATION, type Affiliation, type Apostle, type Aspect, type Change, type Definition, type Move } from '../card.ts';
import { attachment, bearer, modifier, plus, special, type Text } from '../make.ts';
import { definitionOf } from '../registry.ts';
import { cancelling, inCombat, reinforcements, times } from '../pieces.ts';

const { brotherhood, legion } = AFFILIATION;
const noTarget = (): No => no('DOT 28.16', 'noTarget');

// -- small moves ----------------------------------------------------------------------------------------------------

/** Discards every card of play that a function picks. */
const discardsAll = (picks: (w: World, id: CardId) => boolean): Partial<Move> & Pick<Move, 'timing' | 'does'> => ({
  timing: 'any',
  fits: w => (w.play.some(id => picks(w, id)) ? null : noTarget()),
  does: g => {
    for (const id of g.world.play.filter(card => picks(g.world, card))) if (g.world.play.includes(id)) discard(g, id, 'DOT 37.10');
    return null;
  },
});
const discardsOne = (
  picks: (w: World, id: CardId, seat: number) => boolean,
  more: Partial<Move> = {},
): Partial<Move> & Pick<Move, 'timing' | 'does'> => ({
  timing: 'any',
  aim: 'card',
  removes: 'discard',
  fits: (w, seat, _, on) => (picks(w, on, seat) ? null : noTarget()),
  does: (g, play) => {
    discard(g, play.on, 'DOT 37.10');
    return null;
  },
  ...more,
});
/** A weapon in use in this combat cannot be used in it any longer. */
const jams = (picks: (w: World, id: CardId, seat: number) => boolean): Partial<Move> & Pick<Move, 'timing' | 'does'> => ({
  timing: 'modifier',
  aim: 'card',
  fits: (w, seat, _, on) => {
    const fight = topFight(w);
    return fight !== null && isCombatant(fight, w.cards[on]!.host) && picks(w, on, seat) ? null : noTarget();
  },
  does: (g, play) => {
    last(g, play, 'jammed', play.on, { fight: play.fight }, 'DOT 24.5.13');
    return null;
  },
});
const changesTactic: Partial<Move> & Pick<Move, 'timing' | 'does'> = {
  timing: 'combat',
  fits: w => {
    const fight = topFight(w);
    if (fight === null || fight.tactic === null) return no('DOT 28.19', 'noTactic');
    return tacticRefusal(w, fight.attacker, fight.defender, fight.tactic === 'fight' ? 'shoot' : 'fight', fight);
  },
  does: g => {
    const fight = topFight(g.world)!;
    setTactic(g, fight, fight.tactic === 'fight' ? 'shoot' : 'fight', 'DOT 24.3.2');
    return null;
  },
};
const firstStrike = (role: 'attacker' | 'defender'): Partial<Move> & Pick<Move, 'timing' | 'does'> => ({
  timing: 'modifier',
  strikesFirst: role,
  fits: (w, seat) => (w.cards[topFight(w)![role]]!.by === seat ? null : noTarget()),
  does: (g, play) => {
    const id = topFight(g.world)![role];
    last(g, play, 'firstStrike', id, { fight: play.fight }, 'DOT 25.12');
    last(g, play, 'endsCombatByWound', id, { fight: play.fight }, 'DOT 25.13');
    return null;
  },
});
/** Only one kind of combat until your next turn; one of the other kind that is on ends. */
const onlyTactic = (lock: 'onlyShoot' | 'onlyFight', ends: 'fight' | 'shoot'): Partial<Move> & Pick<Move, 'timing' | 'does'> => ({
  timing: 'any',
  fits: w => (isLocked(w, lock) ? noTarget() : null),
  does: (g, play) => {
    last(g, play, lock, NOTHING, { until: play.seat }, 'DOT 25.25');
    const fight = topFight(g.world);
    if (fight !== null && fight.tactic === ends) fight.over = true; // DOT 25.24
    return null;
  },
});
const againstPlayer = (
  does: (g: Here, play: Announced) => void,
  fits?: Move['fits'],
  more: Partial<Move> = {},
): Partial<Move> & Pick<Move, 'timing' | 'does'> => ({
  timing: 'any',
  aim: 'opponent',
  ...(fits && { fits }),
  does: (g, play) => {
    does(g, play);
    return null;
  },
  ...more,
});
const toYou = (does: (g: Here, play: Announced) => void, more: Partial<Move> = {}): Partial<Move> & Pick<Move, 'timing' | 'does'> => ({
  timing: 'any',
  does: (g, play) => {
    does(g, play);
    return null;
  },
  ...more,
});
const onDoomtrooper = (w: World, on: CardId): No | null => (isDoomtrooper(w, on) ? null : no('DOT 11.6', 'doomtroopersOnly'));

// -- families -------------------------------------------------------------------------------------------------------

const joins = (code: string, en: string, cs: string, who: Affiliation, name: Text, barred = 0): Definition =>
  attachment(
    code,
    en,
    cs,
    AFFILIATION[who],
    [`On a Doomtrooper outside ${name[0]}: he belongs to ${name[0]} as well.`, `Na Doomtroopera mimo ${name[1]}: patří také k ${name[1]}.`],
    {},
    {
      needs: { not: AFFILIATION[who] | barred, also: onDoomtrooper },
      standing: { adds: AFFILIATION[who] },
      copies: 'any',
    },
  );
const empathy = (code: string, en: string, cs: string, aspect: Aspect, name: Text): Definition =>
  attachment(
    code,
    en,
    cs,
    brotherhood,
    [
      `1 action, on your member of the Brotherhood: your members of the Brotherhood in the Squad cast ${name[0]}.`,
      `1 akce, na tvého člena Bratrstva: tvoji členové Bratrstva v mužstvu používají aspekt ${name[1]}.`,
    ],
    { timing: 'action', actions: 1, fits: (w, seat, _, on) => (w.cards[on]!.by === seat ? null : no('DOT 11.17', 'notYours')) },
    {
      needs: { affiliation: brotherhood },
      grants: [{ ability: `casts:${aspect}`, to: { who: 'yours', at: 'squad', fits: (w, _, receiver) => isBrother(w, receiver) } }],
    },
  );
const essence = (code: string, en: string, cs: string, apostle: Apostle, name: Text): Definition =>
  special(
    code,
    en,
    cs,
    brotherhood,
    [
      `You need a member of the Brotherhood in your Squad. Followers of ${name[0]} lose all Dark Symmetry cards and are wounded.`,
      `Musíš mít v mužstvu člena Bratrstva. Následovníci ${name[1]} přijdou o všechny karty Černé symetrie a jsou zraněni.`,
    ],
    {
      timing: 'any',
      fits: (w, seat) =>
        !isBrotherThere(w, seat)
          ? no('DOT 28.16', 'needsBrother')
          : knownWarriors(w).some(id => followerOf(w, id) === apostle)
            ? null
            : noTarget(),
      does: g => {
        const victims = knownWarriors(g.world).filter(id => followerOf(g.world, id) === apostle);
        stripGifts(g, victims);
        return hurtingAll({ by: NOTHING, earner: -1, victims });
      },
    },
  );
const stripGifts = (g: Here, warriors: readonly CardId[]): void => {
  for (const id of warriors)
    for (const attached of g.world.cards[id]!.gear.slice())
      if (definitionOf(g.world, attached).type === 'symmetry') discard(g, attached, 'DOT 37.10');
};
const training = (code: string, en: string, cs: string, change: Change, name: Text): Definition =>
  attachment(
    code,
    en,
    cs,
    0,
    [
      `3 actions, on a warrior. In his combats, per 2 destiny: +1 ${name[0]}.`,
      `3 akce, na bojovníka. V jeho soubojích za každé 2 body osudu: +1 ${name[1]}.`,
    ],
    { timing: 'action', actions: 3, fits: (w, seat, _, on) => (w.cards[on]!.by === seat ? null : no('DOT 11.17', 'notYours')) },
    {
      copies: 'any',
      uses: [
        {
          timing: 'modifier',
          actions: 0,
          destiny: 0,
          per: { step: 2 },
          adds: change,
          aim: 'none',
          fits: (w, _, self) => (inCombat(w, bearerOf(w, self)) ? null : no('DOT 28.19', 'notInCombat')),
          does: (g, play) => {
            strengthen(g, play, bearerOf(g.world, play.card), times(change, play.spent / 2), { fight: play.fight }, 'DOT 24.5.14');
            return null;
          },
        },
      ],
    },
  );
const addPool = (g: Here, play: Announced, open: number, attack: number, kind: 'open' | 'attack'): void => {
  const pool = newPool(play.seat, false, play.card, open, attack, 0);
  pool.allowance = open;
  g.world.pools.push(pool);
  g.emit({ type: 'actionsGranted', seat: play.seat, n: open + attack, kind, rule: 'DOT 7.18' });
};

export const baseSpecials: readonly Definition[] = [
  // -- combat
  modifier('01105', 'Evasive Action', 'Úhybná akce', plus(0, 0, 2), ['In combat: +2 Armor.', 'V souboji: +2 Obrana.']),
  modifier('01195', 'Lucky Shot', 'Šťastný výstřel', plus(0, 2, 0), ['In combat: +2 Shoot.', 'V souboji: +2 Střelba.']),
  modifier('01237', 'Powerful Blow', 'Mocný úder', plus(2, 0, 0), ['In combat: +2 Fight.', 'V souboji: +2 Zápas.']),
  modifier('01309', 'Take Aim', 'Zamíření', plus(1, 1, 0), ['In combat: +1 Fight and Shoot.', 'V souboji: +1 Zápas a Střelba.']),
  special(
    '01006',
    'Ambush',
    'Léčka',
    0,
    [
      'In combat: your defender strikes first; an attacker he wounds does not strike back.',
      'V souboji: tvůj obránce udeří první; útočník, kterého zraní, už neudeří.',
    ],
    firstStrike('defender'),
  ),
  special(
    '01302',
    'Surprise Attack',
    'Překvapivý útok',
    0,
    [
      'In combat: your attacker strikes first; a defender he wounds does not strike back.',
      'V souboji: tvůj útočník udeří první; obránce, kterého zraní, už neudeří.',
    ],
    firstStrike('attacker'),
  ),
  special(
    '01012',
    'Automatic Fire',
    'Automatická střelba',
    0,
    ['In combat, on a machine gun in use: its bonus counts twice.', 'V souboji, na použitý kulomet: jeho bonus platí dvakrát.'],
    {
      timing: 'modifier',
      aim: 'card',
      fits: (w, _, __, on) => (hasLabel(w, on, 'machineGun') && topFight(w)!.weapons.includes(on) ? null : noTarget()),
      does: (g, play) => {
        const host = g.world.cards[play.on]!.host;
        for (const { to, ratings } of definitionOf(g.world, play.on).gives)
          if (to.who === 'bearer') strengthen(g, play, host, ratings, { fight: play.fight }, 'DOT 24.5.14');
        return null;
      },
    },
  ),
  special(
    '01086',
    'Dull Blade',
    'Tupá čepel',
    0,
    [
      'In combat, on a pure Fight weapon: it cannot be used in it.',
      'V souboji, na čistou zbraň na zápas: v tomto souboji ji nelze použít.',
    ],
    jams((w, id) => hasLabel(w, id, 'fightWeapon')),
  ),
  special(
    '01226',
    'Out of Ammo',
    'Došlo střelivo',
    0,
    [
      'In combat, on an opponent’s weapon for Shoot: it cannot be used in it.',
      'V souboji, na soupeřovu střelnou zbraň: v tomto souboji ji nelze použít.',
    ],
    jams((w, id, seat) => (hasLabel(w, id, 'shootWeapon') || hasLabel(w, id, 'bothWeapon')) && w.cards[id]!.by !== seat),
  ),
  special(
    '01306',
    'Tactical Advantage',
    'Taktická výhoda',
    0,
    ['In combat: the tactic changes.', 'V souboji: změní se taktika.'],
    changesTactic,
  ),
  special(
    '01310',
    'Take Cover',
    'Ukryj se',
    0,
    ['In combat: your defender goes into cover and stays there.', 'V souboji: tvůj obránce se kryje a zůstane krytý.'],
    {
      timing: 'combat',
      fits: (w, seat) => {
        const { defender } = topFight(w)!;
        if (!isPresent(w, defender) || w.cards[defender]!.by !== seat || w.cards[defender]!.covered) return noTarget();
        return has(w, defender, 'neverCovers', null) ? no('DOT 9.18', 'neverCovers') : null;
      },
      does: g => {
        const fight = topFight(g.world)!;
        const { over } = fight;
        if (isPresent(g.world, fight.defender)) cover(g, fight.defender, 'DOT 9.3'); // he may have fallen to an answer
        fight.over = over; // the card says the combat goes on
        return null;
      },
    },
  ),
  special(
    '01259',
    'Retreat!',
    'Ústup',
    0,
    [
      'In combat: your warrior withdraws and the combat ends; the opponent earns victory points worth half his Value, rounded up.',
      'V souboji: tvůj bojovník ustoupí a souboj končí; soupeř získá vítězné body za polovinu jeho Hodnoty, zaokrouhleno nahoru.',
    ],
    {
      timing: 'combat',
      aim: 'combatant',
      fits: (w, seat, _, on) => (w.cards[on]!.by === seat ? null : noTarget()),
      does: (g, play) => {
        const fight = topFight(g.world)!;
        fight.over = true;
        return awarding({
          seat: g.world.cards[opponentIn(fight, play.on)]!.by,
          points: Math.ceil(worthOf(g.world, play.on, fight) / 2),
          kind: 'victory',
          for: play.on,
          cause: 'card',
          check: true,
        });
      },
    },
  ),
  special(
    '01252',
    'Reinforcements!',
    'Posily',
    0,
    [
      'In combat, per 7 destiny: one more of your warriors joins; Fight and Shoot add up, the opponent chooses whom he strikes.',
      'V souboji, za každých 7 bodů osudu: přidá se další tvůj bojovník; Zápas a Střelba se sčítají, soupeř si vybere, koho udeří.',
    ],
    {
      timing: 'modifier',
      per: { step: 7, upTo: (w, seat) => reinforcements(w, seat, topFight(w)!).length },
      fits: (w, seat) => {
        const fight = topFight(w)!;
        const main = w.cards[fight.attacker]!.by === seat ? fight.attacker : fight.defender;
        return w.cards[main]!.by === seat && reinforcements(w, seat, fight).length ? null : noTarget();
      },
      does: (_, play) => reinforcing({ seat: play.seat, card: play.card, fight: play.fight, left: play.spent / 7 }),
    },
  ),
  special(
    '01023',
    'Blind Fury',
    'Slepý hněv',
    0,
    [
      'Before attacker and defender are named, on your warrior who is no personality: he may attack anybody.',
      'Než se určí útočník a obránce, na tvého bojovníka, který není osobnost: smí útočit na kohokoli.',
    ],
    {
      timing: 'naming',
      aim: 'warrior',
      fits: (w, seat, _, on) =>
        w.cards[on]!.by === seat &&
        topFight(w)!.by === seat &&
        !definitionOf(w, on).personality &&
        !has(w, on, 'attacksAnyone', null) &&
        w.profile === 'standard'
          ? null
          : noTarget(),
      does: (g, play) => {
        last(g, play, 'attacksAnyone', play.on, { fight: play.fight }, 'DOT 24.2.5');
        return null;
      },
    },
  ),

  // -- answers
  special(
    '01207',
    'Miscommunication',
    'Komunikační šum',
    0,
    [
      'A special just played, or a combat card while the combat lasts, has no effect.',
      'Právě zahraná speciální karta, nebo bojová karta po dobu souboje, nemá účinek.',
    ],
    cancelling,
  ),
  special(
    '01213',
    'Narrow Escape!',
    'Únik o vlásek!',
    0,
    ['Your warrior who would be killed is not, and stays as he was.', 'Tvůj bojovník, který by byl zabit, nezemře a zůstane, jak byl.'],
    {
      timing: 'saving',
      aim: 'warrior',
      blind: true,
      fits: (w, seat, _, on) =>
        w.harms.some(harm => harm.victim === on && !harm.saved && (harm.kill || w.cards[on]!.wounded)) && w.cards[on]!.by === seat
          ? null
          : no('DOT 24.7.3', 'nobodyToSave'),
      does: (g, play) => {
        for (const harm of g.world.harms) if (harm.victim === play.on) harm.saved = true;
        return null;
      },
    },
  ),
  special(
    '01014',
    'Bamboozled!',
    'Napálen!',
    0,
    [
      'When a player earns victory points: he does not get them, and you gain twice as many destiny points.',
      'Když hráč získává vítězné body: nedostane je a ty získáš dvakrát tolik bodů osudu.',
    ],
    {
      timing: 'points',
      fits: (w, seat) =>
        w.awards.length && w.awards[w.awards.length - 1]!.victory > 0 && w.awards[w.awards.length - 1]!.seat !== seat
          ? null
          : no('DOT 24.8.6', 'noPoints'),
      does: (g, play) => {
        const award = g.world.awards[g.world.awards.length - 1]!;
        const n = award.victory;
        award.victory = 0;
        gainDestiny(g, play.seat, 2 * n, 'card', 'DOT 24.8.6');
        return null;
      },
    },
    { limit: 1 },
  ),
  special(
    '01234',
    'Portents of Victory',
    'Předzvěst vítězství',
    0,
    [
      'When your warrior earns victory points: 2 destiny points for each.',
      'Když tvůj bojovník získává vítězné body: za každý 2 body osudu.',
    ],
    {
      timing: 'points',
      fits: (w, seat) =>
        w.awards.length && w.awards[w.awards.length - 1]!.victory > 0 && w.awards[w.awards.length - 1]!.seat === seat
          ? null
          : no('DOT 24.8.6', 'noPoints'),
      does: (g, play) => {
        gainDestiny(g, play.seat, 2 * g.world.awards[g.world.awards.length - 1]!.victory, 'card', 'DOT 24.8.6');
        return null;
      },
    },
  ),

  // -- actions and turns
  special(
    '01173',
    'Inspired',
    'Bohem požehnaný',
    0,
    [
      'At once up to three non-attack actions. In combat only in an opponent’s turn.',
      'Hned až tři neútočné akce. Během souboje jen v soupeřově kole.',
    ],
    {
      timing: 'any',
      fits: (w, seat) => (w.fights.length && w.active === seat ? no('DOT 28.24', 'ownCombat') : null),
      does: (g, play) => {
        g.world.pools.push(newPool(play.seat, false, play.card, 0, 0, 3));
        g.emit({ type: 'actionsGranted', seat: play.seat, n: 3, kind: 'peaceful', rule: 'DOT 28.23' });
        return bonusActions({ seat: play.seat, pool: g.world.pools.length - 1 });
      },
    },
  ),
  special(
    '01026',
    'Blood Lust',
    'Krvavý chtíč',
    0,
    ['At the start of your turn: one attack action more this turn.', 'Na začátku tvého kola: v tomto kole máš o útočnou akci víc.'],
    toYou((g, play) => addPool(g, play, 0, 1, 'attack'), { timing: 'start' }),
  ),
  special(
    '01168',
    'Initiative',
    'Iniciativa',
    0,
    [
      'At the start of your turn: one action more of any kind, even an attack. One in a turn.',
      'Na začátku tvého kola: o akci jakéhokoli druhu víc, i útok. Jedna za kolo.',
    ],
    toYou((g, play) => addPool(g, play, 1, 0, 'open'), {
      timing: 'start',
      fits: w => (w.pools.some(pool => pool.open > 0) ? noTarget() : null),
    }),
  ),
  special(
    '01027',
    'Bogged Down',
    'Pěkné nadělení',
    0,
    [
      'In your turn: an opponent misses his next turn. Removed from the game.',
      'Ve tvém kole: soupeř vynechá příští kolo. Odstraní se ze hry.',
    ],
    againstPlayer(
      (g, play) => void g.world.sides[play.at]!.missed++,
      (w, _, __, ___, at) => (w.sides[at]!.missed ? noTarget() : null),
      { timing: 'ownTurn' },
    ),
    { after: 'sacrifice', limit: 1 },
  ),
  special(
    '01132',
    'Forced March',
    'Vynucený pochod',
    0,
    ['A player has one action fewer in his next turn.', 'Hráč má v příštím kole o akci méně.'],
    againstPlayer((g, play) => void g.world.sides[play.at]!.fewer++),
  ),
  special(
    '01265',
    'Ruthless Efficiency',
    'Nemilosrdná účinnost',
    0,
    [
      'At the end of your turn: take another turn. Removed from the game.',
      'Na konci tvého kola: hraj ještě jedno kolo. Odstraní se ze hry.',
    ],
    toYou((g, play) => void g.world.sides[play.seat]!.again++, { timing: 'end' }),
    { after: 'sacrifice', limit: 1 },
  ),

  // -- points
  special(
    '01235',
    'Positive Karma',
    'Pozitivní karma',
    0,
    ['You gain 10 destiny points.', 'Získáš 10 bodů osudu.'],
    toYou((g, play) => gainDestiny(g, play.seat, 10, 'card', 'DOT 3.32')),
  ),
  special(
    '01217',
    'Negative Karma',
    'Negativní karma',
    0,
    ['A player loses all his destiny points.', 'Hráč přijde o všechny body osudu.'],
    againstPlayer(
      (g, play) => void loseDestiny(g, play.at, 999, 'card', 'DOT 3.32'),
      (w, _, __, ___, at) => (destinyOf(w, at) ? null : noTarget()),
    ),
  ),
  special(
    '01167',
    'Influence',
    'Ovlivnění',
    0,
    ['A player loses 1 destiny point for each you spend.', 'Za každý bod osudu, který utratíš, přijde hráč o jeden.'],
    againstPlayer(
      (g, play) => void loseDestiny(g, play.at, play.spent, 'card', 'DOT 3.32'),
      (w, _, __, ___, at) => (destinyOf(w, at) ? null : noTarget()),
      { per: { step: 1 } },
    ),
  ),
  special(
    '01135',
    'Framed!',
    'Falešně obviněn',
    0,
    ['Per 5 destiny a player loses 1 victory point.', 'Za každých 5 bodů osudu přijde hráč o 1 vítězný bod.'],
    againstPlayer(
      (g, play) => void loseVictory(g, play.at, play.spent / 5, 'card', 'DOT 1.13'),
      (w, _, __, ___, at) => (w.sides[at]!.victory ? null : noTarget()),
      { per: { step: 5 } },
    ),
  ),
  special(
    '01194',
    'Lost Paperwork',
    'Ztracené listiny',
    0,
    ['A player loses 3 victory points.', 'Hráč přijde o 3 vítězné body.'],
    againstPlayer(
      (g, play) => void loseVictory(g, play.at, 3, 'card', 'DOT 1.13'),
      (w, _, __, ___, at) => (w.sides[at]!.victory ? null : noTarget()),
    ),
  ),
  special(
    '01262',
    'Reversal of Fortune',
    'Zrádná štěstěna',
    0,
    ['Exchange your destiny points with another player’s.', 'Vyměň si body osudu s jiným hráčem.'],
    againstPlayer(
      (g, play) => {
        const mine = destinyOf(g.world, play.seat),
          theirs = destinyOf(g.world, play.at);
        loseDestiny(g, play.seat, mine, 'card', 'DOT 3.32');
        loseDestiny(g, play.at, theirs, 'card', 'DOT 3.32');
        gainDestiny(g, play.seat, theirs, 'card', 'DOT 3.32');
        gainDestiny(g, play.at, mine, 'card', 'DOT 3.32');
      },
      (w, seat, _, __, at) => (destinyOf(w, at) === destinyOf(w, seat) ? noTarget() : null),
    ),
  ),
  special(
    '01326',
    'Twist of Fate',
    'Změna osudu',
    0,
    [
      'With at least 5 victory points, flip a coin: heads 20 destiny points, tails lose 5 victory points.',
      'Máš-li aspoň 5 vítězných bodů, hoď mincí: panna 20 bodů osudu, orel ztráta 5 vítězných bodů.',
    ],
    toYou(
      (g, play) => {
        const heads = g.random.integer(2) === 0;
        g.emit({ type: 'coin', seat: play.seat, heads, rule: 'DOT 22.1' });
        if (heads) gainDestiny(g, play.seat, 20, 'card', 'DOT 3.32');
        else loseVictory(g, play.seat, 5, 'card', 'DOT 1.13');
      },
      { fits: (w, seat) => (w.sides[seat]!.victory >= 5 ? null : noTarget()) },
    ),
  ),
  special(
    '01084',
    'Doomed',
    'Odsouzen k záhubě',
    0,
    [
      'On a player: he loses 3 destiny points at the start of each of his draw steps; when he has none left, this is discarded.',
      'Na hráče: na začátku každého svého kroku lízání přijde o 3 body osudu; nemá-li žádné, tato karta se odhodí.',
    ],
    againstPlayer((g, play) => place(g, play.card, play.seat, 'player', play.at, 'DOT 19.2')),
    {
      after: 'stays',
      atDraw: (g, self, seat) => {
        loseDestiny(g, seat, 3, 'card', 'DOT 5.24');
        if (destinyOf(g.world, seat) === 0) discard(g, self, 'DOT 37.10');
        return null;
      },
    },
  ),
  special(
    '01133',
    'Fortune of War',
    'Válečné štěstí',
    0,
    ['Stays: you no longer discard down to seven.', 'Zůstává: už neodhazuješ na sedm karet.'],
    toYou((g, play) => place(g, play.card, play.seat, 'player', play.seat, 'DOT 19.2')),
    { after: 'stays', hand: { hold: 999 } },
  ),
  special(
    '01198',
    'Manifest Destiny',
    'Zjevné předurčení',
    0,
    [
      'In your draw step, stays: you draw up to ten and discard down to ten.',
      'V tvém kroku lízání, zůstává: lízáš do deseti a odhazuješ na deset karet.',
    ],
    toYou((g, play) => place(g, play.card, play.seat, 'player', play.seat, 'DOT 19.2'), { timing: 'draw' }),
    { after: 'stays', hand: { draw: 10, hold: 10 } },
  ),

  // -- cards
  special(
    '01143',
    'Gift of Fate',
    'Dar osudu',
    0,
    [
      'In your turn: take a card from your discard pile; for 8 destiny points a second one. Removed from the game.',
      'Ve tvém kole: vezmi si kartu ze svého hrobu; za 8 bodů osudu i druhou. Odstraní se ze hry.',
    ],
    {
      timing: 'ownTurn',
      per: { step: 8, most: 1, none: true },
      fits: (w, seat) => (w.sides[seat]!.discard.length ? null : noTarget()),
      does: (_, play) => searching({ seat: play.seat, from: 'discard', left: play.spent ? 2 : 1, shuffle: false }),
    },
    { after: 'sacrifice', limit: 1 },
  ),
  special(
    '01121',
    'Expedite Request',
    'Uspíšení požadavku',
    0,
    [
      'In your turn: take a card from your library and shuffle it. Removed from the game.',
      'Ve tvém kole: vezmi si kartu z knihovny a zamíchej ji. Odstraní se ze hry.',
    ],
    {
      timing: 'ownTurn',
      fits: (w, seat) => (w.sides[seat]!.library.length ? null : noTarget()),
      does: (_, play) => searching({ seat: play.seat, from: 'library', left: 1, shuffle: true }),
    },
    { after: 'sacrifice', limit: 1 },
  ),
  special(
    '01295',
    'Strategic Restructuring',
    'Strategické přeskupení',
    0,
    [
      'In your turn, not in combat: take a card of yours in play back to hand.',
      'Ve tvém kole mimo souboj: vrať si svou kartu ze hry do ruky.',
    ],
    {
      timing: 'ownPeace',
      aim: 'card',
      fits: (w, seat, _, on) => (w.cards[on]!.by === seat && w.cards[on]!.owner === seat ? null : noTarget()),
      does: (g, play) => {
        toHand(g, play.on, 'DOT 37.15');
        return null;
      },
    },
  ),
  special(
    '01029',
    'Botched Orders',
    'Zfušované rozkazy',
    0,
    ['Discard a mission in play.', 'Odhoď misi ve hře.'],
    discardsOne((w, id) => definitionOf(w, id).type === 'mission'),
  ),
  special(
    '01074',
    'Desperate Measures',
    'Zoufalá opatření',
    0,
    ['Discard all missions in play.', 'Odhoď všechny mise ve hře.'],
    discardsAll((w, id) => definitionOf(w, id).type === 'mission'),
  ),
  special(
    '01088',
    'Earthquake',
    'Zemětřesení',
    0,
    ['Discard all citadels and cities.', 'Odhoď všechny citadely a města.'],
    discardsAll((w, id) => hasLabel(w, id, 'citadel') || hasLabel(w, id, 'city')),
  ),
  special(
    '01303',
    'Surprise Invasion!',
    'Překvapivá invaze',
    0,
    ['1 action: discard a fortification in play.', '1 akce: odhoď opevnění ve hře.'],
    discardsOne((w, id) => definitionOf(w, id).type === 'fortification', { timing: 'action', actions: 1 }),
  ),
  special(
    '01197',
    'Malfunction!',
    'Selhání',
    0,
    ['Discard an equipment card of a warrior.', 'Odhoď kartu vybavení některého bojovníka.'],
    discardsOne((w, id) => isEquipment(w, id) && bearerOf(w, id) >= 0),
  ),
  special(
    '01124',
    'Fallen From Favor',
    'Odpadlík z přízně',
    legion,
    ['Discard a Dark Symmetry card of a Dark Legion warrior.', 'Odhoď kartu Černé symetrie bojovníka Černé legie.'],
    discardsOne((w, id) => definitionOf(w, id).type === 'symmetry' && isLegion(w, bearerOf(w, id))),
  ),
  special(
    '01254',
    'Repentance',
    'Pokání',
    brotherhood,
    ['Discard all Heretics.', 'Odhoď všechny Kacíře.'],
    discardsAll((w, id) => definitionOf(w, id).type === 'warrior' && w.cards[id]!.zone !== 'hidden' && isHeretic(w, id)),
  ),
  essence('01096', 'Essence of Clarity', 'Esence jasnosti', 'muawijhe', ['Muawijhe', 'Muawijheovi']),
  essence('01097', 'Essence of Integrity', 'Esence integrity', 'semai', ['Semai', 'Semaiovi']),
  essence('01098', 'Essence of Morality', 'Esence morality', 'demnogonis', ['Demnogonis', 'Demnogonisovi']),
  essence('01099', 'Essence of Purity', 'Esence čistoty', 'ilian', ['Ilian', 'Ilianini']),
  essence('01101', 'Essence of Virtue', 'Esence ctnosti', 'algeroth', ['Algeroth', 'Algerothovi']),
  special(
    '01100',
    'Essence of Rectitude',
    'Esence čestnosti',
    brotherhood,
    [
      'You need a member of the Brotherhood in your Squad. Heretics lose all Dark Symmetry cards.',
      'Musíš mít v mužstvu člena Bratrstva. Kacíři přijdou o všechny karty Černé symetrie.',
    ],
    {
      timing: 'any',
      fits: (w, seat) =>
        !isBrotherThere(w, seat)
          ? no('DOT 28.16', 'needsBrother')
          : knownWarriors(w).some(
                id => isHeretic(w, id) && w.cards[id]!.gear.some(attached => definitionOf(w, attached).type === 'symmetry'),
              )
            ? null
            : noTarget(),
      does: g => {
        stripGifts(
          g,
          knownWarriors(g.world).filter(id => isHeretic(g.world, id)),
        );
        return null;
      },
    },
  ),

  // -- cover and tactics of the whole table
  special(
    '01058',
    'Cowardice',
    'Zbabělost',
    0,
    [
      'All warriors of a player go into cover; he loses those who already were, unless he pays 5 destiny points.',
      'Všichni bojovníci hráče se musí krýt; o ty, kdo už krytí byli, přijde, nezaplatí-li 5 bodů osudu.',
    ],
    {
      timing: 'any',
      aim: 'opponent',
      fits: (w, _, __, ___, at) => (warriorsOf(w, at).length ? null : noTarget()),
      does: (g, play) => {
        const w = g.world;
        const theirs = warriorsOf(w, play.at);
        const lost = theirs.filter(id => w.cards[id]!.covered);
        for (const id of theirs)
          if (!w.cards[id]!.covered && !has(w, id, 'neverCovers', null)) cover(g, id, byBook(w, 'DOT 9.8t', 'DOT 9.8s'));
        return cowering({ seat: play.at, lost });
      },
    },
  ),
  special('01080', 'Discovered', 'Odhalen', 0, ['On a warrior in cover: he leaves it.', 'Na krytého bojovníka: opustí kryt.'], {
    timing: 'any',
    aim: 'warrior',
    blind: true,
    fits: (w, _, __, on) => (w.cards[on]!.covered ? null : noTarget()),
    does: (g, play) => {
      leaveCover(g, play.on);
      return null;
    },
  }),
  special(
    '01037',
    'Chasm!',
    'Propast',
    0,
    [
      'Only Shoot combats until your next turn; a Fight combat that is on ends.',
      'Do tvého příštího kola jen střelba; probíhající zápas končí.',
    ],
    onlyTactic('onlyShoot', 'fight'),
  ),
  special(
    '01151',
    'Heavy Fog',
    'Hustá mlha',
    0,
    [
      'Only Fight combats until your next turn; a Shoot combat that is on ends.',
      'Do tvého příštího kola jen zápasy; probíhající střelba končí.',
    ],
    onlyTactic('onlyFight', 'shoot'),
  ),
  attachment(
    '01154',
    'Hidden in the Shadows',
    'Ukrytý ve stínu',
    0,
    ['On a warrior: +3 Armor until your next draw step.', 'Na bojovníka: +3 Obrana do tvého příštího kroku lízání.'],
    {},
    {
      copies: 'any',
      gives: [bearer(plus(0, 0, 3))],
      atDraw: (g, self) => {
        discard(g, self, 'DOT 3.22');
        return null;
      },
    },
  ),

  // -- attachments
  joins('01087', 'Dutiful Service', 'Svědomitá služba', 'mishima', ['Mishima', 'Mishimě']),
  joins('01156', 'Honorary Baptism', 'Čestný křest', 'brotherhood', ['the Brotherhood', 'Bratrstvu'], AFFILIATION.cybertronic),
  joins('01184', 'Knighthood', 'Rytířství', 'imperial', ['Imperial', 'Imperiálu']),
  joins('01225', 'Noted Efficiency', 'Význačná zdatnost', 'cybertronic', ['Cybertronic', 'Kybertroniku']),
  joins('01289', 'Special Commendation', 'Zvláštní pochvala od velitele', 'capitol', ['Capitol', 'Kapitolu']),
  joins('01292', 'Spoke in the Cog', 'Naverbování', 'bauhaus', ['Bauhaus', 'Bauhausu']),
  empathy('01036', 'Changeling Empathy', 'Metamorfózní vcítění', 'changeling', ['Changeling', 'Metamorfóza']),
  empathy('01093', 'Elemental Empathy', 'Živelné vcítění', 'elements', ['Elements', 'Živly']),
  empathy('01120', 'Exorcism Empathy', 'Vcítění exorcismu', 'exorcism', ['Exorcism', 'Exorcismus']),
  empathy('01183', 'Kinetic Empathy', 'Kinetické vcítění', 'kinetics', ['Kinetics', 'Kinetika']),
  empathy('01199', 'Manipulative Empathy', 'Manipulační vcítění', 'manipulation', ['Manipulation', 'Manipulace']),
  empathy('01204', 'Mentalism Empathy', 'Mentální vcítění', 'mentalism', ['Mentalism', 'Mentalismus']),
  empathy('01239', 'Premonition Empathy', 'Vcítění předtuchy', 'premonition', ['Premonition', 'Předtucha']),
  training('01104', 'Evasion Training', 'Cvičení úniku', plus(0, 0, 1), ['Armor', 'Obrana']),
  training('01200', 'Martial Training', 'Bojové cvičení', plus(1, 0, 0), ['Fight', 'Zápas']),
  training('01279', 'Sharpshooter', 'Ostrostřelec', plus(0, 1, 0), ['Shoot', 'Střelba']),
  attachment(
    '01041',
    'Chosen',
    'Vyvolený',
    legion,
    ['On a Dark Legion warrior: he may receive the gifts of every Apostle.', 'Na bojovníka Černé legie: smí přijímat dary všech Apoštolů.'],
    {},
    { needs: { legion: true }, grants: [{ ability: 'anyGift', to: { who: 'bearer' } }] },
  ),
  attachment(
    '01057',
    'Corrupt Shield',
    'Nečistý štít',
    legion,
    ['On a Dark Legion warrior: immune to Art.', 'Na bojovníka Černé legie: imunní vůči Umění.'],
    {},
    { needs: { legion: true }, grants: [{ ability: 'artImmune', to: { who: 'bearer' } }] },
  ),
  attachment(
    '01203',
    'Mental Constitution',
    'Mentální konstituce',
    0,
    [
      'On a Doomtrooper: immune to Art and to the Dark Symmetry, unless you choose otherwise.',
      'Na Doomtroopera: imunní vůči Umění i Černé symetrii, nezvolíš-li jinak.',
    ],
    {},
    {
      labels: ['optional'],
      needs: { also: onDoomtrooper },
      grants: [
        { ability: 'artImmune', to: { who: 'bearer' } },
        { ability: 'symmetryImmune', to: { who: 'bearer' } },
      ],
    },
  ),
  attachment(
    '01308',
    'Tainted!',
    'Poskvrněný',
    legion,
    [
      'On a Doomtrooper: a Heretic as well, with all he was; may take Dark Symmetry cards.',
      'Na Doomtroopera: je zároveň Kacířem a zůstává, čím byl; smí přijímat karty Černé symetrie.',
    ],
    {},
    {
      needs: {
        also: (w, on) =>
          has(w, on, 'neverHeretic', null) ? no('DOT 36.2', 'neverHeretic') : isHeretic(w, on) ? noTarget() : onDoomtrooper(w, on),
      },
      standing: { heretic: true },
    },
  ),
  attachment(
    '01068',
    'Dark Visitation',
    'Temná návštěva',
    legion,
    [
      'On a Doomtrooper: he becomes a Heretic and is a Doomtrooper no longer.',
      'Na Doomtroopera: stane se Kacířem a přestane být Doomtrooperem.',
    ],
    {},
    {
      needs: { also: (w, on) => (has(w, on, 'neverHeretic', null) ? no('DOT 36.2', 'neverHeretic') : onDoomtrooper(w, on)) },
      standing: { sets: 0, heretic: true, noDoomtrooper: true },
    },
  ),
  attachment(
    '01073',
    'Demoted',
    'Degradován',
    0,
    ['On a warrior: −2 Value; at Value 0 he is discarded.', 'Na bojovníka: −2 Hodnota; s Hodnotou 0 je odhozen.'],
    {
      does: (g, play) => {
        attach(g, play.card, play.on, play.seat, 'DOT 19.1');
        if (worthOf(g.world, play.on, null) === 0) discard(g, play.on, 'DOT 37.41');
        return null;
      },
    },
    { copies: 'any', gives: [bearer(plus(0, 0, 0, -2))] },
  ),
  attachment(
    '01255',
    'Reputation',
    'Reputace',
    0,
    ['3 actions, on a warrior: +3 Value.', '3 akce, na bojovníka: +3 Hodnota.'],
    { timing: 'action', actions: 3 },
    { gives: [bearer(plus(0, 0, 0, 3))] },
  ),
  attachment(
    '01212',
    'Mystical Training',
    'Mystické cvičení',
    brotherhood,
    ['3 actions, on a member of the Brotherhood: casts all Art.', '3 akce, na člena Bratrstva: používá celé Umění.'],
    { timing: 'action', actions: 3 },
    { needs: { affiliation: brotherhood }, grants: [{ ability: 'casts:all', to: { who: 'bearer' } }] },
  ),
  attachment(
    '01175',
    'Insubordination',
    'Vzpurnost',
    AFFILIATION.capitol,
    [
      'On a Doomtrooper: he loses an affiliation of your choice, first one that a card gave him; with none left he is a freelancer whose points become destiny points.',
      'Na Doomtroopera: ztratí příslušnost dle tvé volby, nejdřív tu, kterou mu dala karta; nezbude-li žádná, je žoldnéřem a jeho body se mění v body osudu.',
    ],
    {
      does: (g, play) => {
        const all = [1, 2, 4, 8, 16, 32].filter(bit => (affiliationOf(g.world, play.on) & bit) !== 0);
        const printed = definitionOf(g.world, play.on).affiliation;
        const given = all.filter(bit => (printed & bit) === 0);
        const masks = given.length ? given : all;
        attach(g, play.card, play.on, play.seat, 'DOT 19.1');
        return losingAffiliation({ seat: play.seat, card: play.card, masks });
      },
    },
    {
      needs: { also: (w, on) => ((affiliationOf(w, on) & 63) === 0 ? no('DOT 32.29', 'noAffiliation') : onDoomtrooper(w, on)) },
      standing: { losesChosen: true },
      copies: 'any',
    },
  ),
  attachment(
    '01294',
    'Stigmata',
    'Vypálená znamení',
    legion,
    [
      'On a Heretic with a gift: he is Dark Legion for good and takes any Apostle’s gift at any time without an action.',
      'Na Kacíře s darem: patří natrvalo k Černé legii a přijímá dary kteréhokoli Apoštola kdykoli a bez akce.',
    ],
    {},
    {
      needs: {
        heretic: true,
        also: (w, on) => (w.cards[on]!.gear.some(id => definitionOf(w, id).type === 'symmetry') ? null : noTarget()),
      },
      standing: { adds: legion },
      grants: [
        { ability: 'anyGift', to: { who: 'bearer' } },
        { ability: 'freeGifts', to: { who: 'bearer' } },
      ],
    },
  ),
  special(
    '01215',
    'Necromutant Frenzy',
    'Zuřivý nekromutant',
    legion,
    ['Stays: all Necromutants strike first in Fight combats.', 'Zůstává: všichni Nekromutanti v zápase udeří první.'],
    toYou((g, play) => place(g, play.card, play.seat, 'table', -1, 'DOT 19.2')),
    {
      after: 'stays',
      grants: [
        {
          ability: 'firstStrikeFight',
          to: { who: 'all', fits: (w, _, receiver) => definitionOf(w, receiver).kinds.includes('necromutant') },
        },
      ],
    },
  ),
];
