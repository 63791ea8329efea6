/** Short ways to write definitions: one call per card, with what most cards of a kind share filled in. */
import type { Call } from '@kolbiste/engine';
import { attach, enter, gainDestiny, place, strengthen, toHand } from '../atoms.ts';
import { clash } from '../cover.ts';
import type { Here } from '../doomtrooper.ts';
import { entryRefusal } from '../moves.ts';
import { boarding } from '../signatures.ts';
import { homeOf } from '../status.ts';
import { priceOf } from '../values.ts';
import type { Announced, Area } from '../world.ts';
import {
  AFFILIATION,
  type Apostle,
  type Aspect,
  type CardSet,
  type CardType,
  type Change,
  type Definition,
  type Gives,
  type Move,
  type Ratings,
} from './card.ts';

/** The text a player reads, English and Czech. */
export type Text = readonly [en: string, cs: string];
export type More = Partial<Omit<Definition, 'code' | 'name' | 'text' | 'type' | 'affiliation' | 'ratings'>>;

/** "Golden Lion" as a kind is `golden-lion`. */
export const kindOf = (name: string): string =>
  name
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

const NO_RATINGS: Ratings = [0, 0, 0, 0];

export function card(
  type: CardType,
  code: string,
  en: string,
  cs: string,
  affiliation: number,
  text: Text,
  more: More,
  ratings: Ratings = NO_RATINGS,
): Definition {
  return {
    code,
    name: { en, cs },
    text: { en: text[0], cs: text[1] },
    set: setOf(code),
    type,
    affiliation,
    ratings,
    follower: null,
    personality: false,
    labels: [],
    abilities: [],
    gives: [],
    grants: [],
    standing: null,
    needs: {},
    play: null,
    uses: [],
    areas: [],
    part: null,
    aspect: null,
    casting: 'any',
    after: 'stays',
    mission: null,
    copies: 'one',
    attacks: null,
    attackedBy: null,
    enters: null,
    bars: null,
    on: null,
    lost: null,
    answered: null,
    recycles: false,
    atDraw: null,
    global: false,
    hand: null,
    extraActions: 0,
    limit: 99,
    harmful: false,
    ...more,
    kinds: [kindOf(en), ...(more.kinds ?? [])],
  };
}
/** By the first two figures of the official number. */
export const SETS: Record<string, CardSet> = {
  '01': 'Base',
  '02': 'Inquisition',
  '03': 'Warzone',
  '04': 'Mortificator',
  '05': 'Golgotha',
  '06': 'Apocalypse',
  '07': 'Paradise Lost',
  '08': 'Promo',
};
const setOf = (code: string): CardSet => SETS[code.slice(0, 2)] ?? 'Test';

// -- playing --------------------------------------------------------------------------------------------------------

/** DOT 8.1, 8.6: a warrior comes for one action and his Value. A hidden copy of the same person may claim the place [DR-41]. */
function bring(g: Here, play: Announced): null {
  const w = g.world;
  if (clash(g, play.card)) {
    toHand(g, play.card, 'DOT 30.7');
    gainDestiny(g, play.seat, priceOf(w, play.card), 'refund', 'DOT 30.8');
    const pool = w.pools[w.pools.length - 1];
    if (pool !== undefined && pool.seat === play.seat) pool.open++; // DOT 30.9
    return null;
  }
  const area = homeOf(w, play.card);
  enter(
    g,
    play.card,
    play.seat,
    area,
    area === 'squad' ? 'DOT 8.2' : area === 'cohort' ? 'DOT 8.3' : area === 'station' ? 'DOT 8.4' : 'DOT 8.5',
  );
  return null;
}

const bringing = (value: number): Move => ({
  timing: 'action',
  actions: 1,
  destiny: value,
  aim: 'none',
  fits: (w, seat, self) => entryRefusal(w, seat, self),
  does: bring,
  rule: 'DOT 8.1',
});

export function warrior(
  code: string,
  en: string,
  cs: string,
  affiliation: number,
  ratings: Ratings,
  text: Text,
  more: More = {},
): Definition {
  return card('warrior', code, en, cs, affiliation, text, { play: bringing(ratings[3]), ...more }, ratings);
}

const attaching =
  (rule: Move['rule']): Move['does'] =>
  (g: Here, play: Announced): Call<unknown> | null => {
    attach(g, play.card, play.on, play.seat, rule!);
    return null;
  };
const placing =
  (rule: Move['rule']): Move['does'] =>
  (g: Here, play: Announced): null => {
    place(g, play.card, play.seat, play.to as Area, play.seat, rule!);
    return null;
  };
/** One action on a warrior. */
const on = (rule: Move['rule'], more: Partial<Move> = {}): Move => ({
  timing: 'action',
  actions: 1,
  destiny: 0,
  aim: 'warrior',
  does: attaching(rule),
  ...(rule && { rule }),
  ...more,
});
/** One action into an area. */
export const into = (rule: Move['rule'], more: Partial<Move> = {}): Move => ({
  timing: 'action',
  actions: 1,
  destiny: 0,
  aim: 'area',
  does: placing(rule),
  ...(rule && { rule }),
  ...more,
});

export const equipment = (code: string, en: string, cs: string, affiliation: number, text: Text, more: More = {}): Definition =>
  card('equipment', code, en, cs, affiliation, text, {
    play: more.labels?.includes('vehicle') ? on('DOT 11.1', { does: vehicle }) : on('DOT 11.1'),
    ...more,
  });

function vehicle(g: Here, play: Announced): Call<unknown> {
  attach(g, play.card, play.on, play.seat, 'DOT 11.1');
  return boarding({ seat: play.seat, vehicle: play.card });
}
/** Equipment that becomes a part of other equipment (DOT 11.8). */
export const part = (code: string, en: string, cs: string, affiliation: number, text: Text, more: More): Definition =>
  card('equipment', code, en, cs, affiliation, text, { play: on('DOT 11.8', { aim: 'card' }), ...more });

export const fortification = (
  code: string,
  en: string,
  cs: string,
  affiliation: number,
  areas: readonly Area[],
  text: Text,
  more: More = {},
): Definition =>
  card('fortification', code, en, cs, affiliation, text, { areas, play: areas.length ? into('DOT 12.1') : on('DOT 12.6'), ...more });

export const symmetry = (code: string, en: string, cs: string, gift: 'generic' | Apostle, text: Text, more: More = {}): Definition =>
  card('symmetry', code, en, cs, AFFILIATION.legion, text, { play: on('DOT 13.1'), ...more, needs: { ...more.needs, gift } });

export const relic = (code: string, en: string, cs: string, affiliation: number, text: Text, more: More = {}): Definition =>
  card('relic', code, en, cs, affiliation, text, { play: on('DOT 15.1'), ...more });
export const ki = (code: string, en: string, cs: string, text: Text, more: More = {}): Definition =>
  card('ki', code, en, cs, AFFILIATION.mishima, text, { play: on('DOT 17.2'), ...more });
export const beast = (code: string, en: string, cs: string, affiliation: number, change: Change, text: Text, more: More = {}): Definition =>
  card('beast', code, en, cs, affiliation, text, {
    play: on('DOT 18.1'),
    needs: { affiliation },
    ...more,
    gives: [{ ratings: change, layer: 'beast', to: { who: 'bearer' } }, ...(more.gives ?? [])],
  });
export const warzone = (
  code: string,
  en: string,
  cs: string,
  affiliation: number,
  areas: readonly Area[],
  change: Change,
  text: Text,
  more: More = {},
): Definition =>
  card('warzone', code, en, cs, affiliation, text, {
    areas,
    play: into('DOT 16.1'),
    ...more,
    gives: [{ ratings: change, layer: 'add', to: { who: 'defender' } }, ...(more.gives ?? [])],
  });
export const alliance = (code: string, en: string, cs: string, affiliation: number, text: Text, more: More = {}): Definition =>
  card('alliance', code, en, cs, affiliation, text, {
    play: {
      timing: 'any',
      actions: 0,
      destiny: 0,
      aim: 'none',
      rule: 'DOT 23.1',
      does: (g, play) => {
        place(g, play.card, play.seat, 'player', play.seat, 'DOT 23.1');
        return null;
      },
    },
    ...more,
  });
export const mission = (
  code: string,
  en: string,
  cs: string,
  affiliation: number,
  text: Text,
  of: Definition['mission'],
  more: More = {},
): Definition =>
  card('mission', code, en, cs, affiliation, text, {
    mission: of,
    play:
      of!.for === 'warrior'
        ? on('DOT 14.2', { ...(of!.fits && { fits: of!.fits }), does: attaching('DOT 14.4') })
        : {
            timing: 'action',
            actions: 1,
            destiny: 0,
            aim: 'player',
            rule: 'DOT 14.2',
            ...(of!.fits && { fits: of!.fits }),
            does: (g, play) => {
              place(g, play.card, play.seat, 'player', play.at, 'DOT 14.8');
              return null;
            },
          },
    ...more,
  });

// -- specials and Art -----------------------------------------------------------------------------------------------

export const special = (
  code: string,
  en: string,
  cs: string,
  affiliation: number,
  text: Text,
  play: Partial<Move> & Pick<Move, 'timing' | 'does'>,
  more: More = {},
): Definition =>
  card('special', code, en, cs, affiliation, text, { after: 'discard', play: { actions: 0, destiny: 0, aim: 'none', ...play }, ...more });

/** A special that stays with the warrior it is played on. */
export const attachment = (
  code: string,
  en: string,
  cs: string,
  affiliation: number,
  text: Text,
  play: Partial<Move>,
  more: More,
): Definition =>
  card('special', code, en, cs, affiliation, text, {
    play: { timing: 'any', actions: 0, destiny: 0, aim: 'warrior', does: attaching('DOT 19.1'), ...play },
    ...more,
  });

/** A combat card that changes ratings to the end of the combat. */
export const modifier = (code: string, en: string, cs: string, change: Change, text: Text): Definition =>
  special(code, en, cs, 0, text, { timing: 'modifier', aim: 'combatant', adds: change, does: changing(change) });
export const changing =
  (change: Change): Move['does'] =>
  (g, play) => {
    strengthen(g, play, play.on, change, { fight: play.fight }, 'DOT 24.5.14');
    return null;
  };

export const art = (
  code: string,
  en: string,
  cs: string,
  aspect: Aspect | 'any',
  casting: Definition['casting'],
  text: Text,
  play: Partial<Move> & Pick<Move, 'does'>,
  more: More = {},
): Definition =>
  card('art', code, en, cs, AFFILIATION.brotherhood, text, {
    after: 'discard',
    aspect,
    casting,
    play: { timing: casting === 'any' ? 'any' : 'modifier', actions: 0, destiny: 0, aim: 'none', ...play },
    ...more,
  });

// -- small pieces ---------------------------------------------------------------------------------------------------

export const plus = (fight: number, shoot: number, armour: number, value = 0): Change => [fight, shoot, armour, value];
/** To its bearer. */
export const bearer = (change: Change): Gives => ({ ratings: change, layer: 'add', to: { who: 'bearer' } });
export const doubled = (...which: readonly (0 | 1 | 2 | 3)[]): Gives => ({
  ratings: [0, 1, 2, 3].map(rating => (which.includes(rating as 0) ? 2 : 1)) as unknown as Change,
  layer: 'multiply',
  to: { who: 'bearer' },
});
/** To whoever fights its bearer. */
export const foe = (change: Change): Gives => ({ ratings: change, layer: 'add', to: { who: 'opponent' } });
