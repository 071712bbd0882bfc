import { Plus, X } from 'lucide-react';
import { Controller, useFieldArray } from 'react-hook-form';
import { inFull } from '#client/deals/deal/in-full.ts';
import { RupeesField } from '#client/deals/deal/RupeesField.tsx';
import { call } from '#client/lib/api.ts';
import { type FormOf, useCallForm } from '#client/lib/use-call-form.ts';
import { dropDraft, readDraft, useDraft } from '#client/lib/use-draft.ts';
import { useStep } from '#client/lib/use-step.ts';
import { Button } from '#client/ui/Button.tsx';
import { classes } from '#client/ui/classes.ts';
import { Field } from '#client/ui/Field.tsx';
import { FormDialog } from '#client/ui/FormDialog.tsx';
import { TextInput } from '#client/ui/TextInput.tsx';
import type { DealMoney } from '#contract/money/escrow.ts';
import { proposePlan } from '#contract/money/escrow-steps.ts';
import {
  fromRupees,
  greaterOf,
  minus,
  NOTHING,
  negated,
  type Rupees,
  sumOf,
  toRupees,
} from '#domain/lib/money.ts';
import { puneDate } from '#domain/lib/time/pune.ts';
import { MAX_INSTALMENTS } from '#domain/money/instalment.ts';
import words from '#messages/money/checkout/index.ts';
import dealPaymentsWords from '#messages/money/deal-payments/index.ts';
import escrowWords from '#messages/money/escrow/index.ts';

type Form = FormOf<typeof proposePlan>;

const MONTH_DAYS = 30;
const day = (months: number) => puneDate(new Date(), months * MONTH_DAYS);

function startOf({ bookingId, instalments, price, tokenAmount }: DealMoney): Form {
  const draft = readDraft<Form>(`plan-${bookingId}`);
  if (draft?.instalments?.length) return draft as Form;
  const due = instalments.filter(({ state }) => state === 'due');
  if (due.length > 0) {
    return { instalments: due.map(({ label, dueOn, amount }) => ({ label, dueOn, amount })) };
  }
  const amount = price - tokenAmount;
  return { instalments: [{ label: escrowWords.onRegistration, dueOn: day(1), amount }] };
}

/** Paise are counted, since rupees with decimals do not add up exactly. */
const toPaise = (rupees: Rupees | undefined) => fromRupees(rupees || 0);

/** The owner splits what is left of the price; it has to come out even. */
export function PlanEditor({ money, onClose }: { money: DealMoney; onClose: () => void }) {
  const { bookingId, price, tokenAmount } = money;
  const form = useCallForm(proposePlan, startOf(money));
  useDraft(`plan-${bookingId}`, form);
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'instalments' });
  const { busy, take } = useStep({ form });
  const { errors } = form.formState;
  const typed = form.watch('instalments') as Form['instalments'];
  const rest = minus(toPaise(price - tokenAmount), sumOf(typed.map((x) => toPaise(x.amount))));
  const submit = form.handleSubmit(async (body) => {
    const send = () => call(proposePlan, { params: { id: bookingId }, body });
    if (!(await take(send))) return;
    dropDraft(`plan-${bookingId}`);
    onClose();
  });
  return (
    <FormDialog
      size="normal"
      title={escrowWords.planOfInstalments}
      description={escrowWords.planBody({ price: inFull(price - tokenAmount) })}
      submitLabel={dealPaymentsWords.proposePlan}
      busy={busy}
      onSubmit={submit}
      onClose={onClose}
    >
      <ol className="grid gap-4">
        {fields.map((field, i) => {
          const error = errors.instalments?.[i];
          return (
            <li key={field.id} className="grid gap-3 rounded-card border border-line p-4">
              <div className="flex items-center justify-between gap-2">
                <span className="font-semibold">{dealPaymentsWords.instalment({ i: i + 1 })}</span>
                {fields.length > 1 && (
                  <Button
                    variant="quiet"
                    icon={X}
                    aria-label={escrowWords.leaveOutInstalment({ i: i + 1 })}
                    onClick={() => remove(i)}
                  >
                    {escrowWords.leaveOut}
                  </Button>
                )}
              </div>
              <div className="grid gap-3 sm:grid-cols-2">
                <Field label={escrowWords.whatFor} required error={error?.label?.message}>
                  <TextInput maxLength={60} {...form.register(`instalments.${i}.label`)} />
                </Field>
                <Field label={escrowWords.dueOnLabel} required error={error?.dueOn?.message}>
                  <TextInput
                    type="date"
                    min={puneDate(new Date())}
                    {...form.register(`instalments.${i}.dueOn`)}
                  />
                </Field>
              </div>
              <Controller
                control={form.control}
                name={`instalments.${i}.amount`}
                render={({ field: { disabled: _, ...input }, fieldState }) => (
                  <RupeesField
                    label={words.amount}
                    example={dealPaymentsWords.n10Lakh}
                    error={fieldState.error?.message}
                    {...input}
                  />
                )}
              />
            </li>
          );
        })}
      </ol>
      {fields.length < MAX_INSTALMENTS && (
        <Button
          variant="quiet"
          icon={Plus}
          className="w-fit"
          onClick={() =>
            append({
              label: escrowWords.instalmentN({ length: fields.length + 1 }),
              dueOn: day(fields.length + 1),
              amount: toRupees(greaterOf(NOTHING, rest)),
            })
          }
        >
          {escrowWords.addInstalment}
        </Button>
      )}
      <p role="status" className={classes('font-semibold', rest === 0 ? 'text-good' : 'text-bad')}>
        {rest === 0 && escrowWords.comesOut}
        {rest > 0 && escrowWords.leftToPlan({ rest: inFull(toRupees(rest)) })}
        {rest < 0 && escrowWords.tooMuchBy({ rest: inFull(toRupees(negated(rest))) })}
      </p>
      {errors.instalments?.message && <p className="text-bad">{errors.instalments.message}</p>}
    </FormDialog>
  );
}
