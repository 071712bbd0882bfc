import type { ReactNode } from 'react';
import { Section } from '#client/ui/Section.tsx';
import type { ListingDetail } from '#contract/homes/wire-listing.ts';
import { LICENCE_MONTHS } from '#domain/homes/home-costs.ts';
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

function rentNote({ brokerage, deposit }: ListingDetail['propertydata']): ReactNode {
  return (
    <>
      {brokerage === null && 'Whether there is brokerage, and how much, is not said. '}
      {brokerage === 0 && 'There is no brokerage. '}
      {deposit === null && 'The deposit is not said, and counted as none. '}
      An agent’s fee for drawing up the agreement is not included.{' '}
      <a className="link" href="/guides/leave-and-licence-in-pune">
        Who pays what, and what the police are told
      </a>
    </>
  );
}

/** Price, duties and fees added up. */
export function TrueCost({ property }: { property: ListingDetail }) {
  const { isRent, lines, upfront, total } = trueCostOf(property);
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
      <p className="mt-2 text-xs text-muted">
        {isRent
          ? rentNote(property.propertydata)
          : 'Duty falls on the higher of the price and the ready reckoner value; a home bought by women only pays 1% less. Legal fees are not included.'}
      </p>
    </Section>
  );
}
