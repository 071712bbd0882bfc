import { call } from '#client/lib/api.ts';
import { useCallForm } from '#client/lib/use-call-form.ts';
import { dropDraft, readDraft, useDraft } from '#client/lib/use-draft.ts';
import { useStep } from '#client/lib/use-step.ts';
import { Button } from '#client/ui/Button.tsx';
import { Field } from '#client/ui/Field.tsx';
import { formatMoment } from '#client/ui/moment.ts';
import { Section } from '#client/ui/Section.tsx';
import { TextArea } from '#client/ui/TextArea.tsx';
import { addLeadNote } from '#contract/professionals/lead-steps.ts';
import type { LeadDetail } from '#contract/professionals/leads.ts';
import words from '#messages/professionals/leads/index.ts';

/** The agent's own notes on a lead, oldest first, and one more. */
export function LeadNotes({ lead: { id, notes } }: { lead: LeadDetail }) {
  const draft = `lead-note-${id}`;
  const form = useCallForm(addLeadNote, readDraft<{ text: string }>(draft) ?? { text: '' });
  useDraft(draft, form);
  const { busy, take } = useStep({ form });
  const submit = form.handleSubmit(async (body) => {
    const isDone = await take(() => call(addLeadNote, { params: { id }, body }));
    if (!isDone) return;
    dropDraft(draft);
    form.reset({ text: '' });
  });
  return (
    <Section title={words.notes} titleId="lead-notes" className="card grid grid-cols-1 gap-4 p-5">
      {notes.length > 0 && (
        <ul className="grid gap-3">
          {notes.map(({ id: noteId, text, at }) => (
            <li key={noteId} className="border-l-3 border-line pl-3">
              <p className="wrap-anywhere whitespace-pre-line">{text}</p>
              <time dateTime={at} className="text-sm text-muted">
                {formatMoment(at)}
              </time>
            </li>
          ))}
        </ul>
      )}
      <form noValidate className="grid gap-3" onSubmit={(event) => void submit(event)}>
        <Field
          label={words.newNote}
          help={words.onlyReadStays}
          error={form.formState.errors.text?.message}
        >
          <TextArea rows={2} {...form.register('text')} />
        </Field>
        <Button type="submit" variant="quiet" className="w-fit" busy={busy}>
          {words.keepNote}
        </Button>
      </form>
    </Section>
  );
}
