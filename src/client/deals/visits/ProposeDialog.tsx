import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { call } from '#client/lib/api.ts';
import { schemaResolver } from '#client/lib/schema-resolver.ts';
import { dropDraft, readDraft, useDraft } from '#client/lib/use-draft.ts';
import { useStep } from '#client/lib/use-step.ts';
import { Field } from '#client/ui/Field.tsx';
import { FormDialog } from '#client/ui/FormDialog.tsx';
import { Select } from '#client/ui/Select.tsx';
import { TextInput } from '#client/ui/TextInput.tsx';
import { proposeVisit } from '#contract/deals/visits.ts';
import { PROPOSED_VISIT } from '#domain/deals/visit.ts';
import { isoDay, puneDayNumber } from '#domain/lib/time/pune.ts';
import { LENGTHS, lastDay } from './plan-slots.ts';
import { VisitNote } from './VisitNote.tsx';

/** The time as its field gives it, by Pune’s clock: 2026-11-25T17:00. */
const proposal = z.object({
  start: z.string().min(1, 'Give a day and a time.'),
  minutes: z.coerce.number(),
  note: z.string(),
});
type Proposal = z.output<typeof proposal>;

interface Props {
  listingId: number;
  onClose: () => void;
}

/** A buyer names a time where no offered one fits. */
export function ProposeDialog({ listingId, onClose }: Props) {
  const draft = `propose visit ${listingId}`;
  const today = puneDayNumber(new Date());
  const form = useForm<z.input<typeof proposal>, unknown, Proposal>({
    mode: 'onTouched',
    resolver: schemaResolver(proposal),
    defaultValues: readDraft<Proposal>(draft) ?? {
      start: `${isoDay(today + 2)}T11:00`,
      minutes: 30,
      note: '',
    },
  });
  useDraft(draft, form);
  const { errors } = form.formState;
  const { busy, take } = useStep({ form, staysOpen: true });
  const propose = form.handleSubmit(async ({ start, minutes, note }) => {
    const body = { start: `${start.slice(0, 16)}:00+05:30`, minutes, ...(note && { note }) };
    const taken = await take(() => call(proposeVisit, { params: { propertyId: listingId }, body }));
    if (!taken) return;
    dropDraft(draft);
    onClose();
  });
  const { fromHour, untilHour } = PROPOSED_VISIT;
  return (
    <FormDialog
      title="Propose a time"
      description="The owner confirms or declines within a day, and may offer another time instead."
      submitLabel="Propose this time"
      busyLabel="Proposing…"
      busy={busy}
      onSubmit={propose}
      onClose={onClose}
    >
      <Field
        label="Day and time"
        help={`Between ${fromHour} am and ${untilHour - 12} pm, by Pune’s clock.`}
        error={errors.start?.message}
        required
      >
        <TextInput
          type="datetime-local"
          step={300}
          min={`${isoDay(today)}T00:00`}
          max={`${lastDay(today)}T23:55`}
          {...form.register('start')}
        />
      </Field>
      <Field label="How long" error={errors.minutes?.message}>
        <Select
          options={LENGTHS.map((value) => ({ value, label: `${value} minutes` }))}
          {...form.register('minutes')}
        />
      </Field>
      <VisitNote field={form.register('note')} error={errors.note?.message} />
    </FormDialog>
  );
}
