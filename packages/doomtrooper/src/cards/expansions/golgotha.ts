/** Golgotha: cards of the set that are in the pool. */
import type { Seat } from '@kolbiste/engine';
import { isCombatant, opponentIn } from '../../abilities.ts';
import { cancel, gainDestiny, place } from '../../atoms.ts';
import { momentOf, movesWith, type CardMove } from '../../moves.ts';
import { no } from '../../rule.ts';
import { affiliationOf, isBrother, isDoomtrooper, isLegion } from '../../status.ts';
import { checkVictory } from '../../victory.ts';
import { playOf } from '../../windows.ts';
import { rulesOf, NOTHING, topFight, type World } from '../../world.ts';
import { AFFILIATION, type Definition, type Timing } from '../card.ts';
import { alliance, attachment, card, plus, special, warrior } from '../make.ts';
import { asks, CHASSEURS, cyber, headsChasseurs, kindly } from '../pieces.ts';
import { definitionOf } from '../registry.ts';

const { brotherhood, cybertronic, mishima, bauhaus } = AFFILIATION;
/** Times at which only the player whose turn it is plays anything. */
const OWN: readonly Timing[] = ['start', 'end', 'draw', 'ownTurn', 'ownPeace'];

/** What the bank still lends: ten in all, each owed twice. */
const creditOf = (w: World, seat: Seat): number => 10 - Math.ceil(w.sides[seat]!.debt / 2);

export const golgotha: readonly Definition[] = [
  special(
    '05062',
    'Stolen Paperwork',
    'Ukradené dokumenty',
    0,
    [
      'When an opponent has just played a special: he cannot use it and his payment is lost; you play it at once instead, if you pay for it. Removed from the game.',
      'Když soupeř právě zahrál speciální kartu: nemůže ji použít a o to, co zaplatil, přijde; zahraješ ji hned ty, pokud ji zaplatíš. Odstraní se ze hry.',
    ],
    {
      timing: 'reaction',
      answers: (w, seat, _, pending) => pending.use < 0 && pending.seat !== seat && definitionOf(w, pending.card).type === 'special',
      does: (g, play) => {
        const w = g.world;
        const pending = w.announced[w.announced.length - 1]!;
        cancel(g, pending);
        if (w.active !== play.seat && OWN.includes(definitionOf(w, pending.card).play!.timing)) return null;
        const moves = movesWith(w, play.seat, [pending.card], { moment: momentOf(w), pool: NOTHING, anyTime: true });
        return moves.length ? asks(g, play, play.seat, 'play', ['stop', ...moves]) : null;
      },
    },
    {
      after: 'sacrifice',
      answered: (g, { seat }, answer) => (answer === 'stop' ? null : playOf(g.world, seat, answer as unknown as CardMove, NOTHING)),
    },
  ),
  card(
    'fortification',
    '05009',
    'Bauhaus Bank',
    'Bauhausská korporační banka',
    bauhaus,
    [
      'At any time; never discarded nor sacrificed. Take up to 10 destiny points on credit and owe twice as many; repay at any time. A debtor cannot win.',
      'Kdykoli; nikdy se neodhazuje ani neobětuje. Půjč si až 10 bodů osudu a dluž dvojnásobek; splácej kdykoli. Dlužník nemůže vyhrát.',
    ],
    {
      abilities: ['neverDiscarded', 'neverSacrificed'],
      play: {
        timing: 'any',
        actions: 0,
        destiny: 0,
        aim: 'none',
        fits: (w, seat, self) =>
          w.play.some(id => w.cards[id]!.by === seat && w.cards[id]!.def === w.cards[self]!.def)
            ? no(rulesOf(w).fortificationRule, 'hasCopy')
            : null,
        does: (g, play) => {
          place(g, play.card, play.seat, 'player', play.seat, 'DOT 19.2');
          return null;
        },
      },
      uses: [
        {
          timing: 'any',
          actions: 0,
          destiny: 0,
          aim: 'none',
          fits: (w, seat) => (creditOf(w, seat) > 0 ? null : no('DOT 28.16', 'inDebt')),
          does: (g, play) =>
            asks(
              g,
              play,
              play.seat,
              'credit',
              Array.from({ length: creditOf(g.world, play.seat) }, (_, i) => ({ borrow: i + 1 })),
            ),
        },
        {
          timing: 'any',
          actions: 0,
          destiny: 0,
          per: { step: 1, upTo: (w, seat) => w.sides[seat]!.debt },
          aim: 'none',
          fits: (w, seat) => (w.sides[seat]!.debt > 0 ? null : no('DOT 28.16', 'noDebt')),
          does: (g, play) => {
            const side = g.world.sides[play.seat]!;
            const n = Math.min(side.debt, play.spent);
            side.debt -= n;
            g.emit({ type: 'debtPaid', seat: play.seat, n, debt: side.debt, rule: 'DOT 1.9' });
            if (side.debt === 0) checkVictory(g); // [DR-30]
            return null;
          },
        },
      ],
      answered: (g, { seat }, answer) => {
        const side = g.world.sides[seat]!;
        const n = (answer as { borrow: number }).borrow;
        side.debt += 2 * n;
        g.emit({ type: 'debtTaken', seat, n, debt: side.debt, rule: 'DOT 1.9' });
        gainDestiny(g, seat, n, 'card', 'DOT 3.32');
        return null;
      },
    },
  ),
  attachment(
    '05051',
    'Missing in Action',
    'Missing in Action',
    0,
    [
      'On a Doomtrooper: he counts as out of play. Not on one who is named in a combat.',
      'Na Doomtroopera: počítá se jako mimo hru. Ne na toho, kdo už je v souboji.',
    ],
    { fits: (w, _, __, on) => (topFight(w) !== null && isCombatant(topFight(w)!, on) ? no('DOT 28.25', 'tooLate') : null) },
    {
      limit: 1,
      needs: { also: (w, on) => (isDoomtrooper(w, on) ? null : no('DOT 11.6', 'doomtroopersOnly')) },
      grants: [{ ability: 'notInPlay', to: { who: 'bearer' } }],
    },
  ),
  warrior(
    '05003',
    'Atilla III',
    'Atilla III',
    cybertronic,
    [8, 7, 8, 9],
    [
      'Counts as a Cuirassier; immune to the Dark Symmetry, never casts Art. Whoever your Cuirassiers wound is killed.',
      'Počítá se za Kyrysníka; imunní vůči Černé symetrii, nikdy nepoužívá Umění. Koho zraní tvoji Kyrysníci, toho zabijí.',
    ],
    {
      personality: true,
      kinds: ['cuirassier'],
      abilities: ['symmetryImmune', 'neverArt'],
      grants: [{ ability: 'killsOnWound', to: { who: 'yours', fits: kindly('cuirassier') } }],
    },
  ),
  warrior('05022', 'Coral Beach', 'Coral Beach', cybertronic, [7, 8, 7, 8], cyber(...CHASSEURS), headsChasseurs),
  alliance(
    '05023',
    'Cybertronic (alliance)',
    'Kybertronik (spojenectví)',
    cybertronic,
    [
      'Your Cybertronic warriors may have all equipment and relics but those for the Dark Legion.',
      'Tvoji bojovníci Kybertroniku smějí mít veškeré vybavení a relikvie kromě těch pro Černou legii.',
    ],
    {
      grants: [{ ability: 'anyButLegionEquipment', to: { who: 'yours', fits: (w, _, r) => (affiliationOf(w, r) & cybertronic) !== 0 } }],
    },
  ),
  alliance(
    '05050',
    'Mishima (alliance)',
    'Mishima (spojenectví)',
    mishima,
    [
      'Your Mishima warriors have +5 Fight, Shoot and Armor against the Dark Legion.',
      'Tvoji bojovníci Mishimy mají +5 Zápas, Střelba a Obrana proti Černé legii.',
    ],
    {
      gives: [
        {
          ratings: plus(5, 5, 5),
          layer: 'add',
          to: {
            who: 'yours',
            fits: (w, _, r, fight) =>
              (affiliationOf(w, r) & mishima) !== 0 && fight !== null && opponentIn(fight, r) >= 0 && isLegion(w, opponentIn(fight, r)),
          },
        },
      ],
    },
  ),
  alliance(
    '05067',
    'The Brotherhood (alliance)',
    'Bratrstvo (spojenectví)',
    brotherhood,
    [
      'Your members of the Brotherhood cast all Art, and their personal combat spells count as combat spells.',
      'Tvoji členové Bratrstva používají celé Umění a jejich osobní bojová kouzla platí za bojová.',
    ],
    {
      grants: [
        { ability: 'casts:all', to: { who: 'yours', fits: (w, _, r) => isBrother(w, r) } },
        { ability: 'combatSpells', to: { who: 'yours', fits: (w, _, r) => isBrother(w, r) } },
      ],
    },
  ),
];
