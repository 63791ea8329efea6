/** A request that cannot be done, as the one who asked is told. */
import type { InputProblem } from '@kolbiste/engine';
import type { HttpError } from '@kolbiste/protocol';

const STATUS = {
  malformed: 400,
  unauthorized: 401,
  secondFactor: 401,
  banned: 403,
  notAllowed: 403,
  silenced: 403,
  origin: 403,
  unknown: 404,
  unknownMatch: 404,
  taken: 409,
  conflict: 409,
  gone: 410,
  tooLarge: 413,
  rateLimited: 429,
  tooMany: 429,
  storage: 503,
  internal: 500,
} as const;

export type ProblemCode = keyof typeof STATUS;
export type ProblemStatus = (typeof STATUS)[ProblemCode];

/** The reason in a word, which a page says in its own language. */
interface Reason {
  readonly why: string;
  readonly params?: Readonly<Record<string, string | number>>;
}

export class Problem extends Error {
  override readonly name = 'Problem';
  readonly code: ProblemCode;
  /** What is wrong with what was brought, line by line. */
  private readonly problems: readonly InputProblem[];
  private readonly reason: Reason | null;
  constructor(code: ProblemCode, text: string, problems: readonly InputProblem[] = [], reason: Reason | null = null) {
    super(text);
    this.code = code;
    this.problems = problems;
    this.reason = reason;
  }
  get status(): ProblemStatus {
    return STATUS[this.code];
  }
  get body(): HttpError {
    return { code: this.code, text: this.message, ...this.reason, ...(this.problems.length && { problems: this.problems }) };
  }
}
