import { useState } from 'react';
import { Controller } from 'react-hook-form';
import { toast } from 'sonner';
import { AccountField } from '#client/deals/deal/AccountField.tsx';
import { RupeesField } from '#client/deals/deal/RupeesField.tsx';
import { refreshed } from '#client/lib/after-write.ts';
import { call, callForFile } from '#client/lib/api.ts';
import { showErrors } from '#client/lib/form-errors.ts';
import { type FormOf, useCallForm } from '#client/lib/use-call-form.ts';
import { dropDraft, readDraft, useDraft } from '#client/lib/use-draft.ts';
import { Button } from '#client/ui/Button.tsx';
import { Checkbox } from '#client/ui/Checkbox.tsx';
import { DownloadButton } from '#client/ui/DownloadButton.tsx';
import { Field } from '#client/ui/Field.tsx';
import { TextArea } from '#client/ui/TextArea.tsx';
import type { EvaluatedProperty, EvaluatorLeadDetail } from '#contract/professionals/evaluators.ts';
import { issueReport, previewReport } from '#contract/professionals/valuation-steps.ts';
import type { OwnComparable } from '#domain/professionals/own-comparable.ts';
import type { Figures } from '#domain/professionals/valuation.ts';
import valuationsWords from '#messages/professionals/valuations/index.ts';
import { ReckonerFields } from './ReckonerFields.tsx';

interface Props {
  lead: EvaluatorLeadDetail;
  property: EvaluatedProperty;
  userId: number;
  /** Comparables from elsewhere. */
  own: readonly OwnComparable[];
  /** The report is out: what was put together for it is done with. */
  onIssued: () => void;
  chosen: readonly number[];
  reckoned: Figures | null;
  /** What must be done before a report can be issued. */
  lacks: string | undefined;
}

const PARTS = () =>
  [
    ['low', valuationsWords.low],
    ['likely', valuationsWords.likely],
    ['high', valuationsWords.high],
  ] as const;

/** The evaluator's own words and figures, and the report. */
export function ReportForm({ lead: { engagementId: id, client }, ...props }: Props) {
  const { property, userId, own, onIssued, chosen, reckoned, lacks } = props;
  const draft = `valuation-${id}`;
  const form = useCallForm(issueReport, {
    remarks: '',
    ...readDraft<FormOf<typeof issueReport>>(draft),
  });
  useDraft(draft, form);
  const { errors, isSubmitting } = form.formState;
  const [corrects, setCorrects] = useState(form.getValues('own') !== undefined);
  const [states, setStates] = useState(form.getValues('reckoner') !== undefined);
  const isOwn = corrects || !reckoned;
  const send = form.handleSubmit(async (body) => {
    try {
      toast.success((await call(issueReport, { params: { id }, body })).message);
      dropDraft(draft);
      onIssued();
      await refreshed();
    } catch (error) {
      showErrors(form, error);
      // The market may have moved: what is shown follows, and the words stay.
      await refreshed();
    }
  });
  const takeBasis = () => {
    form.setValue('chosen', [...chosen]);
    form.setValue('ownComparables', [...own]);
    form.setValue('seen', reckoned);
    if (!isOwn) form.setValue('own', undefined);
    if (!states) form.setValue('reckoner', undefined);
  };
  const submit = (event: { preventDefault(): void }) => {
    event.preventDefault();
    takeBasis();
    void send();
  };
  const preview = () => {
    takeBasis();
    const { bankAccountId: _, ...body } = form.getValues();
    return callForFile(previewReport, { params: { id }, body });
  };
  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-4">
      <h3 className="text-lg">{valuationsWords.theReport}</h3>
      {reckoned && (
        <Checkbox
          label={valuationsWords.giveMyOwn}
          help={valuationsWords.reportShowsBoth}
          checked={corrects}
          onChange={(event) => setCorrects(event.target.checked)}
        />
      )}
      {isOwn && (
        <div className="grid gap-4">
          {PARTS().map(([name, label]) => (
            <Controller
              key={name}
              control={form.control}
              name={`own.${name}`}
              render={({ field }) => (
                <RupeesField
                  label={label}
                  example={valuationsWords.n825Lakh}
                  error={errors.own?.[name]?.message}
                  {...field}
                />
              )}
            />
          ))}
        </div>
      )}
      {property.listedIn === 'sell' && (
        <Checkbox
          label={valuationsWords.stateReadyReckoner}
          help={valuationsWords.reportShowsBeside}
          checked={states}
          onChange={(event) => setStates(event.target.checked)}
        />
      )}
      {states && <ReckonerFields form={form} />}
      <Field
        label={valuationsWords.remarks}
        help={valuationsWords.whatFiguresRest}
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
        <div className="flex flex-wrap gap-3">
          <Button
            type="submit"
            disabled={lacks !== undefined}
            busy={isSubmitting}
            busyLabel={valuationsWords.issuing}
          >
            {valuationsWords.issueDeliverReport}
          </Button>
          <DownloadButton
            file={preview}
            fileName="Draft of the valuation report.pdf"
            disabled={lacks !== undefined}
          >
            {valuationsWords.lookFirst}
          </DownloadButton>
        </div>
        <p className="text-sm text-muted">{valuationsWords.getsOnceConfirms({ client })}</p>
      </div>
    </form>
  );
}
