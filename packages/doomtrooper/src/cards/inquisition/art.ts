/** Inquisition: the Art. */
import { has } from '../../rules/abilities.ts';
import { look, shuffleLibrary, stopLooking, toHand } from '../../rules/atoms.ts';
import { momentOf, movesWith, type CardMove } from '../../rules/legality.ts';
import { type CardId } from '../../rules/state.ts';
import { playOf } from '../../rules/windows.ts';
import { boosting } from '../base/art/pieces.ts';
import { art } from '../makers.ts';
import { asks, isSpecialOfAnother } from '../pieces.ts';
import { definitionOf } from '../registry.ts';

export const enlarge = art({
  code: '02054',
  name: { en: 'Enlarge', cs: 'Zvětšení' },
  text: {
    en: 'Changeling, combat. Per 6 destiny: +2 to all four ratings of a combatant.',
    cs: 'Metamorfóza, v souboji. Za každých 6 bodů osudu: bojující má +2 ke všem hodnotám.',
  },
  aspect: 'changeling',
  casting: 'combat',
  ...boosting(6, { fight: 2, shoot: 2, armour: 2, value: 2 }),
});

export const summonSpell = art({
  code: '02137',
  name: { en: 'Summon Spell', cs: 'Vyvolání kouzla' },
  text: {
    en: 'Summoning, any time. Cast an Art card from your discard pile (2 destiny) or from your library (4), in answer to a special too; its own costs are paid. Removed from the game.',
    cs: 'Vyvolávání, kdykoli. Sešli kartu Umění ze svého hrobu (2 body osudu) či z knihovny (4), i v odpověď na speciální kartu; její cenu zaplatíš. Odstraní se ze hry.',
  },
  aspect: 'summoning',
  casting: 'any',
  sums: [2, 4],
  condition: ({ world, seat }) => world.sides[seat]!.discard.length + world.sides[seat]!.library.length > 0,
  answers: isSpecialOfAnother,
  effect: ({ g, world, seat, spent, caster, play }) => {
    const deep = spent * (has(world, caster, 'doubleArt', null) ? 2 : 1) >= 4;
    const pile = world.sides[seat]![deep ? 'library' : 'discard'];
    look(g, { seat, at: seat, cards: pile, rule: 'DOT 28.10' });
    const spells = pile.filter(id => definitionOf(world, id).type === 'art');
    return asks(
      g,
      play,
      seat,
      'spell',
      ['stop', ...movesWith(world, seat, spells, { moment: momentOf(world), pool: null })],
      [deep ? 1 : 0],
    );
  },
  answered: ({ g, world, seat, args, answer }) => {
    stopLooking(g);
    const move = typeof answer === 'object' ? (answer as unknown as Extract<CardMove, { play: CardId }>) : null;
    const now = move === null ? null : { ...move, play: toHand(g, move.play, 'DOT 28.10') };
    if (args[0] === 1) shuffleLibrary(g, seat, 'DOT 4.1');
    return now === null ? null : playOf(world, seat, now, null);
  },
  after: 'sacrifice',
});
