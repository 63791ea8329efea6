/** A request that cannot be done, as the one who asked is told. */
import type { InputProblem } from '@kolbiste/engine';
import type { HttpError } from '@kolbiste/protocol';

const STATUS = {
  malformed: 400,
  unauthorized: 401,
  secondFactor: 401,
  banned: 403,
  notAllowed: 403,
  origin: 403,
  unknown: 404,
  unknownMatch: 404,
  taken: 409,
  conflict: 409,
  tooLarge: 413,
  rateLimited: 429,
  tooMany: 429,
  storage: 503,
  internal: 500,
} as const;

export type ProblemCode = keyof typeof STATUS;
export type ProblemStatus = (typeof STATUS)[ProblemCode];

export class Problem extends Error {
  override readonly name = 'Problem';
  readonly code: ProblemCode;
  /** What is wrong with what was brought, line by line. */
  private readonly problems: readonly InputProblem[];
  constructor(code: ProblemCode, text: string, problems: readonly InputProblem[] = []) {
    super(text);
    this.code = code;
    this.problems = problems;
  }
  get status(): ProblemStatus {
    return STATUS[this.code];
  }
  get body(): HttpError {
    return { code: this.code, text: this.message, ...(this.problems.length && { problems: this.problems }) };
  }
}
