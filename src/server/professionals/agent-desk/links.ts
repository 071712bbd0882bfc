/** Where an owner reads and answers an agent's offer. */
export const linkForOwner = ({ agentId, id }: { agentId: number; id: number }) =>
  `/RequestDetails/${agentId}/${id}`;

/** Where an agent sees the offers they have made. */
export const LINK_FOR_AGENT = '/AssignedProperties#offers';
