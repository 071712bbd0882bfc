import { call } from '#client/lib/api.ts';
import { dropDraft } from '#client/lib/use-draft.ts';
import { useStep } from '#client/lib/use-step.ts';
import { FormDialog } from '#client/ui/FormDialog.tsx';
import { restorePerson, suspendPerson } from '#contract/people/admin.ts';
import words from '#messages/people/members/index.ts';
import { ReasonField } from './ReasonField.tsx';
import type { Person } from './rows.ts';
import { useReasonForm } from './use-reason-form.ts';

interface Props {
  person: Person;
  onClose: () => void;
  /** Decided here or elsewhere. */
  onDone: () => void;
}

const suspending = (name: string) => ({
  endpoint: suspendPerson,
  title: words.suspendTitle({ name }),
  description: words.suspendMeans,
  label: words.whySuspend,
  confirm: words.suspendOne({ name }),
  busy: words.suspending,
});
const restoring = (name: string) => ({
  endpoint: restorePerson,
  title: words.restoreTitle({ name }),
  description: words.restoreMeans,
  label: words.whyRestore,
  confirm: words.restoreOne({ name }),
  busy: words.restoring,
});

/** Suspends somebody, or lifts their suspension, with the reason that they are told. */
export function SuspensionDialog({ person, onClose, onDone }: Props) {
  const { id: personId, name, suspended } = person;
  const step = suspended ? restoring(name) : suspending(name);
  const draft = `${suspended ? 'restore' : 'suspend'}-${personId}`;
  const form = useReasonForm(draft);
  const { busy, take } = useStep({ form, onDone });
  const send = form.handleSubmit(({ reason }) =>
    take(async () => {
      const answer = await call(step.endpoint, { params: { personId }, body: { reason } });
      dropDraft(draft);
      return answer;
    }),
  );
  return (
    <FormDialog
      title={step.title}
      description={step.description}
      submitLabel={step.confirm}
      busyLabel={step.busy}
      busy={busy}
      danger={!suspended}
      onSubmit={send}
      onClose={onClose}
    >
      <ReasonField form={form} label={step.label} help={words.theyAreTold} />
    </FormDialog>
  );
}
