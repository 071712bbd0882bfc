import { call } from '#client/lib/api.ts';
import { dropDraft } from '#client/lib/use-draft.ts';
import { useStep } from '#client/lib/use-step.ts';
import { FormDialog } from '#client/ui/FormDialog.tsx';
import { restorePerson, suspendPerson } from '#contract/people/admin.ts';
import { ReasonField } from './ReasonField.tsx';
import type { Person } from './rows.ts';
import { useReasonForm } from './use-reason-form.ts';

interface Props {
  person: Person;
  onClose: () => void;
  /** Decided here or elsewhere. */
  onDone: () => void;
}

const SUSPEND = {
  endpoint: suspendPerson,
  title: 'Suspend',
  description: 'They are signed out everywhere and cannot sign in until the suspension is lifted.',
  label: 'Why are they suspended?',
  confirm: 'Suspend',
  busy: 'Suspending…',
};
const RESTORE = {
  endpoint: restorePerson,
  title: 'Restore',
  description: 'They can sign in again as before.',
  label: 'Why is the suspension lifted?',
  confirm: 'Restore',
  busy: 'Restoring…',
};

/** Suspends somebody, or lifts their suspension, with the reason that they are told. */
export function SuspensionDialog({ person, onClose, onDone }: Props) {
  const { id: personId, name, suspended } = person;
  const words = suspended ? RESTORE : SUSPEND;
  const draft = `${suspended ? 'restore' : 'suspend'}-${personId}`;
  const form = useReasonForm(draft);
  const { busy, take } = useStep({ form, onDone });
  const send = form.handleSubmit(({ reason }) =>
    take(async () => {
      const answer = await call(words.endpoint, { params: { personId }, body: { reason } });
      dropDraft(draft);
      return answer;
    }),
  );
  return (
    <FormDialog
      title={`${words.title} ${name}?`}
      description={words.description}
      submitLabel={`${words.confirm} ${name}`}
      busyLabel={words.busy}
      busy={busy}
      danger={!suspended}
      onSubmit={send}
      onClose={onClose}
    >
      <ReasonField
        form={form}
        label={words.label}
        help="They are told this, and it stands in the audit log."
      />
    </FormDialog>
  );
}
