import { inFull } from '#client/deals/deal/in-full.ts';
import type { DealMoney } from '#contract/money/escrow.ts';

/** Where the money of a booking stands; what is nothing is left out, and the parts add up to what was paid. */
export function MoneyFigures({ money }: { money: DealMoney }) {
  const { price, paid, held, released, withdrawn, refunded, kept } = money;
  const facts: [string, number][] = [
    ['Price', price],
    ['Paid so far', paid],
    ['Held in escrow', held],
    ...([
      ['Let go to the owner', released],
      ['Withdrawn by the buyer', withdrawn],
      ['Refunded', refunded],
      ['Kept by the gateway', kept],
    ].filter(([, amount]) => Number(amount) > 0) as [string, number][]),
  ];
  return (
    <dl className="grid grid-cols-2 gap-4 sm:grid-cols-3">
      {facts.map(([label, amount]) => (
        <div key={label}>
          <dt className="text-sm text-muted">{label}</dt>
          <dd className="tabular text-lg font-bold">{inFull(amount)}</dd>
        </div>
      ))}
    </dl>
  );
}
