import { PartyProfile } from '#client/dashboard/profile/PartyProfile.tsx';
import type { PageProps } from '#client/lib/page.ts';
import { Section } from '#client/ui/Section.tsx';
import words from '#messages/people/desk/index.ts';

/** An owner; where an agent stands for them, the agent too. */
export function OwnerDetails({ params: { id, agentId }, userId }: PageProps) {
  return (
    <>
      <PartyProfile personId={Number(id)} userId={userId} is="owner" />
      {agentId && (
        <Section title={words.agent} className="grid gap-6 border-t border-line pt-6">
          <PartyProfile personId={Number(agentId)} userId={userId} is="owner" />
        </Section>
      )}
    </>
  );
}
