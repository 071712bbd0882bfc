import { useSyncExternalStore } from 'react';
import { useListQuery } from '#client/lib/use-list-query.ts';
import { LEAD_SOURCES, LEAD_STATES, type LeadSource } from '#domain/professionals/lead.ts';

export interface LeadFilter {
  source?: LeadSource;
  q?: string;
}

/** What the list of leads is narrowed to, as it stands in the address. */
export function useLeadFilter() {
  const query = useListQuery('leads');
  const state = LEAD_STATES.find((known) => known === query.read('state'));
  const source = LEAD_SOURCES.find((known) => known === query.read('source'));
  const q = query.read('q').slice(0, 80);
  const filter: LeadFilter = { ...(source && { source }), ...(q && { q }) };
  return { ...query, state, filter };
}

/** From Tailwind's `lg` on there is room for columns. */
const WIDE = '(width >= 64rem)';

function subscribe(changed: () => void): () => void {
  const media = matchMedia(WIDE);
  media.addEventListener('change', changed);
  return () => media.removeEventListener('change', changed);
}

export const useWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(WIDE).matches,
    () => false,
  );
