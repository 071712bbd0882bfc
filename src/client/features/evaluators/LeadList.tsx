import { ClipboardCheck } from 'lucide-react';
import { type EvaluatorLead, evaluatorLeads, LEAD_STAGES } from '#contract/evaluators.ts';
import { formatDate } from '#domain/dates.ts';
import { AppLink } from '../../dashboard/AppLink.tsx';
import { inFull } from '../../deals/in-full.ts';
import { TimeLeft } from '../../deals/TimeLeft.tsx';
import { useCall } from '../../lib/use-call.ts';
import { useListQuery } from '../../lib/use-list-query.ts';
import { Badge } from '../../ui/Badge.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PagedList } from '../../ui/PagedList.tsx';
import { nextWords, STAGE } from './lead-words.ts';

function Lead({ lead, serverTime }: { lead: EvaluatorLead; serverTime: string }) {
  const { id, other, title, address, stage, quote, visitedOn, report, expiresAt } = lead;
  const facts = [
    quote === null ? undefined : inFull(quote),
    visitedOn ? `Visited on ${formatDate(visitedOn)}` : undefined,
    report ? `Report of ${formatDate(report.issuedAt)}` : undefined,
  ].filter(Boolean);
  return (
    <li className="card group relative grid grid-cols-1 gap-2 p-4 hover:border-line-strong">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <h2 className="min-w-0 text-lg wrap-anywhere">
          <AppLink
            className="no-underline after:absolute after:inset-0 group-hover:underline"
            href={`/EvaluatorLeadDetails/${id}`}
          >
            {title ?? 'Work about no property listed here'}
          </AppLink>
        </h2>
        <Badge tone={STAGE[stage].tone}>{STAGE[stage].title}</Badge>
      </div>
      <p className="text-sm text-muted wrap-anywhere">
        For {other}
        {address && ` · ${address}`}
      </p>
      {facts.length > 0 && <p className="tabular text-sm">{facts.join(' · ')}</p>}
      <p className="text-sm">
        <b>{nextWords(lead)}</b>
        {expiresAt && (
          <span className="text-muted">
            {' '}
            <TimeLeft until={expiresAt} serverTime={serverTime} />
          </span>
        )}
      </p>
    </li>
  );
}

/** What clients ask of a property evaluator, what is under way first. */
export function LeadList({ userId }: { userId: number }) {
  const { page, onPage, read, filter } = useListQuery();
  const stage = LEAD_STAGES.find((known) => known === read('stage'));
  const list = useCall(evaluatorLeads, {
    params: { id: userId },
    query: { page, ...(stage && { stage }) },
  });
  const { answer } = list;
  return (
    <>
      <fieldset className="flex min-w-0 gap-2 overflow-x-auto pb-1">
        <legend className="sr-only">Which work to show</legend>
        {([undefined, ...LEAD_STAGES] as const).map((value) => (
          <button
            key={value ?? 'all'}
            type="button"
            className="chip min-h-11 shrink-0"
            aria-pressed={stage === value}
            onClick={() => filter('stage', value ?? '')}
          >
            {value ? STAGE[value].title : 'All'}
          </button>
        ))}
      </fieldset>
      <PagedList
        list={{ ...list, answer: answer && { data: answer } }}
        page={page}
        onPage={onPage}
        noun={['piece of work', 'pieces of work']}
        empty={
          <EmptyState
            icon={ClipboardCheck}
            title={
              stage ? `Nothing is ${STAGE[stage].title.toLowerCase()}` : 'Nobody has asked yet'
            }
            text="Clients find you in the directory by your profile: where you work, your fee, your reviews."
            action={
              <AppLink className="button button-quiet" href="/MyProfile">
                See my profile
              </AppLink>
            }
          />
        }
      >
        {(leads) => (
          <ul className="grid grid-cols-1 gap-4">
            {leads.map((lead) => (
              <Lead key={lead.id} lead={lead} serverTime={answer?.serverTime ?? ''} />
            ))}
          </ul>
        )}
      </PagedList>
    </>
  );
}
