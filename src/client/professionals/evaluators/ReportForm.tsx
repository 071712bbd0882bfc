import { useState } from 'react';
import { Controller } from 'react-hook-form';
import { toast } from 'sonner';
import { AccountField } from '#client/deals/deal/AccountField.tsx';
import { RupeesField } from '#client/deals/deal/RupeesField.tsx';
import { refreshed } from '#client/lib/after-write.ts';
import { call } from '#client/lib/api.ts';
import { showErrors } from '#client/lib/form-errors.ts';
import { type FormOf, useCallForm } from '#client/lib/use-call-form.ts';
import { dropDraft, readDraft, useDraft } from '#client/lib/use-draft.ts';
import { Button } from '#client/ui/Button.tsx';
import { Checkbox } from '#client/ui/Checkbox.tsx';
import { Field } from '#client/ui/Field.tsx';
import { TextArea } from '#client/ui/TextArea.tsx';
import { type EvaluatorLeadDetail, issueReport } from '#contract/professionals/evaluators.ts';
import type { Figures } from '#domain/professionals/valuation.ts';

interface Props {
  lead: EvaluatorLeadDetail;
  userId: number;
  chosen: readonly number[];
  reckoned: Figures | null;
  /** What must be done before a report can be issued. */
  lacks: string | undefined;
}

const PARTS = [
  ['low', 'Low'],
  ['likely', 'Likely'],
  ['high', 'High'],
] as const;

/** The evaluator's own words and figures, and the report. */
export function ReportForm({ lead: { engagementId: id, client }, ...props }: Props) {
  const { userId, chosen, reckoned, lacks } = props;
  const draft = `valuation-${id}`;
  const form = useCallForm(issueReport, {
    remarks: '',
    ...readDraft<FormOf<typeof issueReport>>(draft),
  });
  useDraft(draft, form);
  const { errors, isSubmitting } = form.formState;
  const [corrects, setCorrects] = useState(form.getValues('own') !== undefined);
  const isOwn = corrects || !reckoned;
  const send = form.handleSubmit(async (body) => {
    try {
      toast.success((await call(issueReport, { params: { id }, body })).message);
      dropDraft(draft);
      await refreshed();
    } catch (error) {
      showErrors(form, error);
      // The market may have moved: what is shown follows, and the words stay.
      await refreshed();
    }
  });
  const submit = (event: { preventDefault(): void }) => {
    event.preventDefault();
    form.setValue('chosen', [...chosen]);
    form.setValue('seen', reckoned);
    if (!isOwn) form.setValue('own', undefined);
    void send();
  };
  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-4">
      <h3 className="text-lg">The report</h3>
      {reckoned && (
        <Checkbox
          label="Give my own figures instead"
          help="The report shows both, and how far they are apart."
          checked={corrects}
          onChange={(event) => setCorrects(event.target.checked)}
        />
      )}
      {isOwn && (
        <div className="grid gap-4">
          {PARTS.map(([name, label]) => (
            <Controller
              key={name}
              control={form.control}
              name={`own.${name}`}
              render={({ field }) => (
                <RupeesField label={label} error={errors.own?.[name]?.message} {...field} />
              )}
            />
          ))}
        </div>
      )}
      <Field
        label="Your remarks"
        help="What the figures rest on, and what the client should know. They stand in the report."
        required
        error={errors.remarks?.message}
      >
        <TextArea rows={5} {...form.register('remarks')} />
      </Field>
      <AccountField
        userId={userId}
        error={errors.bankAccountId?.message}
        field={form.register('bankAccountId')}
      />
      {lacks && <p className="rounded-card bg-warn/12 p-4">{lacks}</p>}
      <div className="grid gap-2">
        <Button
          type="submit"
          className="w-fit"
          disabled={lacks !== undefined}
          busy={isSubmitting}
          busyLabel="Issuing…"
        >
          Issue and deliver the report
        </Button>
        <p className="text-sm text-muted">
          {client} gets it at once and confirms it with a code; then your fee is paid out. An issued
          report cannot be changed, only replaced if the client asks for it.
        </p>
      </div>
    </form>
  );
}
