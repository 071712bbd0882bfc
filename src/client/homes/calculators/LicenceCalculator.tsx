import { useState } from 'react';
import { NumberInput } from '#client/ui/NumberInput.tsx';
import {
  AUTHORITIES,
  type Authority,
  LONGEST_LICENCE_MONTHS,
  leaveAndLicenceCosts,
} from '#domain/homes/stamp-duty.ts';
import words from '#messages/homes/calculators/index.ts';
import { Choice } from './Choice.tsx';
import { CostLines } from './CostLines.tsx';

const INITIAL = {
  rent: 25_000,
  months: 11,
  deposit: 75_000,
  nonRefundable: 0,
  authority: 'municipal' as Authority,
};

/** What a leave and licence agreement costs to stamp and register. */
export function LicenceCalculator() {
  const [form, setForm] = useState(INITIAL);
  const set = (change: Partial<typeof INITIAL>) => setForm({ ...form, ...change });
  const { rent, months, deposit, nonRefundable, authority } = form;
  const lines = leaveAndLicenceCosts(rent, deposit, months, { nonRefundable, authority });
  return (
    <div className="grid gap-8 @4xl:grid-cols-2">
      <div className="grid content-start gap-4 @md:grid-cols-2">
        <NumberInput
          label={words.rentAMonth}
          isMoney
          value={rent}
          min={0}
          max={10_000_000}
          onChange={(value) => set({ rent: value })}
        />
        <NumberInput
          label={words.termMonths}
          value={months}
          min={1}
          max={LONGEST_LICENCE_MONTHS}
          isWhole
          help={words.longestTerm({ months: LONGEST_LICENCE_MONTHS })}
          onChange={(value) => set({ months: value })}
        />
        <NumberInput
          label={words.depositBack}
          isMoney
          value={deposit}
          min={0}
          max={1_000_000_000}
          onChange={(value) => set({ deposit: value })}
        />
        <NumberInput
          label={words.depositKept}
          isMoney
          value={nonRefundable}
          min={0}
          max={1_000_000_000}
          onChange={(value) => set({ nonRefundable: value })}
        />
        <Choice
          label={words.whereItLies}
          isWide
          value={authority}
          options={AUTHORITIES.map((one) => [one, words.limits[one]] as const)}
          onChange={(value) => set({ authority: value })}
        />
      </div>
      <div className="grid content-start gap-4">
        <CostLines
          lines={lines}
          total={{
            label: words.stampAndRegister,
            rupees: lines.reduce((sum, { rupees }) => sum + rupees, 0),
          }}
        />
        <p className="text-xs text-muted">{words.licenceLaw}</p>
      </div>
    </div>
  );
}

export default LicenceCalculator;
