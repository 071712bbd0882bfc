import { useWatch } from 'react-hook-form';
import { formatPriceShort, formatRupees } from '#domain/lib/money.ts';
import words from '#messages/homes/posting/index.ts';
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
          label={isRent ? words.rentMonth : words.price}
          help={inWords(price) ?? words.wholeFigureRupees}
        />
        <LineAnswer
          name="deposit"
          digits
          label={words.deposit}
          help={inWords(deposit) ?? words.whatGiveBack}
        />
        <LineAnswer
          name="maintenance"
          digits
          label={words.maintenanceMonth}
          help={isRent ? words.onlyIfComes : words.whatSocietyAsks}
        />
        <LineAnswer
          name="brokerage"
          digits
          label={words.brokerageTenantPays}
          help={
            brokerage.trim() === '0' ? words.noBrokerage : (inWords(brokerage) ?? words.once0If)
          }
        />
      </div>
      <TenantAnswers />
      {locality ? priceCheck : <p className="text-muted">{words.nextStepAsks}</p>}
    </div>
  );
}
