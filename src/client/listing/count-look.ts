import { countView } from '#contract/listing-views.ts';
import { call } from '../lib/api.ts';

/** Counts a look at a listing. Whether that works is nothing to its reader. */
export function countLook(id: number): void {
  call(countView, { params: { id } }).catch(() => undefined);
}
