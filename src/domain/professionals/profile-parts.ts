import { PROFESSIONS, type Profession } from '#domain/lib/profession.ts';

/** Whose page it is: somebody who works for others, or a side of a deal. */
export type ProfileKind = Profession | 'owner' | 'buyer';

/** What a profile shows below its head, in this order, and to which profiles it applies. */
export const PROFILE_PARTS = {
  /** What was checked of them, and when. */
  checks: PROFESSIONS,
  /** Localities served, on a map. */
  areas: PROFESSIONS,
  /** A paper as they make them, about an invented home. */
  specimen: ['lawyer', 'evaluator'],
  past: PROFESSIONS,
  /** What they offer to do for the reader’s own properties. */
  offers: ['agent'],
  figures: ['owner'],
  /** What there is between them and the reader. */
  between: ['owner', 'buyer'],
  listings: ['owner'],
  /** Of completed deals, by their other sides. */
  dealReviews: ['owner', 'buyer'],
  /** Of paid work; who sells for a living has a profile of that, too. */
  reviews: PROFESSIONS,
} as const satisfies Record<string, readonly ProfileKind[]>;

type Table = typeof PROFILE_PARTS;

/** The parts that apply to a kind of profile. */
export type ProfilePart<Kind extends ProfileKind> = {
  [Part in keyof Table]: Kind extends Table[Part][number] ? Part : never;
}[keyof Table];

export const partsOf = <Kind extends ProfileKind>(kind: Kind): ProfilePart<Kind>[] =>
  Object.entries(PROFILE_PARTS)
    .filter(([, kinds]) => (kinds as readonly ProfileKind[]).includes(kind))
    .map(([part]) => part as ProfilePart<Kind>);

/** Papers of which everybody may read a specimen. */
export const SPECIMENS = ['title-report', 'valuation-report'] as const;
export type Specimen = (typeof SPECIMENS)[number];

export const SPECIMEN_OF: Record<(typeof PROFILE_PARTS.specimen)[number], Specimen> = {
  lawyer: 'title-report',
  evaluator: 'valuation-report',
};
