import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { Section } from '#client/ui/Section.tsx';
import type { WireCampaign } from '#contract/ads/campaign-fields.ts';
import { whyNoAdLink } from '#domain/ads/link.ts';
import { placesOf } from '#domain/ads/place.ts';
import { youtubeId } from '#domain/homes/video-link.ts';
import words from '#messages/ads/campaign-desk/index.ts';
import { Previews } from './Previews.tsx';
import type { AdMedia } from './picture-at.ts';
import type { CampaignForm } from './use-campaign-form.ts';

interface Props {
  form: CampaignForm;
  /** The picture it has so far. */
  media: WireCampaign['media'];
}

const videoOf = (link: string): AdMedia => ({
  mediaUrl: link,
  sources: [],
  stillUrl: null,
  youtubeId: youtubeId(link) ?? null,
});

/** What is typed, as visitors will see it. */
export function LivePreview({ form, media }: Props) {
  const [format, headLine, description, siteLink, videoLink, places] = useWatch({
    control: form.control,
    name: ['format', 'headLine', 'description', 'siteLink', 'videoLink', 'places'],
  });
  const video = useMemo(() => (videoLink ? videoOf(videoLink) : null), [videoLink]);
  // A picture is of the format it was uploaded for.
  const picture = form.formState.defaultValues?.format === format ? media : null;
  return (
    <Section
      title={words.howWillLook}
      titleId="live-preview"
      size="lg"
      className="grid grid-cols-1 gap-3"
    >
      <Previews
        ad={{
          headLine: headLine || words.headline,
          description: description || words.descriptionStandsHere,
          // What is no link yet must lead nowhere.
          siteLink: whyNoAdLink(siteLink) ? '/' : siteLink,
          media: format === 'video' ? video : picture,
        }}
        places={places.length > 0 ? places : placesOf(format).slice(0, 1)}
      />
    </Section>
  );
}
