/** Where learners leave lessons: counts by lesson and step, with nothing of who it was. */
import type { LessonLeft } from '@kolbiste/protocol';
import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';

/** Nobody fills the database with lessons that are none. */
const MOST_PLACES = 2_000;
/** As which step the end is kept. */
const ENDED = -1;

export class LearnerStore {
  private readonly db: Kysely<Schema>;
  constructor(db: Kysely<Schema>) {
    this.db = db;
  }

  /** Counts one more; false where there are more places than lessons have steps. */
  async count({ game, lesson, step: at }: Omit<LessonLeft, 'count'>): Promise<boolean> {
    const step = at ?? ENDED;
    const { numUpdatedRows } = await this.db
      .updateTable('lesson_left')
      .set(({ eb }) => ({ count: eb('count', '+', 1) }))
      .where('game', '=', game)
      .where('lesson', '=', lesson)
      .where('step', '=', step)
      .executeTakeFirst();
    if (numUpdatedRows > 0n) return true;
    const { places } = await this.db
      .selectFrom('lesson_left')
      .select(({ fn }) => fn.countAll<number | string>().as('places'))
      .executeTakeFirstOrThrow();
    if (Number(places) >= MOST_PLACES) return false;
    await this.db
      .insertInto('lesson_left')
      .values({ game, lesson, step, count: 1 })
      .onConflict(on => on.columns(['game', 'lesson', 'step']).doUpdateSet(({ eb }) => ({ count: eb('lesson_left.count', '+', 1) })))
      .execute();
    return true;
  }

  /** Every lesson in its order: first how many ended it, then where the others left. */
  async all(): Promise<LessonLeft[]> {
    const rows = await this.db.selectFrom('lesson_left').selectAll().orderBy('game').orderBy('lesson').orderBy('step').execute();
    return rows.map(({ step, count, ...lesson }) => ({ ...lesson, step: step === ENDED ? null : step, count }));
  }
}
