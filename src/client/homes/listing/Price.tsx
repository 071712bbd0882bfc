import { classes } from '#client/ui/classes.ts';
import type { ListingCard } from '#contract/homes/wire-listing.ts';
import words from '#messages/homes/cards/index.ts';
import { priceWords } from './listing-labels.ts';

/** A listing's price as it is said; the full figure on hover and to a screen reader. */
export function Price({
  property,
  className,
}: {
  property: ListingCard['propertydata'];
  className?: string;
}) {
  const { short, full, perMonth } = priceWords(property);
  return (
    <data className={classes('tabular font-bold', className)} value={property.price} title={full}>
      <span aria-hidden="true">
        {short}
        {perMonth && (
          <span className="text-[max(0.7em,0.78125rem)] font-medium">{words.perMonth}</span>
        )}
      </span>
      <span className="sr-only">{full}</span>
    </data>
  );
}
