import { call } from '#client/lib/api.ts';
import { useCallForm } from '#client/lib/use-call-form.ts';
import { useStep } from '#client/lib/use-step.ts';
import { Field } from '#client/ui/Field.tsx';
import { FormDialog } from '#client/ui/FormDialog.tsx';
import { TextArea } from '#client/ui/TextArea.tsx';
import type { MeetingRow } from '#contract/deals/meeting-row.ts';
import { callOffMeeting, declineMeeting, recordMeeting } from '#contract/talk/meetings.ts';

interface Props {
  meeting: MeetingRow;
  onClose: () => void;
}

const ENDING = {
  decline: {
    endpoint: declineMeeting,
    title: 'Say no to this meeting?',
    submit: 'Decline the meeting',
  },
  callOff: {
    endpoint: callOffMeeting,
    title: 'Call this meeting off?',
    submit: 'Call the meeting off',
  },
} as const;

/** Ends a meeting that is still to come, with a reason. */
export function EndDialog({ meeting, onClose, by }: Props & { by: keyof typeof ENDING }) {
  const { endpoint, title, submit } = ENDING[by];
  const form = useCallForm(endpoint, { reason: '' });
  const { errors } = form.formState;
  const { busy, take } = useStep({ form, staysOpen: true, onDone: onClose });
  const params = { meetingId: meeting.id };
  const end = form.handleSubmit((body) => take(() => call(endpoint, { params, body })));
  return (
    <FormDialog
      title={title}
      description={`${meeting.other.name} is told, with your reason.`}
      cancelLabel="Back"
      submitLabel={submit}
      busy={busy}
      danger
      onSubmit={end}
      onClose={onClose}
    >
      <Field label="Why?" error={errors.reason?.message} required>
        <TextArea rows={3} {...form.register('reason')} />
      </Field>
    </FormDialog>
  );
}

/** Writes down what was agreed. */
export function RecordDialog({ meeting, onClose }: Props) {
  const form = useCallForm(recordMeeting, { record: '' });
  const { errors } = form.formState;
  const { busy, take } = useStep({ form, staysOpen: true, onDone: onClose });
  const params = { meetingId: meeting.id };
  const record = form.handleSubmit((body) => take(() => call(recordMeeting, { params, body })));
  return (
    <FormDialog
      title="Write down what was agreed"
      description={`${meeting.other.name} reads it too, and it cannot be changed later.`}
      cancelLabel="Back"
      submitLabel="Keep the record"
      busy={busy}
      onSubmit={record}
      onClose={onClose}
    >
      <Field label="What was agreed" error={errors.record?.message} required>
        <TextArea rows={5} {...form.register('record')} />
      </Field>
    </FormDialog>
  );
}
