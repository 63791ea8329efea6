/** Apocalypse: relics, a spell and a warrior who deal in life and death. */
import { endEffectsWhere, last, look, mark, sacrifice, shuffleLibrary, stopLooking } from '../../rules/atoms.ts';
import { isCapable, opponentIn } from '../../rules/abilities.ts';
import { harmOne } from '../../rules/combat/harm.ts';
import { awarding } from '../../rules/procedures.ts';
import { fightNumbered, isNote } from '../../rules/queries.ts';
import { isInPlay, type CardId, type World } from '../../rules/state.ts';
import { bearerOf, carrierOf, isDoomtrooper, isFollower, isHidden, isPresent } from '../../rules/status.ts';
import { worthOf } from '../../rules/values.ts';
import { against, followerOfApostle, isAnothers, not, toAll } from '../filters.ts';
import { art, equipment, relic, warrior } from '../makers.ts';
import { asks, follows, picked, picks } from '../pieces.ts';
import { summonsCard } from '../summoning.ts';
import { aPlayer, aWarrior } from '../targets.ts';

/** What a card has noted for itself. */
function noted(w: World, self: CardId, note: string): number | null {
  const found = w.effects.find(effect => isNote(effect, note) && effect.source === self);
  return found?.what === 'note' ? found.n : null;
}

export const brainwaveBomb = equipment({
  code: '06012',
  name: { en: 'Brainwave Bomb', cs: 'Mozková bomba' },
  text: {
    en: 'Any warrior. When he is killed in combat, his opponent is killed after it, and you earn the points; the bomb and its bearer are removed from the game.',
    cs: 'Kdokoli. Je-li v souboji zabit, zemře po něm i jeho soupeř a body získáš ty; bomba i její nositel se odstraní ze hry.',
  },
  affiliation: 'cybertronic',
  on: ({ world, self, event, watch }) => {
    const { def } = world.cards[self]!;
    if (event.type === 'combatEnded')
      return noted(world, self, 'combat') === event.fight && (watch !== null || isInPlay(world.cards[self]!.zone))
        ? follows(world, self, { def: watch?.def ?? def, ask: 'blast' })
        : null;
    if (watch !== null || event.type !== 'killed' || event.fight === 0 || event.card !== bearerOf(world, self)) return null;
    return follows(world, self, { def, ask: 'armed', args: [event.card, event.fight] });
  },
  // It is discarded with its bearer before the combat is over, and goes off all the same.
  lost: ({ world, self }) =>
    noted(world, self, 'combat') === null ? null : follows(world, self, { def: world.cards[self]!.def, ask: 'waits' }),
  answered: ({ g, world, seat, self, ask, args }) => {
    const foe = noted(world, self, 'foe');
    if (ask === 'armed') {
      const [bearer, combat] = args as readonly [CardId, number];
      const fight = fightNumbered(world, combat);
      const against = fight === null ? null : opponentIn(world, fight, bearer);
      if (against === null) return null;
      for (const [note, n] of Object.entries({ bearer, combat, foe: against, earner: seat }))
        last(g, { card: self, seat }, { what: 'note', on: null, note, n }, { rule: 'DOT 24.6.4' });
      return null;
    }
    if (ask === 'waits' && foe !== null && isPresent(world, foe)) {
      last(g, { card: self, seat }, { what: 'watch', on: foe, combat: noted(world, self, 'combat')! }, { rule: 'DOT 24.6.4' });
      return null;
    }
    const [bearer, earner] = [noted(world, self, 'bearer')!, noted(world, self, 'earner')];
    endEffectsWhere(g, ({ source, what }) => source === self && (what === 'watch' || what === 'note'));
    sacrifice(g, bearer, 'DOT 37.9', true);
    sacrifice(g, self, 'DOT 37.9', true);
    return foe !== null && isPresent(world, foe) ? harmOne(g, { victim: foe, earner, kill: true }) : null;
  },
});

export const shadowMaster = warrior({
  code: '06056',
  name: { en: 'Shadow Master', cs: 'Mistr stínů' },
  text: {
    en: 'Counts as a Shadow Walker; attacks anybody, and anybody attacks him. 3 actions (attack), removed from the game: a warrior of another player who can fight is killed; you earn his points, and his player those for the Master.',
    cs: 'Počítá se za Vraha ze stínů; útočí na kohokoli a kdokoli útočí na něj. Za 3 akce (útok), odstraní se ze hry: bojeschopný bojovník jiného hráče je zabit; body za něj získáš ty, body za Mistra jeho hráč.',
  },
  affiliation: 'mishima',
  ratings: { fight: 6, shoot: 5, armour: 5, value: 8 },
  kinds: ['shadow-walker'],
  abilities: ['attacksAnyone', 'attackedByAnyone'],
  uses: [
    {
      timing: 'attack',
      actions: 3,
      attack: true,
      target: aWarrior(isAnothers, isCapable, not(isHidden)),
      effect: ({ g, world, seat, self, target }) => {
        const source = { card: self, seat };
        g.emit({ type: 'specialAttack', seat, card: self, on: target, rule: 'DOT 24.2.20' });
        last(g, source, { what: 'note', on: null, note: 'price', n: worthOf(world, self, null) }, { rule: 'DOT 7.24' });
        last(g, source, { what: 'note', on: null, note: 'heir', n: world.cards[target]!.by }, { rule: 'DOT 7.24' });
        sacrifice(g, self, 'DOT 37.9', true);
        return harmOne(g, { victim: target, by: self, earner: seat, kill: true });
      },
    },
  ],
  lost: ({ world, self }) =>
    noted(world, self, 'heir') === null ? null : follows(world, self, { def: world.cards[self]!.def, ask: 'paid' }),
  answered: ({ g, world, self }) => {
    const [points, heir] = [noted(world, self, 'price') ?? 0, noted(world, self, 'heir') ?? 0];
    endEffectsWhere(g, ({ source, what }) => source === self && what === 'note');
    return points > 0 ? awarding({ seat: heir, points, kind: 'choice', for: self, cause: 'points', check: true }) : null;
  },
});

export const soulWell = relic({
  code: '06059',
  name: { en: 'Soul Well', cs: 'Studna duše' },
  text: {
    en: 'Follower of Ilian only. Doomtroopers whom followers of Ilian kill in combat are removed from the game; for each the bearer has +1 Fight, Shoot and Armor.',
    cs: 'Jen stoupenec Ilianin. Doomtroopeři, které v souboji zabijí stoupenci Ilianini, se odstraní ze hry; za každého má nositel +1 Zápas, Střelba a Obrana.',
  },
  affiliation: 'legion',
  needs: { follower: 'ilian' },
  gives: [{ fight: 1, shoot: 1, armour: 1, count: ({ world, self }) => world.cards[self]!.marks }],
  grants: [{ ability: 'sacrificesVictims', to: toAll(followerOfApostle('ilian'), against(isDoomtrooper)) }],
  on: ({ world, self, event }) =>
    event.type === 'killed' && event.fight > 0 && event.by >= 0 && isFollower(world, event.by, 'ilian') && isDoomtrooper(world, event.card)
      ? follows(world, self, { def: world.cards[self]!.def, ask: 'soul' })
      : null,
  answered: ({ g, self }) => mark(g, self, 1, 'DOT 7.25'),
});

export const summonWarzone = art({
  code: '06060',
  name: { en: 'Summon Warzone', cs: 'Vyvolej válečné zóny' },
  text: {
    en: 'Summoning, 1 action. Put a warzone into play out of your discard pile (4 destiny) or your library (8). Removed from the game.',
    cs: 'Vyvolávání, 1 akce. Vylož válečnou zónu ze svého hrobu (4 body osudu) či z knihovny (8). Odstraní se ze hry.',
  },
  aspect: 'summoning',
  casting: 'any',
  timing: 'action',
  actions: 1,
  ...summonsCard('warzone', 4, 8),
  after: 'sacrifice',
});

export const visionaryCrystal = relic({
  code: '06073',
  name: { en: 'Visionary Crystal', cs: 'Věštecký krystal' },
  text: {
    en: 'Any warrior. 3 actions, sacrificed: look through a library and remove a card of it from the game; it is shuffled, and the bearer is wounded.',
    cs: 'Kdokoli. Za 3 akce, obětuje se: prohlédni si něčí knihovnu a odstraň z ní kartu ze hry; zamíchá se a nositel je zraněn.',
  },
  uses: [
    {
      timing: 'action',
      actions: 3,
      target: aPlayer((w, player) => w.sides[player]!.library.length > 0),
      effect: ({ g, world, seat, self, player, play }) => {
        const bearer = carrierOf(world, self);
        const { library } = world.sides[player]!;
        sacrifice(g, self, 'DOT 37.9', true);
        look(g, { seat, at: player, cards: library, rule: 'DOT 37.6' });
        return asks(g, play, seat, { ask: 'remove', options: picks(library), args: [player, bearer] });
      },
    },
  ],
  answered: ({ g, world, args, answer }) => {
    const [player, bearer] = args as readonly [number, number];
    stopLooking(g);
    sacrifice(g, picked(answer), 'DOT 37.9');
    shuffleLibrary(g, player, 'DOT 4.1');
    return isPresent(world, bearer) ? harmOne(g, { victim: bearer }) : null;
  },
});
