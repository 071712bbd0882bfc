import { useForm, useWatch } from 'react-hook-form';
import { z } from 'zod';
import { call } from '#client/lib/api.ts';
import { schemaResolver } from '#client/lib/schema-resolver.ts';
import { dropDraft, readDraft, useDraft } from '#client/lib/use-draft.ts';
import { useStep } from '#client/lib/use-step.ts';
import { Field } from '#client/ui/Field.tsx';
import { FormDialog } from '#client/ui/FormDialog.tsx';
import { TextArea } from '#client/ui/TextArea.tsx';
import { TextInput } from '#client/ui/TextInput.tsx';
import { declineVisit } from '#contract/deals/visit-steps.ts';
import type { MeetingData } from '#contract/deals/visits.ts';
import { reason } from '#contract/people/open-text.ts';
import { MINUTE_MS } from '#domain/lib/time/lengths.ts';
import contactsWords from '#messages/deals/contacts/index.ts';
import visitsWords from '#messages/deals/visits/index.ts';
import kitWords from '#messages/lib/kit/index.ts';
import { VisitClash } from './VisitClash.tsx';

/** The other time as its field gives it, by Pune’s clock: 2026-11-25T17:00, or nothing. */
const answer = z.object({ reason, instead: z.object({ start: z.string() }) });
type Answer = z.output<typeof answer>;

interface Props {
  visit: MeetingData;
  listingId: number;
  onClose: () => void;
}

/** The owner says no to a time, and may propose another one of the same length. */
export function DeclineDialog({ visit: { id, start, end, other }, listingId, onClose }: Props) {
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
  const typed = useWatch({ control: form.control, name: 'instead.start' });
  const chosen = typed ? { start: `${typed}:00+05:30`, minutes } : undefined;
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
      title={visitsWords.declineTitle}
      description={visitsWords.toldNoOffer({ name: other.name })}
      cancelLabel={kitWords.back}
      submitLabel={visitsWords.declineVisit}
      busyLabel={contactsWords.declining}
      busy={busy}
      danger
      onSubmit={decline}
      onClose={onClose}
    >
      <Field
        label={contactsWords.reason}
        help={visitsWords.reads({ name: other.name })}
        error={errors.reason?.message}
        required
      >
        <TextArea rows={3} {...form.register('reason')} />
      </Field>
      <Field
        label={visitsWords.proposeOther}
        help={visitsWords.insteadMinutes({ minutes })}
        error={errors.instead?.start?.message}
      >
        <TextInput type="datetime-local" step={300} {...form.register('instead.start')} />
      </Field>
      <VisitClash listingId={listingId} visitId={id} other={other.name} chosen={chosen} />
    </FormDialog>
  );
}
