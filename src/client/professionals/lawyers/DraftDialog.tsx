import type { ReactNode } from 'react';
import type { DefaultValues, Path, UseFormReturn } from 'react-hook-form';
import { Field } from '#client/ui/Field.tsx';
import { FormDialog } from '#client/ui/FormDialog.tsx';
import { TextArea } from '#client/ui/TextArea.tsx';
import type { AgreementTermsForm } from '#contract/professionals/agreement-terms.ts';
import words from '#messages/professionals/lawyers/index.ts';
import { ScheduleFields } from './ScheduleFields.tsx';
import { Clauses, Rupees } from './TermFields.tsx';
import { type DraftProps, useTerms } from './use-terms.ts';

const DESCRIPTION = () => words.namesPropertyCome;

interface Props<Terms extends AgreementTermsForm> extends DraftProps {
  /** Of the first version. */
  title: string;
  fresh: DefaultValues<Terms> & { template: Terms['template'] };
  /** Amounts beside the token, which every template has. */
  amounts: readonly { name: Path<Terms>; label: string; example: string }[];
  /** The fields that only this template has. */
  children: (form: UseFormReturn<Terms, unknown, Terms>) => ReactNode;
}

/** An agreement drawn up from a template: what all templates ask, around what one of them asks. */
export function DraftDialog<Terms extends AgreementTermsForm>(props: Props<Terms>) {
  const agreed = props.work.deal?.agreed ?? [];
  const { before, title, fresh, amounts, onClose, children } = props;
  const { form, busy, submit } = useTerms<Terms>(props, fresh.template, fresh);
  const { control, register, formState } = form;
  const address = 'address' as Path<Terms>;
  return (
    <FormDialog
      size="normal"
      title={before ? words.drawUpNext : title}
      description={DESCRIPTION()}
      submitLabel={words.drawUp}
      busy={busy}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field
        label={words.addressPapers}
        help={words.flatBuildingSurvey}
        required
        error={form.getFieldState(address, formState).error?.message}
      >
        <TextArea rows={2} {...register(address)} />
      </Field>
      <ScheduleFields form={form} />
      {agreed.length > 0 && (
        <section className="grid gap-1">
          <h3 className="text-base font-semibold">{words.agreedBid}</h3>
          <ul className="list-disc pl-5 wrap-anywhere">
            {agreed.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <p className="text-sm text-muted">{words.allButDay}</p>
        </section>
      )}
      {amounts.map((amount) => (
        <Rupees key={amount.name} control={control} {...amount} />
      ))}
      <Rupees
        control={control}
        name={'tokenPaid' as Path<Terms>}
        label={words.tokenAmountPaid}
        example="50,000"
        help={words.emptyWhereNone}
      />
      {children(form)}
      <Clauses form={form} />
    </FormDialog>
  );
}
