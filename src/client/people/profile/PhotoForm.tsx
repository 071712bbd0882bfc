import { useEffect, useState } from 'react';
import { toast } from 'sonner';
import { refreshed } from '#client/lib/after-write.ts';
import { photoAddress } from '#client/lib/photo-address.ts';
import { sendWithProgress } from '#client/lib/send-with-progress.ts';
import { Button } from '#client/ui/Button.tsx';
import { FileDrop } from '#client/ui/FileDrop.tsx';
import { isAppError } from '#contract/lib/errors.ts';
import { uploadPhoto } from '#contract/people/profile.ts';
import words from '#messages/people/identity/index.ts';
import profileWords from '#messages/people/profile/index.ts';
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
      setError(isAppError(failure) ? failure.message : profileWords.photoNotSent);
    } finally {
      setProgress(undefined);
    }
  };

  return (
    <div className="grid gap-6 sm:grid-cols-[8rem_minmax(0,1fr)]">
      <div className="grid content-start justify-items-start gap-2">
        <PhotoFace name={name} src={preview ?? photoAddress(image)} />
        <p className="text-sm text-muted">
          {preview ? profileWords.notSavedYet : !image && profileWords.noPhoto}
        </p>
      </div>
      <div className="grid gap-4">
        <FileDrop
          key={round}
          label={profileWords.choosePhoto}
          help={profileWords.photoHint}
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
                busyLabel={words.sending}
                onClick={() => save(chosen)}
              >
                {profileWords.savePhoto}
              </Button>
              <Button variant="quiet" disabled={progress !== undefined} onClick={unchoose}>
                {profileWords.doNotUse}
              </Button>
            </>
          )}
          {!chosen && image && <RemovePhoto />}
        </div>
      </div>
    </div>
  );
}
