/** What proves a player beside the password: printed codes, each good once, and a second factor by time. */
import { randomBytes } from 'node:crypto';
import type { Config } from '../config.ts';
import { hashOf } from '../ids.ts';
import { Problem } from '../problem.ts';
import type { ProofStore } from '../storage/proof-store.ts';
import { KeptSecrets } from './kept-secrets.ts';
import { base32, matchingStep, newTotpSecret, totpUri } from './totp.ts';

const CODES = 8;

/** 120 random bits in groups of four letters: nobody guesses one, so its hash needs no salt. */
const newCode = (): string => base32(randomBytes(15)).match(/.{4}/g)!.join('-');
/** As it was typed in from paper. */
const hashOfCode = (code: string): string => hashOf(code.toUpperCase().replaceAll(/[^A-Z2-7]/g, ''));

export class Proofs {
  private readonly store: ProofStore;
  private readonly now: () => number;
  private readonly secrets: KeptSecrets;
  constructor(store: ProofStore, { now, SECRETS_KEY }: Pick<Config, 'now' | 'SECRETS_KEY'>) {
    this.store = store;
    this.now = now;
    this.secrets = new KeptSecrets(SECRETS_KEY);
  }

  async of(player: string): Promise<{ readonly secondFactor: boolean; readonly codes: number }> {
    return { secondFactor: await this.hasFactor(player), codes: await this.store.codes(player) };
  }
  private async hasFactor(player: string): Promise<boolean> {
    return ((await this.store.factor(player))?.confirmed_at ?? null) !== null;
  }

  /** New codes to print; the old ones are good no more. They are told once and never again. */
  async newCodes(player: string): Promise<string[]> {
    const codes = Array.from({ length: CODES }, newCode);
    await this.store.setCodes(player, codes.map(hashOfCode));
    return codes;
  }

  /** A secret for an authenticator; it counts when a code of it was given. */
  async offerFactor(player: string, name: string): Promise<{ readonly secret: string; readonly uri: string }> {
    const secret = newTotpSecret();
    if (!(await this.store.offerFactor(player, this.secrets.lock(secret, player))))
      throw new Problem('conflict', 'there is a second factor already');
    return { secret, uri: totpUri(secret, name) };
  }
  async confirmFactor(player: string, code: string): Promise<void> {
    if (!(await this.isFactor(player, code, true))) throw new Problem('unauthorized', 'the code is wrong');
  }
  async removeFactor(player: string, second: string): Promise<void> {
    await this.assertSecond(player, second);
    await this.store.removeFactor(player);
  }

  /** Where there is a second factor, the password alone is not enough: a code of it, or a printed one, comes with it. */
  async assertSecond(player: string, second: string | undefined): Promise<void> {
    if (!(await this.hasFactor(player))) return;
    if (second === undefined) throw new Problem('secondFactor', 'a code of the second factor is wanted, too');
    if (!(await this.isFactor(player, second, false)) && !(await this.store.useCode(player, hashOfCode(second))))
      throw new Problem('unauthorized', 'the code is wrong');
  }

  /** A printed code instead of the password. With a second factor two things are wanted here, too: its code, or another printed one. */
  async assertRecovery(player: string, code: string, second: string | undefined): Promise<void> {
    const hash = hashOfCode(code);
    if (!(await this.store.hasCode(player, hash))) throw new Problem('unauthorized', 'the name or the code is wrong');
    if (second !== undefined && hashOfCode(second) === hash) throw new Problem('unauthorized', 'the name or the code is wrong');
    await this.assertSecond(player, second);
    if (!(await this.store.useCode(player, hash))) throw new Problem('unauthorized', 'the name or the code is wrong');
  }

  private async isFactor(player: string, code: string, confirming: boolean): Promise<boolean> {
    const factor = await this.store.factor(player);
    if (!factor || (factor.confirmed_at === null) !== confirming) return false;
    const secret = this.secrets.open(factor.secret, player);
    // Without its key no code is right; a printed one is.
    if (secret === null) return false;
    const step = matchingStep(secret, code.replaceAll(/\s/g, ''), this.now());
    if (step === null || !(await this.store.useStep(player, step, confirming ? this.now() : null))) return false;
    if (!this.secrets.isLocked(factor.secret)) await this.store.keepFactor(player, this.secrets.lock(secret, player));
    return true;
  }
}
