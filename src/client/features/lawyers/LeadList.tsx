import { Scale } from 'lucide-react';
import { LAWYER_STAGES, type LawyerLead, lawyerLeads } from '#contract/lawyers.ts';
import { AppLink } from '../../dashboard/AppLink.tsx';
import { inFull } from '../../deals/in-full.ts';
import { TimeLeft } from '../../deals/TimeLeft.tsx';
import { useCall } from '../../lib/use-call.ts';
import { useListQuery } from '../../lib/use-list-query.ts';
import { Badge } from '../../ui/Badge.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PagedList } from '../../ui/PagedList.tsx';
import { AGREEMENT_STATE, nextWords, STAGE } from './lead-words.ts';

function Lead({ lead, serverTime }: { lead: LawyerLead; serverTime: string }) {
  const { id, other, title, address, stage, quote, progress, papers, agreement, expiresAt } = lead;
  const looked = progress.fine + progress.problems;
  const facts = [
    quote === null ? undefined : inFull(quote),
    looked > 0 ? `Title check ${looked} of ${progress.total}` : undefined,
    progress.problems > 0
      ? `${progress.problems} ${progress.problems === 1 ? 'problem' : 'problems'}`
      : undefined,
    papers > 0 ? `${papers} ${papers === 1 ? 'paper' : 'papers'}` : undefined,
    agreement ? `Agreement: ${AGREEMENT_STATE[agreement].title.toLowerCase()}` : undefined,
  ].filter(Boolean);
  return (
    <li className="card group relative grid grid-cols-1 gap-2 p-4 hover:border-line-strong">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <h2 className="min-w-0 text-lg wrap-anywhere">
          <AppLink
            className="no-underline after:absolute after:inset-0 group-hover:underline"
            href={`/LawyerRequestDetails/${id}`}
          >
            {title ?? 'Work about no property listed here'}
          </AppLink>
        </h2>
        <Badge tone={stage === 'active' ? 'brand' : stage === 'requests' ? 'warn' : 'neutral'}>
          {STAGE[stage].one}
        </Badge>
      </div>
      <p className="text-sm text-muted wrap-anywhere">
        For {other}
        {address && ` · ${address}`}
      </p>
      {facts.length > 0 && <p className="tabular text-sm">{facts.join(' · ')}</p>}
      <p className="text-sm">
        <b>{nextWords(lead)}</b>
        {expiresAt && stage === 'requests' && (
          <span className="text-muted">
            {' '}
            <TimeLeft until={expiresAt} serverTime={serverTime} />
          </span>
        )}
      </p>
    </li>
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
      <fieldset className="flex gap-2 overflow-x-auto pb-1">
        <legend className="sr-only">Which work to show</legend>
        {([undefined, ...LAWYER_STAGES] as const).map((value) => (
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
            icon={Scale}
            title={stage ? STAGE[stage].none : 'Nobody has asked yet'}
            text="Clients find you in the directory by your profile: your fee, your languages, your reviews."
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
