import { useState } from 'react';
import { NumberInput } from '#client/ui/NumberInput.tsx';
import { AUTHORITIES, type Authority, onRoadCosts } from '#domain/homes/stamp-duty.ts';
import { tdsOnSale } from '#domain/homes/tds.ts';
import { formatRupees } from '#domain/lib/money.ts';
import words from '#messages/homes/calculators/index.ts';
import { around } from '#messages/lib/around.ts';
import { Choice, Tick } from './Choice.tsx';
import { CostLines } from './CostLines.tsx';

const MAX = 2_000_000_000;
const BUYERS = ['anyone', 'women'] as const;
const KINDS = ['home', 'commercial'] as const;

const INITIAL = {
  price: 8_000_000,
  readyReckoner: 0,
  carpetSqft: 650,
  authority: 'municipal' as Authority,
  buyer: 'anyone' as (typeof BUYERS)[number],
  kind: 'home' as (typeof KINDS)[number],
  underConstruction: false,
  isPanOperative: true,
};

/** What a property costs with duty, registration and GST, and what of the price goes to the tax office. */
export function OnRoadCalculator() {
  const [form, setForm] = useState(INITIAL);
  const set = (change: Partial<typeof INITIAL>) => setForm({ ...form, ...change });
  const { price, authority } = form;
  const readyReckoner = form.readyReckoner || undefined;
  const lines = onRoadCosts({
    price,
    ...(readyReckoner && { readyReckoner }),
    carpetSqft: form.carpetSqft,
    underConstruction: form.underConstruction,
    commercial: form.kind === 'commercial',
    womenOnly: form.buyer === 'women',
    authority,
  });
  const tds = tdsOnSale(price, readyReckoner, form.isPanOperative);
  const [beforeTds, afterTds] = around((rupees) =>
    words.heldBack({ rupees, percent: tds?.percent ?? 0, source: tds?.source ?? '' }),
  );
  return (
    <div className="grid gap-8 @4xl:grid-cols-2">
      <div className="grid content-start gap-4 @md:grid-cols-2">
        <NumberInput
          label={words.priceAgreed}
          isMoney
          value={price}
          min={0}
          max={MAX}
          onChange={(value) => set({ price: value })}
        />
        <NumberInput
          label={words.readyReckoner}
          isMoney
          value={form.readyReckoner}
          min={0}
          max={MAX}
          help={words.readyReckonerHelp}
          onChange={(value) => set({ readyReckoner: value })}
        />
        <NumberInput
          label={words.carpetArea}
          value={form.carpetSqft}
          min={50}
          max={100_000}
          onChange={(value) => set({ carpetSqft: value })}
        />
        <Choice
          label={words.whatIsBought}
          value={form.kind}
          options={KINDS.map((one) => [one, words.bought[one]] as const)}
          onChange={(kind) => set({ kind })}
        />
        <Choice
          label={words.whereItLies}
          isWide
          value={authority}
          options={AUTHORITIES.map((one) => [one, words.limits[one]] as const)}
          onChange={(value) => set({ authority: value })}
        />
        <Choice
          label={words.whoBuys}
          value={form.buyer}
          options={BUYERS.map((one) => [one, words.buyers[one]] as const)}
          onChange={(buyer) => set({ buyer })}
        />
        <Tick
          label={words.underConstruction}
          checked={form.underConstruction}
          onChange={(underConstruction) => set({ underConstruction })}
        />
        <Tick
          label={words.panWorks}
          checked={form.isPanOperative}
          onChange={(isPanOperative) => set({ isPanOperative })}
        />
      </div>
      <div className="grid content-start gap-4">
        <CostLines
          lines={[{ label: words.priceAgreedLine, rupees: price, source: '' }, ...lines]}
          total={{
            label: words.onTheRoad,
            rupees: price + lines.reduce((sum, { rupees }) => sum + rupees, 0),
          }}
        />
        <p className="rounded-card bg-brand-soft p-4 text-sm" aria-live="polite">
          {tds ? (
            <>
              {beforeTds}
              <b className="tabular">{formatRupees(tds.rupees)}</b>
              {afterTds}
            </>
          ) : (
            words.noTds
          )}
        </p>
        <p className="text-xs text-muted">{words.onRoadLeavesOut}</p>
      </div>
    </div>
  );
}

export default OnRoadCalculator;
