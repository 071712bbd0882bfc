import { call } from '#client/lib/api.ts';
import { useCallForm } from '#client/lib/use-call-form.ts';
import { useStep } from '#client/lib/use-step.ts';
import { Button } from '#client/ui/Button.tsx';
import { Field } from '#client/ui/Field.tsx';
import { formatMoment } from '#client/ui/moment.ts';
import { TextArea } from '#client/ui/TextArea.tsx';
import { addStaffNote, type PersonRecord } from '#contract/people/staff-record.ts';
import words from '#messages/people/person-record/index.ts';

interface Props {
  personId: number;
  notes: PersonRecord['notes'];
  onAdded: () => void;
}

/** What staff told each other about a person, and a line more. */
export function PersonNotes({ personId, notes, onAdded }: Props) {
  const form = useCallForm(addStaffNote, { text: '' });
  const { busy, take } = useStep({ form });
  const add = form.handleSubmit((body) =>
    take(async () => {
      const answer = await call(addStaffNote, { params: { personId }, body });
      form.reset({ text: '' });
      onAdded();
      return answer;
    }),
  );
  return (
    <section aria-label={words.notes} className="card grid content-start gap-3 p-4 sm:p-5">
      <h2 className="text-lg">{words.notes}</h2>
      <ul className="divide-y divide-line">
        {notes.map(({ id, by, text, at }) => (
          <li key={id} className="py-2">
            <p className="wrap-anywhere">{text}</p>
            <p className="text-sm text-muted">
              {by}, {formatMoment(at)}
            </p>
          </li>
        ))}
      </ul>
      <form
        noValidate
        onSubmit={(event) => void add(event)}
        className="grid justify-items-start gap-3"
      >
        <Field label={words.aNote} error={form.formState.errors.text?.message}>
          <TextArea rows={2} {...form.register('text')} />
        </Field>
        <Button type="submit" variant="quiet" busy={busy} busyLabel={words.noting}>
          {words.noteIt}
        </Button>
      </form>
    </section>
  );
}
