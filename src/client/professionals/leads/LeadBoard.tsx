import { useState } from 'react';
import { toast } from 'sonner';
import { call } from '#client/lib/api.ts';
import { useCall } from '#client/lib/use-call.ts';
import { useStep } from '#client/lib/use-step.ts';
import { classes } from '#client/ui/classes.ts';
import { Loader } from '#client/ui/Loader.tsx';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import { agentLeads } from '#contract/professionals/leads.ts';
import { type LeadState, OPEN_LEAD_STATES } from '#domain/professionals/lead.ts';
import words from '#messages/professionals/leads/index.ts';
import { LeadCard } from './LeadCard.tsx';
import { LoseDialog } from './LoseDialog.tsx';
import { STATE } from './lead-labels.ts';
import { type Move, movesFrom } from './lead-moves.ts';
import { useDrag } from './use-drag.ts';
import type { LeadFilter } from './use-lead-filter.ts';

interface Props {
  userId: number;
  filter: LeadFilter;
  onState: (state: LeadState) => void;
}

type Dragging = ReturnType<typeof useDrag>;

/** While a card is dragged: it may be dropped here, or it is above. */
function lookOf(drag: Dragging['drag'], state: LeadState) {
  if (drag?.over === state) return 'outline-3 outline-brand';
  return (
    drag?.moves.some(({ to }) => to === state) && 'outline-2 outline-dashed outline-line-strong'
  );
}

function Column({
  userId,
  filter,
  state,
  onState,
  dragging: { drag, handle },
}: Props & { state: LeadState; dragging: Dragging }) {
  const list = useCall(agentLeads, { params: { id: userId }, query: { ...filter, state } });
  const { data: leads = [], total = 0, serverTime = '' } = list.answer ?? {};
  return (
    <section
      className={classes('min-w-0 rounded-card bg-sunk p-2', lookOf(drag, state))}
      data-column={state}
      aria-labelledby={`column-${state}`}
    >
      <h2 id={`column-${state}`} className="flex justify-between px-2 py-1 text-base">
        {STATE[state].title}
        <span className="tabular font-normal text-muted">{list.answer ? total : ''}</span>
      </h2>
      <Loader
        state={list.state}
        error={list.error}
        onRetry={list.reload}
        skeleton={<Skeleton lines={6} />}
      >
        {leads.length === 0 ? (
          <p className="px-2 py-4 text-sm text-muted">{STATE[state].none}</p>
        ) : (
          <ul className="grid grid-cols-1 gap-2">
            {leads.map((lead) => (
              <LeadCard
                key={lead.id}
                lead={lead}
                serverTime={serverTime}
                inColumn
                handle={handle(lead.id, state)}
                moved={drag?.leadId === lead.id ? drag : undefined}
              />
            ))}
          </ul>
        )}
      </Loader>
      {total > leads.length && (
        <button type="button" className="link min-h-11 px-2" onClick={() => onState(state)}>
          {words.showAll({ total })}
        </button>
      )}
    </section>
  );
}

/** Where a dragged lead can be closed; there only while one is dragged. */
function Ends({ drag }: Pick<Dragging, 'drag'>) {
  if (!drag) return null;
  return (
    <div className="fixed inset-x-0 bottom-4 z-40 flex justify-center gap-4">
      {(['won', 'lost'] as const).map((state) => (
        <p
          key={state}
          data-column={state}
          className={classes('card min-w-40 p-4 text-center shadow-float', lookOf(drag, state))}
        >
          {STATE[state].title}
        </p>
      ))}
    </div>
  );
}

/** Why a card went back, and where it may go. */
const refusalOf = (from: LeadState, to: LeadState): string =>
  words.cannotMove({
    from: STATE[from].title,
    to: STATE[to].title,
    ways: movesFrom(from)
      .map((way) => STATE[way.to].title)
      .join(', '),
  });

/** Open leads side by side by how far they are; dragged on, or moved by their menu. */
export function LeadBoard(props: Props) {
  const [losing, setLosing] = useState<number>();
  const { take } = useStep();
  const step = (endpoint: NonNullable<Move['endpoint']>, id: number) =>
    take(() => call(endpoint, { params: { id } }));
  const dragging = useDrag((id, from, to) => {
    const move = movesFrom(from).find((one) => one.to === to);
    if (!move) toast.error(refusalOf(from, to));
    else if (move.endpoint) void step(move.endpoint, id);
    else setLosing(id);
  });
  return (
    <>
      <div className="grid grid-cols-4 items-start gap-3">
        {OPEN_LEAD_STATES.map((state) => (
          <Column key={state} {...props} state={state} dragging={dragging} />
        ))}
      </div>
      <Ends drag={dragging.drag} />
      {losing !== undefined && <LoseDialog leadId={losing} onClose={() => setLosing(undefined)} />}
    </>
  );
}
