import { useCall } from '#client/lib/use-call.ts';
import { getParty } from '#contract/deals/contacts.ts';
import words from '#messages/people/desk/index.ts';

/** Which agent led the visitor to a listing; nothing where the id is no agent's. */
export function BroughtBy({ agentId }: { agentId: number }) {
  const { answer } = useCall(getParty, { params: { personId: agentId } });
  if (answer?.data.role !== 'agent') return null;
  return <p className="mt-2 text-sm">{words.broughtAgent({ name: answer.data.name })}</p>;
}
