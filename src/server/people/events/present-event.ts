import type { ApiEvent } from '#contract/people/events.ts';
import type { EventRow } from '#server/db/schema/index.ts';

/** An event as the list and every delivery have it. */
export const presentEvent = ({
  publicId,
  type,
  createdAt,
  data,
}: Pick<EventRow, 'publicId' | 'type' | 'createdAt' | 'data'>): ApiEvent => ({
  id: publicId,
  type,
  createdAt: createdAt.toISOString(),
  data,
});
