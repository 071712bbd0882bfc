import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { toast } from 'sonner';
import { ListingCard } from '#client/homes/listing/ListingCard.tsx';
import { NoteBlock } from '#client/homes/listing/NoteBlock.tsx';
import { NoteButton } from '#client/homes/listing/NoteButton.tsx';
import { NoteForm } from '#client/homes/listing/NoteForm.tsx';
import { PriceChange } from '#client/homes/listing/PriceChange.tsx';
import { useShortlist } from '#client/homes/listing/use-shortlist.ts';
import { call } from '#client/lib/api.ts';
import { readDraft } from '#client/lib/use-draft.ts';
import { IconButton } from '#client/ui/IconButton.tsx';
import {
  MAX_SHORTLIST_NOTE,
  type ShortlistedListing,
  shortlistProperty,
} from '#contract/homes/favourites.ts';
import words from '#messages/homes/shortlist/index.ts';

const noteDraft = (listingId: number) => `shortlist-note-${listingId}`;

/** A home on the shortlist with its note. */
export function ShortlistedCard({ entry, userId }: { entry: ShortlistedListing; userId: number }) {
  const { onOffer, change, note } = entry;
  const { id, title } = entry.propertydata;
  const { add, remove } = useShortlist(userId);
  const [isWriting, setIsWriting] = useState(() => readDraft(noteDraft(id)) !== undefined);
  const takeOff = async () => {
    if (!(await remove(id))) return;
    toast(words.off, { action: { label: words.undo, onClick: () => add(id, note) } });
  };
  return (
    <ListingCard listing={entry} heading="h2" gone={!onOffer}>
      {onOffer && <PriceChange rupees={change} since={words.youShortlisted} />}
      {isWriting ? (
        <NoteForm
          draft={noteDraft(id)}
          note={note}
          most={MAX_SHORTLIST_NOTE}
          save={(typed) => call(shortlistProperty, { body: { propertyid: id, note: typed } })}
          onClose={() => setIsWriting(false)}
        />
      ) : (
        <>
          {note && <NoteBlock note={note} />}
          <div className="flex items-center gap-2">
            <NoteButton title={title} hasNote={!!note} onClick={() => setIsWriting(true)} />
            <IconButton
              label={words.takeOff({ title })}
              icon={Trash2}
              className="ml-auto"
              onClick={takeOff}
            />
          </div>
        </>
      )}
    </ListingCard>
  );
}
