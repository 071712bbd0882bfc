import { formatMoment } from '#client/ui/moment.ts';
import type { AdminOrder } from '#contract/money/money-admin.ts';
import { groupExact } from '#domain/lib/money.ts';
import words from '#messages/money/staff-orders/index.ts';
import { OrderSection } from './OrderSection.tsx';

const figure = (rupees: number) => (rupees > 0 ? groupExact(rupees) : '');

/** What the ledger says of an order, posting by posting. */
export function OrderLedger({ order: { ledger } }: { order: AdminOrder }) {
  return (
    <OrderSection title={words.ledger}>
      {ledger.length === 0 && <p className="text-muted">{words.nothingPosted}</p>}
      <ul className="grid gap-4">
        {ledger.map(({ id, kind, memo, at, entries }) => (
          <li key={id} className="grid gap-1">
            <p className="flex flex-wrap justify-between gap-x-3">
              <b>{kind}</b>
              <span className="text-sm text-muted">{formatMoment(at)}</span>
            </p>
            <p className="text-sm text-muted wrap-anywhere">{memo}</p>
            <table className="tabular w-full text-sm">
              <thead className="text-left text-muted">
                <tr>
                  <th className="py-1 font-medium">{words.account}</th>
                  <th className="w-24 py-1 text-right font-medium">{words.debit}</th>
                  <th className="w-24 py-1 text-right font-medium">{words.credit}</th>
                </tr>
              </thead>
              <tbody className="divide-y divide-line border-y border-line">
                {entries.map(({ account, debit, credit }) => (
                  <tr key={account}>
                    <td className="py-1 wrap-anywhere">{account}</td>
                    <td className="py-1 text-right">{figure(debit)}</td>
                    <td className="py-1 text-right">{figure(credit)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </li>
        ))}
      </ul>
    </OrderSection>
  );
}
