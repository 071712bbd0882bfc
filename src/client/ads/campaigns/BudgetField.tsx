import { useWatch } from 'react-hook-form';
import { inFull } from '#client/deals/deal/in-full.ts';
import { useCall } from '#client/lib/use-call.ts';
import { Field } from '#client/ui/Field.tsx';
import { filled } from '#client/ui/filled.tsx';
import { TextInput } from '#client/ui/TextInput.tsx';
import { listAdPlaces } from '#contract/ads/campaigns.ts';
import { viewsFor } from '#domain/ads/budget.ts';
import { formatRupees, fromRupees, percentOf, toRupees } from '#domain/lib/money.ts';
import { typedRupees } from '#domain/lib/typed-rupees.ts';
import { GST_PERCENT } from '#domain/money/gst.ts';
import words from '#messages/ads/campaign-desk/index.ts';
import type { CampaignForm } from './use-campaign-form.ts';

/** What a budget buys at each place that is chosen; at each of the format while none is. */
function Buys({ form, budget }: { form: CampaignForm; budget: number }) {
  const [format, chosen] = useWatch({ control: form.control, name: ['format', 'places'] });
  const { answer } = useCall(listAdPlaces);
  const offered = (answer?.data ?? []).filter((place) => place.format === format);
  const picked = offered.filter(({ place }) => chosen.includes(place));
  const shown = picked.length > 0 ? picked : offered;
  if (shown.length === 0) return null;
  return (
    <div className="max-w-md rounded-card bg-sunk p-3">
      <p className="text-sm">
        {filled(words.buys, { bold: <b>{formatRupees(budget)}</b> })}
        {shown.length > 1 && words.ifSpentOne}
      </p>
      <ul aria-label={words.whatBudgetBuys} className="tabular mt-1 grid gap-0.5 text-sm">
        {shown.map(({ place, label, price }) => (
          <li key={place} className="flex flex-wrap justify-between gap-x-4">
            <span className="text-muted">{label}</span>
            <b>{words.views({ viewsFor: viewsFor(fromRupees(budget), fromRupees(price)) })}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}

export function BudgetField({ form }: { form: CampaignForm }) {
  const budget = useWatch({ control: form.control, name: 'budget' });
  const isAmount = budget > 0;
  return (
    <div className="grid gap-3">
      <Field
        label={words.budgetWord}
        required
        help={
          isAmount
            ? words.gstPayWhat({
                gstPercent: GST_PERCENT,
                inFull: inFull(toRupees(percentOf(fromRupees(budget), 100 + GST_PERCENT))),
              })
            : words.withoutGstWhat
        }
        error={form.formState.errors.budget?.message}
      >
        <TextInput
          inputMode="numeric"
          autoComplete="off"
          className="tabular sm:max-w-60"
          {...form.register('budget', { setValueAs: (typed) => typedRupees(String(typed)) })}
        />
      </Field>
      {isAmount && <Buys form={form} budget={budget} />}
    </div>
  );
}
