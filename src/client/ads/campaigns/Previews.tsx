import { useState } from 'react';
import { AD_PLACE_LABEL, AD_PLACE_RULES, AD_PLACES, type AdPlace } from '#domain/ads/place.ts';
import words from '#messages/ads/campaign-desk/index.ts';
import { AdPreview, type AdWords } from './AdPreview.tsx';

interface Props {
  ad: AdWords;
  places: readonly AdPlace[];
}

/** An ad as it stands at one of its places, and the choice of which. */
export function Previews({ ad, places }: Props) {
  const [chosen, setChosen] = useState<AdPlace>();
  const sorted = AD_PLACES.filter((place) => places.includes(place));
  const shown = sorted.find((place) => place === chosen) ?? sorted[0];
  if (!shown) return null;
  const { width, height } = AD_PLACE_RULES[shown];
  return (
    <div className="grid grid-cols-1 gap-3">
      {sorted.length > 1 && (
        <fieldset className="flex min-w-0 flex-wrap gap-2">
          <legend className="sr-only">{words.placeLook}</legend>
          {sorted.map((place) => (
            <button
              key={place}
              type="button"
              className="chip min-h-11 hover:border-brand"
              aria-pressed={place === shown}
              onClick={() => setChosen(place)}
            >
              {AD_PLACE_LABEL[place]}
            </button>
          ))}
        </fieldset>
      )}
      <AdPreview ad={ad} place={shown} />
      <p className="tabular text-sm text-muted">
        {words.pixelsNarrowerPhone({ label: AD_PLACE_LABEL[shown], width, height })}
      </p>
    </div>
  );
}
