import { ImageOff, Play } from 'lucide-react';
import { classes } from '#client/ui/classes.ts';
import type { WireCampaign } from '#contract/ads/campaign-fields.ts';

interface Props {
  media: WireCampaign['media'];
  className?: string;
}

/** An ad's picture in small, standing still; a sign for what has none. */
export function AdThumb({ media, className }: Props) {
  const picture = media && media.sources.length > 0 && media;
  const Icon = media ? Play : ImageOff;
  return (
    <div
      className={classes(
        'grid place-items-center overflow-hidden rounded-control bg-sunk text-muted',
        className,
      )}
    >
      {picture ? (
        <img
          src={picture.stillUrl ?? picture.sources[0]?.url ?? picture.mediaUrl}
          alt=""
          loading="lazy"
          className="size-full object-cover"
        />
      ) : (
        <Icon aria-hidden="true" className="size-6" />
      )}
    </div>
  );
}
