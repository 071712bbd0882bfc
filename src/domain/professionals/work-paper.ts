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

export const PAPER_KIND_LABEL: Record<PaperKind, string> = {
  'title-report': 'Title report',
  agreement: 'Agreement',
  'valuation-report': 'Valuation report',
  'visit-photo': 'Photo of the visit',
  evidence: 'Deed or certificate',
  other: 'Other paper',
};
