import type { ReactNode } from 'react';
import { useCallForm } from '#client/lib/use-call-form.ts';
import { dropDraft, readDraft, useDraft } from '#client/lib/use-draft.ts';
import { useStep } from '#client/lib/use-step.ts';
import { Field } from '#client/ui/Field.tsx';
import { FormDialog } from '#client/ui/FormDialog.tsx';
import { TextArea } from '#client/ui/TextArea.tsx';
import { rejectBid } from '#contract/deals/bid-steps.ts';
import words from '#messages/deals/deal/index.ts';
import kitWords from '#messages/lib/kit/index.ts';

interface Props {
  title: string;
  /** What it means, said before it is done. */
  description: ReactNode;
  confirmLabel: string;
  /** Names what is typed while it is not sent. */
  draft: string;
  step: (reason: string) => Promise<{ message: string }>;
  onClose: () => void;
}

/** Ends something with a reason, which the other side reads. */
export function ReasonDialog({ title, description, confirmLabel, draft, step, onClose }: Props) {
  // Every ending asks for a reason by the same rule.
  const form = useCallForm(rejectBid, readDraft<{ reason: string }>(draft) ?? { reason: '' });
  useDraft(draft, form);
  const { busy, take } = useStep({ form });
  const submit = form.handleSubmit(async ({ reason }) => {
    if (!(await take(() => step(reason)))) return;
    dropDraft(draft);
    onClose();
  });
  return (
    <FormDialog
      title={title}
      description={description}
      cancelLabel={kitWords.back}
      submitLabel={confirmLabel}
      busy={busy}
      danger
      onSubmit={submit}
      onClose={onClose}
    >
      <Field
        label={words.why}
        help={words.otherReads}
        error={form.formState.errors.reason?.message}
        required
      >
        <TextArea rows={3} {...form.register('reason')} />
      </Field>
    </FormDialog>
  );
}
