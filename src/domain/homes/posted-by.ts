import type { Role } from '#domain/lib/role.ts';
import words from '#messages/homes/traits/index.ts';
import { labels } from '#messages/lib/labels.ts';
import type { PostedBy } from './listing.ts';

/** Who offers a home: from an agent's account always an agent, else what its owner says they are. */
export function postedByOf(role: Role, said: PostedBy | null): PostedBy {
  if (role === 'agent') return 'agent';
  return said === 'builder' ? 'builder' : 'owner';
}

export const POSTED_BY_LABEL: Record<PostedBy, string> = labels(() => words.postedBy);
/** "From owners". */
export const FROM_POSTERS_LABEL: Record<PostedBy, string> = labels(() => words.fromPosters);
export const POSTED_BY_PLURAL: Record<PostedBy, string> = labels(() => words.posters);
