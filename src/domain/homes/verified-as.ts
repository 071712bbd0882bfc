import { haversineMetres, type LatLng } from '#domain/lib/geo.ts';
import words from '#messages/homes/verified-as/index.ts';
import { labels } from '#messages/lib/labels.ts';
import type { PostedBy } from './listing.ts';

/** What staff saw the papers of: a home verified may not become another one under its badge. */
export interface VerifiedAs {
  localityId: number;
  at: LatLng;
  privateAddress: string | null;
  society: string | null;
  subcategory: string;
  bedrooms: number | null;
  floor: number | null;
  carpetAreaSqft: number | null;
  builtUpAreaSqft: number | null;
  plotAreaSqft: number | null;
  reraNumber: string | null;
  ownerName: string;
  /** As whom it is offered. */
  postedBy: PostedBy;
}

/** A pin set again on the same roof. */
export const SAME_PLACE_METRES = 60;
/** An area measured anew. */
export const SAME_AREA_SHARE = 0.03;

const plain = (text: string | null) =>
  (text ?? '')
    .toLowerCase()
    .replace(/[\s,.]+/g, ' ')
    .trim();
const sameText = (a: string | null, b: string | null) => plain(a) === plain(b);
const sameArea = (a: number | null, b: number | null) =>
  a === b || (a !== null && b !== null && Math.abs(b - a) <= a * SAME_AREA_SHARE);

export type ChangedPart = keyof VerifiedAs;

const SAME: { [P in ChangedPart]: (a: VerifiedAs[P], b: VerifiedAs[P]) => boolean } = {
  localityId: (a, b) => a === b,
  at: (a, b) => haversineMetres(a, b) <= SAME_PLACE_METRES,
  privateAddress: sameText,
  society: sameText,
  subcategory: (a, b) => a === b,
  bedrooms: (a, b) => a === b,
  floor: (a, b) => a === b,
  carpetAreaSqft: sameArea,
  builtUpAreaSqft: sameArea,
  plotAreaSqft: sameArea,
  reraNumber: sameText,
  ownerName: sameText,
  postedBy: (a, b) => a === b,
};

export const PART_LABEL: Record<ChangedPart, string> = labels(() => words.parts);

const isSame = <P extends ChangedPart>(part: P, was: VerifiedAs, is: VerifiedAs) =>
  SAME[part](was[part], is[part]);

/** What is not as it was when staff saw the papers; nothing where the badge may stay. */
export const driftOf = (was: VerifiedAs, is: VerifiedAs): ChangedPart[] =>
  (Object.keys(SAME) as ChangedPart[]).filter((part) => !isSame(part, was, is));
