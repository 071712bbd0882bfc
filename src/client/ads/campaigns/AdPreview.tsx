import { useMemo } from 'react';
import { AdCard } from '#client/ads/places/AdCard.tsx';
import type { WireCampaign } from '#contract/ads/campaign-fields.ts';
import { AD_PLACE_RULES, type AdPlace } from '#domain/ads/place.ts';
import { noPicture } from './no-picture.ts';
import { pictureAt } from './picture-at.ts';

export type AdWords = Pick<WireCampaign, 'headLine' | 'description' | 'siteLink' | 'media'>;

/** An ad as visitors see it at one place; without a picture yet, its room. */
export function AdPreview({ ad, place }: { ad: AdWords; place: AdPlace }) {
  const { headLine, description, siteLink, media } = ad;
  const painted = useMemo(() => {
    const { width, height, format } = AD_PLACE_RULES[place];
    return {
      ...(media ? pictureAt(media, place) : noPicture(place)),
      ...{ headLine, description, siteLink, place, width, height },
      // Where there is no video yet, a drawing of its room is shown.
      format: media ? format : ('image' as const),
    };
  }, [headLine, description, siteLink, media, place]);
  return (
    // Screens stand two beside each other on the home page.
    <div className={AD_PLACE_RULES[place].format === 'image' ? undefined : 'max-w-80 md:max-w-109'}>
      <AdCard ad={painted} />
    </div>
  );
}
