import { Folder } from 'lucide-react';
import { useState } from 'react';
import { NoteBlock } from '#client/homes/listing/NoteBlock.tsx';
import { NoteButton } from '#client/homes/listing/NoteButton.tsx';
import { NoteForm } from '#client/homes/listing/NoteForm.tsx';
import { call } from '#client/lib/api.ts';
import { readDraft } from '#client/lib/use-draft.ts';
import { useStep } from '#client/lib/use-step.ts';
import { Button } from '#client/ui/Button.tsx';
import { Menu, type MenuItem } from '#client/ui/Menu.tsx';
import {
  arrangeFavourite,
  type FavouriteFolder,
  MAX_KEPT_NOTE,
} from '#contract/homes/favourite-folders.ts';
import type { KeptListing } from '#contract/homes/favourites.ts';
import words from '#messages/homes/favourites/index.ts';
import { FolderDialog } from './FolderDialog.tsx';

interface Props {
  kept: KeptListing;
  folders: readonly FavouriteFolder[];
}

const draftOf = (id: number) => `kept-note-${id}`;

/** A kept home's note and folder. */
export function KeptDesk({ kept, folders }: Props) {
  const { note, folderId, folder, propertydata } = kept;
  const { id, title } = propertydata;
  const [isWriting, setIsWriting] = useState(() => readDraft(draftOf(id)) !== undefined);
  const [isNaming, setIsNaming] = useState(false);
  const { busy, take } = useStep();
  const params = { propertyId: id };
  const move = (to: number | null) => call(arrangeFavourite, { params, body: { folderId: to } });
  if (isWriting) {
    return (
      <NoteForm
        draft={draftOf(id)}
        note={note}
        most={MAX_KEPT_NOTE}
        save={(typed) => call(arrangeFavourite, { params, body: { note: typed } })}
        onClose={() => setIsWriting(false)}
      />
    );
  }
  const places: MenuItem[] = folders
    .filter((one) => one.id !== folderId)
    .map((one) => ({ label: one.name, onSelect: () => void take(() => move(one.id)) }));
  const others: MenuItem[] = [
    { label: words.newFolderOpens, onSelect: () => setIsNaming(true) },
    ...(folderId === null
      ? []
      : [{ label: words.inNoFolder, onSelect: () => void take(() => move(null)) }]),
  ];
  return (
    <>
      {note && <NoteBlock note={note} />}
      <div className="flex flex-wrap gap-2">
        <NoteButton title={title} hasNote={!!note} onClick={() => setIsWriting(true)} />
        <Menu
          trigger={
            <Button
              variant="quiet"
              icon={Folder}
              busy={busy}
              aria-label={words.folderOf({ title, folder: folder ?? words.none })}
            >
              {folder ?? words.folder}
            </Button>
          }
          groups={places.length > 0 ? [places, others] : [others]}
        />
      </div>
      {isNaming && <FolderDialog onClose={() => setIsNaming(false)} onMade={move} />}
    </>
  );
}
