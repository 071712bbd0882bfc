import type { ReactNode } from 'react';
import { useCall } from '#client/lib/use-call.ts';
import { AppLink } from '#client/ui/AppLink.tsx';
import { Avatar } from '#client/ui/Avatar.tsx';
import { Badge } from '#client/ui/Badge.tsx';
import { Loader } from '#client/ui/Loader.tsx';
import { Section } from '#client/ui/Section.tsx';
import { Timeline } from '#client/ui/Timeline.tsx';
import { getLead, type LeadDetail } from '#contract/professionals/leads.ts';
import { formatDate } from '#domain/lib/time/format.ts';
import { isOpenLead } from '#domain/professionals/lead.ts';
import words from '#messages/professionals/leads/index.ts';
import { LeadHomes } from './LeadHomes.tsx';
import { LeadMarks } from './LeadMarks.tsx';
import { LeadNotes } from './LeadNotes.tsx';
import { LeadRecord } from './LeadRecord.tsx';
import { LeadSteps } from './LeadSteps.tsx';
import { eventWords, SOURCE, STATE } from './lead-labels.ts';
import { ReachOut } from './ReachOut.tsx';
import { SendHomes } from './SendHomes.tsx';
import { Tasks } from './Tasks.tsx';

type Shown = { lead: LeadDetail; serverTime: string };

interface Given {
  /** The way to talk to the buyer: about the work they pay for, else about the lead. */
  message: (kind: 'engagement' | 'lead', id: number) => ReactNode;
}

function Head({ lead }: { lead: LeadDetail }) {
  const { buyer, state, source, origin, createdAt } = lead;
  return (
    <div className="flex flex-wrap items-start justify-between gap-3">
      <div className="flex min-w-0 items-center gap-3">
        <Avatar name={buyer} />
        <div className="min-w-0">
          <h2 className="text-lg wrap-anywhere">{buyer}</h2>
          <p className="text-sm text-muted">
            {words.since({ origin: origin ?? SOURCE[source], createdAt: formatDate(createdAt) })}
          </p>
        </div>
      </div>
      <Badge tone={STATE[state].tone}>{STATE[state].title}</Badge>
    </div>
  );
}

/** The home they asked about, the work they pay for, the number they share. */
function Ways({ lead }: { lead: LeadDetail }) {
  const { listingId, title, engagementId, contactListingId } = lead;
  return (
    <p className="flex flex-wrap gap-x-6 empty:hidden">
      {listingId && (
        <AppLink className="link py-2 wrap-anywhere" href={`/ViewPropertyDetails/${listingId}`}>
          {title}
        </AppLink>
      )}
      {engagementId && (
        <AppLink className="link py-2" href={`/AgentLeadList?engagement=${engagementId}`}>
          {words.whatTheyHired}
        </AppLink>
      )}
      {contactListingId && (
        <AppLink className="link py-2" href={`/PropertyRequest/${contactListingId}`}>
          {words.theyShareTheir}
        </AppLink>
      )}
    </p>
  );
}

function Work({ lead, serverTime, message }: Shown & Given) {
  const { id, state, wants, lostReason, engagementId, closed } = lead;
  return (
    <section className="card grid grid-cols-1 gap-4 p-5" aria-label={words.lead}>
      <Head lead={lead} />
      <LeadMarks lead={lead} serverTime={serverTime} />
      <div>
        <h3 className="text-sm font-normal text-muted">{words.whatTheyLook}</h3>
        <p className="wrap-anywhere whitespace-pre-line">{wants}</p>
      </div>
      <Ways lead={lead} />
      {lostReason && (
        <p className="rounded-card bg-sunk p-3 wrap-anywhere">{words.lostWord({ lostReason })}</p>
      )}
      {lead.contact ? (
        <ReachOut lead={lead} />
      ) : (
        closed &&
        isOpenLead(state) && <p className="rounded-card bg-warn/12 p-3 text-warn">{closed}</p>
      )}
      <LeadSteps lead={lead} serverTime={serverTime}>
        {engagementId
          ? message('engagement', engagementId)
          : !lead.contact && (!closed || !isOpenLead(state)) && message('lead', id)}
      </LeadSteps>
    </section>
  );
}

function History({ lead }: { lead: LeadDetail }) {
  return (
    <Section title={words.history} titleId="lead-history" className="card grid gap-4 p-5">
      {lead.timeline.length === 0 && <p className="text-muted">{words.nothingHappenedYet}</p>}
      <Timeline
        items={lead.timeline.map(({ at, event, note }) => ({
          ...eventWords(event),
          at: new Date(at),
          ...(note && { detail: <p className="wrap-anywhere">{note}</p> }),
        }))}
      />
    </Section>
  );
}

/** One lead, whole: what they want, what was done, what fits. */
export function LeadView({ leadId, message }: Given & { leadId: number }) {
  const { state, answer, error, reload } = useCall(getLead, { params: { id: leadId } });
  return (
    <Loader state={state} error={error} onRetry={reload}>
      {() =>
        answer && (
          <div className="grid grid-cols-1 gap-6">
            <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-start">
              <div className="grid grid-cols-1 gap-6">
                <Work lead={answer.data} serverTime={answer.serverTime} message={message} />
                <LeadNotes lead={answer.data} />
                <Section
                  title={words.tasks}
                  titleId="lead-tasks"
                  className="card grid grid-cols-1 gap-4 p-5"
                >
                  <Tasks leadId={leadId} />
                </Section>
                <SendHomes lead={answer.data} />
                <LeadRecord lead={answer.data} />
              </div>
              <History lead={answer.data} />
            </div>
            <LeadHomes lead={answer.data} />
          </div>
        )
      }
    </Loader>
  );
}
