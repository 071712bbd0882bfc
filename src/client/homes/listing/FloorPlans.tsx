import { Section } from '#client/ui/Section.tsx';
import type { ListingDetail } from '#contract/homes/wire-listing.ts';
import words from '#messages/homes/pictures/index.ts';
import { langOf } from '#messages/lib/lang-of.ts';
import { ListingPicture } from './ListingPicture.tsx';
import { PhotoLink } from './photos/PhotoLink.tsx';

/** The plans of a home; each opens as photos do. */
export function FloorPlans({ property }: { property: ListingDetail }) {
  const plans = property.mediaData.media.filter((item) => item.kind === 'floor_plan');
  if (plans.length === 0) return null;
  return (
    <Section
      title={plans.length > 1 ? words.floorPlans : words.floorPlan}
      titleId="plan"
      className="grid gap-3"
      data-gallery
    >
      {plans.map((plan) => (
        <figure key={plan.url}>
          <PhotoLink listingId={property.propertydata.id} photo={plan}>
            <ListingPicture
              url={plan.url}
              alt={plan.alt}
              sizes="(min-width: 64rem) 780px, 100vw"
              className="card object-contain!"
            />
          </PhotoLink>
          {plan.caption && (
            <figcaption className="mt-2 text-sm text-muted" lang={langOf(plan.caption)}>
              {plan.caption}
            </figcaption>
          )}
        </figure>
      ))}
    </Section>
  );
}
