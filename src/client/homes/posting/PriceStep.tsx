import { useWatch } from 'react-hook-form';
import { formatPriceShort, formatRupees } from '#domain/lib/money.ts';
import { LineAnswer } from './AnswerField.tsx';
import { usePosting } from './posting-form.ts';
import { TenantAnswers } from './TenantAnswers.tsx';

/** "₹ 85 Lakh" for what is typed, so that a missing zero shows. */
function inWords(typed: string): string | undefined {
  const rupees = Number(typed.replace(/[,\s₹]/g, ''));
  if (!typed.trim() || !Number.isFinite(rupees) || rupees <= 0) return undefined;
  const [short, full] = [formatPriceShort(rupees), formatRupees(rupees)];
  return short === full ? full : `${short} (${full})`;
}

export function PriceStep() {
  const { form, offer, priceCheck } = usePosting();
  const [price, deposit, brokerage, locality] = useWatch({
    control: form.control,
    name: ['price', 'deposit', 'brokerage', 'localitySlug'],
  });
  const isRent = offer.listedIn === 'rent';
  return (
    <div className="grid gap-6">
      <div className="grid gap-4 sm:grid-cols-2">
        <LineAnswer
          name="price"
          digits
          label={isRent ? 'Rent a month (₹)' : 'Price (₹)'}
          help={inWords(price) ?? 'The whole figure in rupees, with all zeros.'}
        />
        <LineAnswer
          name="deposit"
          digits
          label="Deposit (₹)"
          help={inWords(deposit) ?? 'What you give back when they leave.'}
        />
        <LineAnswer
          name="maintenance"
          digits
          label="Maintenance a month (₹)"
          help={isRent ? 'Only if it comes on top of the rent.' : 'What the society asks.'}
        />
        <LineAnswer
          name="brokerage"
          digits
          label="Brokerage the tenant pays (₹)"
          help={
            brokerage.trim() === '0'
              ? 'No brokerage.'
              : (inWords(brokerage) ?? 'Once. 0 if there is none.')
          }
        />
      </div>
      <TenantAnswers />
      {locality ? (
        priceCheck
      ) : (
        <p className="text-muted">
          The next step asks for the locality, and shows at once what homes like yours ask there.
          You can come back and change the price.
        </p>
      )}
    </div>
  );
}
