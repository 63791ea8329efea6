/** What lasts for a time. */
import type { Seat } from '@kolbiste/engine';
import { draft, type Draft } from '@kolbiste/engine/draft';
import type { Change } from '../../cards/vocabulary.ts';
import type { Here } from '../game.ts';
import type { Rule } from '../rule.ts';
import type { CardId, Effect, Lasting, Note, Term, World } from '../state.ts';

/** Effects by which a card is not as printed. */
export const isAltering = (what: Lasting['what']): boolean =>
  what === 'stripped' || what === 'copies' || what === 'eclipsed' || what === 'embodied' || what === 'twin';
/** Which cards are not as printed has changed: what was found out about the cards in play holds no longer. */
export function noteAltered(w: Draft<World>): void {
  w.altered = [...new Set(w.effects.flatMap(({ what, on }) => (isAltering(what) && on !== null ? [on] : [])))];
  w.play = w.play.slice();
}

/** The card an effect comes from, and whose it is. */
interface Source {
  readonly card: CardId;
  readonly seat: Seat;
}
/** How long; for good where nothing is said. A combat 0 is none. */
type Lasts = Partial<Term> & { readonly rule: Rule };
/** A note without a number has none to keep. */
type Said =
  | Exclude<Lasting, { readonly what: 'note' }>
  | (Omit<Extract<Lasting, { readonly what: 'note' }>, 'n'> & { readonly n?: number });

function add(g: Here, source: Source, lasting: Lasting, { fight, until = null, draw = false, whileInPlay = false }: Lasts): void {
  const w = draft(g.world);
  const term = { fight: fight || null, until, draw, whileInPlay };
  const { card, seat } = source;
  const isChange = isAltering(lasting.what);
  w.effects.push(draft({ ...lasting, ...term, source: card, def: w.cards[card]!.def, by: seat, stamp: ++w.stamp }));
  if (isChange) noteAltered(w);
}

/** Changes ratings. */
export function strengthen(
  g: Here,
  source: Source,
  change: {
    readonly on: CardId;
    readonly ratings: Change;
    readonly layer?: 'base' | 'multiply' | 'add';
    readonly role?: 'attacker' | 'defender';
  },
  lasts: Lasts,
): void {
  const { on, ratings, layer = 'add', role = null } = change;
  add(g, source, { what: 'ratings', on, ratings, layer, role }, lasts);
  g.emit({ type: 'strengthened', card: on, ratings, times: layer === 'multiply', by: source.card, rule: lasts.rule });
}
/** Anything else that lasts. `word`: what the event calls it, where that is not its kind. */
export function last(g: Here, source: Source, said: Said, lasts: Lasts & { readonly word?: string }): void {
  const lasting: Lasting = said.what === 'note' ? { ...said, n: said.n ?? 0 } : said;
  add(g, source, lasting, lasts);
  g.emit({ type: 'lasting', what: lasts.word ?? wordFor(lasting), card: lasting.on ?? -1, by: source.card, rule: lasts.rule });
}
function wordFor(lasting: Lasting): string {
  switch (lasting.what) {
    case 'ability':
      return lasting.ability;
    case 'lock':
      return lasting.lock;
    case 'note':
      return lasting.note;
    case 'worthless':
      return `worthless ${lasting.victim}`;
    default:
      return lasting.what;
  }
}

/** What lasts until a player's turn, or until that player's draw step, ends. Silent: the turn tells. */
export function endEffects(g: Here, seat: Seat, draw: boolean): void {
  const w = draft(g.world);
  if (w.effects.length) w.effects = w.effects.filter(effect => effect.until !== seat || effect.draw !== draw);
}
/** Effects that end before their time. Silent: what ends them tells. */
export function endEffectsWhere(g: Here, ends: (effect: Effect) => boolean): void {
  const w = draft(g.world);
  w.effects = w.effects.filter(effect => !ends(effect));
  if (w.altered.length) noteAltered(w);
}
/** Numbers that cards remember go up by one. Silent: the ratings show it. */
export function raiseNotes(g: Here, notes: readonly Note[]): void {
  for (const note of notes) draft(g.world).effects[g.world.effects.indexOf(note)] = { ...note, n: note.n + 1 };
}
