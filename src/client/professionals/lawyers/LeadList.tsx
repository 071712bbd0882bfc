import { Scale } from 'lucide-react';
import { inFull } from '#client/deals/deal/in-full.ts';
import { WorkCard } from '#client/deals/deal/WorkCard.tsx';
import { useCall } from '#client/lib/use-call.ts';
import { useListQuery } from '#client/lib/use-list-query.ts';
import { Badge } from '#client/ui/Badge.tsx';
import { ButtonLink } from '#client/ui/ButtonLink.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { FilterChips } from '#client/ui/FilterChips.tsx';
import { PagedList } from '#client/ui/PagedList.tsx';
import { LAWYER_STAGES, type LawyerLead, lawyerLeads } from '#contract/professionals/lawyers.ts';
import { counted } from '#domain/lib/counted.ts';
import { AGREEMENT_STATE, nextWords, STAGE } from './lead-words.ts';

function Lead({ lead, serverTime }: { lead: LawyerLead; serverTime: string }) {
  const { id, stage, quote, progress, papers, agreement, expiresAt } = lead;
  const looked = progress.fine + progress.problems;
  return (
    <WorkCard
      work={lead}
      href={`/LawyerRequestDetails/${id}`}
      badge={
        <Badge tone={stage === 'active' ? 'brand' : stage === 'requests' ? 'warn' : 'neutral'}>
          {STAGE[stage].one}
        </Badge>
      }
      facts={[
        quote === null ? undefined : inFull(quote),
        looked > 0 ? `Title check ${looked} of ${progress.total}` : undefined,
        progress.problems > 0 ? counted(progress.problems, 'problem') : undefined,
        papers > 0 ? counted(papers, 'paper') : undefined,
        agreement ? `Agreement: ${AGREEMENT_STATE[agreement].title.toLowerCase()}` : undefined,
      ]}
      next={nextWords(lead)}
      until={stage === 'requests' ? expiresAt : null}
      serverTime={serverTime}
    />
  );
}

/** What clients ask of a lawyer, what is under way first. */
export function LeadList({ userId }: { userId: number }) {
  const { page, onPage, read, filter } = useListQuery();
  const stage = LAWYER_STAGES.find((known) => known === read('stage'));
  const list = useCall(lawyerLeads, {
    params: { id: userId },
    query: { page, ...(stage && { stage }) },
  });
  const { answer } = list;
  return (
    <>
      <FilterChips
        legend="Which work to show"
        values={LAWYER_STAGES}
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
            icon={Scale}
            title={stage ? STAGE[stage].none : 'Nobody has asked yet'}
            text="Clients find you in the directory by your profile: your fee, your languages, your reviews."
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
