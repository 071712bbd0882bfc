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
import words from '#messages/professionals/agent-desk/index.ts';

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
      title={words.keepHours({ holdListingHours: HOLD_LISTING_HOURS })}
      description={words.othersSeeHold}
      submitLabel={words.putHold}
      busyLabel={words.holding}
      busy={busy}
      onSubmit={submit}
      onClose={onClose}
    >
      {leads.length > 0 && (
        <Field label={words.whichLead} help={words.theirBuyerCan} error={errors.leadId?.message}>
          <Select
            options={leads.map(({ id, buyer, wants }) => ({
              value: id,
              label: `${buyer} · ${wants}`,
            }))}
            placeholder={words.noneMyLeads}
            {...form.register('leadId', { setValueAs: (value) => Number(value) || undefined })}
          />
        </Field>
      )}
      <Field label={words.noteOwner} error={errors.note?.message}>
        <TextArea rows={3} placeholder={words.familyDecidesSunday} {...form.register('note')} />
      </Field>
    </FormDialog>
  );
}
