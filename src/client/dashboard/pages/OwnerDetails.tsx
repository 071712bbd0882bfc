import { PartyDetails } from '#client/deals/contacts/PartyDetails.tsx';
import type { PageProps } from '#client/lib/page-props.ts';
import { Section } from '#client/ui/Section.tsx';

/** An owner; where an agent stands for them, the agent too. */
export function OwnerDetails({ params: { id, agentId } }: PageProps) {
  return (
    <div className="grid gap-6">
      <h1 className="text-2xl">Owner</h1>
      <PartyDetails personId={Number(id)} is="owner" />
      {agentId && (
        <Section title="Agent" className="grid gap-6 border-t border-line pt-6">
          <PartyDetails personId={Number(agentId)} is="owner" />
        </Section>
      )}
    </div>
  );
}
