import { toast } from 'sonner';
import { refreshed } from '#client/lib/after-write.ts';
import { call } from '#client/lib/api.ts';
import { showErrors } from '#client/lib/form-errors.ts';
import { useCallForm } from '#client/lib/use-call-form.ts';
import { Field } from '#client/ui/Field.tsx';
import { FormDialog } from '#client/ui/FormDialog.tsx';
import { TextInput } from '#client/ui/TextInput.tsx';
import { changeSavedSearch, type SavedSearch } from '#contract/homes/saved-searches.ts';
import words from '#messages/homes/wanted/index.ts';

interface Props {
  search: SavedSearch;
  onClose: () => void;
}

/** Another name for a saved search. */
export function RenameDialog({ search, onClose }: Props) {
  const form = useCallForm(changeSavedSearch, { name: search.name });
  const { errors, isSubmitting } = form.formState;
  const save = form.handleSubmit(async (body) => {
    try {
      await call(changeSavedSearch, { params: { searchId: search.id }, body });
      await refreshed();
      toast.success(words.searchRenamed);
      onClose();
    } catch (error) {
      showErrors(form, error);
    }
  });
  return (
    <FormDialog
      title={words.renameSearch}
      submitLabel={words.renameWord}
      busyLabel={words.renaming}
      busy={isSubmitting}
      onSubmit={save}
      onClose={onClose}
    >
      <Field label={words.name} error={errors.name?.message}>
        <TextInput autoComplete="off" {...form.register('name')} />
      </Field>
    </FormDialog>
  );
}
