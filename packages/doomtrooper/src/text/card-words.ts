/** What cards ask in their own words, and what may be answered: both languages side by side, as with the cards' texts. */
import type { Language, Option } from '@kolbiste/engine';
import { DEFINITIONS, definitionNamed } from '../cards/registry.ts';
import type { Names } from './moments.ts';

type Both = { readonly en: string; readonly cs: string };

const QUESTIONS: { readonly [ask: string]: Both } = {
  dead: { en: 'which dead warrior returns?', cs: 'který mrtvý se vrátí?' },
  target: { en: 'who must be attacked?', cs: 'na koho musí zaútočit?' },
  obey: { en: 'must the warrior attack, or not attack?', cs: 'musí zaútočit, nebo nesmí?' },
  question: { en: 'what do you ask about?', cs: 'na co se ptáš?' },
  name: { en: 'which card do you ask about?', cs: 'na kterou kartu se ptáš?' },
  truth: { en: 'answer truthfully, or pay to stay silent?', cs: 'odpovíš po pravdě, nebo zaplatíš za mlčení?' },
  move: { en: 'which card moves?', cs: 'která karta se přesune?' },
  to: { en: 'to whom?', cs: 'komu?' },
  board: { en: 'inside or outside?', cs: 'uvnitř, nebo venku?' },
  plan: { en: 'who will attack in your next turn?', cs: 'kdo ve tvém příštím kole zaútočí?' },
  planAgainst: { en: 'who will be attacked?', cs: 'na koho zaútočí?' },
  planTactic: { en: 'Fight or Shoot?', cs: 'zápas, nebo střelba?' },
  ward: { en: 'protection from what?', cs: 'ochrana před čím?' },
  holder: { en: 'who gets the mission?', cs: 'komu úkol připadne?' },
  upkeep: { en: 'pay to keep it?', cs: 'zaplatíš, aby karta zůstala?' },
  look: { en: 'done looking?', cs: 'hotovo s prohlížením?' },
  shuffle: { en: 'shuffle your library?', cs: 'zamícháš knihovnu?' },
  attacker: { en: 'who attacks?', cs: 'kdo útočí?' },
  defender: { en: 'who defends?', cs: 'kdo se brání?' },
  tactic: { en: 'Fight or Shoot?', cs: 'zápas, nebo střelba?' },
  discard: { en: 'which card is discarded?', cs: 'která karta se vyřadí?' },
  feed: { en: 'which card do you put into it?', cs: 'kterou kartu do ní vložíš?' },
  again: { en: 'attack again?', cs: 'zaútočíš ještě jednou?' },
  copy: { en: 'whose ratings?', cs: 'čí hodnoty?' },
  exchange: { en: 'what do you exchange?', cs: 'co vyměníš?' },
  spell: { en: 'which spell is cast?', cs: 'které kouzlo se sešle?' },
  organisation: { en: 'which organisation?', cs: 'která organizace?' },
  secret: { en: 'which mission was it?', cs: 'který úkol to byl?' },
  keep: { en: 'which card do you keep?', cs: 'kterou kartu si necháš?' },
  imprison: { en: 'imprison this warrior?', cs: 'uvěznit tohoto bojovníka?' },
  bid: { en: 'how much do you bid?', cs: 'kolik nabízíš?' },
  area: { en: 'which area?', cs: 'která oblast?' },
  shelter: { en: 'take cover or be wounded?', cs: 'do úkrytu, nebo zranění?' },
  sacrificed: { en: 'which card comes back?', cs: 'která karta se vrátí?' },
  credit: { en: 'how much do you borrow?', cs: 'kolik si půjčíš?' },
  play: { en: 'how do you play it?', cs: 'jak ji zahraješ?' },
  remove: { en: 'which card is removed from the game?', cs: 'která karta se odstraní ze hry?' },
  piles: { en: 'pay to exchange your library and your discard pile?', cs: 'zaplatíš za výměnu knihovny a hrobu?' },
  grave: { en: 'pay to keep your discard pile?', cs: 'zaplatíš, aby ti hrob zůstal?' },
  draw: { en: 'draw up?', cs: 'dobereš si?' },
  rival: { en: 'who is the other one?', cs: 'kdo je ten druhý?' },
  loss: { en: 'what is lost?', cs: 'co ztratí?' },
  weapon: { en: 'which weapon?', cs: 'která zbraň?' },
  hated: { en: 'who is hated?', cs: 'koho nenávidí?' },
  double: { en: 'who takes the place?', cs: 'kdo zaujme jeho místo?' },
  watch: { en: 'discard one for an action?', cs: 'vyřadíš některou za akci?' },
  markers: { en: 'how many markers do you buy?', cs: 'kolik žetonů koupíš?' },
  rage: { en: 'how much Armor do you give up?', cs: 'kolik Obrany obětuješ?' },
  swap: { en: 'which two are exchanged?', cs: 'které dvě se prohodí?' },
  warzone: { en: 'which warzone counts?', cs: 'která válečná zóna platí?' },
  half: { en: 'its bonuses or its penalties?', cs: 'její bonusy, nebo postihy?' },
  sign: { en: 'stronger or weaker?', cs: 'posílit, nebo oslabit?' },
  summon: { en: 'what is summoned?', cs: 'co se vyvolá?' },
  pile: { en: 'out of which pile?', cs: 'ze kterého balíčku?' },
  recruit: { en: 'who comes?', cs: 'kdo přijde?' },
  join: { en: 'who joins?', cs: 'kdo se přidá?' },
  spoils: { en: 'what is taken from the dead?', cs: 'co mrtvému vezmeš?' },
  finish: { en: 'pay his Value to kill him?', cs: 'zaplatíš jeho Hodnotu, aby zemřel?' },
  loot: { en: 'what do you loot?', cs: 'co bude kořistí?' },
  take: { en: 'which card do you take?', cs: 'kterou kartu si vezmeš?' },
  extend: { en: 'pay to go on?', cs: 'zaplatíš, aby to trvalo dál?' },
  toArmour: { en: 'how many points go to Armor?', cs: 'kolik bodů připadne Obraně?' },
  second: { en: 'who is the other one?', cs: 'kdo je ten druhý?' },
  strikeBack: { en: 'pay to strike back?', cs: 'zaplatíš, abys mohl úder vrátit?' },
  spare: { en: 'pay to save the personality?', cs: 'zaplatíš, aby osobnost přežila?' },
  apostle: { en: 'which Apostle?', cs: 'který Apoštol?' },
  cure: { en: 'pay, or is he killed?', cs: 'zaplatíš, nebo zemře?' },
  infect: { en: 'who is wounded as well?', cs: 'kdo další je zraněn?' },
  guard: { en: 'who keeps watch?', cs: 'kdo drží hlídku?' },
  store: { en: 'which card is put away?', cs: 'která karta se uloží?' },
  next: { en: 'which card is played now?', cs: 'která karta se teď zahraje?' },
  inspect: { en: 'which Secret do you look at?', cs: 'které Tajemství si prohlédneš?' },
  truce: { en: 'which two teams?', cs: 'které dva týmy?' },
  mimic: { en: 'whose abilities?', cs: 'čí schopnosti?' },
  catches: { en: 'who catches the plague?', cs: 'kdo dostane mor?' },
  give: { en: 'which card do you give away?', cs: 'kterou kartu předáš?' },
  jail: { en: 'put the prisoner into it?', cs: 'vložit vězně dovnitř?' },
  grab: { en: 'who takes the equipment?', cs: 'kdo si vezme vybavení?' },
  saved: { en: 'take the warrior back to hand?', cs: 'vzít bojovníka zpět do ruky?' },
  devour: { en: 'who is devoured?', cs: 'kdo bude sežrán?' },
  newFight: { en: 'how much is his Fight?', cs: 'jaký bude jeho Zápas?' },
  newShoot: { en: 'how much is his Shoot?', cs: 'jaká bude jeho Střelba?' },
  unpaid: { en: 'which card do you not pay for?', cs: 'za kterou kartu nezaplatíš?' },
  virus: { en: 'which virus mutates?', cs: 'který virus zmutuje?' },
  sick: { en: 'who falls sick?', cs: 'kdo se nakazí?' },
  attacks: { en: 'how many attacks go into this one?', cs: 'kolik útoků do něj vložíš?' },
  stray: { en: 'who is struck instead?', cs: 'kdo dostane ránu místo něj?' },
  reflect: { en: 'back at its caster, or no effect?', cs: 'vrátit tomu, kdo je použil, nebo bez účinku?' },
  redirect: { en: 'whom is it aimed at?', cs: 'na koho zamíří?' },
  reserve: { en: 'take 25 destiny points and never meditate again?', cs: 'vezmeš si 25 bodů osudu a už nikdy nebudeš meditovat?' },
  divine: { en: 'which card goes?', cs: 'která karta zmizí?' },
  shielded: { en: 'who is protected?', cs: 'koho chrání?' },
  ransom: { en: 'pay for the warrior again?', cs: 'zaplatíš bojovníka ještě jednou?' },
  martyr: { en: 'who is the martyr?', cs: 'kdo je mučedník?' },
  creed: { en: 'on which side?', cs: 'na které straně?' },
  rank: { en: 'which rank?', cs: 'která hodnost?' },
  grow: { en: 'does an Immaculate Fury take its place?', cs: 'zaujme jeho místo Neposkvrněná fúrie?' },
  fortification: { en: 'which fortification?', cs: 'které opevnění?' },
  hold: { en: 'pay to keep the equipment from being lost?', cs: 'zaplatíš, aby se vybavení neztratilo?' },
  cast: { en: 'which spell is cast?', cs: 'které kouzlo se sešle?' },
  vehicle: { en: 'which vehicle?', cs: 'které vozidlo?' },
};
export const cardQuestion = (language: Language, card: number, ask: string, names: Names): string =>
  `${names.card(card)}: ${QUESTIONS[ask]?.[language] ?? ask}`;

const WORDS: { readonly [word: string]: Both } = {
  yes: { en: 'Yes', cs: 'Ano' },
  no: { en: 'No', cs: 'Ne' },
  must: { en: 'Must attack', cs: 'Musí zaútočit' },
  mustNot: { en: 'Must not attack', cs: 'Nesmí zaútočit' },
  truth: { en: 'Answer truthfully', cs: 'Odpovědět po pravdě' },
  silence: { en: 'Pay 5 destiny points and stay silent', cs: 'Zaplatit 5 bodů osudu a mlčet' },
  peace: { en: 'Nobody', cs: 'Nikdo' },
  armour: { en: '+1 Armor', cs: '+1 Obrana' },
  shuffle: { en: 'Shuffle', cs: 'Zamíchat' },
  leave: { en: 'Let go', cs: 'Nechat být' },
  imprison: { en: 'Imprison', cs: 'Uvěznit' },
  strip: { en: 'Imprison and discard all attachments', cs: 'Uvěznit a vyřadit, co má' },
  squad: { en: 'The Squad', cs: 'Mužstvo' },
  cohort: { en: 'The Kohort', cs: 'Kohorta' },
  station: { en: 'The Station', cs: 'Stanice' },
  cover: { en: 'Into cover', cs: 'Do úkrytu' },
  bleed: { en: 'Wounded', cs: 'Zranění' },
  hand: { en: 'Back to hand', cs: 'Zpět do ruky' },
  loseHand: { en: 'The whole hand', cs: 'Celou ruku' },
  loseWarrior: { en: 'A Doomtrooper', cs: 'Doomtroopera' },
  loseDestiny: { en: '20 destiny points', cs: '20 bodů osudu' },
  stronger: { en: '+4 Fight and Shoot', cs: '+4 Zápas a Střelba' },
  library: { en: 'The library', cs: 'Knihovna' },
  discard: { en: 'The discard pile', cs: 'Hrob' },
  destiny: { en: '20 destiny points', cs: '20 bodů osudu' },
  recruits: { en: 'A warrior of the collection', cs: 'Bojovník ze sbírky' },
  algeroth: { en: 'Algeroth', cs: 'Algeroth' },
  semai: { en: 'Semai', cs: 'Semai' },
  muawijhe: { en: 'Muawijhe', cs: 'Muawijhe' },
  ilian: { en: 'Ilian', cs: 'Ilian' },
  demnogonis: { en: 'Demnogonis', cs: 'Demnogonis' },
  pluses: { en: 'Its bonuses', cs: 'Její bonusy' },
  minuses: { en: 'Its penalties', cs: 'Její postihy' },
  fightShoot: { en: 'Fight and Shoot', cs: 'Zápas a Střelba' },
  fightArmour: { en: 'Fight and Armor', cs: 'Zápas a Obrana' },
  shootArmour: { en: 'Shoot and Armor', cs: 'Střelba a Obrana' },
  weaker: { en: '−4 Fight and Shoot', cs: '−4 Zápas a Střelba' },
  doomtrooper: { en: 'A Doomtrooper', cs: 'Doomtrooper' },
  heretic: { en: 'A Heretic', cs: 'Kacíř' },
  back: { en: 'Back at its caster', cs: 'Vrátit tomu, kdo je použil' },
  fizzle: { en: 'It has no effect', cs: 'Bez účinku' },
  accept: { en: 'Take them', cs: 'Vzít si je' },
  decline: { en: 'Take nothing', cs: 'Nic si nebrat' },
  captain: { en: 'Captains', cs: 'Kapitány' },
  sergeant: { en: 'Sergeants', cs: 'Seržanty' },
};
export const choiceWord = (language: Language, word: string): string => WORDS[word]?.[language] ?? word;

const ORGANISATIONS: { readonly [bit: number]: Both } = {
  0: { en: 'no organisation', cs: 'bez organizace' },
  1: { en: 'Bauhaus', cs: 'Bauhaus' },
  2: { en: 'Capitol', cs: 'Kapitol' },
  4: { en: 'Cybertronic', cs: 'Kybertronik' },
  8: { en: 'Imperial', cs: 'Imperiál' },
  16: { en: 'Mishima', cs: 'Mishima' },
  32: { en: 'Brotherhood', cs: 'Bratrstvo' },
  64: { en: 'Dark Legion', cs: 'Černá legie' },
  128: { en: 'Sons of Rasputin', cs: 'Synové Rasputina' },
  256: { en: 'Templars', cs: 'Templáři' },
  512: { en: 'Crescentia', cs: 'Půlměsíc' },
  1024: { en: 'Lutheran Triad', cs: 'Luteránská triáda' },
};
const TYPES: { readonly [type: string]: Both } = {
  warrior: { en: 'a warrior', cs: 'bojovník' },
  equipment: { en: 'equipment', cs: 'vybavení' },
  fortification: { en: 'a fortification', cs: 'opevnění' },
  symmetry: { en: 'a Dark Symmetry card', cs: 'karta Černé symetrie' },
  mission: { en: 'a mission', cs: 'úkol' },
  relic: { en: 'a relic', cs: 'relikvie' },
  warzone: { en: 'a warzone', cs: 'válečná zóna' },
  ki: { en: 'a KI power', cs: 'síla KI' },
  beast: { en: 'a beast', cs: 'zvíře' },
  art: { en: 'an Art spell', cs: 'kouzlo Umění' },
  special: { en: 'a special', cs: 'speciální karta' },
  alliance: { en: 'an alliance', cs: 'aliance' },
};
/** What is printed on it as its name. */
export const defName = (language: Language, def: number): string => DEFINITIONS[def]!.name[language];
const titleOf = (language: Language, code: string): string => DEFINITIONS[definitionNamed(code)]?.name[language] ?? code;

/** What a hand was asked about. */
export const askedAbout = (language: Language, about: string, what: string): string =>
  about === 'type' ? TYPES[what]![language] : about === 'organisation' ? ORGANISATIONS[Number(what)]![language] : titleOf(language, what);

/** An option that is more than a word, or null for what other dictionaries know. */
export function choiceText(language: Language, option: Exclude<Option, string>, names: Names): string | null {
  const o = option as Record<string, number | string>;
  if ('pick' in o) return names.card(Number(o['pick']));
  if ('also' in o) return names.card(Number(o['also']));
  if ('teams' in o)
    return [0, 1, 2, 3]
      .filter(team => (Number(o['teams']) & (1 << team)) !== 0)
      .map(team => team + 1)
      .join(language === 'en' ? ' and ' : ' a ');
  if ('holder' in o) return names.seat(Number(o['holder']));
  if ('of' in o) return ORGANISATIONS[Number(o['of'])]?.[language] ?? String(o['of']);
  if ('type' in o) return TYPES[String(o['type'])]?.[language] ?? String(o['type']);
  if ('named' in o) return titleOf(language, String(o['named']));
  if ('among' in o) return `${language === 'en' ? 'A card by name' : 'Karta podle názvu'}: ${TYPES[String(o['among'])]?.[language]}`;
  if ('bid' in o) return String(o['bid']);
  if ('borrow' in o) return String(o['borrow']);
  if ('buy' in o) return `${Number(o['buy']) * 5} → ${o['buy']} ${language === 'en' ? 'victory' : 'VB'}`;
  if ('sell' in o) return `${o['sell']} ${language === 'en' ? 'victory' : 'VB'} → ${Number(o['sell']) * 5}`;
  return null;
}
