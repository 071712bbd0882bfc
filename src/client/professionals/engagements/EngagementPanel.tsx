import type { ReactNode } from 'react';
import { inFull } from '#client/deals/deal/in-full.ts';
import { TimeLeft } from '#client/deals/deal/TimeLeft.tsx';
import { photoAddress } from '#client/lib/photo-address.ts';
import { useCall } from '#client/lib/use-call.ts';
import { AppLink } from '#client/ui/AppLink.tsx';
import { Avatar } from '#client/ui/Avatar.tsx';
import { Badge } from '#client/ui/Badge.tsx';
import { Loader } from '#client/ui/Loader.tsx';
import { Section } from '#client/ui/Section.tsx';
import { Timeline } from '#client/ui/Timeline.tsx';
import { type EngagementDetail, getEngagement } from '#contract/professionals/engagements.ts';
import { PROFESSION } from '#domain/lib/profession.ts';
import { formatDate } from '#domain/lib/time/format.ts';
import engagementsWords from '#messages/professionals/engagements/index.ts';
import { EngagementActions } from './EngagementActions.tsx';
import { eventWords, nextWords, STATE } from './engagement-labels.ts';

interface Given {
  userId: number;
  /** The way to talk to the other side. */
  message: (engagement: EngagementDetail) => ReactNode;
}

interface Props extends Given {
  engagementId: number;
  /** What a page adds below, such as papers or a review. */
  children?: (engagement: EngagementDetail) => ReactNode;
}

type Shown = { engagement: EngagementDetail; serverTime: string };

function Head({ engagement }: { engagement: EngagementDetail }) {
  const { other, otherImage, side, profession, state, title, listingId } = engagement;
  const { title: words, tone } = STATE[state];
  return (
    <div className="flex flex-wrap items-start justify-between gap-3">
      <div className="flex min-w-0 items-center gap-3">
        <Avatar name={other} src={photoAddress(otherImage)} />
        <div className="min-w-0">
          <h2 className="text-lg wrap-anywhere">{other}</h2>
          <p className="text-sm text-muted">
            {side === 'client' ? PROFESSION[profession].name : engagementsWords.client}
            {title && listingId && (
              <>
                {' · '}
                <AppLink className="link wrap-anywhere" href={`/ViewPropertyDetails/${listingId}`}>
                  {title}
                </AppLink>
              </>
            )}
          </p>
        </div>
      </div>
      <Badge {...(tone && { tone })}>{words}</Badge>
    </div>
  );
}

function Facts({ engagement, serverTime }: Shown) {
  const { quote, payout, workDays, dueOn, expiresAt } = engagement;
  const facts: [string, ReactNode][] = [];
  if (quote !== null) facts.push([engagementsWords.fee, <b key="fee">{inFull(quote)}</b>]);
  if (payout !== null) facts.push([engagementsWords.get, inFull(payout)]);
  if (workDays !== null) facts.push([engagementsWords.takes, engagementsWords.days({ workDays })]);
  if (dueOn) facts.push([engagementsWords.due, formatDate(dueOn)]);
  if (expiresAt) {
    facts.push([
      engagementsWords.timeLeft,
      <TimeLeft key="left" until={expiresAt} serverTime={serverTime} />,
    ]);
  }
  if (facts.length === 0) return null;
  return (
    <dl className="grid grid-cols-2 gap-4 sm:grid-cols-4">
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt className="text-sm text-muted">{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Quoted({ label, text }: { label: string; text: string }) {
  return (
    <div>
      <h3 className="text-sm font-normal text-muted">{label}</h3>
      <p className="wrap-anywhere whitespace-pre-line">{text}</p>
    </div>
  );
}

function Content({ engagement, serverTime, userId, message }: Shown & Given) {
  const { id, side, brief, quoteNote, timeline } = engagement;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[minmax(0,1fr)_18rem] lg:items-start">
      <section className="card grid grid-cols-1 gap-5 p-5" aria-label={engagementsWords.theWork}>
        <Head engagement={engagement} />
        <Facts engagement={engagement} serverTime={serverTime} />
        <Quoted
          label={side === 'client' ? engagementsWords.whatYou : engagementsWords.whatIs}
          text={brief}
        />
        {quoteNote && <Quoted label={engagementsWords.whatFeeCovers} text={quoteNote} />}
        <p className="rounded-card bg-sunk p-3">{nextWords(engagement)}</p>
        <EngagementActions engagement={engagement} userId={userId}>
          {message(engagement)}
        </EngagementActions>
      </section>
      <Section
        title={engagementsWords.history}
        titleId={`history-${id}`}
        className="card grid gap-4 p-5"
      >
        <Timeline
          items={timeline.map(({ at, event, note }) => ({
            ...eventWords({ event }),
            at: new Date(at),
            ...(note && { detail: <p className="wrap-anywhere">{note}</p> }),
          }))}
        />
      </Section>
    </div>
  );
}

/** One piece of work, whole, for either of its sides. */
export function EngagementPanel({ engagementId, children, ...given }: Props) {
  const { state, answer, error, reload } = useCall(getEngagement, { params: { id: engagementId } });
  return (
    <Loader state={state} error={error} onRetry={reload}>
      {() =>
        answer && (
          <div className="grid grid-cols-1 gap-6">
            <Content engagement={answer.data} serverTime={answer.serverTime} {...given} />
            {children?.(answer.data)}
          </div>
        )
      }
    </Loader>
  );
}
