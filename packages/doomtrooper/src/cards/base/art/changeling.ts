/** Base set: the Art, Changeling. */
import { no, type Call, type Seat } from '@kolbiste/engine';
import { isCombatant } from '../../../rules/abilities.ts';
import { discard, endEffectsWhere, last, order, transfer } from '../../../rules/atoms.ts';
import { attackerRefusal, knownPairRefusal, tacticsFor } from '../../../rules/combat/pairing.ts';
import type { Here } from '../../../rules/game.ts';
import { awarding, newAttack, type Choosing } from '../../../rules/procedures.ts';
import { fightNumbered } from '../../../rules/queries.ts';
import { type CardId, type Tactic, type World } from '../../../rules/state.ts';
import { hasLabel, isDoomtrooper, isHeretic, isPresent, knownWarriors } from '../../../rules/status.ts';
import { worthOf } from '../../../rules/values.ts';
import { isOpponents } from '../../filters.ts';
import { art } from '../../makers.ts';
import { asks, asksOn, picked, pickedOrNone, picks, stepsOf } from '../../pieces.ts';
import { definitionOf } from '../../registry.ts';
import { aWarrior, anOpponent } from '../../targets.ts';
import { choosingOf, dominates, fighters, giftsAgainst, replaces, rivals, warding, wardsBy } from './pieces.ts';

/** Whom a warrior can be made to attack: even a friend (DOT 24.2.5). */
const victimsOf = (w: World, attacker: CardId): CardId[] =>
  knownWarriors(w).filter(id => id !== attacker && knownPairRefusal(w, attacker, id, null, true) === null);

/** A player is asked for his plan. Arguments: caster's seat, players left, this player. */
function plans(w: World, asked: Choosing): Call<unknown> | null {
  const at = asked.args[2]!;
  const able = fighters(w).filter(id => w.cards[id]!.by === at && victimsOf(w, id).some(victim => w.cards[victim]!.by !== at));
  return asksOn(asked, { ask: 'plan', options: ['peace', ...picks(able)], args: asked.args, seat: at });
}

/** Whether a Doomtrooper was turned into a Heretic, by a card or by an effect. */
const isTurned = (w: World, id: CardId): boolean =>
  isHeretic(w, id) && !definitionOf(w, id).kinds.includes('heretic') && !hasLabel(w, id, 'cultist');

const giftsOn = (w: World, id: CardId): CardId[] => w.cards[id]!.gear.filter(card => definitionOf(w, card).type === 'symmetry');

function restore(g: Here, id: CardId): void {
  const w = g.world;
  for (const card of w.cards[id]!.gear.slice())
    if (definitionOf(w, card).type === 'symmetry' || definitionOf(w, card).standing?.heretic) discard(g, card, 'DOT 37.10');
  endEffectsWhere(g, ({ what, on }) => what === 'converted' && on === id);
  if (w.cards[id]!.zone === 'cohort' && isDoomtrooper(w, id)) transfer(g, id, 'squad', 'DOT 8.2');
}

export const command = art({
  code: '01052',
  name: { en: 'Command', cs: 'Nařízení' },
  text: {
    en: 'Changeling, any time. An attack action and 6 destiny: you name an opponent’s warrior as attacker, and his target. If the attacker is hurt, his player gains twice his Value in destiny points; if the defender is, you gain his Value.',
    cs: 'Metamorfóza, kdykoli. Útočná akce a 6 bodů osudu: určíš soupeřova bojovníka za útočníka i jeho cíl. Je-li útočník zraněn či zabit, získá jeho hráč dvojnásobek jeho Hodnoty v bodech osudu; je-li to obránce, získáš jeho Hodnotu ty.',
  },
  aspect: 'changeling',
  casting: 'any',
  timing: 'attack',
  actions: 1,
  destiny: 6,
  attack: true,
  startsCombat: true,
  target: aWarrior(isOpponents, (w, id) => attackerRefusal(w, w.cards[id]!.by, id, null) === null && victimsOf(w, id).length !== 0),
  effect: ({ g, world, seat, target, play }) =>
    asks(g, play, seat, { ask: 'target', options: picks(victimsOf(world, target)), args: [target] }),
  on: ({ world, self, event, watch }) => {
    if (watch === null || (event.type !== 'wounded' && event.type !== 'killed')) return null;
    const fight = fightNumbered(world, watch.combat);
    if (fight === null || !isCombatant(fight, event.card)) return null;
    const value = event.type === 'killed' ? event.value : worthOf(world, event.card, fight);
    const [seat, points] = event.card === fight.attacker ? [world.cards[event.card]!.by, 2 * value] : [watch.by, value];
    return awarding({ seat, points, kind: 'destiny', for: self, cause: 'card', check: false });
  },
  answered: ({ g, world, args, answer, asked }) => {
    const attacker = args[0]!;
    const fight = world.fightCount + 1;
    last(g, asked, { what: 'watch', on: attacker, combat: fight }, { fight, rule: 'DOT 24.2.5' });
    return newAttack(world.cards[attacker]!.by, { attacker, defender: picked(answer) });
  },
  harmful: true,
});

export const empathy = art({
  code: '01095',
  name: { en: 'Empathy', cs: 'Vcítění' },
  text: {
    en: 'Changeling, any time. 1 action, per 10 destiny: a player says whom he will attack with in his next turn, whom, and by which tactic, and keeps to it if he can.',
    cs: 'Metamorfóza, kdykoli. 1 akce, za každých 10 bodů osudu: hráč prozradí, kým, na koho a jakou taktikou ve svém příštím kole zaútočí, a pokud může, dodrží to.',
  },
  aspect: 'changeling',
  casting: 'any',
  timing: 'action',
  actions: 1,
  per: { step: 10, upTo: ({ world, seat }) => rivals(world, seat).length },
  target: anOpponent((w, player) => fighters(w).some(id => w.cards[id]!.by === player)),
  effect: ({ world, seat, player, caster, play }) =>
    plans(world, choosingOf(world, play, [seat, stepsOf(world, play, { step: 10, payer: caster, kind: 'art' }), player])),
  answered: ({ g, world, ask, args, answer, asked }) => {
    const [seat, left, at, attacker, defender] = args as [Seat, number, Seat, CardId, CardId];
    const ready = (): Call<unknown> | null => {
      const others = rivals(world, seat).filter(other => other !== at && !world.orders.some(({ seat: told }) => told === other));
      return left > 1 && others.length
        ? asksOn(asked, { ask: 'to', options: others.map(holder => ({ holder })), args: [seat, left - 1, -1], seat })
        : null;
    };
    switch (ask) {
      case 'to':
        return plans(world, { ...asked, args: [seat, left, (answer as { holder: Seat }).holder] });
      case 'plan': {
        const who = pickedOrNone(answer);
        const victims = who === null ? [] : victimsOf(world, who).filter(id => world.cards[id]!.by !== at);
        if (who !== null && victims.length)
          return asksOn(asked, { ask: 'planAgainst', options: picks(victims), args: [seat, left, at, who] });
        order(g, at, { attacker: who }, 'DOT 24.2.11');
        return ready();
      }
      case 'planAgainst':
        return asksOn(asked, {
          ask: 'planTactic',
          options: tacticsFor(world, attacker, picked(answer), null),
          args: [seat, left, at, attacker, picked(answer)],
        });
      default:
        order(g, at, { attacker, defender, tactic: answer as Tactic }, 'DOT 24.2.11');
        return ready();
    }
  },
});

export const exorcismCard = art({
  code: '01119',
  name: { en: 'Exorcism', cs: 'Exorcismus' },
  text: {
    en: 'Changeling, any time. Per 5 destiny, and 3 for each Dark Symmetry card he has: a Doomtrooper who was turned into a Heretic is what he was; those cards are discarded.',
    cs: 'Metamorfóza, kdykoli. Za každých 5 bodů osudu a 3 za každou jeho kartu Černé symetrie: Doomtrooper obrácený v Kacíře je zase, čím byl; ty karty se vyřadí.',
  },
  aspect: 'changeling',
  casting: 'any',
  destiny: 5,
  fee: ({ world, target }) => 3 * giftsOn(world, target).length,
  many: true,
  target: aWarrior(),
  refusal: ({ world, target }) => (isTurned(world, target) ? null : no('DOT 28.16', 'hereticsOnly')),
  effect: ({ g, world, targets }) => {
    for (const id of targets) if (isPresent(world, id)) restore(g, id);
  },
  harmful: true,
});

export const greaterHypnosis = art({
  code: '01146',
  name: { en: 'Greater Hypnosis', cs: 'Velká hypnóza' },
  text: {
    en: 'Changeling, combat spell. Another warrior in play, whatever his affiliation, takes the defender’s place.',
    cs: 'Metamorfóza, bojové kouzlo. Místo obránce nastoupí kterýkoli jiný bojovník ve hře bez ohledu na příslušnost.',
  },
  aspect: 'changeling',
  casting: 'combat',
  ...replaces(() => true),
  harmful: true,
});

export const lesserDomination = art({
  code: '01189',
  name: { en: 'Lesser Domination', cs: 'Malá špionáž' },
  text: {
    en: 'Changeling, any time. Per 5 destiny: see an opponent’s hand and discard one card of it. Removed from the game.',
    cs: 'Metamorfóza, kdykoli. Za každých 5 bodů osudu: prohlédni si soupeřovu ruku a odhoď z ní jednu kartu. Odstraní se ze hry.',
  },
  aspect: 'changeling',
  casting: 'any',
  ...dominates(1),
  after: 'sacrifice',
  limit: 1,
});

export const mindWall = art({
  code: '01206',
  name: { en: 'Mind Wall', cs: 'Mentální stěna' },
  text: {
    en: 'Changeling, any time. Per 1 destiny the target is immune to one Dark Symmetry card until your next turn.',
    cs: 'Metamorfóza, kdykoli. Za každý bod osudu je cíl do tvého příštího kola imunní vůči jedné kartě Černé symetrie.',
  },
  aspect: 'changeling',
  casting: 'any',
  per: { step: 1, upTo: ({ world, target }) => giftsAgainst(world, target, 'all').length },
  target: aWarrior((w, id) => giftsAgainst(w, id, 'all').length > 0),
  effect: wardsBy(1, 'all', false),
  ...warding('all'),
});
