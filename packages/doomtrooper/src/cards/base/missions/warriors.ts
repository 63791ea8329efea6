/** Base set: missions, of warriors. */
import { no, type Seat } from '@kolbiste/engine';
import { attach, heal, last } from '../../../rules/atoms.ts';
import { namingVictim, rewarding } from '../../../rules/procedures.ts';
import { fightNumbered } from '../../../rules/queries.ts';
import { type CardId, type World, type Felled } from '../../../rules/state.ts';
import { carrierOf, hasLabel, isBrother, isDoomtrooper, isKind, isLegion, isThere, knownWarriors } from '../../../rules/status.ts';
import { worthOf } from '../../../rules/values.ts';
import { belongsTo } from '../../filters.ts';
import type { MissionCard, Part } from '../../form.ts';
import { mission } from '../../makers.ts';
import { follows } from '../../pieces.ts';
import { definitionOf } from '../../registry.ts';
import { noTarget } from '../../targets.ts';
import { points, type Earned } from './pieces.ts';

type Kill = { readonly card: CardId; readonly by: CardId; readonly value: number; readonly fight: number };

/** Who died in a combat so far, and by whom. */
const deathsIn = (w: World, fight: number): readonly Felled[] => fightNumbered(w, fight)?.felled ?? [];

/** A mission on a warrior that a kill of his completes. */
const byKilling =
  (
    earned: (on: { readonly world: World; readonly self: CardId; readonly kill: Kill }) => Earned | null,
  ): NonNullable<MissionCard['earns']> =>
  ({ world, self, event }) => {
    if (event.type !== 'killed' || event.by < 0 || event.by !== carrierOf(world, self)) return null;
    const reward = earned({ world, self, kill: event });
    return reward && { ...reward, seat: world.cards[self]!.by, over: true };
  };

/** Victory points, or destiny points at another rate. */
const eitherPoints = (victory: number, destiny: number): Earned => ({ points: victory, kind: 'victory', orDestiny: destiny });

/** Names a victim as it is assigned. */
const namesVictim = (fits: (w: World, bearer: CardId, victim: CardId) => boolean): Part => ({
  refusal: ({ world, seat, target }) =>
    world.cards[target]!.by !== seat
      ? no('DOT 14.3', 'notYours')
      : knownWarriors(world).some(id => fits(world, target, id))
        ? null
        : noTarget(),
  effect: ({ g, world, seat, self, target }) => {
    attach(g, self, { host: target, by: seat, rule: 'DOT 14.4' });
    return namingVictim({ seat, mission: self, victims: knownWarriors(world).filter(id => fits(world, target, id)) });
  },
});

const hasCathedral = (w: World): boolean => w.play.some(id => isKind(w, id, 'cathedral') && isThere(w, id));

const hasCitadel = (w: World, seat: Seat): boolean =>
  w.play.some(id => w.cards[id]!.by === seat && w.cards[id]!.zone === 'cohort' && isKind(w, id, 'citadel-of-algeroth'));

const isAlgerothsNepharite = (w: World, id: CardId): boolean => isKind(w, id, 'nepharite-of-algeroth');

export const assassination = mission({
  code: '01010',
  name: { en: 'Assassination', cs: 'Atentát' },
  text: {
    en: 'On your warrior: name an unwounded warrior of another player; killing him earns twice his Value.',
    cs: 'Na tvého bojovníka: urči nezraněného bojovníka jiného hráče; za jeho zabití dvojnásobek jeho Hodnoty.',
  },
  for: 'warrior',
  earns: byKilling(({ kill, world, self }) => (world.cards[self]!.chosen === kill.card ? points(2 * kill.value) : null)),
  ...namesVictim((w, on, victim) => w.cards[victim]!.by !== w.cards[on]!.by && !w.cards[victim]!.wounded),
});

export const clanInfighting = mission({
  code: '01047',
  name: { en: 'Clan Infighting', cs: 'Skrytý boj klanu' },
  text: {
    en: 'On a Imperial Doomtrooper: killing a Imperial Doomtrooper earns twice his Value. Meanwhile its bearer may attack Imperial warriors who are no personalities.',
    cs: 'Na Doomtroopera Imperiálu: za zabití Doomtroopera Imperiálu dvojnásobek jeho Hodnoty. Nositel zatím smí útočit na bojovníky Imperiálu, kteří nejsou osobnosti.',
  },
  affiliation: 'imperial',
  for: 'warrior',
  needs: { affiliation: 'imperial', doomtrooper: true },
  grants: ['attacksOwnCorporation'],
  earns: byKilling(({ world, kill }) =>
    belongsTo('imperial')(world, kill.card) && isDoomtrooper(world, kill.card) ? points(2 * kill.value) : null,
  ),
});

export const exoneratedRonin = mission({
  code: '01111',
  name: { en: 'Exonerated Ronin', cs: 'Očištěný ronin' },
  text: {
    en: 'On a Mishima Doomtrooper: killing a Mishima Doomtrooper earns twice his Value. Meanwhile its bearer may attack Mishima warriors who are no personalities.',
    cs: 'Na Doomtroopera Mishimy: za zabití Doomtroopera Mishimy dvojnásobek jeho Hodnoty. Nositel zatím smí útočit na bojovníky Mishimy, kteří nejsou osobnosti.',
  },
  affiliation: 'mishima',
  for: 'warrior',
  needs: { affiliation: 'mishima', doomtrooper: true },
  grants: ['attacksOwnCorporation'],
  earns: byKilling(({ world, kill }) =>
    belongsTo('mishima')(world, kill.card) && isDoomtrooper(world, kill.card) ? points(2 * kill.value) : null,
  ),
});

export const fifteenMinutesOfFame = mission({
  code: '01126',
  name: { en: 'Fifteen Minutes of Fame', cs: 'Patnáct minut slávy' },
  text: {
    en: 'On a warrior who is no personality: killing a personality earns 5 points more.',
    cs: 'Na bojovníka, který není osobnost: za zabití osobnosti 5 bodů navíc.',
  },
  for: 'warrior',
  needs: { refusal: ({ world, target }) => (definitionOf(world, target).personality ? no('DOT 14.3', 'personality') : null) },
  earns: byKilling(({ kill, world }) => (definitionOf(world, kill.card).personality ? points(5) : null)),
});

export const flushOutTheCoward = mission({
  code: '01130',
  name: { en: 'Flush Out the Coward', cs: 'Vyžeňte zbabělce' },
  text: {
    en: 'On a warrior: killing a warrior in cover earns twice his Value.',
    cs: 'Na bojovníka: za zabití bojovníka v úkrytu dvojnásobek jeho Hodnoty.',
  },
  for: 'warrior',
  earns: byKilling(({ kill, world }) => (world.cards[kill.card]!.covered ? points(2 * kill.value) : null)),
});

export const furyOfTheClansmen = mission({
  code: '01139',
  name: { en: 'Fury of the Clansmen', cs: 'Zuřivost příslušníka klanu' },
  text: {
    en: 'On a Clansman: killing a Dark Legion warrior earns either four times his Value in destiny or twice in victory points.',
    cs: 'Na Příslušníka klanu: za zabití bojovníka Černé legie čtyřnásobek Hodnoty v bodech osudu, nebo dvojnásobek ve vítězných bodech.',
  },
  affiliation: 'imperial',
  for: 'warrior',
  needs: { kind: 'clansman' },
  earns: byKilling(({ kill, world }) => (isLegion(world, kill.card) ? eitherPoints(2 * kill.value, 4 * kill.value) : null)),
});

export const inspireTheMasses = mission({
  code: '01172',
  name: { en: 'Inspire the Masses', cs: 'Inspirace mas' },
  text: {
    en: 'On your Cardinal Dominic while the Cathedral is in play. 3 actions complete it: your Doomtroopers in play are healed and immune to the Dark Symmetry for good, and all members of the Brotherhood in play cast all Art.',
    cs: 'Na tvého Kardinála Dominika, dokud je ve hře Katedrála. Splní ji 3 akce: tvoji Doomtroopeři ve hře se vyléčí a jsou natrvalo imunní vůči Černé symetrii a všichni členové Bratrstva ve hře používají celé Umění.',
  },
  affiliation: 'brotherhood',
  for: 'warrior',
  needs: { kind: 'cardinal-dominic' },
  refusal: ({ world, seat, target }) => (world.cards[target]!.by === seat && hasCathedral(world) ? null : no('DOT 14.3', 'noTarget')),
  uses: [
    {
      timing: 'action',
      actions: 3,
      byBearer: true,
      refusal: ({ world }) => (hasCathedral(world) ? null : no('DOT 14.12', 'noTarget')),
      effect: ({ g, world, seat, self, play }) => {
        for (const id of knownWarriors(world)) {
          if (isBrother(world, id)) last(g, play, { what: 'ability', on: id, ability: 'casts:all' }, { rule: 'DOT 37.35' });
          if (world.cards[id]!.by !== seat || !isDoomtrooper(world, id)) continue;
          heal(g, id, 'DOT 37.35');
          last(g, play, { what: 'ability', on: id, ability: 'symmetryImmune' }, { rule: 'DOT 37.35' });
        }
        return rewarding({ mission: self, seat, points: 0, kind: 'victory', orDestiny: 0, over: true });
      },
    },
  ],
});

export const internalAffairsCrackdown = mission({
  code: '01176',
  name: { en: 'Internal Affairs Crackdown', cs: 'Tvrdý boj proti vnitřním aférám' },
  text: {
    en: 'On a Capitol Doomtrooper: killing a Capitol Doomtrooper earns twice his Value. Meanwhile its bearer may attack Capitol warriors who are no personalities.',
    cs: 'Na Doomtroopera Kapitolu: za zabití Doomtroopera Kapitolu dvojnásobek jeho Hodnoty. Nositel zatím smí útočit na bojovníky Kapitolu, kteří nejsou osobnosti.',
  },
  affiliation: 'capitol',
  for: 'warrior',
  needs: { affiliation: 'capitol', doomtrooper: true },
  grants: ['attacksOwnCorporation'],
  earns: byKilling(({ world, kill }) =>
    belongsTo('capitol')(world, kill.card) && isDoomtrooper(world, kill.card) ? points(2 * kill.value) : null,
  ),
});

export const nephariteHunt = mission({
  code: '01218',
  name: { en: 'Nepharite Hunt', cs: 'Lov na nefarity' },
  text: {
    en: 'On a Doomtrooper: killing a Nepharite earns either four times his Value in destiny or twice in victory points.',
    cs: 'Na Doomtroopera: za zabití nefarita čtyřnásobek Hodnoty v bodech osudu, nebo dvojnásobek ve vítězných bodech.',
  },
  for: 'warrior',
  needs: { doomtrooper: true },
  earns: byKilling(({ kill, world }) => (hasLabel(world, kill.card, 'nepharite') ? eitherPoints(2 * kill.value, 4 * kill.value) : null)),
});

export const portalOfTheGreatConqueror = mission({
  code: '01232',
  name: { en: 'Portal of the Great Conqueror', cs: 'Brána velkého dobyvatele' },
  text: {
    en: 'On a Nepharite of Algeroth while your Kohort has the Citadel of Algeroth: when he kills a member of the Brotherhood of Value 3 or more you earn no points for it, but no warrior now in play can cast Art any longer.',
    cs: 'Na Algerothova nefarita, dokud máš v Kohortě Algerothovu citadelu: zabije-li člena Bratrstva s Hodnotou aspoň 3, nezískáš za to body, ale žádný bojovník ve hře už nepoužije Umění.',
  },
  affiliation: 'legion',
  for: 'warrior',
  needs: { refusal: ({ world, target }) => (isAlgerothsNepharite(world, target) ? null : no('DOT 14.3', 'wrongKind')) },
  refusal: ({ world, seat }) => (hasCitadel(world, seat) ? null : no('DOT 14.3', 'noTarget')),
  on: ({ world, self, event }) =>
    event.type === 'killed' &&
    event.by >= 0 &&
    event.by === carrierOf(world, self) &&
    isBrother(world, event.card) &&
    event.value >= 3 &&
    hasCitadel(world, world.cards[self]!.by)
      ? follows(world, self, { def: world.cards[self]!.def, ask: 'opened', args: [event.card, event.fight] })
      : null,
  answered: ({ g, world, seat, self, args }) => {
    const [victim, fight] = args as [CardId, number];
    last(
      g,
      { card: self, seat },
      { what: 'worthless', on: null, victim },
      { ...(fight > 0 ? { fight } : { until: seat }), rule: 'DOT 14.14' },
    );
    for (const id of knownWarriors(world))
      last(g, { card: self, seat }, { what: 'ability', on: id, ability: 'neverArt' }, { rule: 'DOT 37.35' });
    return rewarding({ mission: self, seat, points: 0, kind: 'victory', orDestiny: 0, over: true });
  },
});

export const proveYourValor = mission({
  code: '01243',
  name: { en: 'Prove Your Valor', cs: 'Prověřte svou udatnost' },
  text: {
    en: 'On your warrior: name a target of at least twice his Value; killing it and surviving earns three times its Value.',
    cs: 'Na tvého bojovníka: urči cíl s aspoň dvojnásobnou Hodnotou; zabije-li ho a přežije, trojnásobek jeho Hodnoty.',
  },
  for: 'warrior',
  earns: byKilling(({ kill, world, self }) =>
    world.cards[self]!.chosen === kill.card && !deathsIn(world, kill.fight).some(({ victim }) => victim === kill.by)
      ? points(3 * kill.value)
      : null,
  ),
  ...namesVictim((w, on, victim) => w.cards[victim]!.by !== w.cards[on]!.by && worthOf(w, victim, null) >= 2 * worthOf(w, on, null)),
});

export const recalled = mission({
  code: '01251',
  name: { en: 'Recalled', cs: 'Povolán zpět' },
  text: {
    en: 'On a Cybertronic Doomtrooper: killing a Cybertronic Doomtrooper earns twice his Value. Meanwhile its bearer may attack Cybertronic warriors who are no personalities.',
    cs: 'Na Doomtroopera Kybertroniku: za zabití Doomtroopera Kybertroniku dvojnásobek jeho Hodnoty. Nositel zatím smí útočit na bojovníky Kybertroniku, kteří nejsou osobnosti.',
  },
  affiliation: 'cybertronic',
  for: 'warrior',
  needs: { affiliation: 'cybertronic', doomtrooper: true },
  grants: ['attacksOwnCorporation'],
  earns: byKilling(({ world, kill }) =>
    belongsTo('cybertronic')(world, kill.card) && isDoomtrooper(world, kill.card) ? points(2 * kill.value) : null,
  ),
});

export const suicideMission = mission({
  code: '01299',
  name: { en: 'Suicide Mission', cs: 'Sebevražedný úkol' },
  text: {
    en: 'On a warrior: when he is killed his player earns his Value in victory points, and 3 more if he killed somebody in that combat.',
    cs: 'Na bojovníka: když je zabit, jeho hráč získá jeho Hodnotu ve vítězných bodech; zabil-li v té bitvě někoho, o 3 více.',
  },
  for: 'warrior',
  earns: ({ world, self, event }) =>
    event.type === 'killed' && event.card === carrierOf(world, self)
      ? {
          points: event.value + (deathsIn(world, event.fight).some(({ victim, by }) => by === event.card && victim !== event.card) ? 3 : 0),
          kind: 'victory',
          seat: world.cards[event.card]!.by,
          over: true,
        }
      : null,
});

export const traitorDiscovered = mission({
  code: '01322',
  name: { en: 'Traitor Discovered', cs: 'Zrádce odhalen' },
  text: {
    en: 'On a Bauhaus Doomtrooper: killing a Bauhaus Doomtrooper earns twice his Value. Meanwhile its bearer may attack Bauhaus warriors who are no personalities.',
    cs: 'Na Doomtroopera Bauhausu: za zabití Doomtroopera Bauhausu dvojnásobek jeho Hodnoty. Nositel zatím smí útočit na bojovníky Bauhausu, kteří nejsou osobnosti.',
  },
  affiliation: 'bauhaus',
  for: 'warrior',
  needs: { affiliation: 'bauhaus', doomtrooper: true },
  grants: ['attacksOwnCorporation'],
  earns: byKilling(({ world, kill }) =>
    belongsTo('bauhaus')(world, kill.card) && isDoomtrooper(world, kill.card) ? points(2 * kill.value) : null,
  ),
});

export const whispersOfHeresy = mission({
  code: '01336',
  name: { en: 'Whispers of Heresy', cs: 'Šepot kacířství' },
  text: {
    en: 'On a Mortificator: killing a member of the Brotherhood who is no personality earns twice his Value.',
    cs: 'Na Mortifikátora: za zabití člena Bratrstva, který není osobnost, dvojnásobek jeho Hodnoty.',
  },
  affiliation: 'brotherhood',
  for: 'warrior',
  needs: { kind: 'mortificator' },
  earns: byKilling(({ kill, world }) =>
    isBrother(world, kill.card) && !definitionOf(world, kill.card).personality ? points(2 * kill.value) : null,
  ),
});
