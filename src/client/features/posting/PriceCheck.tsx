import { Scale } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import { comparableRate } from '#contract/drafts.ts';
import { checkPrice } from '#domain/price-check.ts';
import { useCall } from '../../lib/use-call.ts';
import { useLocalities } from '../../lib/use-localities.ts';
import { read } from './form-values.ts';
import { usePosting } from './posting-form.ts';

/** The price beside those of its neighbours; nothing while too little is known. */
export function PriceCheck() {
  const { form, offer } = usePosting();
  useWatch({
    control: form.control,
    name: ['price', 'localitySlug', 'carpetArea', 'builtUpArea', 'plotArea', 'areaUnit'],
  });
  const { placeOf } = useLocalities();
  const { given } = read(form.getValues(), offer);
  const areaSqft = given.carpetArea ?? given.builtUpArea ?? given.plotArea;
  const { price, localitySlug } = given;
  const ready = price !== null && areaSqft !== null && localitySlug !== null;
  const { answer } = useCall(
    comparableRate,
    ready
      ? {
          query: {
            locality: localitySlug,
            listedin: offer.listedIn,
            subcategory: offer.subcategory,
          },
        }
      : null,
  );
  if (!ready || !answer) return null;
  const where = placeOf(localitySlug)?.name ?? 'its locality';
  const text = answer.data
    ? checkPrice({ price, areaSqft }, answer.data, where).text
    : `Fewer than five homes like it are on offer in ${where}: too few to hold your price against.`;
  return (
    <p role="status" className="flex gap-3 rounded-card bg-brand-soft p-4">
      <Scale aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-brand" />
      <span>
        <span className="font-semibold">Price check. </span>
        {text}
      </span>
    </p>
  );
}
