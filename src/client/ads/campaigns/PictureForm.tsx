import { useState } from 'react';
import { toast } from 'sonner';
import { refreshed } from '#client/lib/after-write.ts';
import { sendWithProgress } from '#client/lib/send-with-progress.ts';
import { FileDrop } from '#client/ui/FileDrop.tsx';
import { fileSize } from '#client/ui/file-refusal.ts';
import { Section } from '#client/ui/Section.tsx';
import type { CampaignDetail } from '#contract/ads/campaign-fields.ts';
import { MAX_AD_PICTURE_BYTES, uploadAdPicture } from '#contract/ads/campaigns.ts';
import { isAppError } from '#contract/lib/errors.ts';

const MAX = fileSize(MAX_AD_PICTURE_BYTES);

const ASKS = {
  image: {
    label: 'Choose the picture',
    accept: 'image/jpeg,image/png,image/webp',
    help: `JPEG, PNG or WebP, at least 600 × 200 pixels, at most ${MAX}. We cut it to the size of each place, so keep words and faces away from its edges.`,
  },
  gif: {
    label: 'Choose the GIF',
    accept: 'image/gif',
    help: `A GIF that moves, at least 320 × 180 pixels, at most 30 seconds and ${MAX}. We cut it to 640 × 360.`,
  },
} as const;

/** Takes the picture of a draft; the one it has is replaced. */
export function PictureForm({ campaign }: { campaign: CampaignDetail }) {
  const { id: campaignId, format, media } = campaign;
  const [progress, setProgress] = useState<number>();
  const [error, setError] = useState<string>();
  /** Another one clears the name of the file sent before. */
  const [round, setRound] = useState(0);
  const { label, accept, help } = ASKS[format === 'gif' ? 'gif' : 'image'];

  const send = async (file: File) => {
    setError(undefined);
    try {
      const input = { params: { campaignId } };
      const { message } = await sendWithProgress(uploadAdPicture, file, input, setProgress);
      await refreshed();
      setRound(round + 1);
      toast.success(message);
    } catch (failure) {
      setError(isAppError(failure) ? failure.message : 'The picture could not be sent. Try again.');
    } finally {
      setProgress(undefined);
    }
  };
  return (
    <Section
      title={media ? 'Another picture' : 'The picture'}
      titleId="picture"
      size="lg"
      className="grid grid-cols-1 gap-3"
    >
      <FileDrop
        key={round}
        label={label}
        help={help}
        accept={accept}
        maxBytes={MAX_AD_PICTURE_BYTES}
        onFile={(file) => void send(file)}
        {...(progress !== undefined && { progress })}
        {...(error && { error })}
      />
    </Section>
  );
}
