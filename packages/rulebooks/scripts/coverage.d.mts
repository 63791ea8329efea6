import type { Evidence, Survey } from './survey.mjs';

export interface Tally {
  readonly engine: number;
  readonly cited: number;
  readonly tested: number;
  readonly missing: readonly string[];
  readonly uncited: readonly string[];
}

export interface GameCoverage extends Tally {
  readonly notApplicable: readonly { readonly id: string; readonly why: string }[];
  readonly verified: boolean;
  readonly rulings: { readonly total: number; readonly cited: number; readonly tested: number };
  readonly missingRulings: readonly string[];
  readonly profiles?: Readonly<
    Record<'tournament' | 'standard', Tally & { readonly notApplicable: GameCoverage['notApplicable']; readonly inherited: Tally }>
  >;
}

export type Coverage = Readonly<Record<'scratch-wars' | 'summoner-wars' | 'dice-throne' | 'doomtrooper', GameCoverage>>;

export function problemsOf(survey: Pick<Survey, 'books' | 'citations' | 'tagged' | 'notApplicable'>): string[];
export function coverageOf(survey: Pick<Survey, 'books' | 'code' | 'evidence' | 'notApplicable' | 'verified'>): Coverage;
export function testsByRule(
  evidence: readonly Evidence[],
): Record<string, { tests: { file: string; title: string }[]; scenarios: { file: string; title: { cs: string; en: string } }[] }>;
export function textReport(report: Coverage): string;
export function markdownReport(report: Coverage, books: Survey['books']): string;
