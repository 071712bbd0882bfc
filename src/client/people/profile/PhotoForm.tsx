import { useEffect, useState } from 'react';
import { toast } from 'sonner';
import { refreshed } from '#client/lib/after-write.ts';
import { photoAddress } from '#client/lib/photo-address.ts';
import { sendWithProgress } from '#client/lib/send-with-progress.ts';
import { Button } from '#client/ui/Button.tsx';
import { FileDrop } from '#client/ui/FileDrop.tsx';
import { isAppError } from '#contract/lib/errors.ts';
import { uploadPhoto } from '#contract/people/profile.ts';
import { PhotoFace } from './PhotoFace.tsx';
import { RemovePhoto } from './RemovePhoto.tsx';

const MAX_BYTES = uploadPhoto.upload?.maxBytes ?? 0;

/** An address of a chosen file that an image can show, as long as it is chosen. */
function usePreview(file: File | undefined): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!file) return;
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => {
      setAddress(undefined);
      URL.revokeObjectURL(made);
    };
  }, [file]);
  return address;
}

interface Props {
  name: string;
  image: string | null;
}

/** The photo as it is, another one looked at before it is sent, and the way back to initials. */
export function PhotoForm({ name, image }: Props) {
  const [chosen, setChosen] = useState<File>();
  const [progress, setProgress] = useState<number>();
  const [error, setError] = useState<string>();
  /** Another one clears the name of the file chosen before. */
  const [round, setRound] = useState(0);
  const preview = usePreview(chosen);

  const choose = (file: File) => {
    setChosen(file);
    setError(undefined);
  };
  const unchoose = () => {
    setChosen(undefined);
    setError(undefined);
    setRound(round + 1);
  };
  const save = async (file: File) => {
    try {
      const { message } = await sendWithProgress(uploadPhoto, file, {}, setProgress);
      await refreshed();
      unchoose();
      toast.success(message);
    } catch (failure) {
      setError(isAppError(failure) ? failure.message : 'The photo could not be sent. Try again.');
    } finally {
      setProgress(undefined);
    }
  };

  return (
    <div className="grid gap-6 sm:grid-cols-[8rem_minmax(0,1fr)]">
      <div className="grid content-start justify-items-start gap-2">
        <PhotoFace name={name} src={preview ?? photoAddress(image)} />
        <p className="text-sm text-muted">{preview ? 'Not saved yet' : !image && 'No photo yet'}</p>
      </div>
      <div className="grid gap-4">
        <FileDrop
          key={round}
          label="Choose a photo of yourself"
          help="JPEG, PNG or WebP, at most 12 MB and 50 megapixels. We cut it to a square and take out what the file says of place and camera."
          accept="image/jpeg,image/png,image/webp"
          maxBytes={MAX_BYTES}
          onFile={choose}
          progress={progress}
          error={error}
        />
        <div className="flex flex-wrap gap-3">
          {chosen && (
            <>
              <Button
                busy={progress !== undefined}
                busyLabel="Sending…"
                onClick={() => save(chosen)}
              >
                Save this photo
              </Button>
              <Button variant="quiet" disabled={progress !== undefined} onClick={unchoose}>
                Do not use it
              </Button>
            </>
          )}
          {!chosen && image && <RemovePhoto />}
        </div>
      </div>
    </div>
  );
}
