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
import campaignDeskWords from '#messages/ads/campaign-desk/index.ts';

const MAX = fileSize(MAX_AD_PICTURE_BYTES);

const ASKS = {
  image: {
    get label() {
      return campaignDeskWords.choosePicture;
    },
    accept: 'image/jpeg,image/png,image/webp',
    get help() {
      return campaignDeskWords.jpegPngWebp({ max: MAX });
    },
  },
  gif: {
    get label() {
      return campaignDeskWords.chooseGif;
    },
    accept: 'image/gif',
    get help() {
      return campaignDeskWords.gifMovesLeast({ max: MAX });
    },
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
      setError(isAppError(failure) ? failure.message : campaignDeskWords.pictureCouldNot);
    } finally {
      setProgress(undefined);
    }
  };
  return (
    <Section
      title={media ? campaignDeskWords.anotherPicture : campaignDeskWords.picture}
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
