import { useForm } from 'react-hook-form';
import { toast } from 'sonner';
import { refreshed } from '#client/lib/after-write.ts';
import { showErrors } from '#client/lib/form-errors.ts';
import { dropDraft, readDraft, useDraft } from '#client/lib/use-draft.ts';
import { Button } from '#client/ui/Button.tsx';
import { Field } from '#client/ui/Field.tsx';
import { TextArea } from '#client/ui/TextArea.tsx';
import words from '#messages/homes/favourites/index.ts';

interface Props {
  /** Where it is kept while it is unfinished. */
  draft: string;
  note: string | null;
  /** The longest it may be. */
  most: number;
  save: (note: string) => Promise<unknown>;
  onClose: () => void;
}

/** The note somebody writes to a home for themselves. */
export function NoteForm({ draft, note, most, save, onClose }: Props) {
  const form = useForm<{ note: string }>({
    mode: 'onTouched',
    defaultValues: { note: readDraft<{ note: string }>(draft)?.note ?? note ?? '' },
  });
  useDraft(draft, form);
  const { errors, isSubmitting } = form.formState;
  const close = () => {
    dropDraft(draft);
    onClose();
  };
  const submit = form.handleSubmit(async (typed) => {
    try {
      await save(typed.note.trim());
      await refreshed();
      toast.success(words.noteSaved);
      close();
    } catch (error) {
      showErrors(form, error);
    }
  });
  const length = { value: most, message: words.atMost({ most }) };
  return (
    <form noValidate onSubmit={submit} className="grid gap-2">
      <Field label={words.yourNote} help={words.onlyYou} error={errors.note?.message}>
        <TextArea rows={3} {...form.register('note', { maxLength: length })} />
      </Field>
      <div className="flex gap-2">
        <Button type="submit" busy={isSubmitting} busyLabel={words.saving}>
          {words.saveNote}
        </Button>
        <Button variant="quiet" onClick={close}>
          {words.cancel}
        </Button>
      </div>
    </form>
  );
}
