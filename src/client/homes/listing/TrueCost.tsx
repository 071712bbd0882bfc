import type { ReactNode } from 'react';
import { Section } from '#client/ui/Section.tsx';
import type { ListingDetail } from '#contract/homes/wire-listing.ts';
import { LICENCE_MONTHS } from '#domain/homes/home-costs.ts';
import { isHousing } from '#domain/homes/loan-share.ts';
import { formatRupees } from '#domain/lib/money.ts';
import words from '#messages/homes/listing-page/index.ts';
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
      {brokerage === null && `${words.brokerageNotSaid} `}
      {brokerage === 0 && `${words.noBrokerage} `}
      {deposit === null && `${words.depositNotSaid} `}
      {words.feeNotIncluded}{' '}
      <a className="link" href="/guides/leave-and-licence-in-pune">
        {words.whoPaysWhat}
      </a>
    </>
  );
}

/** Price, duties and fees added up. */
export function TrueCost({ property }: { property: ListingDetail }) {
  const { isRent, lines, upfront, total } = trueCostOf(property);
  return (
    <Section title={words.trueCost} titleId="true-cost">
      <table className="mt-3 w-full">
        <tbody>
          <Row label={isRent ? words.firstMonthAndDeposit : words.priceAsked}>
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
            label={<b>{isRent ? words.toMoveIn({ months: LICENCE_MONTHS }) : words.onTheRoad}</b>}
          >
            <span className="text-lg font-bold">{formatRupees(total)}</span>
          </Row>
        </tbody>
      </table>
      <p className="mt-2 max-w-[68ch] text-xs text-muted">
        {isRent
          ? rentNote(property.propertydata)
          : words.dutyFallsOn({ isHome: isHousing(property.propertydata.category) })}
      </p>
    </Section>
  );
}
