import { toast } from 'sonner';
import { refreshed } from '#client/lib/after-write.ts';
import { call } from '#client/lib/api.ts';
import { showErrors } from '#client/lib/form-errors.ts';
import { useCallForm } from '#client/lib/use-call-form.ts';
import { dropDraft, readDraft, useDraft } from '#client/lib/use-draft.ts';
import { Button } from '#client/ui/Button.tsx';
import { Field } from '#client/ui/Field.tsx';
import { TextArea } from '#client/ui/TextArea.tsx';
import { shortlistProperty } from '#contract/homes/favourites.ts';

/** Where an unfinished note to a home is kept. */
export const noteDraft = (listingId: number) => `shortlist-note-${listingId}`;

interface Props {
  listingId: number;
  note: string | null;
  onClose: () => void;
}

/** The note somebody writes to a home for themselves. */
export function NoteForm({ listingId, note, onClose }: Props) {
  const draft = noteDraft(listingId);
  const form = useCallForm(shortlistProperty, {
    propertyid: listingId,
    note: readDraft<{ note: string }>(draft)?.note ?? note ?? '',
  });
  useDraft(draft, form);
  const { errors, isSubmitting } = form.formState;
  const close = () => {
    dropDraft(draft);
    onClose();
  };
  const save = form.handleSubmit(async (body) => {
    try {
      await call(shortlistProperty, { body });
      await refreshed();
      toast.success('Note saved');
      close();
    } catch (error) {
      showErrors(form, error);
    }
  });
  return (
    <form noValidate onSubmit={save} className="grid gap-2">
      <Field label="Your note" help="Only you see it." error={errors.note?.message}>
        <TextArea rows={3} {...form.register('note')} />
      </Field>
      <div className="flex gap-2">
        <Button type="submit" busy={isSubmitting} busyLabel="Saving…">
          Save note
        </Button>
        <Button variant="quiet" onClick={close}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
