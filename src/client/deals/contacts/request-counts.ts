import { atom } from 'nanostores';
import type { findByRequestCount } from '#contract/deals/contacts.ts';
import type { ResponseOf } from '#contract/lib/endpoint.ts';

type RequestCounts = ResponseOf<typeof findByRequestCount>['data'];

/** How many requests came for the caller's listings, by kind; null before the first answer. */
export const $filteredByRequestCount = atom<RequestCounts | null>(null);
