import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { call } from '#client/lib/api.ts';
import { schemaResolver } from '#client/lib/schema-resolver.ts';
import { dropDraft, readDraft, useDraft } from '#client/lib/use-draft.ts';
import { useStep } from '#client/lib/use-step.ts';
import { Field } from '#client/ui/Field.tsx';
import { FormDialog } from '#client/ui/FormDialog.tsx';
import { TextArea } from '#client/ui/TextArea.tsx';
import { TextInput } from '#client/ui/TextInput.tsx';
import { declineVisit, type MeetingData } from '#contract/deals/visits.ts';
import { reason } from '#contract/people/open-text.ts';
import { MINUTE_MS } from '#domain/lib/time/lengths.ts';

/** The other time as its field gives it, by Pune’s clock: 2026-11-25T17:00, or nothing. */
const answer = z.object({ reason, instead: z.object({ start: z.string() }) });
type Answer = z.output<typeof answer>;

interface Props {
  visit: MeetingData;
  onClose: () => void;
}

/** The owner says no to a time, and may propose another one of the same length. */
export function DeclineDialog({ visit: { id, start, end, other }, onClose }: Props) {
  const draft = `decline visit ${id}`;
  const form = useForm<z.input<typeof answer>, unknown, Answer>({
    mode: 'onTouched',
    resolver: schemaResolver(answer),
    defaultValues: readDraft<Answer>(draft) ?? { reason: '', instead: { start: '' } },
  });
  useDraft(draft, form);
  const { errors } = form.formState;
  const { busy, take } = useStep({ form, staysOpen: true });
  const minutes = (Date.parse(end) - Date.parse(start)) / MINUTE_MS;
  const decline = form.handleSubmit(async ({ reason: words, instead: { start: local } }) => {
    const instead = local ? { start: `${local}:00+05:30`, minutes } : undefined;
    const body = { reason: words, ...(instead && { instead }) };
    const taken = await take(() => call(declineVisit, { params: { visitId: id }, body }));
    if (!taken) return;
    dropDraft(draft);
    onClose();
  });
  return (
    <FormDialog
      title="Decline this visit?"
      description={`${other.name} is told, and this time is offered no more.`}
      cancelLabel="Back"
      submitLabel="Decline the visit"
      busyLabel="Declining…"
      busy={busy}
      danger
      onSubmit={decline}
      onClose={onClose}
    >
      <Field
        label="Reason"
        help={`${other.name} reads it.`}
        error={errors.reason?.message}
        required
      >
        <TextArea rows={3} {...form.register('reason')} />
      </Field>
      <Field
        label="Propose another time"
        help={`If you like: ${minutes} minutes from then are offered instead.`}
        error={errors.instead?.start?.message}
      >
        <TextInput type="datetime-local" step={300} {...form.register('instead.start')} />
      </Field>
    </FormDialog>
  );
}
