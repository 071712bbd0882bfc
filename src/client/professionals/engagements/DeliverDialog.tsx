import { AccountField } from '#client/deals/deal/AccountField.tsx';
import { inFull } from '#client/deals/deal/in-full.ts';
import { call } from '#client/lib/api.ts';
import { type FormOf, useCallForm } from '#client/lib/use-call-form.ts';
import { dropDraft, readDraft, useDraft } from '#client/lib/use-draft.ts';
import { useStep } from '#client/lib/use-step.ts';
import { Field } from '#client/ui/Field.tsx';
import { FormDialog } from '#client/ui/FormDialog.tsx';
import { TextArea } from '#client/ui/TextArea.tsx';
import { askFeeAgain, deliverWork } from '#contract/professionals/engagement-steps.ts';
import type { EngagementDetail } from '#contract/professionals/engagements.ts';
import { RELEASE_DAYS } from '#domain/money/release.ts';
import words from '#messages/professionals/engagements/index.ts';

interface Props {
  engagement: EngagementDetail;
  userId: number;
  onClose: () => void;
}

const wordsOf = ({ other, payout }: EngagementDetail) =>
  words.confirmsCodeWithin({ other, releaseDays: RELEASE_DAYS, inFull: inFull(payout ?? 0) });

/** The professional hands the work over and says where the fee goes. */
export function DeliverDialog({ engagement, userId, onClose }: Props) {
  const { id } = engagement;
  const draft = `deliver-${id}`;
  const form = useCallForm(deliverWork, {
    note: '',
    ...readDraft<FormOf<typeof deliverWork>>(draft),
  });
  useDraft(draft, form);
  const { errors } = form.formState;
  const { busy, take } = useStep({ form });
  const submit = form.handleSubmit(async (body) => {
    const step = () => call(deliverWork, { params: { id }, body });
    if (!(await take(step))) return;
    dropDraft(draft);
    onClose();
  });
  return (
    <FormDialog
      title={words.deliverWork}
      description={wordsOf(engagement)}
      submitLabel={words.deliver}
      busy={busy}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field
        label={words.whatDone}
        help={words.whereClientFinds}
        required
        error={errors.note?.message}
      >
        <TextArea {...form.register('note')} />
      </Field>
      <AccountField
        userId={userId}
        error={errors.bankAccountId?.message}
        field={form.register('bankAccountId')}
      />
    </FormDialog>
  );
}

/** The request before has run out: the fee is asked for once more. */
export function AskAgainDialog({ engagement, userId, onClose }: Props) {
  const form = useCallForm(askFeeAgain, {});
  const { busy, take } = useStep({ form });
  const submit = form.handleSubmit(async (body) => {
    const step = () => call(askFeeAgain, { params: { id: engagement.id }, body });
    if (await take(step)) onClose();
  });
  return (
    <FormDialog
      title={words.askFeeAgain}
      description={wordsOf(engagement)}
      submitLabel={words.askAgain}
      busy={busy}
      onSubmit={submit}
      onClose={onClose}
    >
      <AccountField
        userId={userId}
        error={form.formState.errors.bankAccountId?.message}
        field={form.register('bankAccountId')}
      />
    </FormDialog>
  );
}
