import { FolderPlus, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { call } from '#client/lib/api.ts';
import { useStep } from '#client/lib/use-step.ts';
import { Button } from '#client/ui/Button.tsx';
import { ConfirmDialog } from '#client/ui/ConfirmDialog.tsx';
import { FilterChips } from '#client/ui/FilterChips.tsx';
import { IconButton } from '#client/ui/IconButton.tsx';
import { deleteFavouriteFolder, type FavouriteFolder } from '#contract/homes/favourite-folders.ts';
import words from '#messages/homes/wanted/index.ts';
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
          legend={words.whichFolderShow}
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
            label={words.rename({ name: chosen.name })}
            icon={Pencil}
            onClick={() => setOpen('rename')}
          />
          <IconButton
            label={words.deleteWord({ name: chosen.name })}
            icon={Trash2}
            onClick={() => setOpen('delete')}
          />
        </>
      )}
      <Button variant="quiet" icon={FolderPlus} onClick={() => setOpen('make')}>
        {words.newFolder}
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
          title={words.deleteWord({ name: chosen.name })}
          description={words.homesStayKept}
          confirmLabel={words.deleteFolder}
          busyLabel={words.deleting}
          busy={busy}
          danger
          onConfirm={() => void remove(chosen.id)}
          onCancel={close}
        />
      )}
    </div>
  );
}
