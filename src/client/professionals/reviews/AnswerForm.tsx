import { call } from '#client/lib/api.ts';
import { type FormOf, useCallForm } from '#client/lib/use-call-form.ts';
import { dropDraft, readDraft, useDraft } from '#client/lib/use-draft.ts';
import { useStep } from '#client/lib/use-step.ts';
import { Field } from '#client/ui/Field.tsx';
import { FormDialog } from '#client/ui/FormDialog.tsx';
import { TextArea } from '#client/ui/TextArea.tsx';
import { answerReview } from '#contract/professionals/reviews.ts';
import reviewsWords from '#messages/professionals/reviews/index.ts';

interface Props {
  reviewId: number;
  author: string;
  onClose: () => void;
}

/** The reviewed one's own words, once. */
export function AnswerForm({ reviewId, author, onClose }: Props) {
  const draft = `answer-${reviewId}`;
  const form = useCallForm(answerReview, {
    text: '',
    ...readDraft<FormOf<typeof answerReview>>(draft),
  });
  useDraft(draft, form);
  const { busy, take } = useStep({ form });
  const { errors } = form.formState;
  const submit = form.handleSubmit(async (body) => {
    if (!(await take(() => call(answerReview, { params: { reviewId }, body })))) return;
    dropDraft(draft);
    onClose();
  });
  return (
    <FormDialog
      title={reviewsWords.answer({ author })}
      description={reviewsWords.anybodyReadsBelow}
      submitLabel={reviewsWords.publishAnswer}
      busyLabel={reviewsWords.publishing}
      busy={busy}
      onSubmit={submit}
      onClose={() => {
        if (!form.getValues('text')) dropDraft(draft);
        onClose();
      }}
    >
      <Field label={reviewsWords.yourAnswer} required error={errors.text?.message}>
        <TextArea {...form.register('text')} />
      </Field>
    </FormDialog>
  );
}
