/** Base set: missions. */
import { no } from '../../rule.ts';
import { namingVictim } from '../../signatures.ts';
import { affiliationOf, bearerOf, hasLabel, isBrother, isDoomtrooper, isLegion, knownWarriors, warriorsOf } from '../../status.ts';
import { worthOf } from '../../values.ts';
import { attach } from '../../atoms.ts';
import type { CardId, World } from '../../world.ts';
import { AFFILIATION, type Affiliation, type Definition, type Mission, type Reward } from '../card.ts';
import { mission, type Text } from '../make.ts';
import { definitionOf } from '../registry.ts';

type Kill = { readonly card: CardId; readonly by: CardId; readonly value: number };
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

export const baseMissions: readonly Definition[] = [
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
      'Na hráče: zabije-li jeho bojovník Temné legie posledního bojovníka něčího mužstva, získá 5 bodů.',
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
      'Na Příslušníka klanu: za zabití bojovníka Temné legie čtyřnásobek Hodnoty v bodech osudu, nebo dvojnásobek ve vítězných bodech.',
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
      w.cards[self]!.chosen === kill.card &&
      !w.harms.some(harm => harm.victim === kill.by && !harm.saved && (harm.kill || w.cards[kill.by]!.wounded))
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
      'On a warrior: when he is killed his player earns his Value in victory points.',
      'Na bojovníka: když je zabit, jeho hráč získá jeho Hodnotu ve vítězných bodech; zabil-li v té bitvě někoho, o 3 více.',
    ],
    {
      for: 'warrior',
      on: (w, self, event) =>
        event.type === 'killed' && event.card === bearerOf(w, self)
          ? {
              points:
                event.value +
                (w.harms.some(harm => harm.by === event.card && !harm.saved && (harm.kill || w.cards[harm.victim]!.wounded)) ? 3 : 0),
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
