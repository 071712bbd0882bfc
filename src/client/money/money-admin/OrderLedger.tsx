import { formatMoment } from '#client/ui/moment.ts';
import type { AdminOrder } from '#contract/money/money-admin.ts';
import { groupExact } from '#domain/lib/money.ts';
import { OrderSection } from './OrderSection.tsx';

const figure = (rupees: number) => (rupees > 0 ? groupExact(rupees) : '');

/** What the ledger says of an order, posting by posting. */
export function OrderLedger({ order: { ledger } }: { order: AdminOrder }) {
  return (
    <OrderSection title="Ledger">
      {ledger.length === 0 && <p className="text-muted">Nothing is posted yet.</p>}
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
                  <th className="py-1 font-medium">Account</th>
                  <th className="w-24 py-1 text-right font-medium">Debit</th>
                  <th className="w-24 py-1 text-right font-medium">Credit</th>
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
