import { type SyntheticEvent, useId, useMemo } from 'react';
import { toast } from 'sonner';
import { call } from '#client/lib/api.ts';
import { showErrors } from '#client/lib/form-errors.ts';
import { useCallForm } from '#client/lib/use-call-form.ts';
import { dropDraft, readDraft, useDraft } from '#client/lib/use-draft.ts';
import { Button } from '#client/ui/Button.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import { Field } from '#client/ui/Field.tsx';
import { Select } from '#client/ui/Select.tsx';
import { TextArea } from '#client/ui/TextArea.tsx';
import { TextInput } from '#client/ui/TextInput.tsx';
import { saveBilling, type WireBilling } from '#contract/money/prices.ts';
import { GST_STATES } from '#domain/lib/gstin.ts';
import buyingWords from '#messages/money/buying/index.ts';
import words from '#messages/money/checkout/index.ts';

const DRAFT = 'billing';
const states = () =>
  Object.entries(GST_STATES)
    .map(([value, label]) => ({ value, label }))
    .sort((a, b) => a.label.localeCompare(b.label));

interface Props {
  billing: WireBilling;
  onSaved: () => unknown;
  onClose: () => void;
}

/** Until details are saved only the name is the caller's own; the address must be theirs. */
const startOf = ({ saved, name, address, pincode, state, gstin }: WireBilling) => ({
  name,
  address: saved ? address : '',
  pincode,
  state,
  gstin: gstin ?? '',
});

export function BillingDialog({ billing, onSaved, onClose }: Props) {
  const formId = useId();
  const start = useMemo(() => ({ ...startOf(billing), ...readDraft(DRAFT) }), [billing]);
  const form = useCallForm(saveBilling, start);
  useDraft(DRAFT, form);
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (body) => {
    try {
      toast.success((await call(saveBilling, { body })).message);
      dropDraft(DRAFT);
      await onSaved();
      onClose();
    } catch (error) {
      showErrors(form, error);
    }
  });
  return (
    <Dialog
      open
      title={words.billing}
      description={words.billingFromNow}
      onClose={() => !isSubmitting && onClose()}
      actions={
        <>
          <Button variant="quiet" disabled={isSubmitting} onClick={onClose}>
            {words.cancel}
          </Button>
          <Button type="submit" form={formId} busy={isSubmitting} busyLabel={words.saving}>
            {words.saveBilling}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className="grid gap-4"
        onSubmit={(event: SyntheticEvent) => void submit(event)}
      >
        <Field label={words.personOrFirm} required error={errors.name?.message}>
          <TextInput autoComplete="billing name" {...form.register('name')} />
        </Field>
        <Field label={words.address} required error={errors.address?.message}>
          <TextArea rows={2} autoComplete="billing street-address" {...form.register('address')} />
        </Field>
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label={words.pin} required error={errors.pincode?.message}>
            <TextInput
              inputMode="numeric"
              maxLength={6}
              autoComplete="billing postal-code"
              className="tabular"
              {...form.register('pincode')}
            />
          </Field>
          <Field
            label={buyingWords.state}
            required
            help={words.decidesGst}
            error={errors.state?.message}
          >
            <Select options={states()} {...form.register('state')} />
          </Field>
        </div>
        <Field label={buyingWords.gstinWord} help={words.onlyGst} error={errors.gstin?.message}>
          <TextInput
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={15}
            className="uppercase"
            {...form.register('gstin')}
          />
        </Field>
      </form>
    </Dialog>
  );
}
