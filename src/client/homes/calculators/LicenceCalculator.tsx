import { useState } from 'react';
import { NumberInput } from '#client/ui/NumberInput.tsx';
import {
  type Authority,
  LONGEST_LICENCE_MONTHS,
  leaveAndLicenceCosts,
} from '#domain/homes/stamp-duty.ts';
import { Choice } from './Choice.tsx';
import { CostLines } from './CostLines.tsx';

const LIMITS = [
  ['municipal', 'PMC, PCMC or cantonment limits'],
  ['gram panchayat', 'Gram panchayat or town council limits'],
] as const satisfies readonly (readonly [Authority, string])[];
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
    <div className="grid gap-8 lg:grid-cols-2">
      <div className="grid content-start gap-4 sm:grid-cols-2">
        <NumberInput
          label="Rent a month, ₹"
          isMoney
          value={rent}
          min={0}
          max={10_000_000}
          onChange={(value) => set({ rent: value })}
        />
        <NumberInput
          label="Term, months"
          value={months}
          min={1}
          max={LONGEST_LICENCE_MONTHS}
          isWhole
          help={`At most ${LONGEST_LICENCE_MONTHS}: longer is a lease, with other duties.`}
          onChange={(value) => set({ months: value })}
        />
        <NumberInput
          label="Deposit given back, ₹"
          isMoney
          value={deposit}
          min={0}
          max={1_000_000_000}
          onChange={(value) => set({ deposit: value })}
        />
        <NumberInput
          label="Deposit not given back, ₹"
          isMoney
          value={nonRefundable}
          min={0}
          max={1_000_000_000}
          onChange={(value) => set({ nonRefundable: value })}
        />
        <Choice
          label="Where it lies"
          value={authority}
          options={LIMITS}
          onChange={(value) => set({ authority: value })}
        />
      </div>
      <div className="grid content-start gap-4">
        <CostLines
          lines={lines}
          total={{
            label: 'To stamp and register',
            rupees: lines.reduce((sum, { rupees }) => sum + rupees, 0),
          }}
        />
        <p className="text-xs text-muted">
          Duty is 0.25% of the whole rent, the deposit not given back and 10% a year of the deposit
          that is, rounded up to ₹ 100. Registering is the law (Maharashtra Rent Control Act 1999,
          s. 55). An estimate, not advice; an agent’s fee for doing it is not in it.
        </p>
      </div>
    </div>
  );
}

export default LicenceCalculator;
