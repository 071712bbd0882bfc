import words from '#messages/homes/fields/index.ts';
import { labels } from '#messages/lib/labels.ts';

/** Papers that show whose a property is. */
export const PAPER_KINDS = ['index_ii', 'seven_twelve', 'property_tax', 'society_letter'] as const;
export type PaperKind = (typeof PAPER_KINDS)[number];

export const PAPER_LABEL: Readonly<Record<PaperKind, string>> = labels(() => words.papers);
