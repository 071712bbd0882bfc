import { Scale } from 'lucide-react';
import { inFull } from '#client/deals/deal/in-full.ts';
import { useCall } from '#client/lib/use-call.ts';
import { useWorkQuery } from '#client/professionals/engagements/use-work-query.ts';
import { WorkCard } from '#client/professionals/work/WorkCard.tsx';
import { WorkList } from '#client/professionals/work/WorkList.tsx';
import { Badge } from '#client/ui/Badge.tsx';
import { LAWYER_STAGES, type LawyerLead, lawyerLeads } from '#contract/professionals/lawyers.ts';
import { PROFESSION } from '#domain/lib/profession.ts';
import { formatDate } from '#domain/lib/time/format.ts';
import { lookedAt } from '#domain/professionals/title-check.ts';
import words from '#messages/professionals/lawyers/index.ts';
import { AGREEMENT_STATE, nextWords, STAGE } from './lead-labels.ts';

function Lead({ lead, serverTime }: { lead: LawyerLead; serverTime: string }) {
  const { id, stage, quote, progress, papers, agreement, expiresAt } = lead;
  const looked = lookedAt(progress);
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
        lead.dueOn && stage === 'active' ? words.due({ dueOn: formatDate(lead.dueOn) }) : undefined,
        quote === null ? undefined : inFull(quote),
        looked > 0 ? words.titleCheck({ looked, total: progress.total }) : undefined,
        progress.problems > 0 ? words.problems({ problems: progress.problems }) : undefined,
        papers > 0 ? words.papers({ papers }) : undefined,
        agreement
          ? words.agreementWord({ title: AGREEMENT_STATE[agreement].title.toLowerCase() })
          : undefined,
      ]}
      next={nextWords(lead)}
      until={stage === 'requests' ? expiresAt : null}
      serverTime={serverTime}
    />
  );
}

export function LeadList({ userId }: { userId: number }) {
  const query = useWorkQuery(LAWYER_STAGES);
  const list = useCall(lawyerLeads, {
    params: { id: userId },
    query: query.asked,
  });
  return (
    <WorkList
      list={list}
      query={query}
      stages={LAWYER_STAGES}
      titleOf={(value) => STAGE[value].title}
      icon={Scale}
      noneOf={(value) => STAGE[value].none}
      workPath={PROFESSION.lawyer.desk.workPath}
      profileWords={words.feeLanguages}
      card={(lead, serverTime) => <Lead key={lead.id} lead={lead} serverTime={serverTime} />}
    />
  );
}
