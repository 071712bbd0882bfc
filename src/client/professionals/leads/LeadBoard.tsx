import { useCall } from '#client/lib/use-call.ts';
import { Loader } from '#client/ui/Loader.tsx';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import { agentLeads } from '#contract/professionals/leads.ts';
import { type LeadState, OPEN_LEAD_STATES } from '#domain/professionals/lead.ts';
import { LeadCard } from './LeadCard.tsx';
import { STATE } from './lead-labels.ts';
import type { LeadFilter } from './use-lead-filter.ts';

interface Props {
  userId: number;
  filter: LeadFilter;
  onState: (state: LeadState) => void;
}

function Column({ userId, filter, state, onState }: Props & { state: LeadState }) {
  const list = useCall(agentLeads, { params: { id: userId }, query: { ...filter, state } });
  const { data: leads = [], total = 0, serverTime = '' } = list.answer ?? {};
  return (
    <section className="min-w-0 rounded-card bg-sunk p-2" aria-labelledby={`column-${state}`}>
      <h2 id={`column-${state}`} className="flex justify-between px-2 py-1 text-base">
        {STATE[state].title}
        <span className="tabular font-normal text-muted">{list.answer ? total : ''}</span>
      </h2>
      <Loader
        state={list.state}
        message={list.error?.message}
        onRetry={list.reload}
        skeleton={<Skeleton lines={6} />}
      >
        {leads.length === 0 ? (
          <p className="px-2 py-4 text-sm text-muted">{STATE[state].none}</p>
        ) : (
          <ul className="grid grid-cols-1 gap-2">
            {leads.map((lead) => (
              <LeadCard key={lead.id} lead={lead} serverTime={serverTime} inColumn />
            ))}
          </ul>
        )}
      </Loader>
      {total > leads.length && (
        <button type="button" className="link min-h-11 px-2" onClick={() => onState(state)}>
          Show all {total}
        </button>
      )}
    </section>
  );
}

/** Open leads side by side by how far they are. */
export function LeadBoard(props: Props) {
  return (
    <div className="grid grid-cols-4 items-start gap-3">
      {OPEN_LEAD_STATES.map((state) => (
        <Column key={state} {...props} state={state} />
      ))}
    </div>
  );
}
