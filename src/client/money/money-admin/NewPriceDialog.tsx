import { call } from '#client/lib/api.ts';
import { useCallForm } from '#client/lib/use-call-form.ts';
import { dropDraft, readDraft, useDraft } from '#client/lib/use-draft.ts';
import { useStep } from '#client/lib/use-step.ts';
import { Field } from '#client/ui/Field.tsx';
import { FormDialog } from '#client/ui/FormDialog.tsx';
import { Select } from '#client/ui/Select.tsx';
import { TextInput } from '#client/ui/TextInput.tsx';
import { addPriceItem } from '#contract/money/price-admin.ts';
import { ROLE_LABEL, SIGN_UP_ROLES } from '#domain/lib/role.ts';
import type { PricedPurpose } from '#domain/money/purpose.ts';
import words from '#messages/money/staff-prices/index.ts';
import { purposeOptions } from './labels.ts';
import { PriceFields } from './PriceFields.tsx';
import { NO_TERMS, withoutNulls } from './price-form.ts';

const DRAFT = 'new-price-item';

interface Kept {
  code: string;
  purpose: PricedPurpose;
  role: (typeof SIGN_UP_ROLES)[number] | null;
  grants: Record<string, number | null>;
}

interface Props {
  purposes: readonly PricedPurpose[];
  onClose: () => void;
  onDone: () => void;
}

export function NewPriceDialog({ purposes, onClose, onDone }: Props) {
  const kept = readDraft<Kept>(DRAFT);
  const form = useCallForm(addPriceItem, {
    ...NO_TERMS,
    code: '',
    purpose: 'subscription',
    role: null,
    ...kept,
    grants: withoutNulls(kept?.grants as Kept['grants'] | undefined),
  });
  useDraft(DRAFT, form);
  const { busy, take } = useStep({ form, onDone });
  const { errors } = form.formState;
  const submit = form.handleSubmit((body) =>
    take(async () => {
      const answer = await call(addPriceItem, { body });
      dropDraft(DRAFT);
      return answer;
    }),
  );
  return (
    <FormDialog
      size="normal"
      title={words.newItem}
      description={words.soldAtOnce}
      submitLabel={words.putOnList}
      busyLabel={words.saving}
      busy={busy}
      onSubmit={submit}
      onClose={onClose}
    >
      <div className="grid gap-4 sm:grid-cols-3">
        <Field label={words.purpose} error={errors.purpose?.message} required>
          <Select options={purposeOptions(purposes)} {...form.register('purpose')} />
        </Field>
        <Field label={words.role} help={words.ofPackages} error={errors.role?.message}>
          <Select
            placeholder={words.everybody}
            options={SIGN_UP_ROLES.map((value) => ({ value, label: ROLE_LABEL[value] }))}
            {...form.register('role', { setValueAs: (typed) => typed || null })}
          />
        </Field>
        <Field
          label={words.code}
          help={words.neverChanges({ example: 'agent-leads-50' })}
          error={errors.code?.message}
          required
        >
          <TextInput autoCapitalize="none" spellCheck={false} {...form.register('code')} />
        </Field>
      </div>
      <PriceFields form={form} />
    </FormDialog>
  );
}
