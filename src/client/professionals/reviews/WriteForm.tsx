import { Controller } from 'react-hook-form';
import { call } from '#client/lib/api.ts';
import { type FormOf, useCallForm } from '#client/lib/use-call-form.ts';
import { dropDraft, readDraft, useDraft } from '#client/lib/use-draft.ts';
import { useStep } from '#client/lib/use-step.ts';
import { Button } from '#client/ui/Button.tsx';
import { Field } from '#client/ui/Field.tsx';
import { TextArea } from '#client/ui/TextArea.tsx';
import { writeReview } from '#contract/professionals/reviews.ts';
import { formatDate } from '#domain/lib/time/format.ts';
import type { ReviewSubject } from '#domain/professionals/review.ts';
import reviewsWords from '#messages/professionals/reviews/index.ts';
import { StarsInput } from './Stars.tsx';

interface Props {
  subjectKind: ReviewSubject;
  subjectId: number;
  other: string;
  until: string;
}

/** Stars and words about the other side; published at once. */
export function WriteForm({ subjectKind, subjectId, other, until }: Props) {
  const draft = `review-${subjectKind}-${subjectId}`;
  const form = useCallForm(writeReview, {
    text: '',
    ...readDraft<FormOf<typeof writeReview>>(draft),
  });
  useDraft(draft, form);
  const { busy, take } = useStep({ form });
  const { errors } = form.formState;
  const params = { subjectKind, subjectId };
  const submit = form.handleSubmit(async (body) => {
    if (await take(() => call(writeReview, { params, body }))) dropDraft(draft);
  });
  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-4">
      <p className="text-muted">
        {reviewsWords.howAnybodyReads({ other, until: formatDate(until) })}
      </p>
      <Controller
        control={form.control}
        name="stars"
        render={({ field }) => (
          <StarsInput
            name={`stars-${subjectKind}-${subjectId}`}
            value={field.value}
            onChange={field.onChange}
            error={errors.stars?.message}
          />
        )}
      />
      <Field
        label={reviewsWords.whatWentWell}
        help={reviewsWords.noPhoneNumbers}
        required
        error={errors.text?.message}
      >
        <TextArea {...form.register('text')} />
      </Field>
      <Button type="submit" className="w-fit" busy={busy} busyLabel={reviewsWords.publishing}>
        {reviewsWords.publishReview}
      </Button>
    </form>
  );
}
