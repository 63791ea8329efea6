/** What a player is asked to respond to, what it costs and what comes of it, in English. */
import { plural } from '@kolbiste/engine';
import type { Price } from '../rules/told.ts';
import type { About, Combat, Moment, Names } from './moments.ts';

export const RATINGS = ['Fight', 'Shoot', 'Armor', 'Value'] as const;
export const tactics = { fight: 'Fight', shoot: 'Shoot' } as const;
export const destiny = (n: number): string => plural('en', n, { one: '# destiny point', other: '# destiny points' });
export const victory = (n: number): string => plural('en', n, { one: '# victory point', other: '# victory points' });

const fought = (c: Combat | null): string => (c === null ? 'Combat' : `${c.attacker} attacks ${c.defender}`);
const hitBy = (c: Pick<Combat, 'attacker' | 'defender'>, hits: Combat['hits']): string => {
  switch (hits) {
    case 'both':
      return 'both are hit';
    case 'attacker':
      return `only ${c.attacker} is hit`;
    case 'defender':
      return `only ${c.defender} is hit`;
    case 'nobody':
      return 'nobody is hit';
    case null:
      return '';
  }
};
/** Who would be hit as the ratings stand. */
const standing = (c: Combat | null): string => (c?.hits ? `; as it stands ${hitBy(c, c.hits)}` : '');
export const byTactic = (c: Combat | null, tactic: 'fight' | 'shoot'): string => {
  const hits = c?.byTactic(tactic) ?? null;
  return c && hits ? `${tactics[tactic]} · as it stands ${hitBy(c, hits)}` : tactics[tactic];
};
/** Who would be attacked, with what either tactic would come to. */
export const aimedAt = (id: number, a: About, n: Names, m: Moment | null): string => {
  const piece = n.piece(id);
  const [fight, shoot] = [m?.meeting(id, 'fight') ?? null, m?.meeting(id, 'shoot') ?? null];
  if (!piece?.ratings || fight === null || shoot === null) return stated(id, n);
  const pair = { attacker: n.card(Number(a['attacker'])), defender: n.card(id) };
  const comes = fight === shoot ? `either way ${hitBy(pair, fight)}` : `Fight: ${hitBy(pair, fight)} · Shoot: ${hitBy(pair, shoot)}`;
  return `${n.card(id)} · Value ${piece.ratings[3]}${piece.wounded ? ', wounded' : ''}${piece.covered ? ', in cover' : ''} · ${comes}`;
};
/** A card in play with its ratings and state, so that two of one name are told apart. */
export const stated = (id: number, n: Names): string => {
  const piece = n.piece(id);
  if (!piece?.ratings) return piece ? 'hidden warrior' : n.card(id);
  return `${n.card(id)} · ${piece.ratings.map((value, i) => `${RATINGS[i]} ${value}`).join(' ')}${piece.wounded ? ', wounded' : ''}${piece.covered ? ', in cover' : ''}`;
};
/** What is lost by an attack, of the actions that are left. */
export const lost = (a: About): string => {
  const n = Number(a['lost'] ?? 0);
  return n > 0 ? ` · your ${n === 1 ? 'other action is' : `${n} other actions are`} lost` : '';
};
/** Points of both kinds; none of what there is none of. */
const points = (of: { readonly victory: number; readonly destiny: number }): string =>
  [of.victory || !of.destiny ? victory(of.victory) : '', of.destiny ? destiny(of.destiny) : ''].filter(Boolean).join(' and ');
export const unused = (a: About): string => {
  const n = Number(a['open'] ?? 0) + Number(a['attack'] ?? 0) + Number(a['peaceful'] ?? 0);
  return n > 0 ? ` · ${plural('en', n, { one: '# action', other: '# actions' })} unused` : '';
};

export const momentsEn: { readonly [moment: string]: (moment: Moment) => string } = {
  free: m => {
    if (m.step === 'discard')
      return m.active.you ? 'Your turn is about to end. Play something?' : `${m.active.name}’s turn is about to end. Respond?`;
    return m.active.you ? 'Play something before your next action?' : `Respond before ${m.active.name}’s next action?`;
  },
  sabotage: m => `${m.card} is about to commit Sabotage. Prevent it?`,
  start: m => (m.active.you ? 'Your turn begins. Respond?' : `${m.active.name}’s turn begins. Respond?`),
  end: m => (m.active.you ? 'Your turn ends. Respond?' : `${m.active.name}’s turn ends. Respond?`),
  drawing: m => (m.active.you ? 'You are about to draw. Respond?' : `${m.active.name} is about to draw. Respond?`),
  declared: ({ combat: c }) =>
    c === null ? 'An attack is declared. Respond?' : `${c.by.you ? 'You declare' : `${c.by.name} declares`} an attack. Respond?`,
  paired: ({ combat: c }) => `${fought(c)}. Respond?`,
  tactic: ({ combat: c }) => `${fought(c)} (${c?.tactic ? tactics[c.tactic] : ''})${standing(c)}. Respond?`,
  warzone: ({ combat: c }) =>
    `${c?.defender ?? ''} defends ${c?.warzone ? `from ${c.warzone}` : 'without a warzone'}${standing(c)}. Respond?`,
  modifiers: ({ combat: c }) => `${fought(c)}${standing(c)}. Play a modifier?`,
  status: ({ combat: c }) => `Wounds are applied${c ? ` (${c.attacker} against ${c.defender})` : ''}. Respond?`,
  special: ({ announced: a, card }) =>
    a === null
      ? `${card} attacks directly, without combat. Respond?`
      : `${a.card} attacks${a.on ? ` ${a.on}` : ''} directly, without combat. Respond?`,
  reaction: ({ announced: a, card }) =>
    a === null
      ? `${card} is announced. Respond?`
      : `${a.by.you ? `You ${a.use ? 'use' : 'play'}` : `${a.by.name} ${a.use ? 'uses' : 'plays'}`} ${a.card}${a.on ? ` on ${a.on}` : ''}. Respond?`,
  saving: ({ dying, hurt }) => {
    const said = [
      dying.length ? `${dying.join(', ')} ${dying.length > 1 ? 'are' : 'is'} about to be killed` : '',
      hurt.length ? `${hurt.join(', ')} ${hurt.length > 1 ? 'are' : 'is'} about to be wounded` : '',
    ].filter(Boolean);
    const [only] = [...dying, ...hurt];
    return `${said.join('; ')}. ${dying.length + hurt.length > 1 ? 'Save somebody' : `Save ${only ?? 'the warrior'}`}?`;
  },
  points: ({ award: a }) =>
    a === null ? 'Points are announced. Respond?' : `${a.to.you ? 'You are' : `${a.to.name} is`} about to gain ${points(a)}. Respond?`,
  healed: m => `${m.card} has been healed. Respond?`,
  lost: m => `${m.card} has been discarded from play. Respond?`,
  found: () => 'A search has found a card. Respond?',
  won: () => 'Somebody has won. Respond?',
};

/** What an answer costs, behind it. */
export const priceEn = ({ destiny: n, actions, more }: Price): string =>
  [n > 0 ? `${more ? 'from ' : ''}${n} destiny` : more ? 'destiny as you like' : '', actions > 1 ? `${actions} actions` : '']
    .filter(Boolean)
    .join(' · ');
