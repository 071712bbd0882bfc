import { inFull } from '#client/deals/deal/in-full.ts';
import type { DealMoney } from '#contract/money/escrow.ts';
import words from '#messages/money/escrow/index.ts';

/** Where the money of a booking stands; what is nothing is left out, and the parts add up to what was paid. */
export function MoneyFigures({ money }: { money: DealMoney }) {
  const { price, paid, held, released, withdrawn, refunded, kept } = money;
  const facts: [string, number][] = [
    [words.price, price],
    [words.paidSoFar, paid],
    [words.heldInEscrow, held],
    ...([
      [words.letGoToOwner, released],
      [words.withdrawnByBuyer, withdrawn],
      [words.refunded, refunded],
      [words.keptByGateway, kept],
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
