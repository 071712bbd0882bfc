import { FileUp, UserPlus, Users } from 'lucide-react';
import { useId, useState } from 'react';
import { useCall } from '#client/lib/use-call.ts';
import { Button } from '#client/ui/Button.tsx';
import { ButtonLink } from '#client/ui/ButtonLink.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { FilterChips } from '#client/ui/FilterChips.tsx';
import { PagedList } from '#client/ui/PagedList.tsx';
import { SearchBox } from '#client/ui/SearchBox.tsx';
import { Select } from '#client/ui/Select.tsx';
import { agentLeads } from '#contract/professionals/leads.ts';
import { LEAD_SOURCES, LEAD_STATES } from '#domain/professionals/lead.ts';
import listed from '#messages/lib/counts/index.ts';
import words from '#messages/professionals/leads/index.ts';
import { AddLead } from './AddLead.tsx';
import { ImportLeads } from './ImportLeads.tsx';
import { LeadBoard } from './LeadBoard.tsx';
import { LeadCard } from './LeadCard.tsx';
import { SOURCE, STATE } from './lead-labels.ts';
import { useLeadFilter, useWide } from './use-lead-filter.ts';

const sources = () => LEAD_SOURCES.map((value) => ({ value, label: SOURCE[value] }));

/** The agent's leads: columns where there is room, else a list, with one state of them at a time. */
export function LeadDesk({ userId }: { userId: number }) {
  const { page, onPage, state, filter, filter: narrowed, ...query } = useLeadFilter();
  const [adding, setAdding] = useState<'one' | 'file'>();
  const isWide = useWide();
  const sourceId = useId();
  const list = useCall(agentLeads, {
    params: { id: userId },
    query: { page, ...filter, ...(state && { state }) },
  });
  const { answer } = list;
  const counts = answer?.counts;
  const isAny = counts && LEAD_STATES.some((known) => counts[known] > 0);
  const choose = (value: string) => query.set('state', value);
  const empty = (
    <EmptyState
      icon={Users}
      title={isAny ? (state ? STATE[state].none : words.noLeadFits) : words.noLeadsYet}
      text={isAny ? words.lookAnotherState : words.theyComeFrom}
      action={
        !isAny && (
          <ButtonLink variant="quiet" href="/AgentLeadList#buy">
            {words.seeWhatBuyers}
          </ButtonLink>
        )
      }
    />
  );
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap gap-3">
        <Button icon={UserPlus} onClick={() => setAdding('one')}>
          {words.addA}
        </Button>
        <Button variant="quiet" icon={FileUp} onClick={() => setAdding('file')}>
          {words.fromFile}
        </Button>
      </div>
      {adding === 'one' && <AddLead onClose={() => setAdding(undefined)} />}
      {adding === 'file' && <ImportLeads onClose={() => setAdding(undefined)} />}
      <div className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_16rem]">
        <SearchBox
          label={words.searchLeads}
          placeholder={words.firstNamePlace}
          value={query.read('q')}
          onSearch={(q) => query.set('q', q)}
        />
        <label htmlFor={sourceId} className="sr-only">
          {words.whereLeadsCome}
        </label>
        <Select
          id={sourceId}
          options={sources()}
          placeholder={words.fromEverywhere}
          value={narrowed.source ?? ''}
          onChange={({ target }) => query.set('source', target.value)}
        />
      </div>
      <FilterChips
        legend={words.whichLeadsShow}
        values={LEAD_STATES}
        chosen={state}
        label={(value) => (
          <>
            {value ? STATE[value].title : isWide ? words.board : words.all}
            {value && counts && <span className="tabular text-muted"> {counts[value]}</span>}
          </>
        )}
        onChoose={(value) => choose(value ?? '')}
      />
      {isWide && !state && isAny ? (
        <LeadBoard userId={userId} filter={narrowed} onState={choose} />
      ) : (
        <PagedList
          list={list}
          page={page}
          onPage={onPage}
          noun={(count) => listed.leads({ count })}
          empty={empty}
        >
          {(leads) => (
            <ul className="grid grid-cols-1 gap-4">
              {leads.map((lead) => (
                <LeadCard key={lead.id} lead={lead} serverTime={answer?.serverTime ?? ''} />
              ))}
            </ul>
          )}
        </PagedList>
      )}
    </div>
  );
}
