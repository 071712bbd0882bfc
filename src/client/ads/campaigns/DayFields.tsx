import { Field } from '#client/ui/Field.tsx';
import { TextInput } from '#client/ui/TextInput.tsx';
import { MAX_CAMPAIGN_DAYS, MAX_DAYS_AHEAD } from '#domain/ads/campaign.ts';
import { puneDate } from '#domain/lib/time/pune.ts';
import words from '#messages/ads/campaign-desk/index.ts';
import type { CampaignForm } from './use-campaign-form.ts';

/** From when to when it is shown. */
export function DayFields({ form }: { form: CampaignForm }) {
  const { errors } = form.formState;
  const today = puneDate(new Date());
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field
        label={words.firstDay}
        required
        help={words.staffLookFirst}
        error={errors.startsOn?.message}
      >
        <TextInput
          type="date"
          min={today}
          max={puneDate(new Date(), MAX_DAYS_AHEAD)}
          {...form.register('startsOn')}
        />
      </Field>
      <Field
        label={words.lastDay}
        required
        help={words.mostDaysAll({ maxCampaignDays: MAX_CAMPAIGN_DAYS })}
        error={errors.endsOn?.message}
      >
        <TextInput type="date" min={today} {...form.register('endsOn')} />
      </Field>
    </div>
  );
}
