import { type SyntheticEvent, useEffect, useId, useState } from 'react';
import { call } from '#client/lib/api.ts';
import { useCallForm } from '#client/lib/use-call-form.ts';
import { dropDraft } from '#client/lib/use-draft.ts';
import { useStep } from '#client/lib/use-step.ts';
import { Button } from '#client/ui/Button.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import { Field } from '#client/ui/Field.tsx';
import { TextInput } from '#client/ui/TextInput.tsx';
import { decideLicence } from '#contract/people/licences.ts';
import { ROLE_LABEL } from '#domain/lib/role.ts';
import words from '#messages/people/licence-desk/index.ts';
import reviewing from '#messages/people/reviewing/index.ts';
import { LicenceEvidence } from './LicenceEvidence.tsx';
import { ReasonField } from './ReasonField.tsx';
import type { LicenceRow } from './rows.ts';
import { useReasonForm } from './use-reason-form.ts';

interface Props {
  row: LicenceRow;
  onClose: () => void;
  /** Decided here or elsewhere. */
  onDone: () => void;
}

/** A registration beside its evidence, and the decision about it. */
export function LicenceDialog({ row, onClose, onDone }: Props) {
  const { licenceId, number, person, personId, role } = row;
  const formId = useId();
  const draft = `licence-${licenceId}`;
  const [step, setStep] = useState<'look' | 'refuse'>('look');
  const refusal = useReasonForm(draft);
  const approval = useCallForm(decideLicence, { decision: 'verify', number, validUntil: '' });
  const refuse = useStep({ form: refusal, onDone });
  const verify = useStep({ form: approval, onDone });
  const busy = refuse.busy || verify.busy;
  useEffect(() => {
    if (step === 'refuse') refusal.setFocus('reason');
  }, [step, refusal]);

  const params = { licenceId };
  const onVerify = approval.handleSubmit((body) =>
    verify.take(() => call(decideLicence, { params, body })),
  );
  const onRefuse = refusal.handleSubmit(({ reason }) =>
    refuse.take(async () => {
      const body = { decision: 'refuse' as const, number, reason };
      const answer = await call(decideLicence, { params, body });
      dropDraft(draft);
      return answer;
    }),
  );
  const submit = (event: SyntheticEvent) => void (step === 'look' ? onVerify : onRefuse)(event);
  const errors = approval.formState.errors as { validUntil?: { message?: string } };
  return (
    <Dialog
      open
      size={row.documentId === null ? 'wide' : 'full'}
      title={words.licenceOf({ person })}
      description={words.registeredAs({ role: ROLE_LABEL[role], id: personId, number })}
      onClose={() => !busy && onClose()}
      actions={
        step === 'look' ? (
          <>
            <Button variant="quiet" disabled={busy} onClick={() => setStep('refuse')}>
              {words.refuse}
            </Button>
            <Button type="submit" form={formId} busy={verify.busy} busyLabel={words.verifying}>
              {words.verify}
            </Button>
          </>
        ) : (
          <>
            <Button variant="quiet" disabled={busy} onClick={() => setStep('look')}>
              {reviewing.back}
            </Button>
            <Button
              type="submit"
              form={formId}
              variant="danger"
              busy={refuse.busy}
              busyLabel={words.refusing}
            >
              {words.refuseLicence}
            </Button>
          </>
        )
      }
    >
      <LicenceEvidence row={row} compact={step === 'refuse'} />
      <form id={formId} noValidate onSubmit={submit} className="mt-5">
        {step === 'look' ? (
          <Field
            label={words.runsOutOn}
            required
            help={words.byEvidence}
            error={errors.validUntil?.message}
          >
            <TextInput type="date" className="max-w-56" {...approval.register('validUntil')} />
          </Field>
        ) : (
          <ReasonField form={refusal} label={words.whyRefused} help={reviewing.personReads} />
        )}
      </form>
    </Dialog>
  );
}
