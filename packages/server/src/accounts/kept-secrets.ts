/** Secrets that have to be read again, as they lie in the database: locked with a key that is not there. */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const LOCKED = 'locked:';
const IV = 12;
const TAG = 16;

export class KeptSecrets {
  private readonly key: Uint8Array | null;

  /** `key`: the keeper's, of any length; empty for none. */
  constructor(key: string) {
    this.key = key === '' ? null : new Uint8Array(hkdfSync('sha256', key, '', 'kolbiste secrets', 32));
  }

  /** As it is kept. `of`: whose it is; locked it is of no use to anybody else. */
  lock(secret: string, of: string): string {
    if (!this.key) return secret;
    const iv = randomBytes(IV);
    const cipher = createCipheriv('aes-256-gcm', this.key, iv).setAAD(Buffer.from(of));
    const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
    return LOCKED + Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64');
  }

  /** As it was; null without the key it was locked with. What was kept before there was a key is not locked. */
  open(kept: string, of: string): string | null {
    if (!kept.startsWith(LOCKED)) return kept;
    if (!this.key) return null;
    const bytes = Buffer.from(kept.slice(LOCKED.length), 'base64');
    try {
      const decipher = createDecipheriv('aes-256-gcm', this.key, bytes.subarray(0, IV)).setAAD(Buffer.from(of));
      decipher.setAuthTag(bytes.subarray(IV, IV + TAG));
      return decipher.update(bytes.subarray(IV + TAG), undefined, 'utf8') + decipher.final('utf8');
    } catch {
      return null;
    }
  }

  /** Whether what is kept is as it should be now. */
  isLocked(kept: string): boolean {
    return this.key === null || kept.startsWith(LOCKED);
  }
}
