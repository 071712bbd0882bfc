import { GripVertical } from 'lucide-react';
import { call } from '#client/lib/api.ts';
import { useStep } from '#client/lib/use-step.ts';
import { AppLink } from '#client/ui/AppLink.tsx';
import { Badge } from '#client/ui/Badge.tsx';
import { Button } from '#client/ui/Button.tsx';
import { classes } from '#client/ui/classes.ts';
import type { LeadRow } from '#contract/professionals/leads.ts';
import leadsWords from '#messages/professionals/leads/index.ts';
import { LeadMarks } from './LeadMarks.tsx';
import { fitWords, SOURCE, STATE, STEPS } from './lead-labels.ts';
import { MoveMenu } from './MoveMenu.tsx';
import type { Drag, DragHandle } from './use-drag.ts';

interface Props {
  lead: LeadRow;
  serverTime: string;
  /** In a column of its state the state needs no words. */
  inColumn?: boolean;
  /** On a board: by what it is dragged, and how far it has been. */
  handle?: DragHandle;
  moved?: Drag | undefined;
}

/** A lead on the desk: who, what they want, how soon to answer, and the next step. */
export function LeadCard({ lead, serverTime, inColumn = false, handle, moved }: Props) {
  const { id, buyer, state, source, origin, wants, offered } = lead;
  const { busy, take } = useStep();
  const [next] = STEPS[state];
  return (
    <li
      className={classes(
        'card group relative grid grid-cols-1 gap-2 p-4 hover:border-line-strong',
        moved && 'pointer-events-none z-30 shadow-float',
      )}
      style={moved && { translate: `${moved.x}px ${moved.y}px` }}
    >
      <div className="flex flex-wrap items-start justify-between gap-2">
        <h3 className="min-w-0 text-base font-semibold wrap-anywhere">
          <AppLink
            className="no-underline after:absolute after:inset-0 group-hover:underline"
            href={`/AgentLeadList?lead=${id}`}
          >
            {buyer}
          </AppLink>
        </h3>
        {!inColumn && <Badge tone={STATE[state].tone}>{STATE[state].title}</Badge>}
      </div>
      <LeadMarks lead={lead} serverTime={serverTime} />
      <p className="line-clamp-3 text-sm wrap-anywhere">{wants}</p>
      <p className="text-sm text-muted">
        {origin ?? SOURCE[source]} · {fitWords(lead)}
        {offered > 0 && leadsWords.putForward({ offered })}
      </p>
      <div className="relative z-10 flex flex-wrap items-center gap-2">
        {next && (
          <Button
            variant="quiet"
            className={inColumn ? 'grow' : undefined}
            busy={busy}
            onClick={() => void take(() => call(next.endpoint, { params: { id } }))}
          >
            {next.label}
          </Button>
        )}
        <MoveMenu lead={lead} />
        {handle && (
          <span
            {...handle}
            aria-hidden="true"
            title={leadsWords.dragAnotherColumn}
            className="pointer-events-auto grid size-11 cursor-grab touch-none place-items-center text-muted"
          >
            <GripVertical className="size-5" />
          </span>
        )}
      </div>
    </li>
  );
}
