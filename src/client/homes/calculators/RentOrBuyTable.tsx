import type { YearOfBoth } from '#domain/homes/rent-or-buy.ts';
import { formatPriceShort } from '#domain/lib/money.ts';
import words from '#messages/homes/calculators/index.ts';

const short = (rupees: number) => `${rupees < 0 ? '−' : ''}${formatPriceShort(Math.abs(rupees))}`;

/** What either has in hand, in years that matter. */
export function RentOrBuyTable({ rows, stay }: { rows: readonly YearOfBoth[]; stay: number }) {
  const shown = rows.filter(({ year }) => [1, 3, 5, 10, 15, 20, 30, stay].includes(year));
  return (
    <table className="tabular w-full text-right">
      <caption className="sr-only">{words.inHand}</caption>
      <thead>
        <tr className="text-sm text-muted">
          {[words.afterYear, words.hasBought, words.hasRented].map((head) => (
            <th key={head} scope="col" className="py-1 font-normal first:text-left">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {shown.map(({ year, buyer, renter }) => (
          <tr
            key={year}
            className={`border-t border-line ${year === stay ? 'bg-brand-soft font-semibold' : ''}`}
          >
            <th scope="row" className="py-1.5 text-left font-normal">
              {year}
            </th>
            <td>{short(buyer)}</td>
            <td>{short(renter)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
