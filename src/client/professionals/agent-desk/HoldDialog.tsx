import { call } from '#client/lib/api.ts';
import { useCall } from '#client/lib/use-call.ts';
import { useCallForm } from '#client/lib/use-call-form.ts';
import { useStep } from '#client/lib/use-step.ts';
import { Field } from '#client/ui/Field.tsx';
import { FormDialog } from '#client/ui/FormDialog.tsx';
import { Select } from '#client/ui/Select.tsx';
import { TextArea } from '#client/ui/TextArea.tsx';
import { agentLeads } from '#contract/professionals/leads.ts';
import { holdListing } from '#contract/professionals/listing-holds.ts';
import { HOLD_LISTING_HOURS } from '#domain/professionals/agent-interest.ts';

interface Props {
  listingId: number;
  userId: number;
  onClose: () => void;
}

/** Keeps an assigned listing for a buyer. */
export function HoldDialog({ listingId, userId, onClose }: Props) {
  const { answer } = useCall(agentLeads, { params: { id: userId }, query: {} });
  const leads = (answer?.data ?? []).filter(
    ({ state, source }) => state !== 'won' && state !== 'lost' && source !== 'own',
  );
  const form = useCallForm(holdListing, { note: '' });
  const { busy, take } = useStep({ form });
  const { errors } = form.formState;
  const submit = form.handleSubmit(async (body) => {
    const step = () => call(holdListing, { params: { listingId }, body });
    if (await take(step)) onClose();
  });
  return (
    <FormDialog
      title={`Keep it for ${HOLD_LISTING_HOURS} hours?`}
      description="Others see that it is on hold and cannot book it at its asking price meanwhile. Bids and visits go on. The owner is told and can end it."
      submitLabel="Put it on hold"
      busyLabel="Holding…"
      busy={busy}
      onSubmit={submit}
      onClose={onClose}
    >
      {leads.length > 0 && (
        <Field
          label="For which lead"
          help="Their buyer can book meanwhile."
          error={errors.leadId?.message}
        >
          <Select
            options={leads.map(({ id, buyer, wants }) => ({
              value: id,
              label: `${buyer} · ${wants}`,
            }))}
            placeholder="None of my leads"
            {...form.register('leadId', { setValueAs: (value) => Number(value) || undefined })}
          />
        </Field>
      )}
      <Field label="A note for the owner" error={errors.note?.message}>
        <TextArea rows={3} placeholder="A family decides by Sunday." {...form.register('note')} />
      </Field>
    </FormDialog>
  );
}
