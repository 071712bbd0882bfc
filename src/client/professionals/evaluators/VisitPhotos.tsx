import { Trash2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { call, callForFile } from '#client/lib/api.ts';
import { schemaResolver } from '#client/lib/schema-resolver.ts';
import { sendWithProgress } from '#client/lib/send-with-progress.ts';
import { useStep } from '#client/lib/use-step.ts';
import { Button } from '#client/ui/Button.tsx';
import { Field } from '#client/ui/Field.tsx';
import { FileDrop } from '#client/ui/FileDrop.tsx';
import { IconButton } from '#client/ui/IconButton.tsx';
import { TextInput } from '#client/ui/TextInput.tsx';
import { openText } from '#contract/people/open-text.ts';
import type { EvaluatorLeadDetail } from '#contract/professionals/evaluators.ts';
import {
  addVisitPhoto,
  getVisitPhoto,
  removeVisitPhoto,
  type VisitPhoto,
} from '#contract/professionals/visit-photos.ts';
import { MAX_VISIT_PHOTO_BYTES, MAX_VISIT_PHOTOS } from '#domain/professionals/visit-photo.ts';
import words from '#messages/professionals/valuations/index.ts';

/** The photo is private: it comes by a call with the token, not by an address. */
function Picture({ id, caption }: VisitPhoto) {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    let made: string | undefined;
    let left = false;
    callForFile(getVisitPhoto, { params: { photoId: id } }).then(
      (file) => {
        if (left) return;
        made = URL.createObjectURL(file);
        setUrl(made);
      },
      () => undefined,
    );
    return () => {
      left = true;
      if (made) URL.revokeObjectURL(made);
    };
  }, [id]);
  return (
    <div className="grid aspect-4/3 place-items-center overflow-hidden rounded-control bg-sunk">
      {url && <img src={url} alt={caption} className="size-full object-contain" />}
    </div>
  );
}

function Photo({ photo }: { photo: VisitPhoto }) {
  const { busy, take } = useStep();
  const remove = () => take(() => call(removeVisitPhoto, { params: { photoId: photo.id } }));
  return (
    <li className="grid content-start gap-1">
      <Picture {...photo} />
      <div className="flex items-start justify-between gap-2">
        <p className="min-w-0 py-2 text-sm wrap-anywhere">{photo.caption}</p>
        <IconButton
          label={words.takeAway({ caption: photo.caption })}
          icon={Trash2}
          disabled={busy}
          onClick={remove}
        />
      </div>
    </li>
  );
}

const schema = z.object({
  caption: openText(80).min(3, { error: () => words.sayWhatShows }),
  file: z.instanceof(File, { error: () => words.choosePhoto }),
});

function AddPhoto({ engagementId, onAdded }: { engagementId: number; onAdded: () => void }) {
  const [progress, setProgress] = useState<number>();
  const form = useForm<z.input<typeof schema>, unknown, z.output<typeof schema>>({
    mode: 'onTouched',
    resolver: schemaResolver(schema),
    defaultValues: { caption: '' },
  });
  const { busy, take } = useStep({ form, staysOpen: true });
  const { errors } = form.formState;
  const submit = form.handleSubmit(async ({ caption, file }) => {
    const input = { params: { id: engagementId }, query: { caption } };
    const done = await take(() => sendWithProgress(addVisitPhoto, file, input, setProgress));
    setProgress(undefined);
    if (done) onAdded();
  });
  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-4 border-t border-line pt-4">
      <Field label={words.whatPhotoShows} required error={errors.caption?.message}>
        <TextInput placeholder={words.kitchenDampNorth} {...form.register('caption')} />
      </Field>
      <FileDrop
        label={words.chooseThe}
        help={words.jpegPngWebp}
        accept="image/jpeg,image/png,image/webp"
        maxBytes={MAX_VISIT_PHOTO_BYTES}
        onFile={(file) => form.setValue('file', file, { shouldValidate: true })}
        progress={progress}
        error={errors.file?.message}
      />
      <Button
        type="submit"
        variant="quiet"
        busy={busy}
        busyLabel={words.sending}
        className="justify-self-start"
      >
        {words.addPhoto}
      </Button>
    </form>
  );
}

/** Photos of the visit; the report shows them all. */
export function VisitPhotos({ lead: { engagementId, photos } }: { lead: EvaluatorLeadDetail }) {
  // A form of its own for every photo, so that it is empty again after one.
  const [sent, setSent] = useState(0);
  return (
    <section aria-labelledby="visit-photos" className="card grid grid-cols-1 gap-4 p-5">
      <div>
        <h2 id="visit-photos" className="text-xl">
          {words.photosVisit}
        </h2>
        <p className="text-sm text-muted">
          {words.mostTheyGo({ photoCount: photos.length, maxVisitPhotos: MAX_VISIT_PHOTOS })}
        </p>
      </div>
      {photos.length > 0 && (
        <ul className="grid grid-cols-2 gap-4 sm:grid-cols-3">
          {photos.map((photo) => (
            <Photo key={photo.id} photo={photo} />
          ))}
        </ul>
      )}
      {photos.length < MAX_VISIT_PHOTOS && (
        <AddPhoto key={sent} engagementId={engagementId} onAdded={() => setSent(sent + 1)} />
      )}
    </section>
  );
}
