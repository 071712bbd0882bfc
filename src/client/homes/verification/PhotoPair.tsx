import { listingPath } from '#client/homes/listing/listing-labels.ts';
import { call } from '#client/lib/api.ts';
import { useStep } from '#client/lib/use-step.ts';
import { Ago } from '#client/ui/Ago.tsx';
import { Button } from '#client/ui/Button.tsx';
import { decideAlikePhoto } from '#contract/homes/media.ts';
import type { AlikePhoto } from './rows.ts';

interface Props {
  photo: AlikePhoto;
  onRemove: (photo: AlikePhoto) => void;
}

function Side({ title, of }: { title: string; of: NonNullable<AlikePhoto['like']> }) {
  return (
    <figure className="grid content-start gap-2">
      <img
        src={`${of.url}-400.webp`}
        width={400}
        height={300}
        loading="lazy"
        alt={of.alt}
        className="aspect-4/3 w-full rounded-control bg-sunk object-contain"
      />
      <figcaption className="text-sm">
        <span className="block text-muted">{title}</span>
        <a className="link" href={listingPath(of.listingId)}>
          {of.title}
        </a>{' '}
        <span className="tabular text-muted">#{of.listingId}</span>
        <span className="block">{of.owner}</span>
      </figcaption>
    </figure>
  );
}

/** A new photo beside the one it is like, with what its owner says. */
export function PhotoPair({ photo, onRemove }: Props) {
  const { mediaId, like, answer, foundAt, owner } = photo;
  const { busy, take } = useStep();
  const keep = () =>
    take(() => call(decideAlikePhoto, { params: { mediaId }, body: { decision: 'keep' } }));

  return (
    <li className="card grid gap-4 p-5">
      <div className="grid gap-4 sm:grid-cols-2">
        <Side title="New" of={photo} />
        {like ? (
          <Side title="Was there before" of={like} />
        ) : (
          <p className="self-center text-muted">The photo that was there before is gone.</p>
        )}
      </div>
      <p>
        {answer ? `${owner} says: “${answer}”` : `${owner} has not answered yet.`}{' '}
        <span className="text-muted">
          Found <Ago at={foundAt} />.
        </span>
      </p>
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="quiet" disabled={busy} onClick={() => onRemove(photo)}>
          Remove the new one…
        </Button>
        <Button busy={busy} busyLabel="Saving…" onClick={() => void keep()}>
          Let it stay
        </Button>
      </div>
    </li>
  );
}
