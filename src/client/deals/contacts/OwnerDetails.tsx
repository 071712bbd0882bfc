import type { PageProps } from '#client/lib/page.ts';
import { Section } from '#client/ui/Section.tsx';
import { PartyDetails } from './PartyDetails.tsx';

/** An owner; where an agent stands for them, the agent too. */
export function OwnerDetails({ params: { id, agentId } }: PageProps) {
  return (
    <>
      <PartyDetails personId={Number(id)} is="owner" />
      {agentId && (
        <Section title="Agent" className="grid gap-6 border-t border-line pt-6">
          <PartyDetails personId={Number(agentId)} is="owner" />
        </Section>
      )}
    </>
  );
}
