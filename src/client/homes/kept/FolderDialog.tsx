import { call } from '#client/lib/api.ts';
import { useCallForm } from '#client/lib/use-call-form.ts';
import { useStep } from '#client/lib/use-step.ts';
import { Field } from '#client/ui/Field.tsx';
import { FormDialog } from '#client/ui/FormDialog.tsx';
import { TextInput } from '#client/ui/TextInput.tsx';
import {
  addFavouriteFolder,
  type FavouriteFolder,
  renameFavouriteFolder,
} from '#contract/homes/favourite-folders.ts';
import words from '#messages/homes/favourites/index.ts';

interface Props {
  /** The one to be renamed; without it one is made. */
  folder?: FavouriteFolder | undefined;
  onClose: () => void;
  /** With the folder that was made. */
  onMade?: (folderId: number) => unknown;
}

/** Names a folder of kept homes. */
export function FolderDialog({ folder, onClose, onMade }: Props) {
  const form = useCallForm(addFavouriteFolder, { name: folder?.name ?? '' });
  const { busy, take } = useStep({ form, staysOpen: true });
  const submit = form.handleSubmit(async (body) => {
    const isTaken = await take(async () => {
      if (folder) return call(renameFavouriteFolder, { params: { folderId: folder.id }, body });
      const answer = await call(addFavouriteFolder, { body });
      await onMade?.(answer.data.id);
      return answer;
    });
    if (isTaken) onClose();
  });
  return (
    <FormDialog
      title={folder ? words.rename({ folder: folder.name }) : words.newFolder}
      submitLabel={folder ? words.renameFolder : words.makeFolder}
      busyLabel={words.saving}
      busy={busy}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label={words.name} help={words.nameHelp} error={form.formState.errors.name?.message}>
        <TextInput maxLength={40} autoComplete="off" {...form.register('name')} />
      </Field>
    </FormDialog>
  );
}
