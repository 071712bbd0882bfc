import { listingPath } from '#client/homes/listing/listing-labels.ts';
import { call } from '#client/lib/api.ts';
import { useStep } from '#client/lib/use-step.ts';
import { Ago } from '#client/ui/Ago.tsx';
import { Button } from '#client/ui/Button.tsx';
import { filled } from '#client/ui/filled.tsx';
import { decideAlikePhoto } from '#contract/homes/media.ts';
import words from '#messages/homes/papers/index.ts';
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
        <Side title={words.newWord} of={photo} />
        {like ? (
          <Side title={words.before} of={like} />
        ) : (
          <p className="self-center text-muted">{words.photoBeforeGone}</p>
        )}
      </div>
      <p>
        {answer ? words.says({ owner, answer }) : words.notAnsweredYet({ owner })}{' '}
        <span className="text-muted">{filled(words.found, { when: <Ago at={foundAt} /> })}</span>
      </p>
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="quiet" disabled={busy} onClick={() => onRemove(photo)}>
          {words.removeNewOne}
        </Button>
        <Button busy={busy} busyLabel={words.saving} onClick={() => void keep()}>
          {words.letStay}
        </Button>
      </div>
    </li>
  );
}
