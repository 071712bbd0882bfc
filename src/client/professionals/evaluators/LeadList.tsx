import { ClipboardCheck } from 'lucide-react';
import { inFull } from '#client/deals/deal/in-full.ts';
import { WorkCard } from '#client/deals/deal/WorkCard.tsx';
import { useCall } from '#client/lib/use-call.ts';
import { useListQuery } from '#client/lib/use-list-query.ts';
import { Badge } from '#client/ui/Badge.tsx';
import { ButtonLink } from '#client/ui/ButtonLink.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { FilterChips } from '#client/ui/FilterChips.tsx';
import { PagedList } from '#client/ui/PagedList.tsx';
import {
  type EvaluatorLead,
  evaluatorLeads,
  LEAD_STAGES,
} from '#contract/professionals/evaluators.ts';
import { formatDate } from '#domain/lib/time/format.ts';
import { nextWords, STAGE } from './lead-words.ts';

function Lead({ lead, serverTime }: { lead: EvaluatorLead; serverTime: string }) {
  const { id, stage, quote, visitedOn, report, expiresAt } = lead;
  return (
    <WorkCard
      work={lead}
      href={`/EvaluatorLeadDetails/${id}`}
      badge={<Badge tone={STAGE[stage].tone}>{STAGE[stage].title}</Badge>}
      facts={[
        quote === null ? undefined : inFull(quote),
        visitedOn ? `Visited on ${formatDate(visitedOn)}` : undefined,
        report ? `Report of ${formatDate(report.issuedAt)}` : undefined,
      ]}
      next={nextWords(lead)}
      until={expiresAt}
      serverTime={serverTime}
    />
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
      <FilterChips
        legend="Which work to show"
        values={LEAD_STAGES}
        chosen={stage}
        label={(value) => (value ? STAGE[value].title : 'All')}
        onChoose={(value) => filter('stage', value ?? '')}
      />
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
              <ButtonLink variant="quiet" href="/MyProfile">
                See my profile
              </ButtonLink>
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
