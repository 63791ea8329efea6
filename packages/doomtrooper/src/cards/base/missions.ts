/** Base set: missions. */
import type { Seat } from '@kolbiste/engine';
import { reaches } from '../../abilities.ts';
import { attach, choose, heal, last } from '../../atoms.ts';
import { no } from '../../rule.ts';
import { awarding, namingVictim, rewarding } from '../../signatures.ts';
import {
  affiliationOf,
  bearerOf,
  followerOf,
  hasLabel,
  isBrother,
  isDoomtrooper,
  isKind,
  isLegion,
  knownWarriors,
  warriorsOf,
} from '../../status.ts';
import { worthOf } from '../../values.ts';
import { fightNumbered, isInPlay, NOTHING, type CardId, type World } from '../../world.ts';
import { AFFILIATION, type Affiliation, type Apostle, type Definition, type Mission, type Reward } from '../card.ts';
import { mission, type Text } from '../make.ts';
import { follows } from '../pieces.ts';
import { DEFINITIONS, definitionOf } from '../registry.ts';

type Kill = { readonly card: CardId; readonly by: CardId; readonly value: number; readonly fight: number };
/** Who died in a combat so far, and by whom. */
const deathsIn = (w: World, fight: number): [victim: CardId, by: CardId][] => {
  const { felled } = fightNumbered(w, fight) ?? { felled: [] };
  return felled.flatMap((id, i) => (i % 3 === 0 ? [[id, felled[i + 1]!] as [CardId, CardId]] : []));
};
/** A mission on a warrior that a kill of his completes. */
const byKilling = (earns: (w: World, self: CardId, kill: Kill) => Omit<Reward, 'seat' | 'over'> | null): Mission => ({
  for: 'warrior',
  on: (w, self, event) => {
    if (event.type !== 'killed' || event.by < 0 || event.by !== bearerOf(w, self)) return null;
    const reward = earns(w, self, event);
    return reward && { ...reward, seat: w.cards[self]!.by, over: true };
  },
});
const points = (n: number): Omit<Reward, 'seat' | 'over'> => ({ points: n, kind: 'choice' });
/** Victory points, or destiny points at another rate. */
const either = (victory: number, destiny: number): Omit<Reward, 'seat' | 'over'> => ({
  points: victory,
  kind: 'victory',
  orDestiny: destiny,
});

const infighting = (code: string, en: string, cs: string, who: Affiliation, name: Text): Definition =>
  mission(
    code,
    en,
    cs,
    AFFILIATION[who],
    [
      `On a ${name[0]} Doomtrooper: killing a ${name[0]} Doomtrooper earns twice his Value. Meanwhile its bearer may attack ${name[0]} warriors who are no personalities.`,
      `Na Doomtroopera ${name[1]}: za zabití Doomtroopera ${name[1]} dvojnásobek jeho Hodnoty. Nositel zatím smí útočit na bojovníky ${name[1]}, kteří nejsou osobnosti.`,
    ],
    byKilling((w, _, kill) =>
      (affiliationOf(w, kill.card) & AFFILIATION[who]) !== 0 && isDoomtrooper(w, kill.card) ? points(2 * kill.value) : null,
    ),
    { needs: { affiliation: AFFILIATION[who], doomtrooper: true }, grants: [{ ability: 'attacksOwnCorporation', to: { who: 'bearer' } }] },
  );

/** The last warrior of an area falls to one of yours. */
const lastOf = (area: 'squad' | 'cohort', by: (w: World, id: CardId) => boolean): Mission => ({
  for: 'player',
  on: (w, self, event) => {
    if (event.type !== 'killed' || event.by < 0) return null;
    const { at } = w.cards[self]!;
    const victim = w.cards[event.card]!;
    if (w.cards[event.by]!.by !== at || !by(w, event.by) || victim.zone !== area) return null;
    return warriorsOf(w, victim.by).some(id => id !== event.card && w.cards[id]!.zone === area)
      ? null
      : { points: 5, kind: 'choice', seat: at, over: true };
  },
});

/** Names a victim as it is assigned. */
const against = (fits: (w: World, bearer: CardId, victim: CardId) => boolean): Partial<Definition> => ({
  play: {
    timing: 'action',
    actions: 1,
    destiny: 0,
    aim: 'warrior',
    rule: 'DOT 14.2',
    fits: (w, seat, _, on) =>
      w.cards[on]!.by !== seat
        ? no('DOT 14.3', 'notYours')
        : knownWarriors(w).some(id => fits(w, on, id))
          ? null
          : no('DOT 28.16', 'noTarget'),
    does: (g, play) => {
      attach(g, play.card, play.on, play.seat, 'DOT 14.4');
      return namingVictim({
        seat: play.seat,
        mission: play.card,
        victims: knownWarriors(g.world).filter(id => fits(g.world, play.on, id)),
      });
    },
  },
});

/** Something a player must have from the end of a turn to the end of his next one. */
const held = (
  code: string,
  en: string,
  cs: string,
  affiliation: number,
  text: Text,
  holds: (w: World, seat: Seat) => boolean,
): Definition =>
  mission(
    code,
    en,
    cs,
    affiliation,
    text,
    {
      for: 'player',
      on: (w, self, event) => {
        const { at, chosen } = w.cards[self]!;
        if (event.type !== 'turnEnded' || event.seat !== at || chosen < 0 || w.turn <= chosen || !holds(w, at)) return null;
        return { points: 10, kind: 'victory', seat: at, over: true };
      },
    },
    {
      on: (w, self, event) => {
        const { at, chosen, def } = w.cards[self]!;
        if (chosen >= 0) return holds(w, at) ? null : follows(w, self, def, 'broken');
        return event.type === 'turnEnded' && holds(w, at) ? follows(w, self, def, 'held') : null;
      },
      answered: (g, { card, ask }) => {
        if (isInPlay(g.world.cards[card]!.zone)) choose(g, card, ask === 'held' ? g.world.turn : -1, 'DOT 14.6');
        return null;
      },
    },
  );
const openIn = (w: World, seat: Seat, area: 'squad' | 'cohort'): CardId[] => warriorsOf(w, seat).filter(id => w.cards[id]!.zone === area);
const APOSTLES: readonly Apostle[] = ['algeroth', 'semai', 'muawijhe', 'ilian', 'demnogonis'];

const isStronghold = ({ labels, kinds }: Definition): boolean =>
  labels.includes('city') || labels.includes('citadel') || kinds.includes('cathedral');
const hasCathedral = (w: World): boolean => w.play.some(id => isKind(w, id, 'cathedral'));
const hasCitadel = (w: World, seat: Seat): boolean =>
  w.play.some(id => w.cards[id]!.by === seat && w.cards[id]!.zone === 'cohort' && isKind(w, id, 'citadel-of-algeroth'));
/** Whether a citadel works for him now. */
const behindCitadel = (w: World, id: CardId, fight: number): boolean =>
  w.play.some(
    fort => hasLabel(w, fort, 'citadel') && definitionOf(w, fort).gives.some(({ to }) => reaches(w, fort, to, id, fightNumbered(w, fight))),
  );
const isAlgerothsNepharite = (w: World, id: CardId): boolean => isKind(w, id, 'nepharite-of-algeroth');

export const baseMissions: readonly Definition[] = [
  held(
    '01067',
    'Dark Kohort',
    'Černá kohorta',
    AFFILIATION.legion,
    [
      'On a player: 10 victory points if his Kohort holds followers of all five Apostles from the end of a turn to the end of his next one.',
      'Na hráče: 10 vítězných bodů, má-li v Kohortě následovníky všech pěti Apoštolů od konce kola do konce svého příštího kola.',
    ],
    (w, seat) => APOSTLES.every(apostle => openIn(w, seat, 'cohort').some(id => followerOf(w, id) === apostle)),
  ),
  held(
    '01335',
    'Well-Rounded Squad',
    'Vyrovnané mužstvo',
    0,
    [
      'On a player: 10 victory points if his Squad holds warriors of all five corporations and of the Brotherhood from the end of a turn to the end of his next one.',
      'Na hráče: 10 vítězných bodů, má-li v mužstvu bojovníky všech pěti korporací i Bratrstva od konce kola do konce svého příštího kola.',
    ],
    (w, seat) => (openIn(w, seat, 'squad').reduce((all, id) => all | affiliationOf(w, id), 0) & 63) === 63,
  ),
  mission(
    '01102',
    'Establish Defensive Perimeter',
    'Stanovení obranné hranice',
    0,
    [
      'On a player: 1 victory point for each fortification of a new name that he brings into play. Never completed.',
      'Na hráče: 1 vítězný bod za každé opevnění nového názvu, které přivede do hry. Nikdy není splněna.',
    ],
    { for: 'player', on: () => null },
    {
      on: (w, self, event) => {
        if (event.type !== 'placed' && event.type !== 'attached') return null;
        const { type } = definitionOf(w, event.card);
        const { def, by, stamp } = w.cards[event.card]!;
        // One that is only moved has not come into play now.
        if (type !== 'fortification' || by !== w.cards[self]!.at || stamp !== w.stamp) return null;
        const counted = w.effects.some(({ what, on, n }) => what === 'counted' && on === self && n === def);
        return counted ? null : follows(w, self, w.cards[self]!.def, 'built', [def]);
      },
      answered: (g, { card, seat, args }) => {
        if (!isInPlay(g.world.cards[card]!.zone)) return null;
        last(g, { card, seat }, 'counted', card, { n: args[0]! }, 'DOT 14.14');
        return awarding({ seat: g.world.cards[card]!.at, points: 1, kind: 'victory', for: card, cause: 'mission', check: true });
      },
    },
  ),
  mission(
    '01166',
    'Infiltration',
    'Proniknutí',
    0,
    [
      'On a player: 6 victory points when he destroys a city, a cathedral or a citadel.',
      'Na hráče: 6 vítězných bodů, když zničí město, katedrálu či citadelu.',
    ],
    {
      for: 'player',
      on: (w, self, event) =>
        (event.type === 'discarded' || event.type === 'sacrificed') && isStronghold(DEFINITIONS[event.def]!) && w.doer === w.cards[self]!.at
          ? { points: 6, kind: 'victory', seat: w.doer, over: true }
          : null,
    },
  ),
  mission(
    '01172',
    'Inspire the Masses',
    'Inspirace mas',
    AFFILIATION.brotherhood,
    [
      'On your Cardinal Dominic while the Cathedral is in play. 3 actions complete it: your Doomtroopers in play are healed and immune to the Dark Symmetry for good, and all members of the Brotherhood in play cast all Art.',
      'Na tvého Kardinála Dominika, dokud je ve hře Katedrála. Splní ji 3 akce: tvoji Doomtroopeři ve hře se uzdraví a jsou natrvalo imunní vůči Černé symetrii a všichni členové Bratrstva ve hře používají celé Umění.',
    ],
    {
      for: 'warrior',
      fits: (w, seat, _, on) => (w.cards[on]!.by === seat && hasCathedral(w) ? null : no('DOT 14.3', 'noTarget')),
      on: () => null,
    },
    {
      needs: { kind: 'cardinal-dominic' },
      uses: [
        {
          timing: 'action',
          actions: 3,
          destiny: 0,
          aim: 'none',
          byBearer: true,
          fits: w => (hasCathedral(w) ? null : no('DOT 14.12', 'noTarget')),
          does: (g, play) => {
            const w = g.world;
            for (const id of knownWarriors(w)) {
              if (isBrother(w, id)) last(g, play, 'casts:all', id, {}, 'DOT 37.35');
              if (w.cards[id]!.by !== play.seat || !isDoomtrooper(w, id)) continue;
              heal(g, id, 'DOT 37.35');
              last(g, play, 'symmetryImmune', id, {}, 'DOT 37.35');
            }
            return rewarding({ mission: play.card, seat: play.seat, points: 0, kind: 'victory', orDestiny: 0, over: true });
          },
        },
      ],
    },
  ),
  mission(
    '01232',
    'Portal of the Great Conqueror',
    'Brána velkého dobyvatele',
    AFFILIATION.legion,
    [
      'On a Nepharite of Algeroth while your Kohort has the Citadel of Algeroth: when he kills a member of the Brotherhood of Value 3 or more you earn no points for it, but no warrior now in play can cast Art any longer.',
      'Na Algerothova nefarita, dokud máš v Kohortě Algerothovu citadelu: zabije-li člena Bratrstva s Hodnotou aspoň 3, nezískáš za to body, ale žádný bojovník ve hře už nepoužije Umění.',
    ],
    {
      for: 'warrior',
      fits: (w, seat) => (hasCitadel(w, seat) ? null : no('DOT 14.3', 'noTarget')),
      on: () => null,
    },
    {
      needs: { also: (w, on) => (isAlgerothsNepharite(w, on) ? null : no('DOT 14.3', 'wrongKind')) },
      on: (w, self, event) =>
        event.type === 'killed' &&
        event.by >= 0 &&
        event.by === bearerOf(w, self) &&
        isBrother(w, event.card) &&
        event.value >= 3 &&
        hasCitadel(w, w.cards[self]!.by)
          ? follows(w, self, w.cards[self]!.def, 'opened', [event.card, event.fight])
          : null,
      answered: (g, { card, seat, args }) => {
        const [victim, fight] = args as [CardId, number];
        last(g, { card, seat }, `worthless ${victim}`, NOTHING, fight > 0 ? { fight } : { until: seat }, 'DOT 14.14');
        for (const id of knownWarriors(g.world)) last(g, { card, seat }, 'neverArt', id, {}, 'DOT 37.35');
        return rewarding({ mission: card, seat, points: 0, kind: 'victory', orDestiny: 0, over: true });
      },
    },
  ),
  mission(
    '01284',
    'Siege of the Citadel',
    'Obléhání citadely',
    0,
    [
      'On a player: when he kills somebody whom a citadel protects he earns twice his Value.',
      'Na hráče: zabije-li někoho, koho chrání citadela, získá dvojnásobek jeho Hodnoty.',
    ],
    {
      for: 'player',
      on: (w, self, event) => {
        const { at } = w.cards[self]!;
        if (event.type !== 'killed' || event.by < 0 || w.cards[event.by]!.by !== at || !behindCitadel(w, event.card, event.fight))
          return null;
        return { ...points(2 * event.value), seat: at, over: true };
      },
    },
  ),
  mission(
    '01288',
    'Snub the Cardinal',
    'Ignorace kardinála',
    AFFILIATION.legion,
    [
      'On a player: 3 victory points for killing a member of the Brotherhood, or 10 for turning one into a Heretic.',
      'Na hráče: 3 vítězné body za zabití člena Bratrstva, nebo 10 za jeho obrácení v Kacíře.',
    ],
    {
      for: 'player',
      on: (w, self, event) => {
        const { at } = w.cards[self]!;
        if (event.type === 'killed' && event.by >= 0 && w.cards[event.by]!.by === at && isBrother(w, event.card))
          return { points: 3, kind: 'victory', seat: at, over: true };
        if (event.type !== 'attached' || w.cards[event.card]!.by !== at || !definitionOf(w, event.card).standing?.heretic) return null;
        return (definitionOf(w, event.to).affiliation & AFFILIATION.brotherhood) !== 0
          ? { points: 10, kind: 'victory', seat: at, over: true }
          : null;
      },
    },
    { limit: 1 },
  ),
  mission(
    '01010',
    'Assassination',
    'Atentát',
    0,
    [
      'On your warrior: name an unwounded warrior of another player; killing him earns twice his Value.',
      'Na tvého bojovníka: urči nezraněného bojovníka jiného hráče; za jeho zabití dvojnásobek jeho Hodnoty.',
    ],
    byKilling((w, self, kill) => (w.cards[self]!.chosen === kill.card ? points(2 * kill.value) : null)),
    against((w, on, victim) => w.cards[victim]!.by !== w.cards[on]!.by && !w.cards[victim]!.wounded),
  ),
  infighting('01047', 'Clan Infighting', 'Skrytý boj klanu', 'imperial', ['Imperial', 'Imperiálu']),
  infighting('01111', 'Exonerated Ronin', 'Očištěný ronin', 'mishima', ['Mishima', 'Mishimy']),
  infighting('01176', 'Internal Affairs Crackdown', 'Tvrdý boj proti vnitřním aférám', 'capitol', ['Capitol', 'Kapitolu']),
  infighting('01251', 'Recalled', 'Povolán zpět', 'cybertronic', ['Cybertronic', 'Kybertroniku']),
  infighting('01322', 'Traitor Discovered', 'Zrádce odhalen', 'bauhaus', ['Bauhaus', 'Bauhausu']),
  mission(
    '01075',
    'Destroy Kohort',
    'Zánik Kohorty',
    0,
    [
      'On a player: when one of his Doomtroopers kills the last warrior of somebody’s Kohort he earns 5 points.',
      'Na hráče: zabije-li jeho Doomtrooper posledního bojovníka něčí Kohorty, získá 5 bodů.',
    ],
    lastOf('cohort', isDoomtrooper),
  ),
  mission(
    '01076',
    'Destroy Squad',
    'Destrukční mužstvo',
    AFFILIATION.legion,
    [
      'On a player: when one of his Dark Legion warriors kills the last warrior of somebody’s Squad he earns 5 points.',
      'Na hráče: zabije-li jeho bojovník Černé legie posledního bojovníka něčího mužstva, získá 5 bodů.',
    ],
    lastOf('squad', isLegion),
  ),
  mission(
    '01126',
    'Fifteen Minutes of Fame',
    'Patnáct minut slávy',
    0,
    [
      'On a warrior who is no personality: killing a personality earns 5 points more.',
      'Na bojovníka, který není osobnost: za zabití osobnosti 5 bodů navíc.',
    ],
    byKilling((w, _, kill) => (definitionOf(w, kill.card).personality ? points(5) : null)),
    { needs: { also: (w, on) => (definitionOf(w, on).personality ? no('DOT 14.3', 'personality') : null) } },
  ),
  mission(
    '01130',
    'Flush Out the Coward',
    'Vyžeňte zbabělce',
    0,
    [
      'On a warrior: killing a warrior in cover earns twice his Value.',
      'Na bojovníka: za zabití krytého bojovníka dvojnásobek jeho Hodnoty.',
    ],
    byKilling((w, _, kill) => (w.cards[kill.card]!.covered ? points(2 * kill.value) : null)),
  ),
  mission(
    '01139',
    'Fury of the Clansmen',
    'Zuřivost příslušníka klanu',
    AFFILIATION.imperial,
    [
      'On a Clansman: killing a Dark Legion warrior earns either four times his Value in destiny or twice in victory points.',
      'Na Příslušníka klanu: za zabití bojovníka Černé legie čtyřnásobek Hodnoty v bodech osudu, nebo dvojnásobek ve vítězných bodech.',
    ],
    byKilling((w, _, kill) => (isLegion(w, kill.card) ? either(2 * kill.value, 4 * kill.value) : null)),
    { needs: { kind: 'clansman' } },
  ),
  mission(
    '01218',
    'Nepharite Hunt',
    'Lov na nefarity',
    0,
    [
      'On a Doomtrooper: killing a Nepharite earns either four times his Value in destiny or twice in victory points.',
      'Na Doomtroopera: za zabití nefarita čtyřnásobek Hodnoty v bodech osudu, nebo dvojnásobek ve vítězných bodech.',
    ],
    byKilling((w, _, kill) => (hasLabel(w, kill.card, 'nepharite') ? either(2 * kill.value, 4 * kill.value) : null)),
    { needs: { doomtrooper: true } },
  ),
  mission(
    '01243',
    'Prove Your Valor',
    'Prověřte svou udatnost',
    0,
    [
      'On your warrior: name a target of at least twice his Value; killing it and surviving earns three times its Value.',
      'Na tvého bojovníka: urči cíl s aspoň dvojnásobnou Hodnotou; zabije-li ho a přežije, trojnásobek jeho Hodnoty.',
    ],
    byKilling((w, self, kill) =>
      w.cards[self]!.chosen === kill.card && !deathsIn(w, kill.fight).some(([victim]) => victim === kill.by)
        ? points(3 * kill.value)
        : null,
    ),
    against((w, on, victim) => w.cards[victim]!.by !== w.cards[on]!.by && worthOf(w, victim, null) >= 2 * worthOf(w, on, null)),
  ),
  mission(
    '01299',
    'Suicide Mission',
    'Sebevražedný úkol',
    0,
    [
      'On a warrior: when he is killed his player earns his Value in victory points, and 3 more if he killed somebody in that combat.',
      'Na bojovníka: když je zabit, jeho hráč získá jeho Hodnotu ve vítězných bodech; zabil-li v té bitvě někoho, o 3 více.',
    ],
    {
      for: 'warrior',
      on: (w, self, event) =>
        event.type === 'killed' && event.card === bearerOf(w, self)
          ? {
              points: event.value + (deathsIn(w, event.fight).some(([victim, by]) => by === event.card && victim !== event.card) ? 3 : 0),
              kind: 'victory',
              seat: w.cards[event.card]!.by,
              over: true,
            }
          : null,
    },
  ),
  mission(
    '01336',
    'Whispers of Heresy',
    'Šepot kacířství',
    AFFILIATION.brotherhood,
    [
      'On a Mortificator: killing a member of the Brotherhood who is no personality earns twice his Value.',
      'Na Mortifikátora: za zabití člena Bratrstva, který není osobnost, dvojnásobek jeho Hodnoty.',
    ],
    byKilling((w, _, kill) => (isBrother(w, kill.card) && !definitionOf(w, kill.card).personality ? points(2 * kill.value) : null)),
    { needs: { kind: 'mortificator' } },
  ),
];
