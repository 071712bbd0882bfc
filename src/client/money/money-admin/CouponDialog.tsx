import { call } from '#client/lib/api.ts';
import { useCallForm } from '#client/lib/use-call-form.ts';
import { useStep } from '#client/lib/use-step.ts';
import { Checkbox } from '#client/ui/Checkbox.tsx';
import { Field } from '#client/ui/Field.tsx';
import { FormDialog } from '#client/ui/FormDialog.tsx';
import { Select } from '#client/ui/Select.tsx';
import { TextInput } from '#client/ui/TextInput.tsx';
import { addCoupon } from '#contract/money/coupon-admin.ts';
import { puneDate } from '#domain/lib/time/pune.ts';
import { PRICED_PURPOSES, PURPOSE_RULES } from '#domain/money/purpose.ts';
import words from '#messages/money/staff-coupons/index.ts';

const A_MONTH = 30;

interface Props {
  onClose: () => void;
  onDone: () => void;
}

export function CouponDialog({ onClose, onDone }: Props) {
  const today = new Date();
  const form = useCallForm(addCoupon, {
    code: '',
    kind: 'percent',
    off: 10,
    purposes: [],
    startsOn: puneDate(today),
    endsOn: puneDate(today, A_MONTH),
    mostUses: 100,
    usesEach: 1,
  });
  const { busy, take } = useStep({ form, onDone });
  const { register, formState } = form;
  const { errors } = formState;
  const submit = form.handleSubmit((body) => take(() => call(addCoupon, { body })));
  return (
    <FormDialog
      size="normal"
      title={words.newCoupon}
      submitLabel={words.make}
      busyLabel={words.making}
      busy={busy}
      onSubmit={submit}
      onClose={onClose}
    >
      <div className="grid gap-4 sm:grid-cols-3">
        <Field label={words.code} help="DIWALI25" error={errors.code?.message} required>
          <TextInput autoCapitalize="characters" spellCheck={false} {...register('code')} />
        </Field>
        <Field label={words.takesOff} required>
          <Select
            options={[
              { value: 'percent', label: words.percentage },
              { value: 'rupees', label: words.rupees },
            ]}
            {...register('kind', { deps: ['off'] })}
          />
        </Field>
        <Field label={words.howMuch} error={errors.off?.message} required>
          <TextInput
            type="number"
            inputMode="decimal"
            step="0.01"
            {...register('off', { valueAsNumber: true })}
          />
        </Field>
      </div>
      <div className="grid grid-cols-2 gap-4">
        <Field label={words.firstDay} error={errors.startsOn?.message} required>
          <TextInput type="date" {...register('startsOn', { deps: ['endsOn'] })} />
        </Field>
        <Field label={words.lastDay} error={errors.endsOn?.message} required>
          <TextInput type="date" {...register('endsOn')} />
        </Field>
        <Field label={words.usesInAll} error={errors.mostUses?.message} required>
          <TextInput
            type="number"
            inputMode="numeric"
            {...register('mostUses', { valueAsNumber: true })}
          />
        </Field>
        <Field label={words.usesByOne} error={errors.usesEach?.message} required>
          <TextInput
            type="number"
            inputMode="numeric"
            {...register('usesEach', { valueAsNumber: true })}
          />
        </Field>
      </div>
      <fieldset>
        <legend className="font-semibold">{words.purposes}</legend>
        <p className="text-sm text-muted">{words.noneTicked}</p>
        <div className="grid sm:grid-cols-2">
          {PRICED_PURPOSES.map((purpose) => (
            <Checkbox
              key={purpose}
              label={PURPOSE_RULES[purpose].label}
              value={purpose}
              {...register('purposes')}
            />
          ))}
        </div>
      </fieldset>
    </FormDialog>
  );
}
