import { toast } from 'sonner';
import { call } from '#client/lib/api.ts';
import { showErrors } from '#client/lib/form-errors.ts';
import { useCallForm } from '#client/lib/use-call-form.ts';
import { dropDraft, readDraft, useDraft } from '#client/lib/use-draft.ts';
import { Field } from '#client/ui/Field.tsx';
import { FormDialog } from '#client/ui/FormDialog.tsx';
import { TextArea } from '#client/ui/TextArea.tsx';
import { answerAlike, type MediaItem } from '#contract/homes/media.ts';
import words from '#messages/homes/papers/index.ts';

interface Props {
  listingId: number;
  item: MediaItem;
  onClose: () => void;
  onDone: () => void;
}

/** Where a photo is from that is much like another owner's. */
export function AnswerDialog({ listingId, item, onClose, onDone }: Props) {
  const draft = `photo-${item.id}`;
  const form = useCallForm(
    answerAlike,
    readDraft<{ answer: string }>(draft) ?? { answer: item.alike?.answer ?? '' },
  );
  useDraft(draft, form);
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (body) => {
    try {
      const params = { listingId, mediaId: item.id };
      const { message } = await call(answerAlike, { params, body });
      dropDraft(draft);
      toast.success(message);
      onDone();
    } catch (error) {
      showErrors(form, error);
    }
  });
  return (
    <FormDialog
      title={words.wherePhotoFrom}
      description={words.anotherOwnersProperty}
      submitLabel={words.sendAnswer}
      busyLabel={words.sending}
      busy={isSubmitting}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field
        label={words.answer}
        help={words.exampleBuilderGave}
        error={errors.answer?.message}
        required
      >
        <TextArea rows={3} {...form.register('answer')} />
      </Field>
    </FormDialog>
  );
}
