import { ClipboardCheck } from 'lucide-react';
import { inFull } from '#client/deals/deal/in-full.ts';
import { useCall } from '#client/lib/use-call.ts';
import { useWorkQuery } from '#client/professionals/engagements/use-work-query.ts';
import { WorkCard } from '#client/professionals/work/WorkCard.tsx';
import { WorkList } from '#client/professionals/work/WorkList.tsx';
import { Badge } from '#client/ui/Badge.tsx';
import {
  type EvaluatorLead,
  evaluatorLeads,
  LEAD_STAGES,
} from '#contract/professionals/evaluators.ts';
import { PROFESSION } from '#domain/lib/profession.ts';
import { formatDate } from '#domain/lib/time/format.ts';
import words from '#messages/professionals/valuations/index.ts';
import { nextWords, STAGE } from './lead-labels.ts';

function Lead({ lead, serverTime }: { lead: EvaluatorLead; serverTime: string }) {
  const { id, stage, quote, visitedOn, report, expiresAt } = lead;
  return (
    <WorkCard
      work={lead}
      href={`/EvaluatorLeadDetails/${id}`}
      badge={<Badge tone={STAGE[stage].tone}>{STAGE[stage].title}</Badge>}
      facts={[
        lead.dueOn && stage === 'work' ? words.due({ dueOn: formatDate(lead.dueOn) }) : undefined,
        quote === null ? undefined : inFull(quote),
        visitedOn ? words.visited({ visitedOn: formatDate(visitedOn) }) : undefined,
        report ? words.report({ issuedAt: formatDate(report.issuedAt) }) : undefined,
      ]}
      next={nextWords(lead)}
      until={expiresAt}
      serverTime={serverTime}
    />
  );
}

export function LeadList({ userId }: { userId: number }) {
  const query = useWorkQuery(LEAD_STAGES);
  const list = useCall(evaluatorLeads, {
    params: { id: userId },
    query: query.asked,
  });
  return (
    <WorkList
      list={list}
      query={query}
      stages={LEAD_STAGES}
      titleOf={(value) => STAGE[value].title}
      icon={ClipboardCheck}
      noneOf={(value) => words.nothing({ title: STAGE[value].title.toLowerCase() })}
      workPath={PROFESSION.evaluator.desk.workPath}
      profileWords={words.whereWorkFee}
      card={(lead, serverTime) => <Lead key={lead.id} lead={lead} serverTime={serverTime} />}
    />
  );
}
