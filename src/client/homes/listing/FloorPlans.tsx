import { Section } from '#client/ui/Section.tsx';
import type { ListingDetail } from '#contract/homes/wire-listing.ts';
import { ListingPicture } from './ListingPicture.tsx';

export function FloorPlans({ media }: { media: ListingDetail['mediaData']['media'] }) {
  const plans = media.filter((item) => item.kind === 'floor_plan');
  if (plans.length === 0) return null;
  return (
    <Section
      title={plans.length > 1 ? 'Floor plans' : 'Floor plan'}
      titleId="plan"
      className="grid gap-3"
    >
      {plans.map(({ url, alt, caption }) => (
        <figure key={url}>
          <ListingPicture
            url={url}
            alt={alt}
            sizes="(min-width: 64rem) 780px, 100vw"
            className="card object-contain!"
          />
          {caption && <figcaption className="mt-2 text-sm text-muted">{caption}</figcaption>}
        </figure>
      ))}
    </Section>
  );
}
