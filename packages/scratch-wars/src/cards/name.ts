/**
 * Names of single cards. A hero's name is put together from the pieces of its island; a weapon's is four consonants.
 *
 * A generated name is also a number (its pieces' places), which is how card codes store it. The lists are therefore frozen like the
 * kinds: changing one would change names inside codes already printed.
 */
import type { Island } from './vocabulary.ts';

/** A source of whole numbers from 0 to n - 1, all equally likely. */
export interface Random {
  integer(n: number): number;
}

const words = (text: string): readonly string[] => text.trim().split(/\s+/);
const numbers = (from: number, to: number): readonly string[] => Array.from({ length: to - from + 1 }, (_, i) => `${from + i}`);

/** One piece of each list, in order, makes a name. */
const PIECES: Readonly<Record<Island, readonly (readonly string[])[]>> = {
  techlandia: [
    words(`BZUM CINK KLIK VRUM PÍP TÚT KLAP DRNC FRNK ŠUM VOLT WATT OHM RELÉ TURBO NANO
           BIP ZIP PLUG GRIF MOTOR ŠROT CVAK BLIK HUČ PUMP VENT LUX KOLO ČUDL PÁRA OLEJ`),
    ['-'],
    words(`BOT KLIKA PES KUK TIK TAK BUM HOP RUM MAT FIX JET HIT TON RÁZ BOB
           GONG DING DONG PING PONG CHRUP ŽUM HEČ MLEJN BZIK PÁNT ČEP NÝT DRÁT KABEL KÝBL`),
    ['-'],
    numbers(10, 99),
  ],
  biolandia: [
    words(`Mechoun Šiškoš Bukvík Listoun Kapradil Lopouch Trnek Jalovec Bodlák Hlohoň Sasan Kopretin Jeteloun Lískáč Brusil Habřík
           Olšin Vrbík Žaludoň Šípek Rákosil Pampelín Ostružil Houbelín Křemel Medulín Řeřich Kmínek Anýzek Dubín Jasmín Tymián`),
    [' '],
    words(`Šustil Brumla Chrust Funěl Skřípek Hrabáč Klovan Dupal Čmuchal Mručil Kvák Houkal Tlapka Ocásek Drápal Ňufák
           Rypák Bzučil Cvrkal Chroust Šelest Plazil Škvor Vrtichvost Hopsal Šplhoun Norouš Pelíšek Lenoch Zívál Kutál Pazour`),
  ],
  canbalandia: [
    words('Bum Ham Kan Mňa Ga Tum Žva Hu Cha Om Wa Ňu Pa Glo Ču Ra'),
    words('ba bo lu ga nga mba ko ku la no pa ta zu mu ki do'),
    [' '],
    words(`Kost Kotlík Řízek Guláš Morek Škvarek Žebro Stehno Knedlík Pepř Křupka Hltan Pupek Bachor Tlama Mlask
           Krkoun Lžíce Hrnec Poklička Ubrousek Tatarák Prejt Nářez`),
  ],
  vampiria: [
    words(`Krvoslav Temnomír Stínomil Tesakar Mrakoš Hrobimil Soumrad Nočislav Bledomír Úpislav Mlžibor Kostimír Chladoslav Kryptan
           Děsibor Pavučin Hnilomír Prachoň Sýčkoň Hrůzek Zubislav Krákorin Temnohněv Plíživoj`),
    [' von '],
    words(`Rakev Krypta Mlha Sýček Pavouk Tesák Stín Svíčka Hrobka Vítr Krkavec Půlnoc Česnek Lucerna Plášť Zub
           Sklep Věž Rez Plíseň Záclona Komár Zrcadlo Skřípot`),
  ],
  zepplandia: [
    words(`Cirrus Kumul Stratos Mistral Pasát Vánek Zefír Fičín Fujavec Vichroň Poryv Vzdušil Plachtil Oblakar Mrholín Brízo
           Monzun Orkán Hvízdal Větroň Pírko Bublin Nafukal Rosňák`),
    [' '],
    words(`Vrtulka Padák Gondola Hvizd Propadák Závětří Kormidlo Výškoměr Turbulák Podvozek Klapka Balonek Ventil Kotvář Lanko Horkovzduch
           Ploutvička Zobák Ledovec Příďák Záďák Lodivod Křídlo Škuner`),
  ],
};

/** How many names an island has. */
export const heroNameCount = (island: Island): number => PIECES[island].reduce((product, list) => product * list.length, 1);

/** The name with this number, 0 to `heroNameCount` - 1. */
export function heroNameAt(island: Island, number: number): string {
  let rest = number;
  let name = '';
  for (const list of PIECES[island]) {
    name += list[rest % list.length]!;
    rest = Math.floor(rest / list.length);
  }
  return name;
}

/** The number of a generated name, or null if the island's pieces do not make it. */
export function heroNameNumber(island: Island, name: string): number | null {
  const lists = PIECES[island];
  const find = (rest: string, i: number): number | null => {
    const list = lists[i];
    if (!list) return rest === '' ? 0 : null;
    for (const [place, piece] of list.entries()) {
      if (!rest.startsWith(piece)) continue;
      const after = find(rest.slice(piece.length), i + 1);
      if (after !== null) return place + list.length * after;
    }
    return null;
  };
  return find(name, 0);
}

export const makeHeroName = (island: Island, random: Random): string => heroNameAt(island, random.integer(heroNameCount(island)));

export const CONSONANTS = 'BCDFGHJKLMNPQRSTVWXYZ';
const CODE_LENGTH = 4;
export const WEAPON_NAME_COUNT = CONSONANTS.length ** CODE_LENGTH;

export const isWeaponName = (name: string): boolean => name.length === CODE_LENGTH && [...name].every(c => CONSONANTS.includes(c));

export function weaponNameAt(number: number): string {
  let name = '';
  for (let rest = number; name.length < CODE_LENGTH; rest = Math.floor(rest / CONSONANTS.length))
    name += CONSONANTS[rest % CONSONANTS.length]!;
  return name;
}

export const weaponNameNumber = (name: string): number =>
  [...name].reduceRight((number, letter) => number * CONSONANTS.length + CONSONANTS.indexOf(letter), 0);

export const makeWeaponName = (random: Random): string => weaponNameAt(random.integer(WEAPON_NAME_COUNT));
