/** Base set: warriors. */
import type { Call } from '@kolbiste/engine';
import { attach, heal, last, order, wound } from '../../atoms.ts';
import { has, isCapable } from '../../abilities.ts';
import { tacticsFor } from '../../combat/pairing.ts';
import { fetch } from '../../search.ts';
import { definitionNamed } from '../registry.ts';
import { no } from '../../rule.ts';
import { affiliationOf, isBrother, isDoomtrooper, isHeretic, isKind, isLegion, knownWarriors, warriorsOf } from '../../status.ts';
import { ratingOf } from '../../values.ts';
import { fetching, hurtingAll } from '../../signatures.ts';
import { NOTHING, type CardId, type World } from '../../world.ts';
import { AFFILIATION, ARMOUR, VALUE, type Ability, type Definition, type Grants, type Move } from '../card.ts';
import { plus, warrior, type More, type Text } from '../make.ts';
import { CYBER, cyber, inCombat, isFortified, kindly, strengthenSelf } from '../pieces.ts';

const { bauhaus, capitol, cybertronic, imperial, mishima, brotherhood, legion } = AFFILIATION;
/** What several say of themselves, and what it means. */
type Told = readonly [text: Text, more: More];
const PLAIN: Text = ['No special ability.', 'Bez zvláštní schopnosti.'];

/** "Your warriors of a kind are immune to the Dark Symmetry while he is in play." */
const shields = (kind: string, who: 'yours' | 'all' = 'yours'): Grants[] => [
  { ability: 'symmetryImmune', to: { who, fits: kindly(kind) } },
];
const leads = (kind: string, en: string, cs: string, who: 'yours' | 'all' = 'yours'): Told => [
  [
    `Counts as ${en}. ${who === 'yours' ? 'Your' : 'All'} ${en} warriors are immune to the Dark Symmetry while he or she is in play.`,
    `Počítá se za: ${cs}. Dokud je ve hře, jsou ${who === 'yours' ? 'tvoji' : 'všichni'} bojovníci ${cs} imunní vůči Černé symetrii.`,
  ],
  { personality: true, kinds: [kind], grants: shields(kind, who) },
];
const giftImmune: Told = [
  [
    'Immune to general gifts of the Dark Symmetry (not to gifts of the Apostles).',
    'Imunní vůči obecným darům Černé symetrie (ne vůči darům Apoštolů).',
  ],
  { abilities: ['giftImmune'] },
];
const casts = (...aspects: readonly string[]): Told => [
  [`Casts ${aspects.join(' and ')}.`, `Používá aspekty: ${aspects.map(a => CZECH[a]!).join(', ')}.`],
  { abilities: aspects.map(a => `casts:${a === 'all Art' ? 'all' : a.toLowerCase()}` as Ability) },
];
const CZECH: Record<string, string> = {
  'all Art': 'všechny',
  Changeling: 'Metamorfóza',
  Elements: 'Živly',
  Exorcism: 'Exorcismus',
  Kinetics: 'Kinetika',
  Manipulation: 'Manipulace',
  Mentalism: 'Mentalismus',
  Premonition: 'Předtucha',
};
const freelancer = (corporation: string, czech: string, extra: readonly Ability[] = []): Told => [
  [
    `Freelancer: the points it earns become destiny points. May use cards for ${corporation} warriors for 3 destiny points each.${extra.length ? ' Immune to general gifts.' : ''}`,
    `Žoldnéř: jeho body se mění v body osudu. Karty pro bojovníky ${czech} smí používat za 3 body osudu každou.${extra.length ? ' Imunní vůči obecným darům.' : ''}`,
  ],
  { kinds: ['freelancer'], abilities: ['freelancer', ...extra] },
];
const follower = (apostle: NonNullable<Definition['follower']>, more: More = {}): More => ({ follower: apostle, ...more });
const AIRSHIP: Told = [
  [
    'Counts as an airship and a vehicle. Shoot combats only; never in cover, no equipment. Enemy fortifications do not help against its attacks.',
    'Počítá se za vzducholoď a vozidlo. Jen střelba; nikdy se nekryje a nenosí vybavení. Proti jeho útokům nepůsobí opevnění.',
  ],
  { labels: ['airship', 'vehicle'], abilities: ['neverCovers', 'noEquipment', 'ignoresFortifications'] },
];

/** Pays to heal himself at any time. */
const healsFor = (destiny: number): Move => ({
  timing: 'any',
  actions: 0,
  destiny,
  aim: 'none',
  fits: (w, _, self) => (w.cards[self]!.wounded ? null : no('DOT 28.16', 'notWounded')),
  does: (g, play) => {
    heal(g, play.card, 'DOT 7.24');
    return null;
  },
});

/** After each kill of his, a free warrior out of the collection. */
const raises =
  (name: string) =>
  (w: World, self: CardId, event: { readonly type: string; readonly by?: unknown }): Call<unknown> | null =>
    event.type === 'killed' && event.by === self ? fetching({ seat: w.cards[self]!.by, def: definitionNamed(name) }) : null;

/** Dark Legion warriors somebody could attack: on the same ground, able to fight, by a tactic both may use. */
const preyOf = (w: World, hunter: CardId): CardId[] =>
  knownWarriors(w).filter(
    id =>
      id !== hunter &&
      isLegion(w, id) &&
      isCapable(w, id) &&
      !has(w, id, 'cannotBeAttacked', null) &&
      (w.cards[id]!.zone === 'station') === (w.cards[hunter]!.zone === 'station') &&
      tacticsFor(w, hunter, id, null).length > 0,
  );
const highestLegion = (w: World): number => {
  let best = 0;
  for (const id of knownWarriors(w)) if (isLegion(w, id)) best = Math.max(best, ratingOf(w, id, VALUE, null));
  return best;
};

/** His attack falls due now, or is on. */
const isAnnounced = (w: World, id: CardId): boolean => {
  const { by } = w.cards[id]!;
  return (
    w.fights.some(({ attacker }) => attacker === id) ||
    w.orders.some(({ attacker, done, due }) => attacker === id && !done && w.active === by && due === w.sides[by]!.turns)
  );
};
const hasPam = (w: World, id: CardId): boolean =>
  warriorsOf(w, w.cards[id]!.by).some(other => w.cards[other]!.zone !== 'hidden' && isKind(w, other, 'pam-afton'));

export const baseWarriors: readonly Definition[] = [
  // Bauhaus
  warrior('01015', 'Bauhaus Blitzer', 'Bauhausský bombardér', bauhaus, [3, 3, 3, 3], PLAIN),
  warrior('01085', 'Dragoon', 'Dragoun', bauhaus, [1, 3, 5, 3], PLAIN),
  warrior(
    '01103',
    'Etoiles Mortant',
    'Smrtící hvězdy',
    bauhaus,
    [4, 2, 6, 4],
    [
      'On your turn must attack a Dark Legion warrior if any can be attacked, even one of your own; otherwise attacks as usual.',
      'Ve tvém kole musí útočit na Černou legii, je-li na koho, třeba i na tvou; jinak útočí obvykle.',
    ],
    {
      abilities: ['mustAttackLegion'],
      // On her own turn only: whoever else makes her attack may choose freely.
      attacks: (w, self, defender) =>
        w.active === w.cards[self]!.by && !isLegion(w, defender) && preyOf(w, self).length ? no('DOT 24.2.11', 'legionFirst') : null,
    },
  ),
  warrior('01106', 'Ex-Bauhaus Freelancer', 'Ex-bauhausský žoldnéř', bauhaus, [2, 2, 4, 1], ...freelancer('Bauhaus', 'Bauhausu')),
  warrior('01157', 'Hussar', 'Husar', bauhaus, [2, 2, 3, 2], PLAIN),
  warrior('01202', 'Max Steiner', 'Max Steiner', bauhaus, [4, 7, 9, 8], ...leads('venusian-ranger', 'Venusian Ranger', 'Venušin jezdec')),
  warrior(
    '01330',
    'Valerie Duval',
    'Valerie Duvalová',
    bauhaus,
    [8, 4, 8, 8],
    ...leads('etoiles-mortant', 'Etoiles Mortant', 'Smrtící hvězdy', 'all'),
  ),
  warrior('01333', 'Venusian Ranger', 'Venušin jezdec', bauhaus, [4, 3, 4, 4], ...giftImmune),
  // Capitol
  warrior('01018', 'Big Bob Watts', 'Big Bob Watts', capitol, [5, 8, 7, 7], ...leads('free-marine', 'Free Marine', 'Svobodný mariňák')),
  warrior('01107', 'Ex-Capitol Freelancer', 'Ex-kapitolský žoldnéř', capitol, [2, 4, 2, 1], ...freelancer('Capitol', 'Kapitolu')),
  warrior('01136', 'Free Marine', 'Svobodný mariňák', capitol, [4, 6, 4, 5], PLAIN),
  warrior('01164', 'Infantry', 'Pěchota', capitol, [2, 3, 2, 2], PLAIN),
  warrior(
    '01187',
    'Lane Chung',
    'Lane Chung',
    capitol,
    [3, 6, 4, 4],
    [
      'Attacks only if you announced it in your turn before; then he must attack.',
      'Útočí, jen když jsi to ohlásil ve svém předchozím kole; pak zaútočit musí.',
    ],
    {
      personality: true,
      attacks: (w, self) => (isAnnounced(w, self) || hasPam(w, self) ? null : no('DOT 24.2.11', 'notAnnounced')),
      uses: [
        {
          timing: 'ownPeace',
          actions: 0,
          destiny: 0,
          aim: 'none',
          fits: (w, _, self) =>
            hasPam(w, self) || w.orders.some(({ attacker, done }) => attacker === self && !done) ? no('DOT 28.16', 'noTarget') : null,
          does: (g, play) => {
            order(g, play.seat, play.card, NOTHING, null, 'DOT 24.2.11');
            return null;
          },
        },
      ],
    },
  ),
  warrior('01201', 'Martian Banshee', 'Marťanský pozůstalý', capitol, [1, 5, 3, 3], PLAIN),
  warrior('01208', 'Mitch Hunter', 'Mitch Hunter', capitol, [4, 7, 7, 7], ...leads('infantry', 'Infantry', 'Pěchota')),
  warrior(
    '01227',
    'Pam Afton',
    'Pam Aftonová',
    capitol,
    [2, 5, 4, 4],
    ['While she and Lane Chung are both yours, he attacks without announcement.', 'Dokud máš ji i Lanea Chunga, útočí on bez ohlášení.'],
    { personality: true },
  ),
  warrior('01273', 'Sea Lion', 'Mořský lev', capitol, [3, 4, 4, 4], PLAIN),
  warrior('01301', 'Sunset Striker', 'Útočník soumraku', capitol, [3, 3, 3, 3], PLAIN),
  // Cybertronic
  warrior('01038', 'Chasseur', 'Lovec', cybertronic, [5, 2, 4, 5], cyber(), { abilities: CYBER }),
  warrior('01039', 'Chemiman', 'Chemiman', cybertronic, [4, 4, 4, 4], cyber('Whoever he wounds is killed.', 'Koho zraní, toho zabije.'), {
    abilities: [...CYBER, 'killsOnWound'],
  }),
  warrior('01060', 'Cuirassier', 'Kyrysník', cybertronic, [4, 3, 4, 4], cyber(), { abilities: CYBER }),
  warrior('01063', 'Cybercurity MP', 'Kyberhlídač', cybertronic, [3, 3, 4, 3], cyber(), { abilities: CYBER }),
  warrior(
    '01108',
    'Ex-Cybertronic Freelancer',
    'Ex-kybertronický žoldnéř',
    cybertronic,
    [2, 2, 4, 1],
    ...freelancer('Cybertronic', 'Kybertroniku', ['giftImmune']),
  ),
  warrior(
    '01125',
    'Fay & Klaus',
    'Fay & Klaus',
    cybertronic,
    [3, 3, 3, 5],
    [
      'One card, one warrior. Immune to general gifts. In their combat, for 5 destiny points: +3 to all four ratings until it ends.',
      'Jedna karta, jeden bojovník. Imunní vůči obecným darům. V jejich souboji za 5 bodů osudu: +3 ke všem čtyřem hodnotám do konce souboje.',
    ],
    {
      personality: true,
      abilities: ['giftImmune'],
      uses: [
        {
          timing: 'modifier',
          actions: 0,
          destiny: 5,
          aim: 'none',
          fits: (w, _, self) => (inCombat(w, self) ? null : no('DOT 28.19', 'notInCombat')),
          does: (g, play) => {
            strengthenSelf(g, play, plus(3, 3, 3, 3));
            return null;
          },
        },
      ],
    },
  ),
  warrior(
    '01327',
    'Twitcher',
    'Trhač',
    cybertronic,
    [2, 2, 2, 2],
    [
      'With a Ticker: 1 more Fight and Shoot, and no wound after the combat.',
      'S Budíkem: o 1 víc Zápas a Střelba a po souboji žádné zranění.',
    ],
  ),
  warrior('01196', 'Machinator', 'Intrikán', cybertronic, [3, 3, 3, 3], cyber(), { abilities: CYBER }),
  // Imperial
  warrior(
    '01004',
    'Airman Trevor Bartholomew',
    'Letec Trevor Bartoloměj',
    imperial,
    [null, 6, 8, 7],
    [
      `Counts as Rams Air Cavalry, airship and vehicle. Shoot combats only; never in cover, no equipment; enemy fortifications do not help against his attacks. All Rams Air Cavalry have +1 Shoot and Armor while he is in play.`,
      'Počítá se za Údernou vzdušnou kavalerii, vzducholoď a vozidlo. Jen střelba; nikdy se nekryje, nenosí vybavení, opevnění proti němu nepůsobí. Dokud je ve hře, má každá Úderná vzdušná kavalerie +1 Střelba a Obrana.',
    ],
    {
      ...AIRSHIP[1],
      personality: true,
      kinds: ['rams-air-cavalry'],
      gives: [{ ratings: plus(0, 1, 1), layer: 'add', to: { who: 'all', fits: kindly('rams-air-cavalry') } }],
    },
  ),
  warrior('01025', 'Blood Beret', 'Krvavý baret', imperial, [4, 4, 3, 4], ...giftImmune),
  warrior(
    '01048',
    'Clansman',
    'Příslušník klanu',
    imperial,
    [4, 2, 3, 3],
    ['+1 Fight when attacking the Dark Legion.', '+1 Zápas, když útočí na Černou legii.'],
    {
      gives: [
        {
          ratings: plus(1, 0, 0),
          layer: 'add',
          to: {
            who: 'self',
            fits: (w, self, _, fight) => fight !== null && fight.attacker === self && fight.defender >= 0 && isLegion(w, fight.defender),
          },
        },
      ],
    },
  ),
  warrior('01089', 'Edward S. Murdoch', 'Edward S. Murdoch', imperial, [7, 4, 7, 7], ...leads('golden-lion', 'Golden Lion', 'Zlatý lev')),
  warrior('01109', 'Ex-Imperial Freelancer', 'Ex-imperiálský žoldnéř', imperial, [4, 2, 2, 1], ...freelancer('Imperial', 'Imperiálu')),
  warrior('01144', 'Golden Lion', 'Zlatý lev', imperial, [3, 3, 3, 3], PLAIN),
  warrior('01249', 'Rams Air Cavalry', 'Úderná vzdušná kavalerie', imperial, [null, 4, 6, 5], ...AIRSHIP),
  warrior(
    '01264',
    'Rogue',
    'Gauner',
    imperial,
    [5, 3, 4, 4],
    ['Cannot share your Squad with another Imperial warrior.', 'Nesmí být v tvém mužstvu s jiným bojovníkem Imperiálu.'],
    {
      enters: (w, self, seat) =>
        warriorsOf(w, seat).some(id => id !== self && w.cards[id]!.zone === 'squad' && (affiliationOf(w, id) & imperial) !== 0)
          ? no('DOT 24.2.11', 'rogue')
          : null,
      bars: (w, self, entering, seat) =>
        w.cards[self]!.by === seat && w.cards[self]!.zone === 'squad' && (affiliationOf(w, entering) & imperial) !== 0
          ? no('DOT 24.2.11', 'rogue')
          : null,
    },
  ),
  warrior(
    '01274',
    'Sean Gallagher',
    'Sean Gallagher',
    imperial,
    [10, 3, 8, 8],
    [
      'Counts as Clansman. If he attacks, he must choose a Dark Legion warrior where there is one. Your Clansmen are immune to the Dark Symmetry while he is in play.',
      'Počítá se za Příslušníka klanu. Když útočí, musí si vybrat Černou legii, je-li na koho. Dokud je ve hře, jsou tvoji Příslušníci klanu imunní vůči Černé symetrii.',
    ],
    {
      personality: true,
      kinds: ['clansman'],
      grants: shields('clansman'),
      attacks: (w, self, defender) =>
        !isLegion(w, defender) && preyOf(w, self).some(id => w.cards[id]!.by !== w.cards[self]!.by)
          ? no('DOT 24.2.11', 'legionFirst')
          : null,
    },
  ),
  warrior(
    '01278',
    'Sgt. McBride',
    'Seržant McBride',
    imperial,
    [5, 5, 4, 5],
    [
      'Counts as Blood Beret. All other Blood Berets have +1 Fight and Shoot while he is in play.',
      'Počítá se za Krvavý baret. Dokud je ve hře, mají všechny ostatní Krvavé barety +1 Zápas a Střelba.',
    ],
    {
      personality: true,
      kinds: ['blood-beret'],
      gives: [{ ratings: plus(1, 1, 0), layer: 'add', to: { who: 'all', exceptSelf: true, fits: kindly('blood-beret') } }],
    },
  ),
  warrior(
    '01323',
    'Trencher',
    'Zákopník',
    imperial,
    [3, 2, 2, 3],
    ['3 actions: take a Foxhole from your collection and put it on him.', 'Za 3 akce: vezmi ze sbírky Kryt a dej mu ho.'],
    {
      uses: [
        {
          timing: 'action',
          actions: 3,
          destiny: 0,
          aim: 'none',
          does: (g, play) => {
            const foxhole = fetch(g, play.seat, definitionNamed('01134'));
            if (foxhole >= 0) attach(g, foxhole, play.card, play.seat, 'DOT 37.44');
            return null;
          },
        },
      ],
    },
  ),
  warrior(
    '01338',
    'Wolfbane Light Cavalry',
    'Wolfbaneova lehká kavalerie',
    imperial,
    [5, 4, 4, 5],
    [
      'Whoever fights it has −3 Armor, or +3 Armor if a fortification protects him.',
      'Kdo s ní bojuje, má −3 Obrana; chrání-li ho opevnění, má místo toho +3 Obrana.',
    ],
    {
      gives: [
        {
          ratings: plus(0, 0, -3),
          layer: 'add',
          to: { who: 'opponent' },
          count: (w, _, receiver, fight) => (isFortified(w, receiver, fight) ? -1 : 1),
        },
      ],
    },
  ),
  warrior(
    '01340',
    'Young Guard',
    'Mladý strážce',
    imperial,
    [2, 4, 3, 3],
    ['Never seeks cover by choice and never profits from fortifications.', 'Nikdy se sám nekryje a opevnění mu nikdy nepomáhají.'],
    { abilities: ['seeksNoCover', 'noFortifications'] },
  ),
  // Mishima
  warrior(
    '01051',
    'Combat Warhead',
    'Bojová výbušná hlavice',
    mishima,
    [4, 4, 3, 4],
    ['Immune to the Dark Symmetry.', 'Imunní vůči Černé symetrii.'],
    { abilities: ['symmetryImmune'] },
  ),
  warrior('01110', 'Ex-Mishima Freelancer', 'Ex-mishimský žoldnéř', mishima, [3, 3, 3, 1], ...freelancer('Mishima', 'Mishimy')),
  warrior(
    '01150',
    'Hatamoto',
    'Hatamoto',
    mishima,
    [4, 4, 4, 4],
    [
      'A mission he carries must be finished before your others; another finished before it earns nothing.',
      'Mise, kterou nese, musí být splněna před tvými ostatními; jiná splněná dřív nic nevynese.',
    ],
    { abilities: ['missionsFirst'] },
  ),
  warrior('01268', 'Samurai', 'Samuraj', mishima, [3, 3, 3, 3], PLAIN),
  warrior(
    '01300',
    'Suicide Warhead',
    'Sebevražedná výbušná hlavice',
    mishima,
    [10, 0, 0, 3],
    [
      'Immune to the Dark Symmetry; no equipment; any wound kills it.',
      'Imunní vůči Černé symetrii; nenosí vybavení; každé zranění ji zabije.',
    ],
    { abilities: ['symmetryImmune', 'noEquipment', 'diesFromWound'] },
  ),
  warrior('01311', 'Tatsu', 'Tatsu', mishima, [6, 6, 7, 7], ...leads('samurai', 'Samurai', 'Samuraj')),
  warrior('01339', 'Yojimbo', 'Yojimbo', mishima, [7, 5, 7, 7], ...leads('hatamoto', 'Hatamoto', 'Hatamoto')),
  // Brotherhood
  warrior(
    '01008',
    'Archangel',
    'Archanděl',
    brotherhood,
    [3, 3, 3, 3],
    [
      'Casts Changeling and Elements. May be given any airship whatever affiliation it asks for.',
      'Používá Metamorfózu a Živly. Smí dostat jakoukoli vzducholoď bez ohledu na požadovanou příslušnost.',
    ],
    { abilities: ['casts:changeling', 'casts:elements', 'anyAirship'] },
  ),
  warrior(
    '01009',
    'Archinquisitor Nikodemus',
    'Arciinkvizitor Nikodemus',
    brotherhood,
    [8, 8, 8, 9],
    [
      'Casts all Art; immune to the Dark Symmetry. While he is in play no Doomtrooper seeks cover by choice. If he is wounded: 1 action and 5 destiny points move his wound to another of your Doomtroopers.',
      'Používá celé Umění; imunní vůči Černé symetrii. Dokud je ve hře, žádný Doomtrooper se nesmí sám krýt. Je-li zraněn: za 1 akci a 5 bodů osudu přejde jeho zranění na jiného tvého Doomtroopera.',
    ],
    {
      personality: true,
      abilities: ['casts:all', 'symmetryImmune'],
      grants: [{ ability: 'seeksNoCover', to: { who: 'all', fits: (w, _, receiver) => isDoomtrooper(w, receiver) } }],
      uses: [
        {
          timing: 'action',
          actions: 1,
          destiny: 5,
          aim: 'warrior',
          fits: (w, seat, self, on) =>
            !w.cards[self]!.wounded
              ? no('DOT 28.16', 'notWounded')
              : w.cards[on]!.by !== seat || on === self || !isDoomtrooper(w, on) || w.cards[on]!.wounded
                ? no('DOT 28.16', 'noTarget')
                : null,
          does: (g, play) => {
            heal(g, play.card, 'DOT 7.24');
            wound(g, play.on, play.card, 'DOT 7.24');
            return null;
          },
        },
      ],
    },
  ),
  warrior(
    '01022',
    'Blessed Vestal Laura',
    'Požehnaná Laura Vestálka',
    brotherhood,
    [4, 4, 4, 5],
    [
      'Counts as Valkyrie. Your Valkyries cast all Art and are immune to the Dark Symmetry while she is in play.',
      'Počítá se za Valkýru. Dokud je ve hře, tvoje Valkýry používají celé Umění a jsou imunní vůči Černé symetrii.',
    ],
    {
      personality: true,
      kinds: ['valkyrie'],
      grants: [...shields('valkyrie'), { ability: 'casts:all', to: { who: 'yours', fits: kindly('valkyrie') } }],
    },
  ),
  warrior(
    '01034',
    'Cardinal Dominic',
    'Kardinál Dominik',
    brotherhood,
    [10, 7, 10, 10],
    [
      'Casts all Art. Attacks only the Dark Legion warrior of the highest Value. Heretics cannot attack him. Whoever he wounds is killed. All members of the Brotherhood are immune to the Dark Symmetry while he is in play.',
      'Používá celé Umění. Útočí jen na bojovníka Černé legie s nejvyšší Hodnotou. Kacíři na něj nesmějí útočit. Koho zraní, toho zabije. Dokud je ve hře, jsou všichni členové Bratrstva imunní vůči Černé symetrii.',
    ],
    {
      personality: true,
      kinds: ['cardinal'],
      abilities: ['casts:all', 'killsOnWound'],
      grants: [{ ability: 'symmetryImmune', to: { who: 'all', fits: (w, _, receiver) => isBrother(w, receiver) } }],
      attacks: (w, _, defender) =>
        isLegion(w, defender) && ratingOf(w, defender, VALUE, null) >= highestLegion(w) ? null : no('DOT 24.2.11', 'highestLegion'),
      attackedBy: (w, _, attacker) => (isHeretic(w, attacker) ? no('DOT 24.2.11', 'hereticsNot') : null),
    },
  ),
  warrior(
    '01059',
    'Crenshaw the Mortificator',
    'Mortifikátor Crenshaw',
    brotherhood,
    [3, 7, 8, 7],
    [
      'Counts as Mortificator; casts all Art. While he is in play whoever a Mortificator wounds is killed.',
      'Počítá se za Mortifikátora; používá celé Umění. Dokud je ve hře, zabije každý Mortifikátor toho, koho zraní.',
    ],
    {
      personality: true,
      kinds: ['mortificator'],
      abilities: ['casts:all'],
      grants: [{ ability: 'killsOnWound', to: { who: 'all', fits: kindly('mortificator') } }],
    },
  ),
  warrior('01169', 'Inquisitor', 'Inkvizitor', brotherhood, [4, 4, 4, 4], ...casts('Exorcism', 'Mentalism')),
  warrior('01170', 'Inquisitor Majoris', 'Inkvizitor Majoris', brotherhood, [7, 7, 7, 8], ...casts('all Art')),
  warrior(
    '01182',
    'Keeper of the Art',
    'Držitel Umění',
    brotherhood,
    [3, 3, 5, 4],
    [
      'Casts all Art; his personal combat spells count as combat spells; each destiny point he spends on a spell counts as two.',
      'Používá celé Umění; jeho osobní bojová kouzla se počítají za bojová; každý bod osudu, který vloží do kouzla, platí za dva.',
    ],
    { abilities: ['casts:all', 'combatSpells', 'doubleArt'] },
  ),
  warrior(
    '01209',
    'Mortificator',
    'Mortifikátor',
    brotherhood,
    [3, 3, 3, 3],
    [
      'Casts Kinetics and Manipulation. May attack anybody whatever his affiliation.',
      'Používá Kinetiku a Manipulaci. Smí útočit na kohokoli bez ohledu na příslušnost.',
    ],
    { abilities: ['casts:kinetics', 'casts:manipulation'] },
  ),
  warrior('01211', 'Mystic', 'Mystik', brotherhood, [4, 4, 4, 5], ...casts('all Art')),
  warrior('01263', 'Revisor', 'Revizor', brotherhood, [3, 3, 3, 3], ...casts('Manipulation', 'Mentalism')),
  warrior('01267', 'Sacred Warrior', 'Posvátný bojovník', brotherhood, [3, 3, 3, 3], ...casts('Premonition', 'Exorcism')),
  warrior('01331', 'Valkyrie', 'Valkýra', brotherhood, [3, 3, 3, 3], ...casts('Changeling', 'Premonition')),
  // General
  warrior(
    '01002',
    'Agent Nick Michaels',
    'Agent Nick Michaels',
    0,
    [4, 4, 4, 4],
    [
      'Always a Doomtrooper of the Cartel; cannot become a Heretic; no member of the Brotherhood.',
      'Vždy Doomtrooper Kartelu; nemůže se stát Kacířem; není členem Bratrstva.',
    ],
    { personality: true, abilities: ['cartel', 'neverHeretic'] },
  ),
  // Dark Legion
  warrior(
    '01005',
    'Alakhai the Cunning',
    'Záludný Alakhai',
    legion,
    [9, 9, 12, 12],
    [
      'Nepharite. Immune to Art. May carry any Dark Symmetry card; gifts of Algeroth may be put on him at any time without an action. Each destiny point he spends on the Dark Symmetry counts double.',
      'Nefarit. Imunní vůči Umění. Smí mít jakoukoli kartu Černé symetrie; dary Algerothovy lze na něj zahrát kdykoli bez akce. Každý bod osudu, který vloží do Černé symetrie, platí dvojnásobně.',
    ],
    follower('algeroth', {
      personality: true,
      labels: ['nepharite'],
      abilities: ['artImmune', 'anyGift', 'freeAlgeroth', 'doubleSymmetry'],
    }),
  ),
  warrior(
    '01019',
    'Billy',
    'Billy',
    legion,
    [4, 4, 4, 5],
    [
      'Counts as Heretic. Takes general gifts as usual, and gifts of any Apostle for 5 destiny points more each.',
      'Počítá se za Kacíře. Obecné dary přijímá obvykle, dary kteréhokoli Apoštola za 5 bodů osudu navíc.',
    ],
    { personality: true, kinds: ['heretic'], abilities: ['dearGifts'] },
  ),
  warrior(
    '01021',
    'Blessed Legionnaire',
    'Požehnaný legionář',
    legion,
    [2, 2, 1, 3],
    ['Whoever it wounds is killed.', 'Koho zraní, toho zabije.'],
    follower('demnogonis', { kinds: ['legionnaire'], abilities: ['killsOnWound'] }),
  ),
  warrior(
    '01030',
    'Cairath',
    'Cairath',
    legion,
    [8, 2, 6, 6],
    ['Whoever it wounds is killed and removed from the game.', 'Koho zraní, toho zabije a odstraní ze hry.'],
    follower('demnogonis', { abilities: ['killsOnWound', 'sacrificesVictims'] }),
  ),
  warrior(
    '01031',
    'Callistonian Intruder',
    'Callistonianský vetřelec',
    legion,
    [4, 4, 6, 6],
    ['If wounded: heals itself at any time for 6 destiny points.', 'Je-li zraněn: kdykoli se za 6 bodů osudu uzdraví.'],
    follower('semai', { uses: [healsFor(6)] }),
  ),
  warrior('01035', 'Centurion', 'Setník', legion, [4, 4, 4, 5], PLAIN, follower('algeroth')),
  warrior('01040', 'Child of Ilian', 'Ilianino dítě', legion, [1, 3, 2, 2], PLAIN, follower('ilian')),
  warrior('01061', 'Curator', 'Kurátor', legion, [3, 4, 3, 4], PLAIN, follower('demnogonis')),
  warrior('01123', 'Ezoghoul', 'Ezoghůl', legion, [5, 8, 7, 8], PLAIN, follower('algeroth')),
  warrior(
    '01153',
    'Heretic',
    'Kacíř',
    legion,
    [2, 2, 2, 3],
    ['Takes general gifts, but none of the Apostles.', 'Přijímá obecné dary, ale žádné dary Apoštolů.'],
    { kinds: ['heretic'] },
  ),
  warrior('01159', 'Immaculate Fury', 'Neposkvrněná fúrie', legion, [5, 12, 7, 8], PLAIN, follower('algeroth')),
  warrior('01188', 'Legionnaire of Semai', 'Semaiův legionář', legion, [1, 2, 3, 2], PLAIN, follower('semai', { kinds: ['legionnaire'] })),
  warrior('01214', 'Necromutant', 'Nekromutant', legion, [4, 4, 4, 4], PLAIN, follower('algeroth')),
  warrior(
    '01219',
    'Nepharite of Algeroth',
    'Algerothův nefarit',
    legion,
    [11, 5, 6, 8],
    ['Immune to Art.', 'Imunní vůči Umění.'],
    follower('algeroth', { labels: ['nepharite'], abilities: ['artImmune'] }),
  ),
  warrior(
    '01220',
    'Nepharite of Demnogonis',
    'Demnogonisův nefarit',
    legion,
    [4, 5, 2, 5],
    [
      'Immune to Art. Each destiny point it spends on the Dark Symmetry counts double. If wounded: heals itself for 7 destiny points.',
      'Imunní vůči Umění. Každý bod osudu vložený do Černé symetrie platí dvojnásobně. Je-li zraněn: za 7 bodů osudu se uzdraví.',
    ],
    follower('demnogonis', { labels: ['nepharite'], abilities: ['artImmune', 'doubleSymmetry'], uses: [healsFor(7)] }),
  ),
  warrior(
    '01221',
    'Nepharite of Ilian',
    'Ilianin nefarit',
    legion,
    [8, 5, 4, 7],
    ['Immune to Art. Whoever it wounds in a Fight combat is killed.', 'Imunní vůči Umění. Koho zraní v zápase, toho zabije.'],
    follower('ilian', { labels: ['nepharite'], abilities: ['artImmune', 'killsOnFightWound'] }),
  ),
  warrior(
    '01222',
    'Nepharite of Muawijhe',
    'Muawijheův nefarit',
    legion,
    [6, 8, 3, 7],
    [
      'Immune to Art. Whoever it wounds is killed; each kill also brings a Screaming Legionnaire from your collection into your Kohort for nothing.',
      'Imunní vůči Umění. Koho zraní, toho zabije; každé zabití navíc přivede ze sbírky do tvé Kohorty zdarma Vřeštícího legionáře.',
    ],
    follower('muawijhe', { labels: ['nepharite'], abilities: ['artImmune', 'killsOnWound'], on: raises('01271') }),
  ),
  warrior(
    '01223',
    'Nepharite of Semai',
    'Semaiův nefarit',
    legion,
    [5, 4, 5, 6],
    [
      'Immune to Art. Whoever it wounds is killed; each kill also brings a Legionnaire of Semai from your collection into your Kohort for nothing.',
      'Imunní vůči Umění. Koho zraní, toho zabije; každé zabití navíc přivede ze sbírky do tvé Kohorty zdarma Semaiova legionáře.',
    ],
    follower('semai', { labels: ['nepharite'], abilities: ['artImmune', 'killsOnWound'], on: raises('01188') }),
  ),
  warrior(
    '01241',
    'Pretorian Stalker',
    'Pretoriánský stopař',
    legion,
    [12, 3, 8, 7],
    [
      'Immune to Art; may not have Dark Symmetry cards. With two or more Stalkers in your Kohort: +2 Fight and Shoot for one that fights.',
      'Imunní vůči Umění; nesmí mít karty Černé symetrie. Máš-li v Kohortě dva či více stopařů: bojující má +2 Zápas a Střelba.',
    ],
    follower('algeroth', {
      abilities: ['artImmune', 'noSymmetry'],
      gives: [
        {
          ratings: plus(2, 2, 0),
          layer: 'add',
          to: {
            who: 'self',
            fits: (w, self, _, fight) =>
              fight !== null &&
              (fight.attacker === self || fight.defender === self) &&
              warriorsOf(w, w.cards[self]!.by).filter(id => w.cards[id]!.zone === 'cohort' && isKind(w, id, 'pretorian-stalker')).length >
                1,
          },
        },
      ],
    }),
  ),
  warrior('01250', 'Razide', 'Razid', legion, [9, 2, 7, 7], PLAIN, follower('algeroth')),
  warrior(
    '01271',
    'Screaming Legionnaire',
    'Vřeštící legionář',
    legion,
    [3, 2, 1, 3],
    [
      'May not have Dark Symmetry cards. Once in the game, 3 actions: each of your Screaming Legionnaires deals 1 damage to every warrior in play; whose Armor the sum reaches is wounded.',
      'Nesmí mít karty Černé symetrie. Jednou za hru za 3 akce: každý tvůj Vřeštící legionář způsobí každému bojovníkovi ve hře 1 bod; koho Obrana součtu nestačí, je zraněn.',
    ],
    follower('muawijhe', {
      kinds: ['legionnaire'],
      abilities: ['noSymmetry'],
      uses: [
        {
          timing: 'action',
          actions: 3,
          destiny: 0,
          aim: 'none',
          fits: (w, seat) =>
            w.effects.some(effect => effect.what === 'screamed' && effect.by === seat) ? no('DOT 7.24', 'usedAlready') : null,
          does: (g, play) => {
            const w = g.world;
            last(g, play, 'screamed', NOTHING, {}, 'DOT 7.24');
            const damage = warriorsOf(w, play.seat).filter(
              id => w.cards[id]!.zone !== 'hidden' && isKind(w, id, 'screaming-legionnaire'),
            ).length;
            return hurtingAll({
              by: play.card,
              earner: play.seat,
              victims: knownWarriors(w).filter(id => ratingOf(w, id, ARMOUR, null) <= damage),
            });
          },
        },
      ],
    }),
  ),
  warrior('01315', 'Templar', 'Chrámová garda', legion, [4, 7, 5, 6], PLAIN, follower('ilian')),
  warrior('01328', 'Undead Legionnaire', 'Nemrtvý legionář', legion, [3, 1, 2, 2], PLAIN, follower('algeroth', { kinds: ['legionnaire'] })),
  warrior('01341', 'Zenithian Soulslayer', 'Zenithianský vrah duší', legion, [7, 2, 6, 6], PLAIN, follower('muawijhe')),
];
