import { GRANT_KINDS, type GrantKind } from '#domain/money/purpose.ts';

/** What a form of an item holds while it is filled in. */
export interface TermsForm {
  name: string;
  description: string;
  price: number;
  validityDays: number | null;
  grants: { [kind in GrantKind]?: number | undefined };
}

export const NO_TERMS: TermsForm = {
  name: '',
  description: '',
  price: Number.NaN,
  validityDays: null,
  grants: {},
};

/** An emptied box means that there is none. */
export const numberOr =
  <Nothing>(nothing: Nothing) =>
  (typed: unknown): number | Nothing => {
    if (typed === '' || typed === null || typed === undefined) return nothing;
    return Number(typed);
  };

/** A draft as it was kept: what is no number in JSON is null. */
export const withoutNulls = (grants: Partial<Record<GrantKind, number | null>> = {}) =>
  Object.fromEntries(GRANT_KINDS.map((kind) => [kind, grants[kind] ?? undefined]));
