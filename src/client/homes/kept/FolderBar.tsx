import { FolderPlus, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { call } from '#client/lib/api.ts';
import { useStep } from '#client/lib/use-step.ts';
import { Button } from '#client/ui/Button.tsx';
import { ConfirmDialog } from '#client/ui/ConfirmDialog.tsx';
import { FilterChips } from '#client/ui/FilterChips.tsx';
import { IconButton } from '#client/ui/IconButton.tsx';
import { deleteFavouriteFolder, type FavouriteFolder } from '#contract/homes/favourite-folders.ts';
import words from '#messages/homes/favourites/index.ts';
import { FolderDialog } from './FolderDialog.tsx';

interface Props {
  folders: readonly FavouriteFolder[];
  /** The one whose homes are shown; without it all are. */
  chosen: FavouriteFolder | undefined;
  onChoose: (folderId: string) => void;
}

/** The folders of kept homes: which to show, and what to do with it. */
export function FolderBar({ folders, chosen, onChoose }: Props) {
  const [open, setOpen] = useState<'make' | 'rename' | 'delete'>();
  const close = () => setOpen(undefined);
  const { busy, take } = useStep();
  const remove = async (folderId: number) => {
    if (!(await take(() => call(deleteFavouriteFolder, { params: { folderId } })))) return;
    close();
    onChoose('');
  };
  return (
    <div className="flex flex-wrap items-center gap-2">
      {folders.length > 0 && (
        <FilterChips
          legend={words.whichFolder}
          values={folders.map(({ id }) => String(id))}
          chosen={chosen && String(chosen.id)}
          label={(value) => {
            const folder = folders.find(({ id }) => String(id) === value);
            return folder ? `${folder.name} · ${folder.homes}` : words.all;
          }}
          onChoose={(value) => onChoose(value ?? '')}
        />
      )}
      {chosen && (
        <>
          <IconButton
            label={words.rename({ folder: chosen.name })}
            icon={Pencil}
            onClick={() => setOpen('rename')}
          />
          <IconButton
            label={words.remove({ folder: chosen.name })}
            icon={Trash2}
            onClick={() => setOpen('delete')}
          />
        </>
      )}
      <Button variant="quiet" icon={FolderPlus} onClick={() => setOpen('make')}>
        {words.newFolderOpens}
      </Button>
      {(open === 'make' || open === 'rename') && (
        <FolderDialog
          folder={open === 'rename' ? chosen : undefined}
          onClose={close}
          onMade={(id) => onChoose(String(id))}
        />
      )}
      {chosen && (
        <ConfirmDialog
          open={open === 'delete'}
          title={words.remove({ folder: chosen.name })}
          description={words.homesStay}
          confirmLabel={words.removeFolder}
          busyLabel={words.removing}
          busy={busy}
          danger
          onConfirm={() => void remove(chosen.id)}
          onCancel={close}
        />
      )}
    </div>
  );
}
