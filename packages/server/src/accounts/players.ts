/** Who is who: guests, accounts, sessions and bot authors' tokens. A secret is stored only as its hash. */
import { hash, verify } from '@node-rs/argon2';
import type { Player, SessionInfo } from '@kolbiste/protocol';
import type { Config } from '../config.ts';
import { hashOf, newId, newToken, signed, unsigned } from '../ids.ts';
import { Problem } from '../problem.ts';
import { foldName, nameFault, skeletonOf } from './names.ts';
import { passwordFault } from './passwords.ts';
import type { PlayerStore, SessionRow } from '../storage/player-store.ts';

/** A player who has proved who they are. */
export interface Identity extends Player {
  readonly session: string;
  readonly kind: 'browser' | 'token';
}

/** argon2id, as OWASP advises for 2024: 19 MiB, two passes. */
const HASHING = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** A password nobody has: a wrong name takes as long to refuse as a wrong password. */
let nobody: Promise<string> | null = null;
const TOKEN_MARK = 'kb_';
/** How often it is noted that a session was used. */
const SEEN_EVERY = 3_600_000;

/** A session that has just begun, and the value of its cookie. */
export interface NewSession {
  readonly identity: Identity;
  readonly cookie: string;
}

export class Players {
  private readonly store: PlayerStore;
  private readonly config: Config;
  private readonly secret: string;
  /** How far guests have been looked at. */
  private sweptTo = 0;

  constructor(store: PlayerStore, config: Config, secret: string) {
    this.store = store;
    this.config = config;
    this.secret = secret;
  }

  /** The secret that signs cookies: from outside, or made once and kept in the database, where all servers find it. */
  static async open(store: PlayerStore, config: Config): Promise<Players> {
    await store.fillSkeletons(skeletonOf);
    return new Players(store, config, config.SESSION_SECRET || (await store.secret(newToken())));
  }

  /** Who a cookie belongs to; null when to nobody. A banned player is told so. */
  byCookie(value: string | undefined): Promise<Identity | null> {
    const token = value === undefined ? null : unsigned(value, this.secret);
    return token === null ? Promise.resolve(null) : this.byToken(token);
  }

  async byToken(token: string): Promise<Identity | null> {
    const now = this.config.now();
    const row = await this.store.bySession(hashOf(token));
    if (!row || row.expires_at <= now) return null;
    if (row.banned_until !== null && row.banned_until > now) throw new Problem('banned', 'this player may not play here');
    if (row.seen_at + SEEN_EVERY < now) await this.noteSeen(row.session, row.id, now);
    return { player: row.id, name: row.name, guest: row.password === null, session: row.session, kind: row.kind };
  }

  /** Nobody is turned away because a disk is full. */
  private async noteSeen(session: string, player: string, now: number): Promise<void> {
    try {
      await this.store.noteSeen(session, player, now, now + this.config.SESSION_LIFE);
    } catch {
      // It will be noted another time.
    }
  }

  /** A player at once. Gives the cookie's value. */
  async newGuest(label: string): Promise<NewSession> {
    const player = newId();
    const now = this.config.now();
    const name = `Guest ${player
      .replaceAll(/[^a-z0-9]/gi, '')
      .slice(0, 4)
      .toUpperCase()}`;
    await this.store.add({
      id: player,
      name,
      folded: null,
      password: null,
      created_at: now,
      seen_at: now,
      banned_until: null,
      deleted_at: null,
    });
    return this.begin({ player, name, guest: true }, label);
  }

  /** A session of a browser. */
  async begin(player: Player, label: string): Promise<NewSession> {
    const token = newToken();
    const session = this.sessionFor(player.player, token, 'browser', label);
    await this.store.addSession(session);
    return { identity: { ...player, session: session.id, kind: 'browser' }, cookie: signed(token, this.secret) };
  }

  private sessionFor(player: string, token: string, kind: 'browser' | 'token', label: string): SessionRow {
    const now = this.config.now();
    const expiresAt = now + this.config.SESSION_LIFE;
    return { id: newId(), hash: hashOf(token), player, kind, label, created_at: now, seen_at: now, expires_at: expiresAt };
  }

  /** The guest becomes an account and keeps everything but the session: who knew that one does not know the account's. */
  async makeAccount({ player, guest, session }: Identity, name: string, password: string, label: string): Promise<NewSession> {
    if (!guest) throw new Problem('conflict', 'this is an account already');
    this.assertGood(password, name);
    await this.assertFree(name);
    const account = { name, folded: foldName(name), skeleton: skeletonOf(name), password: await hash(password, HASHING) };
    // Of two who want the same name at the same time, one breaks on its uniqueness.
    const made = await this.store.makeAccount(player, account).catch(async (error: unknown) => {
      await this.assertFree(name);
      throw error;
    });
    if (!made) throw new Problem('conflict', 'this is an account already');
    await this.store.removeSession(player, session);
    return this.begin({ player, name, guest: false }, label);
  }

  private async assertFree(name: string): Promise<void> {
    const fault = nameFault(name);
    if (fault !== null) throw new Problem('malformed', fault);
    if (await this.store.isTaken(foldName(name), skeletonOf(name)))
      throw new Problem('taken', 'this name is taken, or looks like one that is');
  }

  /** Guests may change their name; accounts keep theirs. */
  async rename({ player, guest }: Identity, name: string): Promise<Player> {
    if (!guest) throw new Problem('conflict', 'an account keeps its name');
    await this.assertFree(name);
    await this.store.rename(player, name);
    return { player, name, guest };
  }

  /** Whose name and password these are. */
  async byPassword(name: string, password: string): Promise<Player> {
    const row = await this.store.byName(foldName(name));
    const right = await verify(row?.password ?? (await (nobody ??= hash('nobody', HASHING))), password);
    if (!right || !row) throw new Problem('unauthorized', 'the name or the password is wrong');
    this.assertWelcome(row.banned_until);
    return { player: row.id, name: row.name, guest: false };
  }
  /** Whose name this is; nobody is told whether there is one. */
  async byName(name: string): Promise<Player | null> {
    const row = await this.store.byName(foldName(name));
    if (!row) return null;
    this.assertWelcome(row.banned_until);
    return { player: row.id, name: row.name, guest: false };
  }
  private assertWelcome(bannedUntil: number | null): void {
    if (bannedUntil !== null && bannedUntil > this.config.now()) throw new Problem('banned', 'this player may not play here');
  }

  /** A new password; every other session and every token ends. */
  async changePassword({ player, name, session }: Identity, old: string, fresh: string): Promise<void> {
    await this.assertPassword(player, old);
    await this.setPassword({ player, name }, fresh, session);
  }
  /** `session`: the one that goes on; null: none does. */
  async setPassword({ player, name }: Pick<Player, 'player' | 'name'>, password: string, session: string | null): Promise<void> {
    this.assertGood(password, name);
    await this.store.changePassword(player, await hash(password, HASHING), session);
  }
  assertGood(password: string, name: string): void {
    const fault = passwordFault(password, name);
    if (fault !== null) throw new Problem('malformed', fault);
  }
  async assertPassword(player: string, password: string): Promise<void> {
    if (!(await this.isPassword(player, password))) throw new Problem('unauthorized', 'the password is wrong');
  }

  /** The mark of a device from which somebody has signed in under this name. It opens nothing: its tries are counted apart. */
  newDevice(name: string): string {
    return signed(`${hashOf(foldName(name))}.${newToken()}`, this.secret);
  }
  /** Which device of this name it is; null when it is not known. */
  deviceOf(value: string | undefined, name: string): string | null {
    const [whose, device] = (value === undefined ? '' : (unsigned(value, this.secret) ?? '')).split('.');
    return device && whose === hashOf(foldName(name)) ? device : null;
  }

  private async isPassword(player: string, password: string): Promise<boolean> {
    const row = await this.store.byId(player);
    return row?.password !== null && row?.password !== undefined && verify(row.password, password);
  }

  async sessions({ player, session }: Identity): Promise<SessionInfo[]> {
    const rows = await this.store.sessions(player);
    return rows.map(({ id, kind, label, created_at: createdAt, seen_at: seenAt }) => ({
      session: id,
      kind,
      label,
      createdAt,
      seenAt,
      current: id === session,
    }));
  }

  async sessionsOf(player: string): Promise<Set<string>> {
    const rows = await this.store.sessions(player);
    return new Set(rows.map(({ id }) => id));
  }

  /** Ends a session of the player's own. */
  async revoke({ player }: Identity, session: string): Promise<void> {
    if (!(await this.store.removeSession(player, session))) throw new Problem('unknown', 'there is no such session');
  }

  /** A token for a program. It is told once and never again. */
  async newToken({ player }: Identity, label: string): Promise<{ readonly session: string; readonly token: string }> {
    const token = TOKEN_MARK + newToken();
    const session = this.sessionFor(player, token, 'token', label);
    const { TOKENS_PER_PLAYER: most } = this.config;
    if (!(await this.store.addToken(session, most))) throw new Problem('tooMany', `a player has at most ${most} tokens; end one first`);
    return { session: session.id, token };
  }

  async sweep(): Promise<void> {
    const now = this.config.now();
    await this.store.removeExpired(now);
    this.sweptTo = await this.store.removeGuests(now - this.config.GUEST_LIFE, this.sweptTo);
  }

  mutedBy(player: string): Promise<Set<string>> {
    return this.store.mutedBy(player);
  }
  async isHidden(player: string): Promise<boolean> {
    return (await this.store.byId(player))?.hidden === 1;
  }
  mute(player: string, muted: string, on: boolean): Promise<void> {
    return this.store.mute(player, muted, on);
  }
}
