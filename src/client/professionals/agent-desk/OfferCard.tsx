import { DealListing } from '#client/deals/deal/DealListing.tsx';
import { inFull } from '#client/deals/deal/in-full.ts';
import { TimeLeft } from '#client/deals/deal/TimeLeft.tsx';
import { photoAddress } from '#client/lib/photo-address.ts';
import { AppLink } from '#client/ui/AppLink.tsx';
import { Avatar } from '#client/ui/Avatar.tsx';
import { Badge } from '#client/ui/Badge.tsx';
import { ButtonLink } from '#client/ui/ButtonLink.tsx';
import type { InterestRow } from '#contract/professionals/agent-interests.ts';
import words from '#messages/professionals/agent-desk/index.ts';
import { STATE } from './interest-labels.ts';
import { OfferActions } from './OfferActions.tsx';

/** Who makes the offer, as owners choose among them. */
export function AgentLine({ offer }: { offer: InterestRow }) {
  const { other, otherImage, rating, ratingCount, agentId } = offer;
  return (
    <div className="flex min-w-0 items-center gap-3">
      <Avatar name={other} src={photoAddress(otherImage)} />
      <div className="min-w-0">
        <AppLink className="link font-semibold" href={`/RequestDetails/${agentId}`}>
          {other}
        </AppLink>
        <p className="text-sm text-muted">
          {words.agent({
            which:
              rating === null
                ? words.noReviewsYet
                : words.n5Reviews({ rating: rating.toFixed(1), ratingCount }),
          })}
        </p>
      </div>
    </div>
  );
}

interface Props {
  offer: InterestRow;
  serverTime: string;
  /** What is clear from the page around. */
  without?: 'listing' | 'agent';
}

/** One offer in a list, for either of its sides. */
export function OfferCard({ offer, serverTime, without }: Props) {
  const { id, side, agentId, state, fee, message, expiresAt, listing } = offer;
  const { title, tone } = STATE[state];
  const isOwner = side === 'owner';
  return (
    <article className="card grid grid-cols-1 gap-4 p-4">
      <div className="flex flex-wrap items-start justify-between gap-3">
        {isOwner && without !== 'agent' ? (
          <AgentLine offer={offer} />
        ) : (
          <DealListing listing={listing} heading="h2" />
        )}
        <Badge {...(tone && { tone })}>{title}</Badge>
      </div>
      {isOwner && !without && <DealListing listing={listing} />}
      <p className="line-clamp-3 wrap-anywhere whitespace-pre-line">{message}</p>
      <p>
        <b className="tabular">{inFull(fee)}</b>
        <span className="text-sm text-muted">
          {' '}
          {words.feeWord}
          {!isOwner && words.to({ other: offer.other })}
          {state === 'requested' && (
            <>
              {' · '}
              <TimeLeft until={expiresAt} serverTime={serverTime} />
            </>
          )}
        </span>
      </p>
      <div className="flex flex-wrap items-center gap-3">
        {isOwner ? (
          <ButtonLink
            href={`/RequestDetails/${agentId}/${id}`}
            aria-label={words.lookOffer({ other: offer.other })}
          >
            {words.lookAt}
          </ButtonLink>
        ) : (
          <OfferActions offer={offer} />
        )}
      </div>
    </article>
  );
}
