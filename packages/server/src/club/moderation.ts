/**
 * Moderators keep order: they see reports with what was said, and act. Who is a party to a thing does not judge it, and nobody but the
 * keeper decides about moderators. Nothing hidden is shown to them: they look at a game as everybody may.
 */
import type { ActView, ModeratedPlayer, Moderation as Overview, ModeratorAct, OwnReport, ReportView } from '@kolbiste/protocol';
import { isReversible, type Act, type Actor, type Administration } from '../accounts/administration.ts';
import type { Identity } from '../accounts/players.ts';
import { Problem } from '../problem.ts';
import type { PlayerRow } from '../storage/player-store.ts';
import type { Storage } from '../storage/storage.ts';

const DAY = 86_400_000;
/** Lines of chat before and after the one that is meant. */
const BEFORE = 10;
const AFTER = 5;
const LATEST_ACTS = 100;

interface Dependencies {
  readonly storage: Storage;
  readonly administration: Administration;
  readonly now: () => number;
  /** A player may not play, is called otherwise, or has their voice back: it takes effect wherever they are connected. */
  readonly playerChanged: (player: string) => void;
}

type ReportRow = Awaited<ReturnType<Storage['administration']['reports']>>[number];

export class Moderation {
  private readonly deps: Dependencies;
  constructor(deps: Dependencies) {
    this.deps = deps;
  }

  /** Whether somebody may moderate, now. */
  async isModerator(player: string): Promise<boolean> {
    return (await this.deps.storage.players.byId(player))?.role === 'moderator';
  }

  async overview(who: Identity): Promise<Overview> {
    await this.assertModerator(who);
    const { administration, learners } = this.deps.storage;
    const reports: ReportView[] = [];
    for (const row of await administration.reports()) reports.push(await this.reportView(row, who));
    const acts = await this.actViews((await this.deps.administration.acts()).slice(0, LATEST_ACTS));
    return { reports, acts, left: await learners.all() };
  }

  /** A player's history. */
  async player(who: Identity, said: string): Promise<ModeratedPlayer> {
    await this.assertModerator(who);
    const row = await this.playerRow(said);
    const { administration } = this.deps.storage;
    const { about, by } = await administration.reportsOf(row.id);
    return {
      player: row.id,
      name: row.name,
      guest: row.password === null,
      since: row.created_at,
      bannedUntil: row.banned_until,
      silencedUntil: row.silenced_until,
      moderator: row.role === 'moderator',
      reported: about,
      reporting: by,
      acts: await this.actViews((await administration.actsAbout(row.id)) as Act[]),
      party: await this.isParty(who, row),
    };
  }

  async act(who: Identity, wish: ModeratorAct): Promise<void> {
    const actor = await this.assertModerator(who);
    const { administration: acts, now } = this.deps;
    const { about, why } = wish;
    if (wish.what === 'closeReport') {
      await this.assertReport(who, about);
      return acts.closeReport(about, actor, why, wish.answer ?? null);
    }
    if (wish.what === 'closeTable') {
      await this.assertTable(who, about);
      return acts.closeTable(about, actor, why);
    }
    await this.assertAbout(who, await this.playerRow(about));
    switch (wish.what) {
      case 'ban':
        await acts.ban(about, now() + wish.days * DAY, actor, why);
        break;
      case 'unban':
        await acts.ban(about, 0, actor, why);
        break;
      case 'silence':
        await acts.silence(about, now() + wish.days * DAY, actor, why);
        break;
      case 'unsilence':
        await acts.silence(about, 0, actor, why);
        break;
      case 'rename':
        await acts.rename(about, wish.name, actor, why);
        break;
    }
    return this.deps.playerChanged(about);
  }

  /** Another moderator may see it otherwise. */
  async undo(who: Identity, id: string, why: string): Promise<void> {
    const actor = await this.assertModerator(who);
    const { storage, administration } = this.deps;
    const act = (await storage.administration.act(id)) as Act | undefined;
    if (!act) throw new Problem('unknown', 'there is no such act');
    if (act.what === 'closeReport') await this.assertReport(who, act.about);
    else if (act.what === 'closeTable') await this.assertSeats(who, act);
    else await this.assertAbout(who, await this.playerRow(act.about));
    await administration.undo(id, actor, why);
    this.deps.playerChanged(act.about);
  }

  /** What became of the player's own reports. */
  async ownReports(player: string): Promise<OwnReport[]> {
    const rows = await this.deps.storage.administration.reportsBy(player);
    return rows.map(({ id, at, text, closed_at: closed, answer }) => ({ report: id, at, text, closed: closed !== null, answer }));
  }

  private async assertModerator({ player, name, kind }: Identity): Promise<Actor> {
    if (kind === 'token' || !(await this.isModerator(player))) throw new Problem('notAllowed', 'this is for moderators');
    return { name, player };
  }

  private async assertReport({ player }: Identity, id: string): Promise<void> {
    const report = await this.deps.storage.administration.report(id);
    if (!report) throw new Problem('unknown', `there is no report ${id}`);
    if (report.by === player || report.player === player) throw new Problem('notAllowed', 'nobody judges a report of their own');
  }

  /** Nobody closes a table they play at. */
  private async assertTable({ player }: Identity, match: string): Promise<void> {
    const seats = await this.deps.storage.matches.seats(match);
    if (seats.some(seat => seat.player === player)) throw new Problem('notAllowed', 'you play at this table; another moderator decides');
  }

  private async assertSeats({ player }: Identity, { change, about }: Act): Promise<void> {
    const seats = change === null ? [] : ((JSON.parse(change) as { seats?: readonly { player: string | null }[] }).seats ?? []);
    if (seats.some(seat => seat.player === player)) throw new Problem('notAllowed', `you sat at ${about}; another moderator decides`);
  }

  private async assertAbout(who: Identity, row: PlayerRow): Promise<void> {
    if (row.role === 'moderator') throw new Problem('notAllowed', 'only the keeper decides about moderators');
    if (await this.isParty(who, row)) throw new Problem('notAllowed', 'you have reported this player; another moderator decides');
  }

  private async isParty({ player }: Identity, { id }: PlayerRow): Promise<boolean> {
    return player === id || (await this.deps.storage.administration.accuses(player, id));
  }

  private async playerRow(said: string): Promise<PlayerRow> {
    const row = await this.deps.storage.players.byId(said);
    if (!row || row.deleted_at !== null) throw new Problem('unknown', 'there is no such player');
    return row;
  }

  private async reportView(row: ReportRow, { player }: Identity): Promise<ReportView> {
    const { id, at, by, byName, player: about, name, match, chat, text } = row;
    const { administration } = this.deps.storage;
    const middle = match === '' ? 0 : (chat ?? (await administration.lastSaid(match, at)));
    const lines = middle === 0 ? [] : await administration.said(match, middle - BEFORE, middle + AFTER);
    const moment = lines.find(line => line.number === chat)?.at ?? at;
    return {
      report: id,
      at,
      by: { player: by, name: byName ?? '' },
      about: about === null ? null : { player: about, name: name ?? '' },
      text,
      match: match === '' ? null : await this.placeOf(match, moment),
      lines: lines.map(({ number, at: said, player: speaker, name: called, text: words, preset }) => ({
        number,
        at: said,
        player: speaker,
        name: called,
        text: words,
        preset,
      })),
      line: chat,
      party: by === player || about === player,
    };
  }

  /** Where it was, and after how many answers: the moment in the record. */
  private async placeOf(match: string, at: number): Promise<ReportView['match']> {
    const row = await this.deps.storage.matches.row(match);
    if (!row) return { match, state: 'gone', answers: 0 };
    const rows = row.state === 'open' ? [] : await this.deps.storage.matches.rows(match);
    return { match, state: row.state, answers: rows.filter(input => input.type === 'answer' && input.at <= at).length };
  }

  private async actViews(acts: readonly Act[]): Promise<ActView[]> {
    const names = new Map<string, string>();
    for (const about of new Set(acts.map(act => act.about))) {
      const row = await this.deps.storage.players.byId(about);
      if (row) names.set(about, row.name);
    }
    return acts.map(act => ({
      act: act.id,
      at: act.at,
      who: act.who,
      what: act.what,
      about: act.about,
      name: names.get(act.about) ?? null,
      why: act.why,
      undone: act.undone_by !== null,
      reversible: act.undone_by === null && isReversible(act),
    }));
  }
}
