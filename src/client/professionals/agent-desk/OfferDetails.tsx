import type { ReactNode } from 'react';
import { DealListing } from '#client/deals/deal/DealListing.tsx';
import { inFull } from '#client/deals/deal/in-full.ts';
import { TimeLeft } from '#client/deals/deal/TimeLeft.tsx';
import { useCall } from '#client/lib/use-call.ts';
import { AppLink } from '#client/ui/AppLink.tsx';
import { Badge } from '#client/ui/Badge.tsx';
import { Loader } from '#client/ui/Loader.tsx';
import { Section } from '#client/ui/Section.tsx';
import { Timeline } from '#client/ui/Timeline.tsx';
import { getInterest } from '#contract/professionals/agent-interests.ts';
import words from '#messages/professionals/agent-desk/index.ts';
import { eventWords, nextWords, STATE } from './interest-labels.ts';
import { OfferActions } from './OfferActions.tsx';
import { AgentLine } from './OfferCard.tsx';

interface Props {
  interestId: number;
  agentId: number;
  /** The work an accepted offer has become. */
  children: (engagementId: number) => ReactNode;
}

/** One agent's offer, whole: what is offered, what has happened and what comes next. */
export function OfferDetails({ interestId, agentId, children }: Props) {
  const { state, answer, error, reload } = useCall(getInterest, { params: { id: interestId } });
  const offer = answer?.data;
  const isOther = offer !== undefined && offer.agentId !== agentId;
  return (
    <Loader
      state={isOther ? 'failed' : state}
      message={isOther ? words.couldNotFind : error?.message}
      onRetry={reload}
    >
      {() =>
        offer && (
          <div className="grid grid-cols-1 gap-6">
            <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[minmax(0,1fr)_18rem] lg:items-start">
              <section className="card grid grid-cols-1 gap-5 p-5" aria-label={words.theOffer}>
                <div className="flex flex-wrap items-start justify-between gap-3">
                  <AgentLine offer={offer} />
                  <Badge {...(STATE[offer.state].tone && { tone: STATE[offer.state].tone })}>
                    {STATE[offer.state].title}
                  </Badge>
                </div>
                <DealListing listing={offer.listing} heading="h2" />
                <dl className="grid grid-cols-2 gap-4 sm:grid-cols-3">
                  <div>
                    <dt className="text-sm text-muted">{words.feeLabel}</dt>
                    <dd className="font-bold">{inFull(offer.fee)}</dd>
                  </div>
                  <div>
                    <dt className="text-sm text-muted">{words.workTakes}</dt>
                    <dd>{words.days({ workDays: offer.workDays })}</dd>
                  </div>
                  {offer.state === 'requested' && (
                    <div>
                      <dt className="text-sm text-muted">{words.timeAnswer}</dt>
                      <dd>
                        <TimeLeft until={offer.expiresAt} serverTime={answer.serverTime} />
                      </dd>
                    </div>
                  )}
                </dl>
                <div>
                  <h3 className="text-sm font-normal text-muted">{words.whatTheyOffer}</h3>
                  <p className="wrap-anywhere whitespace-pre-line">{offer.message}</p>
                </div>
                <p className="rounded-card bg-sunk p-3">{nextWords(offer)}</p>
                <div className="flex flex-wrap items-center gap-3">
                  {/* What an accepted offer has become stands below, with its own steps. */}
                  {offer.state !== 'accepted' && <OfferActions offer={offer} />}
                  <AppLink className="link py-2" href={`/RequestDetails/${agentId}`}>
                    {words.profileReviews({ other: offer.other })}
                  </AppLink>
                  <AppLink className="link py-2" href={`/PropertyRequest/${offer.listingId}`}>
                    {words.allRequestsProperty}
                  </AppLink>
                </div>
              </section>
              <Section
                title={words.history}
                className="card grid gap-4 p-5"
                aria-label={words.history}
              >
                <Timeline
                  items={offer.timeline.map(({ at, event, note }) => ({
                    ...eventWords({ event }),
                    at: new Date(at),
                    ...(note && { detail: <p className="wrap-anywhere">{note}</p> }),
                  }))}
                />
              </Section>
            </div>
            {offer.engagementId !== null && children(offer.engagementId)}
          </div>
        )
      }
    </Loader>
  );
}
