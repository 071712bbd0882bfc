import type { Role } from '#domain/lib/role.ts';
import type { PostedBy } from './listing.ts';

/** Who offers a home: from an agent's account always an agent, else what its owner says they are. */
export function postedByOf(role: Role, said: PostedBy | null): PostedBy {
  if (role === 'agent') return 'agent';
  return said === 'builder' ? 'builder' : 'owner';
}

export const POSTED_BY_LABEL: Record<PostedBy, string> = {
  owner: 'Owner',
  agent: 'Agent',
  builder: 'Builder',
};

export const POSTED_BY_PLURAL: Record<PostedBy, string> = {
  owner: 'owners',
  agent: 'agents',
  builder: 'builders',
};
