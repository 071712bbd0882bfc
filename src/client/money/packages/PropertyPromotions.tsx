import { Megaphone } from 'lucide-react';
import { call } from '#client/lib/api.ts';
import { useCall } from '#client/lib/use-call.ts';
import { PromotionResults } from '#client/money/promotions/PromotionResults.tsx';
import { SpendButton } from '#client/money/promotions/SpendButton.tsx';
import { AppLink } from '#client/ui/AppLink.tsx';
import { Badge } from '#client/ui/Badge.tsx';
import { ButtonLink } from '#client/ui/ButtonLink.tsx';
import { type Column, DataTable } from '#client/ui/DataTable.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { filled } from '#client/ui/filled.tsx';
import { Loader } from '#client/ui/Loader.tsx';
import { Section } from '#client/ui/Section.tsx';
import { listPrices, type WirePriceItem } from '#contract/money/prices.ts';
import {
  myPromotions,
  type Promotion,
  usePromotion as promoteListing,
} from '#contract/money/promotions.ts';
import { formatRupees } from '#domain/lib/money.ts';
import { formatDate } from '#domain/lib/time/format.ts';
import buyingWords from '#messages/money/buying/index.ts';
import words from '#messages/money/checkout/index.ts';
import escrowWords from '#messages/money/escrow/index.ts';
import { Differences } from './Differences.tsx';

function Plans({ plans }: { plans: readonly WirePriceItem[] }) {
  return (
    <ul className="grid gap-3 sm:grid-cols-3">
      {plans.map(({ id, name, description, price }) => (
        <li key={id} className="card grid content-start gap-1 p-4">
          <h3 className="font-semibold">{name}</h3>
          <p className="tabular text-xl font-bold">
            {formatRupees(price)}{' '}
            <span className="text-sm font-normal text-muted">{words.plusGst}</span>
          </p>
          <p className="text-sm text-muted">{description}</p>
        </li>
      ))}
    </ul>
  );
}

interface UseProps {
  listing: Promotion;
  days: number;
  left: number;
}

/** Promotes with what a package gives: nothing to pay. */
function UseOne({ listing, days, left }: UseProps) {
  const params = { listingId: listing.propertyid };
  return (
    <SpendButton
      title={buyingWords.takePromotionPackage}
      description={buyingWords.promotedDaysWill({ title: listing.title, days, left: left - 1 })}
      confirmLabel={buyingWords.use1Promotion}
      busyLabel={buyingWords.promoting}
      spend={() => call(promoteListing, { params })}
    >
      {buyingWords.promoteDaysFrom({ days })}
    </SpendButton>
  );
}

interface TableProps {
  listings: readonly Promotion[];
  left: number;
  days: number;
}

const columnsOf = ({ left, days }: TableProps): Column<Promotion>[] => [
  {
    key: 'title',
    head: escrowWords.property,
    cell: ({ propertyid, title }) => (
      <AppLink className="link" href={`/ViewPropertyDetails/${propertyid}`}>
        {title}
      </AppLink>
    ),
  },
  {
    key: 'until',
    head: buyingWords.promotion,
    cell: ({ until }) =>
      until ? (
        <Badge tone="good">{buyingWords.promotedUntil({ until: formatDate(until) })}</Badge>
      ) : (
        <span className="text-muted">{buyingWords.notPromoted}</span>
      ),
  },
  {
    key: 'actions',
    head: buyingWords.nextStep,
    actions: true,
    cell: (listing) => (
      <span className="flex flex-wrap gap-2 md:justify-end">
        {left > 0 && <UseOne listing={listing} days={days} left={left} />}
        <AppLink
          className={`button ${left > 0 ? 'button-quiet' : 'button-primary'}`}
          href={`/promotePropertyPayment?property=${listing.propertyid}`}
          aria-label={buyingWords.promote({ title: listing.title })}
        >
          {listing.until ? buyingWords.prolong : buyingWords.promoteWord}
        </AppLink>
      </span>
    ),
  },
];

function Mine(props: TableProps) {
  if (props.listings.length === 0) {
    return (
      <EmptyState
        icon={Megaphone}
        title={buyingWords.noPropertySearch}
        text={buyingWords.propertyPromotedOnce}
        action={
          <ButtonLink href="/OwnerPropertiesScreen">{buyingWords.seeMyProperties}</ButtonLink>
        }
      />
    );
  }
  return (
    <DataTable
      caption={buyingWords.myPropertiesSearch}
      columns={columnsOf(props)}
      rows={props.listings}
      rowKey={({ propertyid }) => propertyid}
    />
  );
}

/** What a promotion costs, and which of one's properties is promoted until when. */
export function PropertyPromotions() {
  const prices = useCall(listPrices, { params: { purpose: 'promoteProperty' } });
  const mine = useCall(myPromotions);
  const own = mine.answer?.data;
  return (
    <div className="grid grid-cols-1 gap-8">
      <Section title={buyingWords.whatPromotionCosts} titleId="plans" className="grid gap-3">
        <Loader state={prices.state} error={prices.error} onRetry={prices.reload}>
          {() => <Plans plans={prices.answer?.data ?? []} />}
        </Loader>
      </Section>
      <Differences items={prices.answer?.data ?? []} />
      <Section title={buyingWords.properties} titleId="mine" className="grid gap-3">
        <Loader state={mine.state} error={mine.error} onRetry={mine.reload}>
          {() =>
            own && (
              <>
                {own.left > 0 && (
                  <p>
                    {filled(
                      (pieces) =>
                        buyingWords.leftPackage({
                          ...pieces,
                          which: own.left === 1 ? buyingWords.promotionIs : buyingWords.promotions,
                        }),
                      { bold: <b>{own.left}</b> },
                    )}
                  </p>
                )}
                <Mine {...own} />
              </>
            )
          }
        </Loader>
      </Section>
      <PromotionResults />
    </div>
  );
}
