import { Images } from 'lucide-react';
import { useState } from 'react';
import { call } from '#client/lib/api.ts';
import { toastError } from '#client/lib/toast-error.ts';
import { ConfirmDialog } from '#client/ui/ConfirmDialog.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { filled } from '#client/ui/filled.tsx';
import { Section } from '#client/ui/Section.tsx';
import { type MediaItem, removeMedia } from '#contract/homes/media.ts';
import words from '#messages/homes/papers/index.ts';
import { AnswerDialog } from './AnswerDialog.tsx';
import { CaptionDialog } from './CaptionDialog.tsx';
import { PictureCard } from './PictureCard.tsx';
import { useOrder } from './use-order.ts';

interface Props {
  listingId: number;
  media: MediaItem[];
  most: number;
}

type Open = { what: 'caption' | 'answer' | 'remove'; item: MediaItem };

/** The pictures of a listing in their order, with what their owner can do to each. */
export function Gallery({ listingId, media, most }: Props) {
  const { items, move } = useOrder(listingId, media);
  const [open, setOpen] = useState<Open>();
  const [busy, setBusy] = useState(false);
  const [dragged, setDragged] = useState<number>();
  const cover = items.find(({ kind }) => kind === 'photo')?.id;
  const close = () => setOpen(undefined);

  async function remove({ id: mediaId }: MediaItem) {
    setBusy(true);
    try {
      await call(removeMedia, { params: { listingId, mediaId } });
      close();
    } catch (error) {
      toastError(error);
    } finally {
      setBusy(false);
    }
  }

  return (
    <Section
      title={filled(words.photosPlans, {
        part: (
          <span className="tabular text-base font-normal text-muted">
            {words.of({ itemCount: items.length, most })}
          </span>
        ),
      })}
      titleId="pictures"
      className="grid gap-4"
    >
      {items.length === 0 ? (
        <EmptyState icon={Images} title={words.noPhotosYet} text={words.startFrontLiving} />
      ) : (
        <>
          <p className="text-muted">{words.firstPhotoCover}</p>
          <ol className="grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-3">
            {items.map((item, i) => (
              <PictureCard
                key={item.id}
                item={item}
                place={i}
                count={items.length}
                isCover={item.id === cover}
                isDragged={item.id === dragged}
                onDrag={setDragged}
                onDrop={() => dragged !== undefined && dragged !== item.id && move(dragged, i)}
                onMove={(to) => move(item.id, to)}
                onOpen={(what) => setOpen({ what, item })}
              />
            ))}
          </ol>
        </>
      )}
      {open?.what === 'caption' && (
        <CaptionDialog listingId={listingId} item={open.item} onClose={close} onDone={close} />
      )}
      {open?.what === 'answer' && (
        <AnswerDialog listingId={listingId} item={open.item} onClose={close} onDone={close} />
      )}
      <ConfirmDialog
        open={open?.what === 'remove'}
        title={words.removePicture}
        description={words.goesFromPropertys}
        confirmLabel={words.removeThe}
        busyLabel={words.removing}
        danger
        busy={busy}
        onConfirm={() => open && void remove(open.item)}
        onCancel={close}
      />
    </Section>
  );
}
