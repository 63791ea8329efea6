/** Inquisition: cards of the set that are in the pool. */
import { has, isCombatant } from '../../abilities.ts';
import { cover, discard, gainDestiny, heal, isLocked, last, seize, shuffleLibrary, swap, toHand, toLibrary } from '../../atoms.ts';
import { harmOne } from '../../combat/harm.ts';
import { tacticRefusal } from '../../combat/pairing.ts';
import type { Here } from '../../doomtrooper.ts';
import { bearerRefusal, momentOf, movesWith, type CardMove } from '../../moves.ts';
import { no } from '../../rule.ts';
import {
  affiliationOf,
  hasLabel,
  isBrother,
  isDoomtrooper,
  isEquipment,
  isKind,
  isLegion,
  isPresent,
  vehicleOf,
  warriorsOf,
} from '../../status.ts';
import { ratingOf, worthOf } from '../../values.ts';
import { playOf } from '../../windows.ts';
import { NOBODY, NOTHING, topFight, type CardId, type World } from '../../world.ts';
import { AFFILIATION, SHOOT, VALUE, type Definition, type Grants, type Move } from '../card.ts';
import { art, bearer, equipment, fortification, plus, relic, special, warrior, type More, type Text } from '../make.ts';
import { asks, CHASSEURS, CYBER, cyber, headsChasseurs, needless, overwhelms, picked, picks } from '../pieces.ts';
import { definitionOf } from '../registry.ts';

const { bauhaus, cybertronic, imperial, mishima, brotherhood, legion } = AFFILIATION;

const apostle = (code: string, en: string, cs: string, text: Text, more: More): Definition =>
  warrior(
    code,
    en,
    cs,
    legion,
    [null, null, null, 20],
    [`Apostle; never fights, never in cover. ${text[0]}`, `Apoštol; nikdy nebojuje a nekryje se. ${text[1]}`],
    { personality: true, abilities: ['neverFights', 'neverCovers'], ...more, labels: ['apostle', ...(more.labels ?? [])] },
  );
const toYourLegion = (ability: Grants['ability']): Grants => ({
  ability,
  to: { who: 'yours', fits: (w, _, receiver) => isLegion(w, receiver) },
});
/** At any time somebody's immunity ends, printed or given (DOT 29.6 to 29.8). */
const opens = (lost: 'lostArtImmune' | 'lostSymmetryImmune', isOpen: (w: World, on: CardId) => boolean): Move => ({
  timing: 'any',
  actions: 0,
  destiny: 0,
  aim: 'warrior',
  fits: (w, _, __, on) => (isOpen(w, on) && !has(w, on, lost, null) ? null : no('DOT 28.16', 'noTarget')),
  does: (g, play) => {
    last(g, play, lost, play.on, {}, 'DOT 29.6');
    return null;
  },
});
/** Whom a Bodyguard looks after: the one he was assigned to, as long as that one stays in play. */
const wardOf = (w: World, guard: CardId): CardId =>
  w.effects.find(({ what, source, on }) => what === 'guarded' && source === guard && isPresent(w, on))?.on ?? NOTHING;
const assigns = (price: number): Move => ({
  timing: 'any',
  actions: 0,
  destiny: price,
  aim: 'warrior',
  fits: (w, seat, self, on) =>
    w.cards[on]!.by !== seat || on === self || !isDoomtrooper(w, on) || on === wardOf(w, self) || wardOf(w, self) >= 0 !== price > 0
      ? no('DOT 28.16', 'noTarget')
      : null,
  does: (g, play) => {
    g.world.effects = g.world.effects.filter(({ what, source }) => what !== 'guarded' || source !== play.card);
    last(g, play, 'guarded', play.on, {}, 'DOT 7.24');
    return null;
  },
});
/** Who may have stolen equipment: affiliations do not matter. */
function robbers(w: World, seat: number, id: CardId): CardId[] {
  const definition = definitionOf(w, id);
  const { affiliation: _, legion: __, doomtrooper: ___, not: ____, ...needs } = definition.needs;
  return warriorsOf(w, seat).filter(on => on !== w.cards[id]!.host && bearerRefusal(w, seat, id, { ...definition, needs }, on) === null);
}
/** A warrior's equipment goes with him into the library. */
function recall(g: Here, id: CardId): void {
  for (const card of g.world.cards[id]!.gear.slice()) if (definitionOf(g.world, card).type === 'equipment') recall(g, card);
  toLibrary(g, id, 'DOT 35.2');
}

export const inquisition: readonly Definition[] = [
  needless('02105', 'Noted Collector', 'Věhlasný sběratel', ['relics', 'relikvií']),
  apostle(
    '02005',
    'Algeroth–Apostle of War',
    'Algeroth – Vládce Černé technologie',
    [
      'Your Dark Legion warriors may be given any equipment, whatever affiliation it asks for, at any time without an action. 3 actions: discard an equipment card in play.',
      'Tvým bojovníkům Černé legie lze dát jakékoli vybavení bez ohledu na příslušnost, kdykoli a bez akce. Za 3 akce: odhoď kartu vybavení ve hře.',
    ],
    {
      labels: ['quartermaster'],
      grants: [toYourLegion('anyEquipment'), toYourLegion('freeEquipment')],
      uses: [
        {
          timing: 'action',
          actions: 3,
          destiny: 0,
          aim: 'card',
          removes: 'discard',
          fits: (w, _, __, on) => (isEquipment(w, on) ? null : no('DOT 28.16', 'noTarget')),
          does: (g, play) => {
            discard(g, play.on, 'DOT 37.10');
            return null;
          },
        },
      ],
    },
  ),
  apostle(
    '02044',
    'Demnogonis–The Befouler',
    'Demnogonis – Vládce nečistého',
    [
      '3 actions and his Value in destiny points: discard a Doomtrooper; nobody earns points.',
      'Za 3 akce a jeho Hodnotu v bodech osudu: odhoď Doomtroopera; nikdo nezíská body.',
    ],
    {
      uses: [
        {
          timing: 'action',
          actions: 3,
          destiny: 0,
          fee: (w, on) => ratingOf(w, on, VALUE, null),
          aim: 'warrior',
          removes: 'discard',
          fits: (w, _, __, on) => (isDoomtrooper(w, on) ? null : no('DOT 11.6', 'doomtroopersOnly')),
          does: (g, play) => {
            discard(g, play.on, 'DOT 37.41');
            return null;
          },
        },
      ],
    },
  ),
  apostle(
    '02082',
    'Ilian–Mistress of the Void',
    'Ilian – Vládkyně prázdnoty',
    [
      'Gifts of every Apostle may be put on your Dark Legion warriors at any time without an action. At any time she ends somebody’s immunity to the Dark Symmetry.',
      'Tvým bojovníkům Černé legie lze dávat dary všech Apoštolů kdykoli a bez akce. Kdykoli smí ukončit něčí imunitu vůči Černé symetrii.',
    ],
    {
      grants: [toYourLegion('anyGift'), toYourLegion('freeGifts')],
      uses: [opens('lostSymmetryImmune', (w, on) => has(w, on, 'symmetryImmune', null) || has(w, on, 'giftImmune', null))],
    },
  ),
  apostle(
    '02122',
    'Semai–Lord of Spite',
    'Semai – Vládce zloby',
    [
      'Doomtroopers may attack any Doomtrooper of another player, and pay 4 destiny points to attack the Dark Legion.',
      'Doomtroopeři smějí útočit na kteréhokoli Doomtroopera jiného hráče a za útok na Černou legii platí 4 body osudu.',
    ],
    {
      grants: (['attacksDoomtroopers', 'paysForLegion'] as const).map(ability => ({
        ability,
        to: { who: 'all', fits: (w, _, receiver) => isDoomtrooper(w, receiver) },
      })),
    },
  ),
  warrior(
    '02022',
    'Bodyguard',
    'Tělesný strážce',
    0,
    [2, 2, 6, 4],
    [
      'Counts as a fortification. Assigned to one of your Doomtroopers at any time, to another for 3 destiny points: in his combats the Bodyguard may take his place, but not from a vehicle.',
      'Počítá se za opevnění. Kdykoli ho přidělíš svému Doomtrooperovi, jinému za 3 body osudu: v jeho soubojích smí nastoupit místo něj, ne však z vozidla.',
    ],
    {
      labels: ['fortification'],
      abilities: ['cartel'],
      uses: [
        assigns(0),
        assigns(3),
        {
          timing: 'combat',
          actions: 0,
          destiny: 0,
          aim: 'none',
          fits: (w, _, self) => {
            const fight = topFight(w)!;
            const ward = wardOf(w, self);
            if (ward < 0 || !isCombatant(fight, ward) || w.cards[self]!.covered) return no('DOT 28.19', 'notInCombat');
            if (vehicleOf(w, ward) >= 0) return no('DOT 32.9', 'inVehicle');
            if (w.cards[self]!.zone !== w.cards[ward]!.zone) return no('DOT 24.2.8', 'stationApart');
            const [a, d] = ward === fight.attacker ? [self, fight.defender] : [fight.attacker, self];
            return isCombatant(fight, self) || (fight.tactic !== null && tacticRefusal(w, a, d, fight.tactic, fight) !== null)
              ? no('DOT DR-62', 'noTactic')
              : null;
          },
          does: (g, play) => {
            const fight = topFight(g.world)!;
            const role = wardOf(g.world, play.card) === fight.attacker ? 'attacker' : 'defender';
            swap(g, fight, role, play.card, 'DOT 32.9');
            return null;
          },
        },
      ],
    },
  ),
  warrior(
    '02028',
    'Cardinal Durand',
    'Kardinál Durand',
    brotherhood,
    [11, 11, 11, 14],
    [
      'All members of the Brotherhood cast all Art. At any time he ends somebody’s immunity to Art. Killed or discarded, he is shuffled into your library.',
      'Všichni členové Bratrstva používají celé Umění. Kdykoli smí ukončit něčí imunitu vůči Umění. Je-li zabit či odhozen, zamíchá se do tvé knihovny.',
    ],
    {
      personality: true,
      kinds: ['cardinal'],
      recycles: true,
      grants: [{ ability: 'casts:all', to: { who: 'all', fits: (w, _, receiver) => isBrother(w, receiver) } }],
      uses: [opens('lostArtImmune', (w, on) => has(w, on, 'artImmune', null))],
    },
  ),
  warrior(
    '02048',
    'Doctor Diana',
    'Doktorka Diana',
    cybertronic,
    [3, 3, 6, 5],
    cyber(
      'Out of cover, 1 action: she heals a Doomtrooper and goes into cover.',
      'Mimo kryt za 1 akci: uzdraví Doomtroopera a sama jde do krytu.',
    ),
    {
      personality: true,
      abilities: CYBER,
      uses: [
        {
          timing: 'action',
          actions: 1,
          destiny: 0,
          aim: 'warrior',
          fits: (w, _, self, on) =>
            w.cards[self]!.covered
              ? no('DOT 28.16', 'inCover')
              : w.cards[on]!.wounded && isDoomtrooper(w, on)
                ? null
                : no('DOT 28.16', 'noTarget'),
          does: (g, play) => {
            heal(g, play.on, 'DOT 7.24');
            cover(g, play.card, 'DOT 7.24');
            return null;
          },
        },
      ],
    },
  ),
  warrior(
    '02057',
    'Eradicator Deathdroid',
    'Android vyhlazovač',
    cybertronic,
    [4, 13, 10, 12],
    [
      'Immune to the Dark Symmetry; never casts Art. Counts as a vehicle; never in cover, no equipment.',
      'Imunní vůči Černé symetrii; nikdy nepoužívá Umění. Počítá se za vozidlo; nikdy se nekryje a nenosí vybavení.',
    ],
    { labels: ['vehicle'], abilities: ['symmetryImmune', 'neverArt', 'neverCovers', 'noEquipment'] },
  ),
  warrior('02172', 'Vince Diamond', 'Vince Diamond', cybertronic, [8, 11, 7, 10], cyber(...CHASSEURS), headsChasseurs),
  equipment(
    '02130',
    'SSW4200P',
    'SSW4200P',
    cybertronic,
    [
      'Shoot weapon (machine gun), Cybertronic only: +4 Shoot. In a Shoot combat with it, whoever is wounded by more than twice his Armor is killed.',
      'Zbraň na střelbu (kulomet), jen Kybertronik: +4 Střelba. Při střelbě s ní je ten, koho zraní víc než dvojnásobek jeho Obrany, zabit.',
    ],
    {
      labels: ['shootWeapon', 'machineGun'],
      needs: { affiliation: cybertronic },
      gives: [bearer(plus(0, 4, 0))],
      grants: [overwhelms(SHOOT)],
    },
  ),
  warrior(
    '02168',
    'VAC Engineer',
    'Technik',
    cybertronic,
    [3, 3, 3, 4],
    [
      'Immune to general gifts; never casts Art. Your Doomtroopers may be given Cybertronic equipment at any time without an action, even who may not have it. At any time, wounding himself: a Doomtrooper who is no personality belongs to Cybertronic as well.',
      'Imunní vůči obecným darům; nikdy nepoužívá Umění. Tvým Doomtrooperům lze kdykoli bez akce dát vybavení Kybertroniku, i když by ho mít nesměli. Kdykoli za vlastní zranění: Doomtrooper, který není osobnost, patří také ke Kybertroniku.',
    ],
    {
      labels: ['quartermaster'],
      abilities: CYBER,
      grants: [{ ability: 'freeCybertronics', to: { who: 'yours', fits: (w, _, receiver) => isDoomtrooper(w, receiver) } }],
      uses: [
        {
          timing: 'any',
          actions: 0,
          destiny: 0,
          aim: 'warrior',
          fits: (w, _, __, on) =>
            definitionOf(w, on).personality || !isDoomtrooper(w, on) || (affiliationOf(w, on) & cybertronic) !== 0
              ? no('DOT 28.16', 'noTarget')
              : null,
          does: (g, play) => {
            last(g, play, 'joins', play.on, { n: cybertronic }, 'DOT 7.24');
            return harmOne(g, play.card, NOTHING, NOBODY, false);
          },
        },
      ],
    },
  ),
  special(
    '02074',
    'Heist',
    'Loupež',
    0,
    [
      'Take equipment in play and put it on one of your warriors, whatever affiliation it asks for. Discarded, it goes to its owner.',
      'Vezmi si vybavení ve hře a dej ho svému bojovníkovi bez ohledu na příslušnost. Je-li odhozeno, patří svému majiteli.',
    ],
    {
      timing: 'any',
      aim: 'card',
      fits: (w, seat, _, on) => {
        const { host, by } = w.cards[on]!;
        const stands = definitionOf(w, on).type === 'equipment' && host >= 0 && definitionOf(w, host).type === 'warrior' && by !== seat;
        return stands && !hasLabel(w, on, 'soleFightWeapon') && robbers(w, seat, on).length ? null : no('DOT 28.16', 'noTarget');
      },
      does: (g, play) => asks(g, play, play.seat, 'to', picks(robbers(g.world, play.seat, play.on)), [play.on]),
    },
    {
      answered: (g, { seat, card, args }, answer) => {
        seize(g, args[0]!, seat, picked(answer), 'DOT 35.1');
        last(g, { card, seat }, 'lent', args[0]!, {}, 'DOT 35.1');
        return null;
      },
    },
  ),
  special(
    '02115',
    'Reassignment',
    'Převelení',
    0,
    [
      '1 action: a warrior goes back into his owner’s library with his equipment; the owner regains his Value in destiny points.',
      '1 akce: bojovník se i s vybavením vrátí do knihovny svého majitele; ten získá zpět jeho Hodnotu v bodech osudu.',
    ],
    {
      timing: 'action',
      actions: 1,
      aim: 'warrior',
      does: (g, play) => {
        const value = worthOf(g.world, play.on, null);
        const { owner } = g.world.cards[play.on]!;
        recall(g, play.on);
        gainDestiny(g, owner, value, 'refund', 'DOT 35.2');
        return null;
      },
    },
    { limit: 1 },
  ),
  art(
    '02137',
    'Summon Spell',
    'Vyvolání kouzla',
    'summoning',
    'any',
    [
      'Summoning, any time. Cast an Art card from your discard pile (2 destiny) or from your library (4), in answer to a special too; its own costs are paid. Removed from the game.',
      'Vyvolávání, kdykoli. Sešli kartu Umění ze svého hrobu (2 body osudu) či z knihovny (4), i v odpověď na speciální kartu; její cenu zaplatíš. Odstraní se ze hry.',
    ],
    {
      sums: [2, 4],
      answers: (w, seat, _, pending) => pending.use < 0 && pending.seat !== seat && definitionOf(w, pending.card).type === 'special',
      fits: (w, seat) => (w.sides[seat]!.discard.length + w.sides[seat]!.library.length ? null : no('DOT 28.16', 'noTarget')),
      does: (g, play) => {
        const w = g.world;
        const deep = play.spent * (has(w, play.caster, 'doubleArt', null) ? 2 : 1) >= 4;
        const pile = w.sides[play.seat]![deep ? 'library' : 'discard'];
        for (const id of pile) w.shown.push(play.seat, id);
        g.emit({ type: 'looked', seat: play.seat, at: play.seat, cards: [...pile], rule: 'DOT 28.10' });
        const spells = pile.filter(id => definitionOf(w, id).type === 'art');
        return asks(
          g,
          play,
          play.seat,
          'spell',
          ['stop', ...movesWith(w, play.seat, spells, { moment: momentOf(w), pool: NOTHING })],
          [deep ? 1 : 0],
        );
      },
    },
    {
      after: 'sacrifice',
      answered: (g, { seat, args }, answer) => {
        g.world.shown.length = 0;
        const move = typeof answer === 'object' ? (answer as unknown as Extract<CardMove, { play: CardId }>) : null;
        if (move !== null) toHand(g, move.play, 'DOT 28.10');
        if (args[0] === 1) shuffleLibrary(g, seat, 'DOT 4.1');
        return move === null ? null : playOf(g.world, seat, move, NOTHING);
      },
    },
  ),
  equipment(
    '02024',
    'Book of Law',
    'Kniha zákona',
    brotherhood,
    [
      'Brotherhood only: one action more of any kind in each of your turns.',
      'Jen Bratrstvo: v každém svém kole máš o akci jakéhokoli druhu víc.',
    ],
    { needs: { affiliation: brotherhood }, extraActions: 1 },
  ),
  warrior(
    '02043',
    'Demnogonis Cultist',
    'Vyznavač Demnogonisova kultu',
    legion,
    [4, 3, 2, 3],
    [
      'A Heretic; his player says whether he is a Doomtrooper or Dark Legion. Enters the Squad.',
      'Kacíř; jeho hráč určuje, zda je Doomtrooper, nebo Černá legie. Přichází do mužstva.',
    ],
    { follower: 'demnogonis', labels: ['cultist'], kinds: ['heretic'] },
  ),
  equipment(
    '02076',
    'Hellhound Necrotank',
    'Nekrotank Pekelný pes',
    legion,
    [
      'Vehicle and tank, Dark Legion only. Inside: +5 to all four ratings; no other equipment may be used.',
      'Vozidlo a tank, jen Černá legie. Uvnitř: +5 ke všem hodnotám; jiné vybavení nelze použít.',
    ],
    { labels: ['vehicle', 'tank', 'noVehicleWeapons', 'noVehicleEquipment'], needs: { legion: true }, gives: [bearer(plus(5, 5, 5, 5))] },
  ),
  fortification(
    '02084',
    'Industrial Complex',
    'Průmyslový komplex',
    0,
    ['squad', 'cohort'],
    ['In each of your draw steps: 3 destiny points. Any number.', 'V každém svém kroku lízání: 3 body osudu. Libovolný počet.'],
    {
      copies: 'any',
      atDraw: (g, _, seat) => {
        gainDestiny(g, seat, 3, 'card', 'DOT 5.28');
        return null;
      },
    },
  ),
  apostle(
    '02097',
    'Muawijhe–Lord of Visions',
    'Muawijhe – Vládce přeludů',
    ['All Dark Legion warriors strike first.', 'Všichni bojovníci Černé legie udeří první.'],
    { grants: [{ ability: 'firstStrike', to: { who: 'all', fits: (w, _, receiver) => isLegion(w, receiver) } }] },
  ),
  warrior(
    '02118',
    'Renegade Apostate',
    'Renegátský odpadlík',
    0,
    [4, 4, 5, 7],
    [
      'Casts all Art on anybody; never has an affiliation; stands outside the areas; may attack and be attacked by all.',
      'Používá celé Umění na kohokoli; nikdy nemá příslušnost; stojí mimo oblasti; smí útočit na všechny a všichni na něj.',
    ],
    { labels: ['outside'], abilities: ['casts:all', 'artForLegion', 'noDoomtrooper', 'attacksAnyone'] },
  ),
  warrior(
    '02124',
    'Shadow Walker',
    'Vrah ze stínů',
    mishima,
    [4, 3, 4, 5],
    ['May attack anybody; ALWAYS strikes first.', 'Smí útočit na kohokoli; VŽDY udeří první.'],
    { abilities: ['attacksAnyone', 'alwaysFirst'] },
  ),
  special(
    '02127',
    'Smell of War',
    'Chuť války',
    0,
    [
      'In your turn before your actions: until your next turn every player may make more attacks for 2 destiny points each action, as far as his actions reach.',
      'Ve tvém kole před akcemi: do tvého příštího kola smí každý hráč útočit víckrát, za 2 body osudu za každou akci, pokud mu akce stačí.',
    ],
    {
      timing: 'start',
      fits: w => (isLocked(w, 'smellOfWar') ? no('DOT 28.16', 'noTarget') : null),
      does: (g, play) => {
        last(g, play, 'smellOfWar', -1, { until: play.seat }, 'DOT 24.0.9');
        return null;
      },
    },
  ),
  warrior(
    '02171',
    'Venusian Marshal',
    'Venušanský maršál',
    bauhaus,
    [8, 7, 8, 8],
    [
      'In your Squad: your Bauhaus Doomtroopers who are neither personalities nor Marshals have +2 Fight, Shoot and Armor.',
      'V tvém mužstvu: tvoji Doomtroopeři Bauhausu, kteří nejsou osobnosti ani maršálové, mají +2 Zápas, Střelba a Obrana.',
    ],
    {
      gives: [
        {
          ratings: plus(2, 2, 2),
          layer: 'add',
          to: {
            who: 'yours',
            from: 'squad',
            exceptSelf: true,
            fits: (w, _, receiver) =>
              (affiliationOf(w, receiver) & bauhaus) !== 0 &&
              !definitionOf(w, receiver).personality &&
              !isKind(w, receiver, 'venusian-marshal'),
          },
        },
      ],
    },
  ),
  special(
    '02173',
    'Wave of Righteousness',
    'Vlna poctivosti',
    brotherhood,
    [
      'Per 10 destiny: discard any warrior. Removed from the game.',
      'Za každých 10 bodů osudu: odhoď kteréhokoli bojovníka. Odstraní se ze hry.',
    ],
    {
      timing: 'any',
      destiny: 10,
      aim: 'warrior',
      many: true,
      blind: true,
      removes: 'discard',
      does: (g, play) => {
        for (const id of [play.on, ...(play.also ?? [])]) if (isPresent(g.world, id)) discard(g, id, 'DOT 37.41');
        return null;
      },
    },
    { after: 'sacrifice', limit: 1 },
  ),
  relic(
    '02013',
    'Armor of Unholiness',
    'Brnění znesvěcení',
    legion,
    [
      'Armor for a Dark Legion warrior: +4 Armor; immune to Art; takes the gifts of every Apostle.',
      'Brnění pro bojovníka Černé legie: +4 Obrana; imunní vůči Umění; přijímá dary všech Apoštolů.',
    ],
    {
      labels: ['armour'],
      needs: { legion: true },
      gives: [bearer(plus(0, 0, 4))],
      grants: [
        { ability: 'artImmune', to: { who: 'bearer' } },
        { ability: 'anyGift', to: { who: 'bearer' } },
      ],
    },
  ),
  relic(
    '02157',
    'The Shillelagh',
    'Sochor',
    imperial,
    [
      'Fight weapon, Imperial only: +4 Fight. 3 actions and 5 destiny points: discard a warrior who is neither a personality nor Imperial; nobody earns points.',
      'Zbraň na zápas, jen Imperiál: +4 Zápas. Za 3 akce a 5 bodů osudu: odhoď bojovníka, který není osobnost ani z Imperiálu; nikdo nezíská body.',
    ],
    {
      labels: ['fightWeapon'],
      needs: { affiliation: imperial },
      gives: [bearer(plus(4, 0, 0))],
      uses: [
        {
          timing: 'action',
          actions: 3,
          destiny: 5,
          aim: 'warrior',
          fits: (w, _, __, on) =>
            definitionOf(w, on).personality || (affiliationOf(w, on) & imperial) !== 0 ? no('DOT 28.16', 'noTarget') : null,
          does: (g, play) => {
            discard(g, play.on, 'DOT 37.41');
            return null;
          },
        },
      ],
    },
  ),
];
