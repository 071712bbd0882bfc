import { useState } from 'react';
import { NumberInput } from '#client/ui/NumberInput.tsx';
import { type Authority, onRoadCosts } from '#domain/homes/stamp-duty.ts';
import { tdsOnSale } from '#domain/homes/tds.ts';
import { formatRupees } from '#domain/lib/money.ts';
import { Choice, Tick } from './Choice.tsx';
import { CostLines } from './CostLines.tsx';

const MAX = 2_000_000_000;
const LIMITS = [
  ['municipal', 'PMC, PCMC or cantonment limits'],
  ['gram panchayat', 'Gram panchayat or town council limits'],
] as const satisfies readonly (readonly [Authority, string])[];
const BUYERS = [
  ['anyone', 'A man, or several together'],
  ['women', 'Only women'],
] as const;
const KINDS = [
  ['home', 'A home'],
  ['commercial', 'An office or shop'],
] as const;

const INITIAL = {
  price: 8_000_000,
  readyReckoner: 0,
  carpetSqft: 650,
  authority: 'municipal' as Authority,
  buyer: 'anyone' as (typeof BUYERS)[number][0],
  kind: 'home' as (typeof KINDS)[number][0],
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
  return (
    <div className="grid gap-8 lg:grid-cols-2">
      <div className="grid content-start gap-4 sm:grid-cols-2">
        <NumberInput
          label="Price agreed, ₹"
          isMoney
          value={price}
          min={0}
          max={MAX}
          onChange={(value) => set({ price: value })}
        />
        <NumberInput
          label="Ready reckoner value, ₹"
          isMoney
          value={form.readyReckoner}
          min={0}
          max={MAX}
          help="0 where you do not know it; duty falls on the higher of the two."
          onChange={(value) => set({ readyReckoner: value })}
        />
        <NumberInput
          label="Carpet area, sq ft"
          value={form.carpetSqft}
          min={50}
          max={100_000}
          onChange={(value) => set({ carpetSqft: value })}
        />
        <Choice
          label="What is bought"
          value={form.kind}
          options={KINDS}
          onChange={(kind) => set({ kind })}
        />
        <Choice
          label="Where it lies"
          value={authority}
          options={LIMITS}
          onChange={(value) => set({ authority: value })}
        />
        <Choice
          label="Who buys"
          value={form.buyer}
          options={BUYERS}
          onChange={(buyer) => set({ buyer })}
        />
        <Tick
          label="It is under construction"
          checked={form.underConstruction}
          onChange={(underConstruction) => set({ underConstruction })}
        />
        <Tick
          label="The seller’s PAN is operative"
          checked={form.isPanOperative}
          onChange={(isPanOperative) => set({ isPanOperative })}
        />
      </div>
      <div className="grid content-start gap-4">
        <CostLines
          lines={[{ label: 'Price agreed', rupees: price, source: '' }, ...lines]}
          total={{
            label: 'On the road',
            rupees: price + lines.reduce((sum, { rupees }) => sum + rupees, 0),
          }}
        />
        <p className="rounded-card bg-brand-soft p-4 text-sm" aria-live="polite">
          {tds ? (
            <>
              Of the price you hold back <b className="tabular">{formatRupees(tds.rupees)}</b> (
              {tds.percent}%) as TDS and pay it in for the seller; it costs you nothing more.{' '}
              {tds.source}.
            </>
          ) : (
            'Below ₹ 50 Lakh no TDS is held back.'
          )}
        </p>
        <p className="text-xs text-muted">
          An estimate, not advice. Lawyer, brokerage, society transfer fee and moving are not in it.
        </p>
      </div>
    </div>
  );
}

export default OnRoadCalculator;
