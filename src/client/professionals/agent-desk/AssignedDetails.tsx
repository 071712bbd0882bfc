import type { ReactNode } from 'react';
import { ExactPlace } from '#client/deals/deal/ExactPlace.tsx';
import { inFull } from '#client/deals/deal/in-full.ts';
import { useCall } from '#client/lib/use-call.ts';
import { Badge } from '#client/ui/Badge.tsx';
import { ButtonLink } from '#client/ui/ButtonLink.tsx';
import { filled } from '#client/ui/filled.tsx';
import { Loader } from '#client/ui/Loader.tsx';
import { Section } from '#client/ui/Section.tsx';
import { agentPropertyDetails } from '#contract/professionals/agent-desk.ts';
import { formatDate, formatSpan } from '#domain/lib/time/format.ts';
import words from '#messages/professionals/agent-desk/index.ts';
import { HoldButton } from './HoldButton.tsx';
import { HoldLine } from './HoldLine.tsx';
import { responseWords, STATUS, WORK, workPath } from './work-labels.ts';

interface Props {
  listingId: number;
  userId: number;
  /** Instead, where the listing is not assigned to the caller. */
  otherwise?: ReactNode;
}

/** An assigned listing, for its agent: the work, the door, who comes to see it. */
export function AssignedDetails({ listingId, userId, otherwise }: Props) {
  const params = { id: listingId, userId };
  const { state, answer, error, reload } = useCall(agentPropertyDetails, { params });
  if (otherwise !== undefined && error?.code === 'not_found') return otherwise;
  const details = answer?.data;
  return (
    <Section
      title={words.assigned}
      className="card grid grid-cols-1 gap-4 p-5"
      aria-label={words.workHome}
    >
      <Loader state={state} error={error} onRetry={reload}>
        {() =>
          details && (
            <>
              <p className="flex flex-wrap gap-2">
                <Badge tone={STATUS[details.status].tone}>{STATUS[details.status].title}</Badge>
                <Badge tone={WORK[details.work.state]?.tone ?? 'neutral'}>
                  {WORK[details.work.state]?.title ?? details.work.state}
                </Badge>
              </p>
              <p className="wrap-anywhere">
                {filled(words.fee, {
                  bold: <b>{details.owner}</b>,
                  bold2: <b>{inFull(details.work.fee)}</b>,
                })}

                {details.work.dueOn && words.due({ dueOn: formatDate(details.work.dueOn) })}
              </p>
              <ExactPlace place={details.place} />
              <p className="text-sm text-muted">{responseWords(details.responses)}</p>
              {details.visits.length > 0 && (
                <div>
                  <h3 className="font-semibold">{words.visitsCome}</h3>
                  <ul className="grid gap-1 text-sm">
                    {details.visits.map((visit) => (
                      <li key={visit.id}>
                        {formatSpan(visit.start, visit.end)} · {visit.visitor}
                      </li>
                    ))}
                  </ul>
                </div>
              )}
              {details.hold && <HoldLine hold={details.hold} />}
              <div className="flex flex-wrap gap-3">
                <ButtonLink href={workPath(details.work.engagementId)}>{words.openWork}</ButtonLink>
                <HoldButton assigned={details} userId={userId} />
              </div>
            </>
          )
        }
      </Loader>
    </Section>
  );
}
