import { inFull } from '#client/deals/deal/in-full.ts';
import { formatMoment } from '#client/ui/moment.ts';
import type { DealMoney } from '#contract/money/escrow.ts';
import { fromRupees, NOTHING, type Paise, toRupees } from '#domain/lib/money.ts';
import { daysFrom } from '#domain/lib/time/deadlines.ts';
import { cancelSplit, FULL_REFUND_DAYS } from '#domain/money/refund.ts';
import words from '#messages/money/escrow/index.ts';

const figure = (amount: Paise) => inFull(toRupees(amount));

/** Who would get what of the token amount if the booking were cancelled: said before it is paid. */
export function CancelTerms({ money: { tokenAmount, bookedAt } }: { money: DealMoney }) {
  const paid = { token: fromRupees(tokenAmount), instalments: NOTHING };
  const early = cancelSplit(paid, { by: 'buyer', days: 0 });
  const late = cancelSplit(paid, { by: 'buyer', days: FULL_REFUND_DAYS + 1 });
  const until = formatMoment(daysFrom(new Date(bookedAt), FULL_REFUND_DAYS).toISOString());
  const rows = [
    [words.youCancelUntil({ until }), early.buyer, early.owner, early.gateway],
    [words.youCancelLater, late.buyer, late.owner, late.gateway],
    [words.ownerCancels, paid.token, NOTHING, NOTHING],
  ] as const;
  return (
    <details className="rounded-card border border-line p-3" open>
      <summary className="w-fit cursor-pointer font-semibold">{words.ifCancelled}</summary>
      <div className="overflow-x-auto pt-2">
        <table className="tabular w-full text-sm">
          <caption className="sr-only">{words.whoGetsToken}</caption>
          <thead className="text-left text-muted">
            <tr>
              <th scope="col" className="py-1 pr-3 font-normal">
                {words.when}
              </th>
              <th scope="col" className="py-1 pr-3 text-right font-normal">
                {words.backToYou}
              </th>
              <th scope="col" className="py-1 pr-3 text-right font-normal">
                {words.toOwner}
              </th>
              <th scope="col" className="py-1 text-right font-normal">
                {words.gatewayFee}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(([when, ...figures]) => (
              <tr key={when} className="border-t border-line">
                <th scope="row" className="py-1.5 pr-3 text-left font-normal">
                  {when}
                </th>
                {figures.map((amount, i) => (
                  <td
                    // biome-ignore lint/suspicious/noArrayIndexKey: the columns are fixed
                    key={i}
                    className="py-1.5 pr-3 text-right whitespace-nowrap last:pr-0"
                  >
                    {amount > 0 ? figure(amount) : '–'}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="pt-2 text-sm text-muted">{words.instalmentsBack}</p>
    </details>
  );
}
