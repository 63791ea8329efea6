/** What a player is asked to respond to, what it costs and what comes of it, in Czech. */
import { plural } from '@kolbiste/engine';
import type { Price } from '../rules/told.ts';
import type { About, Combat, Moment, Names } from './moments.ts';

export const RATINGS = ['Zápas', 'Střelba', 'Obrana', 'Hodnota'] as const;
export const tactics = { fight: 'zápas', shoot: 'střelba' } as const;
export const destiny = (n: number): string => plural('cs', n, { one: '# bod osudu', few: '# body osudu', other: '# bodů osudu' });
export const victory = (n: number): string => plural('cs', n, { one: '# vítězný bod', few: '# vítězné body', other: '# vítězných bodů' });
export const actions = (n: number): string => plural('cs', n, { one: '# akce', few: '# akce', other: '# akcí' });

/** After a preposition: od 1 bodu, od 3 bodů. */
const ofDestiny = (n: number): string => `${n} ${n === 1 ? 'bodu' : 'bodů'} osudu`;
const fought = (c: Combat | null): string => (c === null ? 'Souboj' : `Útočí ${c.attacker}, brání se ${c.defender}`);
const hitBy = (c: Pick<Combat, 'attacker' | 'defender'>, hits: Combat['hits']): string => {
  switch (hits) {
    case 'both':
      return 'zásah dostanou oba';
    case 'attacker':
      return `zásah dostane jen ${c.attacker}`;
    case 'defender':
      return `zásah dostane jen ${c.defender}`;
    case 'nobody':
      return 'zásah nedostane nikdo';
    case null:
      return '';
  }
};
/** Who would be hit as the ratings stand. */
const standing = (c: Combat | null): string => (c?.hits ? `; zatím ${hitBy(c, c.hits)}` : '');
export const byTactic = (c: Combat | null, tactic: 'fight' | 'shoot'): string => {
  const hits = c?.byTactic(tactic) ?? null;
  const name = tactic === 'fight' ? 'Zápas' : 'Střelba';
  return c && hits ? `${name} · zatím ${hitBy(c, hits)}` : name;
};
/** Who would be attacked, with what either tactic would come to. */
export const aimedAt = (id: number, a: About, n: Names, m: Moment | null): string => {
  const piece = n.piece(id);
  const [fight, shoot] = [m?.meeting(id, 'fight') ?? null, m?.meeting(id, 'shoot') ?? null];
  if (!piece?.ratings || fight === null || shoot === null) return stated(id, n);
  const pair = { attacker: n.card(Number(a['attacker'])), defender: n.card(id) };
  const comes = fight === shoot ? `tak i tak ${hitBy(pair, fight)}` : `Zápas: ${hitBy(pair, fight)} · Střelba: ${hitBy(pair, shoot)}`;
  return `${n.card(id)} · Hodnota ${piece.ratings[3]}${piece.wounded ? ', zranění' : ''}${piece.covered ? ', v úkrytu' : ''} · ${comes}`;
};
/** A card in play with its ratings and state, so that two of one name are told apart. */
export const stated = (id: number, n: Names): string => {
  const piece = n.piece(id);
  if (!piece?.ratings) return piece ? 'skrytý bojovník' : n.card(id);
  return `${n.card(id)} · ${piece.ratings.map((value, i) => `${RATINGS[i]} ${value}`).join(' ')}${piece.wounded ? ', zranění' : ''}${piece.covered ? ', v úkrytu' : ''}`;
};
/** What is lost by an attack, of the actions that are left. */
export const lost = (a: About): string => {
  const n = Number(a['lost'] ?? 0);
  return n > 0
    ? ` · ${plural('cs', n, { one: 'přijdeš o # další akci', few: 'přijdeš o # další akce', other: 'přijdeš o # dalších akcí' })}`
    : '';
};
/** Points of both kinds; none of what there is none of. */
const points = (of: { readonly victory: number; readonly destiny: number }): string =>
  [of.victory || !of.destiny ? victory(of.victory) : '', of.destiny ? destiny(of.destiny) : ''].filter(Boolean).join(' a ');
export const unused = (a: About): string => {
  const n = Number(a['open'] ?? 0) + Number(a['attack'] ?? 0) + Number(a['peaceful'] ?? 0);
  return n > 0 ? ` · ${plural('cs', n, { one: '# akce propadne', few: '# akce propadnou', other: '# akcí propadne' })}` : '';
};

export const momentsCs: { readonly [moment: string]: (moment: Moment) => string } = {
  free: m => {
    if (m.step === 'discard')
      return m.active.you ? 'Tvé kolo za chvíli skončí. Zahraješ ještě něco?' : `${m.active.name} za chvíli ukončí kolo. Chceš zareagovat?`;
    return m.active.you ? 'Zahraješ něco před svou další akcí?' : `Chceš zareagovat dřív, než ${m.active.name} provede další akci?`;
  },
  sabotage: m => `Hrozí Sabotáž (${m.card}). Zabráníš jí?`,
  start: m => (m.active.you ? 'Začíná tvé kolo. Chceš zareagovat?' : `Začíná kolo (${m.active.name}). Chceš zareagovat?`),
  end: m => (m.active.you ? 'Tvé kolo končí. Chceš zareagovat?' : `Končí kolo (${m.active.name}). Chceš zareagovat?`),
  drawing: m => (m.active.you ? 'Budeš si dobírat karty. Chceš zareagovat?' : `${m.active.name} si bude dobírat karty. Chceš zareagovat?`),
  declared: ({ combat: c }) =>
    c === null ? 'Je ohlášen útok. Chceš zareagovat?' : `${c.by.you ? 'Ohlašuješ' : `${c.by.name} ohlašuje`} útok. Chceš zareagovat?`,
  paired: ({ combat: c }) => `${fought(c)}. Chceš zareagovat?`,
  tactic: ({ combat: c }) => `${fought(c)} (${c?.tactic ? tactics[c.tactic] : ''})${standing(c)}. Chceš zareagovat?`,
  warzone: ({ combat: c }) =>
    `${c?.defender ?? ''} se brání ${c?.warzone ? `z válečné zóny ${c.warzone}` : 'bez válečné zóny'}${standing(c)}. Chceš zareagovat?`,
  modifiers: ({ combat: c }) => `${fought(c)}${standing(c)}. Zahraješ modifikátor?`,
  status: ({ combat: c }) => `Zranění platí${c ? ` (${c.attacker} proti ${c.defender})` : ''}. Chceš zareagovat?`,
  special: ({ announced: a, card }) =>
    a === null
      ? `${card}: útok bez souboje. Chceš zareagovat?`
      : `${a.card}${a.on ? ` → ${a.on}` : ''}: útok bez souboje. Chceš zareagovat?`,
  reaction: ({ announced: a, card }) =>
    a === null
      ? `Ohlášena je karta ${card}. Chceš reagovat?`
      : `${a.by.you ? (a.use ? 'Používáš' : 'Hraješ') : `${a.by.name} ${a.use ? 'používá' : 'hraje'}`} kartu ${a.card}${a.on ? ` (cíl: ${a.on})` : ''}. Chceš reagovat?`,
  saving: ({ dying, hurt }) =>
    `${[dying.length ? `Hrozí smrt: ${dying.join(', ')}` : '', hurt.length ? `Hrozí zranění: ${hurt.join(', ')}` : ''].filter(Boolean).join('. ')}. ${dying.length + hurt.length > 1 ? 'Zachráníš někoho?' : 'Zachráníš tohoto bojovníka?'}`,
  points: ({ award: a }) =>
    a === null
      ? 'Body jsou ohlášeny. Chceš zareagovat?'
      : `${a.to.you ? 'Máš získat' : `${a.to.name} má získat`} ${points(a)}. Chceš zareagovat?`,
  healed: m => `${m.card}: zranění je vyléčeno. Chceš zareagovat?`,
  lost: m => `${m.card}: karta byla vyřazena ze hry. Chceš zareagovat?`,
  found: () => 'Někdo našel hledanou kartu. Chceš zareagovat?',
  won: () => 'Někdo vyhrál. Chceš zareagovat?',
};

/** What an answer costs, behind it. */
export const priceCs = ({ destiny: n, actions: many, more }: Price): string =>
  [n > 0 ? `${more ? 'od ' : ''}${more ? ofDestiny(n) : destiny(n)}` : more ? 'body osudu dle libosti' : '', many > 1 ? actions(many) : '']
    .filter(Boolean)
    .join(' · ');
