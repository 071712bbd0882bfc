import { call } from '#client/lib/api.ts';
import { useCallForm } from '#client/lib/use-call-form.ts';
import { useStep } from '#client/lib/use-step.ts';
import { Field } from '#client/ui/Field.tsx';
import { FormDialog } from '#client/ui/FormDialog.tsx';
import { TextArea } from '#client/ui/TextArea.tsx';
import type { MeetingRow } from '#contract/deals/meeting-row.ts';
import { callOffMeeting, declineMeeting, recordMeeting } from '#contract/talk/meetings.ts';
import words from '#messages/deals/deal/index.ts';
import kitWords from '#messages/lib/kit/index.ts';
import meetingsWords from '#messages/talk/meetings/index.ts';

interface Props {
  meeting: MeetingRow;
  onClose: () => void;
}

const ENDING = {
  decline: {
    endpoint: declineMeeting,
    get title() {
      return meetingsWords.declineTitle;
    },
    get submit() {
      return meetingsWords.decline;
    },
  },
  callOff: {
    endpoint: callOffMeeting,
    get title() {
      return meetingsWords.callOffTitle;
    },
    get submit() {
      return meetingsWords.callOff;
    },
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
      description={meetingsWords.toldWithReason({ name: meeting.other.name })}
      cancelLabel={kitWords.back}
      submitLabel={submit}
      busy={busy}
      danger
      onSubmit={end}
      onClose={onClose}
    >
      <Field label={words.why} error={errors.reason?.message} required>
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
      title={meetingsWords.writeDown}
      description={meetingsWords.readsToo({ name: meeting.other.name })}
      cancelLabel={kitWords.back}
      submitLabel={meetingsWords.keepRecord}
      busy={busy}
      onSubmit={record}
      onClose={onClose}
    >
      <Field label={meetingsWords.whatAgreed} error={errors.record?.message} required>
        <TextArea rows={5} {...form.register('record')} />
      </Field>
    </FormDialog>
  );
}
