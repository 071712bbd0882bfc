import { Scale } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import { useLocalities } from '#client/homes/place-input/use-localities.ts';
import { read } from '#client/homes/posting/form-values.ts';
import { usePosting } from '#client/homes/posting/posting-form.ts';
import { useCall } from '#client/lib/use-call.ts';
import { comparableRate } from '#contract/homes/drafts.ts';
import { placeName } from '#domain/homes/gazetteer/place-name.ts';
import { checkPrice } from '#domain/market/price-check.ts';
import kit from '#messages/lib/kit/index.ts';
import words from '#messages/market/fair-range/index.ts';
import { fairLine } from './fair-line.ts';
import { FAIR_ANSWERS, useFairCheck } from './use-fair-check.ts';

const HOW = '/guides/how-a-fair-range-is-found';

/**
 * The price beside what homes like it ask: their fair range, else what its locality asks by the
 * square foot. Nothing while too little is known, and nothing waits for it.
 */
export function PriceCheck() {
  const { form, offer, listingId } = usePosting();
  useWatch({
    control: form.control,
    name: ['price', 'localitySlug', 'areaUnit', 'latitude', 'longitude', ...FAIR_ANSWERS],
  });
  const { placeOf } = useLocalities();
  const nameOf = (slug: string) => placeName(placeOf(slug)?.name ?? '') || words.itsLocality;
  const { given } = read(form.getValues(), offer);
  const areaSqft = given.carpetArea ?? given.builtUpArea ?? given.plotArea;
  const { price, localitySlug } = given;
  const { listedIn, subcategory } = offer;
  const { check, locality, isSettled } = useFairCheck(given, offer, listingId);
  const fair =
    check && locality && price !== null
      ? fairLine(check, { price, listedIn }, nameOf(locality))
      : undefined;
  const ready = price !== null && areaSqft !== null && localitySlug !== null;
  const { answer } = useCall(
    comparableRate,
    ready && isSettled && !fair
      ? { query: { locality: localitySlug, listedin: listedIn, subcategory } }
      : null,
  );
  if (!ready) return null;
  const local = answer?.data;
  const text = fair ?? (local && checkPrice({ price, areaSqft }, local, nameOf(localitySlug)).text);
  if (!text) return null;
  return (
    <p role="status" className="flex gap-3 rounded-card bg-brand-soft p-4">
      <Scale aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-brand" />
      <span className="tabular">
        <span className="font-semibold">{words.priceCheck} </span>
        {text}
        {fair && (
          <>
            {' '}
            <a className="link" href={HOW} target="_blank" rel="noopener">
              {words.howFound}
              <span className="sr-only"> {kit.opensInNewTab}</span>
            </a>
          </>
        )}
      </span>
    </p>
  );
}
