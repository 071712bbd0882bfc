import { type FormEvent, type ReactNode, useId } from 'react';
import { rejectBid } from '#contract/bids.ts';
import { showErrors } from '../lib/form-errors.ts';
import { useCallForm } from '../lib/use-call-form.ts';
import { dropDraft, readDraft, useDraft } from '../lib/use-draft.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Field } from '../ui/Field.tsx';
import { TextArea } from '../ui/TextArea.tsx';
import { useDealStep } from './use-deal-step.ts';

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
  const formId = useId();
  // Every ending asks for a reason by the same rule.
  const form = useCallForm(rejectBid, readDraft<{ reason: string }>(draft) ?? { reason: '' });
  useDraft(draft, form);
  const { busy, take } = useDealStep();
  const submit = form.handleSubmit(async ({ reason }) => {
    if (
      !(await take(
        () => step(reason),
        (error) => showErrors(form, error),
      ))
    )
      return;
    dropDraft(draft);
    onClose();
  });
  return (
    <Dialog
      open
      size="narrow"
      title={title}
      description={description}
      onClose={() => !busy && onClose()}
      actions={
        <>
          <Button variant="quiet" disabled={busy} onClick={onClose}>
            Back
          </Button>
          <Button type="submit" form={formId} variant="danger" busy={busy}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event: FormEvent) => void submit(event)}>
        <Field
          label="Why?"
          help="The other side reads this."
          error={form.formState.errors.reason?.message}
          required
        >
          <TextArea rows={3} {...form.register('reason')} />
        </Field>
      </form>
    </Dialog>
  );
}
