import { useCallForm } from '#client/lib/use-call-form.ts';
import { readDraft, useDraft } from '#client/lib/use-draft.ts';
import { suspendPerson } from '#contract/people/admin.ts';

interface Reason {
  reason: string;
}

/** A reason, which every decision against somebody needs; kept under `draft` until it is given. */
export function useReasonForm(draft: string) {
  // Every decision asks for a reason by the same rule.
  const form = useCallForm(suspendPerson, readDraft<Reason>(draft) ?? { reason: '' });
  useDraft(draft, form);
  return form;
}
