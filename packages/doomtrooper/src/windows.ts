/** The moments at which players may act: one window, with the game's policy. Chapters 5, 24 and 28. */
import { windowOf, type Call, type Opened, type Seat } from '@kolbiste/engine';
import type { CardType } from './cards/card.ts';
import { definitionOf } from './cards/registry.ts';
import type { Doomtrooper } from './doomtrooper.ts';
import { cardMoves, mightMove, type CardMove, type Moment } from './moves.ts';
import type { Rule } from './rule.ts';
import { playing, turning, type Playing } from './signatures.ts';
import { isCapable } from './abilities.ts';
import { isLegion, isPresent, warriorsOf } from './status.ts';
import { baseValueOf } from './values.ts';
import { NOBODY, NOTHING, rulesOf, seatsFrom, topFight, type CardId, type World } from './world.ts';

/** What a window is about: its moment, the card concerned, and the type of the card to answer, for those who want a stop there. */
export type Subject = { readonly moment: Moment; readonly card: CardId; readonly of: CardType | '' };

const RULES: Record<Moment, Rule> = {
  free: 'DOT 5.13',
  start: 'DOT 5.4',
  end: 'DOT 5.9',
  drawing: 'DOT 5.3',
  action: 'DOT 7.23',
  declared: 'DOT 24.0.12t',
  paired: 'DOT 24.0.12t',
  tactic: 'DOT 24.0.12t',
  warzone: 'DOT 24.0.12t',
  modifiers: 'DOT 24.5.14',
  status: 'DOT 24.7.9',
  reaction: 'DOT 28.4',
  saving: 'DOT 24.7.3',
  points: 'DOT 24.8.6',
};

function reactions(w: World, seat: Seat, { subject: { moment } }: Opened<Subject>): CardMove[] {
  const out = cardMoves(w, seat, { moment, pool: -1 });
  if (moment === 'reaction' || moment === 'saving' || moment === 'start' || moment === 'end' || moment === 'drawing') return out;
  if (moment === 'points' && rulesOf(w).pointsWindow === 'restricted') return out;
  return sundry(w, seat, moment, out);
}

/** Moves that need no card from hand: gifts switched, Cultists, units, and a warzone in the standard book. */
function sundry(w: World, seat: Seat, moment: Moment, out: CardMove[]): CardMove[] {
  const fight = topFight(w);
  if (moment === 'modifiers' && fight !== null && !fight.zoned && !rulesOf(w).warzonePhase && w.cards[fight.defender]!.by === seat)
    for (const zone of warzonesFor(w, fight.defender)) out.push({ warzone: zone });
  const optional = rulesOf(w).symmetryOptional;
  for (const id of w.play) {
    const card = w.cards[id]!;
    if (card.by !== seat) continue;
    const definition = definitionOf(w, id);
    if (optional && definition.type === 'symmetry' && card.turned !== w.stamp && isLegion(w, card.host)) out.push({ switch: id });
    if (definition.type !== 'warrior' || card.zone === 'hidden') continue;
    if (definition.labels.includes('cultist') && card.turned !== w.stamp && isPresent(w, id)) out.push({ side: id });
    if (definition.labels.includes('sergeant')) for (const member of recruitsFor(w, seat, id)) out.push({ assign: member, to: id });
  }
  return out;
}

/** Who may be assigned to a sergeant now (DOT 31.6 to 31.13) [DR-82]. */
export function recruitsFor(w: World, seat: Seat, sergeant: CardId): CardId[] {
  const unit = w.play.find(id => w.cards[id]!.sergeant === sergeant);
  const out: CardId[] = [];
  for (const id of warriorsOf(w, seat)) {
    const card = w.cards[id]!;
    const definition = definitionOf(w, id);
    if (id === sergeant || card.sergeant >= 0 || card.zone === 'hidden') continue;
    if (definition.labels.includes('commander') || definition.personality) continue;
    if (baseValueOf(w, id) >= baseValueOf(w, sergeant)) continue;
    if (unit !== undefined && w.cards[unit]!.def !== card.def) continue;
    if ((definition.affiliation & definitionOf(w, sergeant).affiliation) === 0) continue;
    out.push(id);
  }
  return out;
}

/** Warzones a defender may use: of his own area, controlled by his player (DOT 16.9). */
export function warzonesFor(w: World, defender: CardId): CardId[] {
  const { by, zone } = w.cards[defender]!;
  const out: CardId[] = [];
  for (const id of w.play)
    if (definitionOf(w, id).type === 'warzone' && w.cards[id]!.by === by && w.cards[id]!.zone === zone && isCapable(w, defender))
      out.push(id);
  return out;
}

export const playOf = (w: World, seat: Seat, move: CardMove, pool: number): Call<null> => {
  const fight = topFight(w)?.id ?? 0;
  const locals: Playing = {
    seat,
    card: 'play' in move ? move.play : 'use' in move ? move.use : NOTHING,
    use: 'use' in move ? move.as : -1,
    on: 'on' in move ? move.on : NOTHING,
    at: 'at' in move ? move.at : NOBODY,
    to: 'to' in move && 'play' in move ? move.to : 'none',
    spent: 0,
    caster: NOTHING,
    fight,
    pool,
    stage: 0,
  };
  return playing(locals);
};

const windows = windowOf<Doomtrooper>()<Subject, CardMove>('window', {
  reactions,
  mightReact: (w, seat) => mightMove(w, seat),
  respond: (seat, move) => turning({ seat, move }),
  rule: ({ subject }) => RULES[subject.moment],
});
export const windowProcedure = windows.procedure;

/** Opens a window; the first to act is the active player, or in a combat whoever the rules name. */
export const openWindow = (w: World, moment: Moment, first: Seat, card: CardId = NOTHING): Call<number> =>
  windows.open({ kind: moment, subject: { moment, card, of: '' }, seats: seatsFrom(w, first), closes: 'round' });

/** Answers to a card just announced: the one player it affects first, then in turn order [DR-12]. */
export function openReactions(w: World, affected: Seat): Call<number> {
  const order = seatsFrom(w, w.active);
  const seats = affected >= 0 && order.includes(affected) ? [affected, ...order.filter(seat => seat !== affected)] : order;
  const { card } = w.announced[w.announced.length - 1]!;
  return windows.open({
    kind: 'reaction',
    subject: { moment: 'reaction', card, of: definitionOf(w, card).type },
    seats,
    closes: 'round',
  });
}
