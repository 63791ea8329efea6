/** Passwords that are tried first, and so are none. */
import { LEAKED } from './leaked-passwords.ts';

/** What is tried here besides: Czech words, and those of the games. Digits and signs at the end do not make them better. */
const COMMON = new Set(
  `password passw0rd password1 heslo hesloheslo mojeheslo tajneheslo tajne heslicko qwertyui qwertyuiop qwerty qwertz qwertzui qwertzuiop
   asdfghjk asdfghjkl yxcvbnm zxcvbnm qazwsxedc 1qaz2wsx q1w2e3r4 1q2w3e4r letmein iloveyou milujite milujute sunshine princess football
   baseball superman batman starwars pokemon welcome whatever trustno dragon monkey master shadow michael jennifer charlie computer internet
   samsung google facebook administrator admin changeme default secret freedom killer hunter ranger buster soccer hockey george thomas
   martin martina lenka lucie katka petra veronika barbora jakub tomas honza ondra praha slavia sparta ceskarepublika czech nevim nevimnevim
   zmenheslo kocicka kocka pejsek lasicka slunicko beruska brouk medved kolbiste scratchwars summonerwars dicethrone doomtrooper abcdefgh abcd
   aaaaaaaa`.split(/\s+/),
);

/** Why this is no password, or null. */
export function passwordFault(password: string, name: string): string | null {
  const plain = password.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  const core = plain.replaceAll(/^[\d\W_]+|[\d\W_]+$/g, '');
  if (LEAKED.has(plain) || LEAKED.has(core) || COMMON.has(plain) || COMMON.has(core))
    return 'this password is one of those that are tried first';
  // Digits alone are a date or a telephone number.
  if (core === '' || new Set(plain).size < 4) return 'this password is too simple';
  const own = name.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().trim();
  return core === own || plain === own ? 'the password is the name' : null;
}
