import { PartyDetails } from '#client/deals/contacts/PartyDetails.tsx';
import type { PageProps } from '#client/lib/page-props.ts';

/** An owner; where an agent stands for them, the agent too. */
export function OwnerDetails({ params: { id, agentId } }: PageProps) {
  return (
    <div className="grid gap-6">
      <h1 className="text-2xl">Owner</h1>
      <PartyDetails personId={Number(id)} is="owner" />
      {agentId && (
        <section className="grid gap-6 border-t border-line pt-6">
          <h2 className="text-xl">Agent</h2>
          <PartyDetails personId={Number(agentId)} is="owner" />
        </section>
      )}
    </div>
  );
}
