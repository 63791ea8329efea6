/** Wounds and what comes of them: prevention, markers, removal, answers, what a fall sets off (SUM 7.5.21 to 7.5.27, G1 steps 6 to 8). */
import { inTurn, order, windowOf } from '@kolbiste/engine';
import type { Collecting, EventDefinition, Fallen } from '../../cards/vocabulary.ts';
import { collect, discardUnder, eliminate, heal, liftOff, noteFellTogether, putUnder, returnVine, setFalling, wound } from '../atoms.ts';
import type { SummonerWars } from '../game.ts';
import { harmProcedure, implement, type Harm } from '../procedures.ts';
import { definitionOf, friendly, isUnit, isVine, lifeOf, onBattlefield, seatOf, unitOf } from '../queries.ts';
import type { CardId, Rule, World } from '../state.ts';
import { answerable, triggersOf } from '../triggers.ts';

type React = { readonly play: CardId };
const asFallen = (subject: unknown): Fallen => subject as Fallen;
const eventOf = (w: World, id: CardId): EventDefinition => definitionOf(w, id) as EventDefinition;

/**
 * Right after a card was destroyed and put into an opponent's magic pile, before anyone can act or spend (SUM C14).
 * A player who holds any card is asked, so that being asked tells nothing.
 */
export const fallWindow = windowOf<SummonerWars>()<never, React>('fallWindow', {
  reactions(w, _, { subject }) {
    const fallen = asFallen(subject);
    const hand = w.sides[fallen.controller]!.hand;
    return hand.filter(id => definitionOf(w, id).type === 'event' && eventOf(w, id).reaction?.reactsTo(w, fallen)).map(play => ({ play }));
  },
  mightReact: (w, _, { subject }) => w.sides[asFallen(subject).controller]!.hand.length > 0,
  respond(_, { play }, { subject }) {
    const fallen = asFallen(subject);
    return respondTo(fallen, play);
  },
  rule: () => 'SUM C14',
});
const respondTo = (fallen: Fallen, play: CardId) => ({
  procedure: 'reaction',
  step: '',
  locals: { fallen, card: play },
  input: null,
  returns: true,
});

/** Cards that leave destroyed in this moment. */
function fallenNow(w: World, v: Harm): CardId[] {
  return v.blows.flatMap(({ card }) => (onBattlefield(w, card) && w.cards[card]!.wounds >= lifeOf(w, card) ? [card] : []));
}
const asFall = (w: World, v: Harm, card: CardId): Fallen => ({
  card,
  square: w.cards[card]!.square,
  controller: w.cards[card]!.controller,
  by: v.by,
  attacker: v.attacker,
});

/** What goes into the collector's magic pile: the cards and those that lay under them, a redirected unit excepted (SUM D3, D12). */
function gains(w: World, v: Harm): CardId[] {
  const all: CardId[] = [];
  for (const id of v.fallen) {
    if (isVine(w, id)) continue;
    if (v.choice !== 'under') all.push(id);
    all.push(...w.cards[id]!.under);
  }
  return all;
}

/** The paragraph that says who gets the cards. */
function collectingRule(v: Harm, falls: readonly Fallen[]): Rule {
  if (v.rule === 'SUM 4.19') return 'SUM 4.21';
  if (v.attacker === null) return 'SUM D7';
  const [first] = falls;
  if (first === undefined) return 'SUM 7.5.6';
  return first.controller === v.by ? 'SUM D8' : v.fallen.length === 1 ? 'SUM 7.5.27' : 'SUM 7.5.26';
}

interface HarmSteps {
  prevent: unknown;
  give: { readonly give: CardId };
  place: null;
  redirect: null;
  collect: Collecting;
  remove: number[];
  answer: unknown;
  triggers: null;
  over: unknown;
}

export const harmSteps = implement(harmProcedure)<HarmSteps>({
  prevent(g, v) {
    const w = g.world;
    for (; v.at < v.blows.length; v.at++) {
      const { card, wounds } = v.blows[v.at]!;
      if (wounds === 0 || !onBattlefield(w, card) || !isUnit(w, card)) continue;
      const givable = unitOf(w, card).ability.prevents?.(w, card);
      if (!givable || givable.length === 0) continue;
      if (givable.length === 1) return g.go('give', { give: givable[0]! });
      const options = givable.map(give => ({ give }));
      return g.ask('give', seatOf(w, w.cards[card]!.controller), 'SUM G9', options, { card, wounds });
    }
    return g.go('place', null);
  },
  give(g, v, { give }) {
    const blow = v.blows[v.at]!;
    discardUnder(g, blow.card, give, 'SUM D9');
    g.emit({ type: 'woundsPrevented', card: blow.card, wounds: blow.wounds, given: give, rule: 'SUM G9' });
    blow.wounds = 0;
    v.at++;
    return g.go('prevent', null);
  },
  place(g, v) {
    for (const { card, wounds } of v.blows) if (wounds > 0 && onBattlefield(g.world, card)) wound(g, card, wounds, v.rule);
    return g.go('redirect', null);
  },
  redirect(g, v) {
    const w = g.world;
    v.fallen = fallenNow(w, v);
    const [first] = v.fallen;
    if (first === undefined) return g.done([]);
    setFalling(w, true);
    const choices =
      v.attacker !== null && onBattlefield(w, v.attacker) && isUnit(w, first)
        ? unitOf(w, v.attacker).ability.collects?.(w, v.attacker, asFall(w, v, first))
        : undefined;
    if (!choices || choices.length === 0) return g.go('collect', 'magic');
    if (choices.length === 1) return g.go('collect', choices[0]!);
    return g.ask('collect', seatOf(w, v.by), 'SUM G8', choices, { card: first, unit: v.attacker });
  },
  collect(g, v, choice) {
    v.choice = choice;
    const cards = gains(g.world, v);
    if (cards.length < 2) return g.go('remove', []);
    return g.call('remove', order({ seat: seatOf(g.world, v.by), rule: 'SUM D3', items: cards }));
  },
  remove(g, v, arranged) {
    const w = g.world;
    const cards = gains(w, v);
    const falls = v.fallen.flatMap(id => (isUnit(w, id) ? [asFall(w, v, id)] : []));
    const triggers = triggersOf(w, falls);
    v.triggers = triggers.map(({ frame }) => frame);
    v.triggered = triggers.map(({ unit }) => unit);
    for (const id of v.fallen) {
      g.emit({ type: 'destroyed', card: id, by: v.by, square: w.cards[id]!.square, rule: isUnit(w, id) ? 'SUM 7.5.24' : 'SUM 3.8' });
      if (isVine(w, id)) returnVine(g, id);
      else {
        liftOff(w, id);
        if (v.choice === 'under') putUnder(g, id, v.attacker!, 'SUM 10.9.1');
      }
    }
    setFalling(w, false);
    if (v.choice === 'heal') heal(g, v.attacker!, 1, 'SUM G8');
    if (cards.length) collect(g, v.by, arranged.length ? arranged.map(i => cards[i]!) : cards, collectingRule(v, falls));
    v.answering = v.choice === 'under' ? [] : falls.filter(fall => answerable(w, fall));
    const summoners = falls.filter(({ card }) => unitOf(w, card).kind === 'summoner');
    if (summoners.some(({ controller }) => !friendly(controller, summoners[0]!.controller))) noteFellTogether(w);
    for (const { controller } of summoners) eliminate(g, controller);
    return g.go('answer', null);
  },
  answer(g, v) {
    const fallen = v.answering.shift();
    if (fallen === undefined) return g.go('triggers', null);
    if (!g.world.sides[fallen.controller]!.alive) return g.go('answer', null);
    return g.call(
      'answer',
      fallWindow.open({ kind: 'fall', subject: fallen as never, seats: [seatOf(g.world, fallen.controller)], closes: 'once' }),
    );
  },
  /** At one moment the player whose turn it is decides the order (SUM 10.14.1, C11). */
  triggers(g, v) {
    if (v.triggers.length === 0) return g.done(v.fallen);
    return g.call('over', inTurn(seatOf(g.world, g.world.active), 'SUM 10.14.1', v.triggers, v.triggered));
  },
  over: (g, v) => g.done(v.fallen),
});
