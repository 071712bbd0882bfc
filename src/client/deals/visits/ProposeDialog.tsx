import { useForm, useWatch } from 'react-hook-form';
import { z } from 'zod';
import { call } from '#client/lib/api.ts';
import { schemaResolver } from '#client/lib/schema-resolver.ts';
import { dropDraft, readDraft, useDraft } from '#client/lib/use-draft.ts';
import { useStep } from '#client/lib/use-step.ts';
import { Field } from '#client/ui/Field.tsx';
import { FormDialog } from '#client/ui/FormDialog.tsx';
import { Select } from '#client/ui/Select.tsx';
import { TextInput } from '#client/ui/TextInput.tsx';
import { proposeVisit } from '#contract/deals/visit-steps.ts';
import { PROPOSED_VISIT } from '#domain/deals/visit.ts';
import { isoDay, puneDayNumber } from '#domain/lib/time/pune.ts';
import steps from '#messages/deals/steps/index.ts';
import words from '#messages/deals/visits/index.ts';
import { LENGTHS, lastDay } from './plan-slots.ts';
import { VisitClash } from './VisitClash.tsx';
import { VisitNote } from './VisitNote.tsx';

/** The time as its field gives it, by Pune’s clock: 2026-11-25T17:00. */
const proposal = z.object({
  start: z.string().min(1, { error: () => words.giveDayTime }),
  minutes: z.coerce.number(),
  note: z.string(),
});
type Proposal = z.output<typeof proposal>;

/** As calls name it, once a whole time stands in the field. */
const startOf = (local: string) => `${local.slice(0, 16)}:00+05:30`;
const when = z.object({ start: z.string().min(16), minutes: z.coerce.number().int().positive() });

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
  const read = when.safeParse(useWatch({ control: form.control }));
  const chosen = read.success ? { ...read.data, start: startOf(read.data.start) } : undefined;
  const propose = form.handleSubmit(async ({ start, minutes, note }) => {
    const body = { start: startOf(start), minutes, ...(note && { note }) };
    const taken = await take(() => call(proposeVisit, { params: { propertyId: listingId }, body }));
    if (!taken) return;
    dropDraft(draft);
    onClose();
  });
  const { fromHour, untilHour } = PROPOSED_VISIT;
  return (
    <FormDialog
      title={words.proposeTime}
      description={words.ownerWithinDay}
      submitLabel={words.proposeThis}
      busyLabel={words.proposing}
      busy={busy}
      onSubmit={propose}
      onClose={onClose}
    >
      <Field
        label={words.dayAndTime}
        help={words.betweenPune({ fromHour, untilHour: untilHour - 12 })}
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
      <Field label={words.howLong} error={errors.minutes?.message}>
        <Select
          options={LENGTHS.map((value) => ({
            value,
            label: steps.minutes({ minutes: String(value) }),
          }))}
          {...form.register('minutes')}
        />
      </Field>
      <VisitClash listingId={listingId} other={steps.theOwner} chosen={chosen} />
      <VisitNote field={form.register('note')} error={errors.note?.message} />
    </FormDialog>
  );
}
