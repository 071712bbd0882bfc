import { useWatch } from 'react-hook-form';
import { inFull } from '#client/deals/deal/in-full.ts';
import { useCall } from '#client/lib/use-call.ts';
import { Loader } from '#client/ui/Loader.tsx';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import type { WireAdPlace } from '#contract/ads/campaign-fields.ts';
import { listAdPlaces } from '#contract/ads/campaigns.ts';
import words from '#messages/ads/campaign-desk/index.ts';
import { CHOICE, ChoiceSet } from './ChoiceSet.tsx';
import type { CampaignForm } from './use-campaign-form.ts';

/** The place's true proportions, in small. */
function Shape({ width, height }: Pick<WireAdPlace, 'width' | 'height'>) {
  return (
    <span
      aria-hidden="true"
      className="block w-12 rounded-[3px] border border-line-strong bg-sunk"
      style={{ aspectRatio: `${width} / ${height}` }}
    />
  );
}

/** Where it stands: places of its format, with what a thousand views cost there. */
export function PlacesField({ form }: { form: CampaignForm }) {
  const places = useCall(listAdPlaces);
  const format = useWatch({ control: form.control, name: 'format' });
  const offered = (places.answer?.data ?? []).filter((place) => place.format === format);
  return (
    <ChoiceSet
      legend={words.whereShouldStand}
      help={words.pricesWithoutGst}
      error={form.formState.errors.places?.message}
      className="sm:grid-cols-2"
    >
      <Loader
        state={places.state}
        error={places.error}
        onRetry={places.reload}
        skeleton={<Skeleton lines={4} />}
      >
        {() =>
          offered.length > 0 ? (
            offered.map(({ place, label, width, height, price }) => (
              <label key={place} className={CHOICE}>
                <input
                  type="checkbox"
                  value={place}
                  className="mt-1 size-4 accent-brand"
                  {...form.register('places')}
                />
                <span className="flex items-center justify-between gap-3">
                  <span className="font-semibold">{label}</span>
                  <Shape width={width} height={height} />
                </span>
                <span className="tabular col-start-2 text-sm">
                  <b>{inFull(price)}</b> <span className="text-muted">{words.per1000}</span>
                </span>
                <span className="tabular col-start-2 text-sm text-muted">
                  {words.pixels({ width, height })}
                </span>
              </label>
            ))
          ) : (
            <p className="text-muted">{words.noPlaceKind}</p>
          )
        }
      </Loader>
    </ChoiceSet>
  );
}
