import { AD_FORMATS, type AdFormat } from '#domain/ads/place.ts';
import words from '#messages/ads/campaign-desk/index.ts';
import { labels } from '#messages/lib/labels.ts';
import { CHOICE, ChoiceSet } from './ChoiceSet.tsx';
import { FORMAT_LABEL } from './labels.ts';
import type { CampaignForm } from './use-campaign-form.ts';

const DETAIL: Record<AdFormat, string> = labels(() => words.detail);

interface Props {
  form: CampaignForm;
  /** The picture it has is of another format then. */
  losesPicture: boolean;
  onFormat: (format: AdFormat) => void;
}

export function FormatField({ form, losesPicture, onFormat }: Props) {
  const field = form.register('format', {
    onChange: ({ target }) => onFormat(target.value),
  });
  return (
    <ChoiceSet
      legend={words.whatKindAd}
      help={losesPicture && words.anotherKindTakes}
      error={form.formState.errors.format?.message}
      className="sm:grid-cols-3"
    >
      {AD_FORMATS.map((format) => (
        <label key={format} className={CHOICE}>
          <input type="radio" value={format} className="mt-1 size-4 accent-brand" {...field} />
          <span className="font-semibold">{FORMAT_LABEL[format]}</span>
          <span className="col-start-2 text-sm text-muted">{DETAIL[format]}</span>
        </label>
      ))}
    </ChoiceSet>
  );
}
