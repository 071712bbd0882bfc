import type { EvaluatedProperty, WireComparable } from '#contract/professionals/evaluators.ts';
import type { SiteChecklist } from '#domain/deals/site-visit.ts';
import type { Reckoner } from '#domain/professionals/own-comparable.ts';
import type { Adjusted, Figures } from '#domain/professionals/valuation.ts';
import type { Language } from '#messages/lib/language.ts';
import type { Signatory } from '#server/db/schema/index.ts';
import type { ReportPhoto } from './visit-photos.ts';

/** A comparable as a report has it: what it is, and what was reckoned from it. */
export type UsedComparable = WireComparable &
  Omit<Adjusted, 'id'> & {
    /** Where the evaluator knows it from; of a listing here nothing. */
    source?: string;
  };

/** All that stands in a report. */
export interface ReportFacts {
  /** Null of a draft or specimen, which nobody can verify. */
  issued: {
    code: string;
    /** The page on which its code is verified. */
    verifyUrl: string;
  } | null;
  /** Of an invented home, to show what a report is like. */
  isSpecimen?: true;
  property: EvaluatedProperty;
  client: string;
  /** The client’s, in which the report is written. */
  language: Language;
  evaluator: Signatory;
  visitedOn: string;
  areaSqft: number;
  checklist: SiteChecklist;
  note: string;
  /** Of the visit. */
  photos: readonly ReportPhoto[];
  reckoner: Reckoner | null;
  comparables: readonly UsedComparable[];
  /** From the comparables; null where they were too few. */
  reckoned: Figures | null;
  /** What the report says: reckoned, or the evaluator's own. */
  figures: Figures;
  isOwn: boolean;
  remarks: string;
  issuedAt: Date;
}
