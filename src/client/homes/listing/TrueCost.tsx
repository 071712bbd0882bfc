import type { ReactNode } from 'react';
import { Section } from '#client/ui/Section.tsx';
import type { ListingDetail } from '#contract/homes/wire-listing.ts';
import { LICENCE_MONTHS, USUAL_LOAN } from '#domain/homes/home-costs.ts';
import { LOAN_SOURCE } from '#domain/homes/loan-share.ts';
import { formatRupees } from '#domain/lib/money.ts';
import { trueCostOf } from './true-cost.ts';

function Row({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <tr className="border-b border-line align-top last:border-0">
      <th scope="row" className="py-2 text-left font-normal">
        {label}
      </th>
      <td className="py-2 pl-3 text-right font-semibold whitespace-nowrap">{children}</td>
    </tr>
  );
}

/** The EMI calculator with this loan in it. */
const emiHref = (loanAmount: number) =>
  `/#emi=${[loanAmount, USUAL_LOAN.tenureYears, USUAL_LOAN.ratePercent].join(',')}`;

/** Price, duties and fees added up, and what a loan would come to a month. */
export function TrueCost({ property }: { property: ListingDetail }) {
  const { isRent, lines, upfront, total, loan } = trueCostOf(property);
  return (
    <Section title="What it truly costs" titleId="true-cost">
      <table className="mt-3 w-full">
        <tbody>
          <Row label={isRent ? 'First month and deposit' : 'Price asked'}>
            {formatRupees(upfront)}
          </Row>
          {lines.map((line) => (
            <Row
              key={line.label}
              label={
                <>
                  {line.label}
                  <span className="block text-xs text-muted">{line.source}</span>
                </>
              }
            >
              {formatRupees(line.rupees)}
            </Row>
          ))}
          <Row
            label={<b>{isRent ? `To move in, ${LICENCE_MONTHS}-month licence` : 'On the road'}</b>}
          >
            <span className="text-lg font-bold">{formatRupees(total)}</span>
          </Row>
        </tbody>
      </table>
      {!isRent && (
        <p className="mt-3 rounded-card bg-brand-soft p-4">
          With a loan of {formatRupees(loan.loanAmount)} ({loan.sharePercent}% of the price) over{' '}
          {USUAL_LOAN.tenureYears} years at {USUAL_LOAN.ratePercent}% a year the EMI is{' '}
          <b className="tabular">{formatRupees(loan.monthlyPayment)}</b> a month.{' '}
          <a className="link" href={emiHref(loan.loanAmount)}>
            Change the numbers
          </a>
          <span className="block text-xs text-muted">Banks lend so much: {LOAN_SOURCE}.</span>
        </p>
      )}
      <p className="mt-2 text-xs text-muted">
        {isRent
          ? 'Brokerage, if any, is not included.'
          : 'Duty falls on the higher of the price and the ready reckoner value; a home bought by women only pays 1% less. Legal fees are not included.'}
      </p>
    </Section>
  );
}
