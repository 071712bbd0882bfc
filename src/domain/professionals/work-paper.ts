import { labels } from '#messages/lib/labels.ts';
import words from '#messages/professionals/labels/index.ts';

/** Kinds of papers of a piece of work; what only the professional hands in comes first. */
export const PAPER_KINDS = [
  'title-report',
  'agreement',
  'valuation-report',
  'visit-photo',
  'evidence',
  'other',
] as const;
export type PaperKind = (typeof PAPER_KINDS)[number];

export const PAPER_KIND_LABEL: Record<PaperKind, string> = labels(() => words.paper);
