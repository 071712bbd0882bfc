import { call } from '#client/lib/api.ts';
import { useStep } from '#client/lib/use-step.ts';
import { AppLink } from '#client/ui/AppLink.tsx';
import { Badge } from '#client/ui/Badge.tsx';
import { Button } from '#client/ui/Button.tsx';
import type { LeadRow } from '#contract/professionals/leads.ts';
import { LeadMarks } from './LeadMarks.tsx';
import { fitWords, SOURCE, STATE, STEPS } from './lead-labels.ts';

interface Props {
  lead: LeadRow;
  serverTime: string;
  /** In a column of its state the state needs no words. */
  inColumn?: boolean;
}

/** A lead on the desk: who, what they want, how soon to answer, and the next step. */
export function LeadCard({ lead, serverTime, inColumn = false }: Props) {
  const { id, buyer, state, source, wants, offered } = lead;
  const { busy, take } = useStep();
  const [next] = STEPS[state];
  return (
    <li className="card group relative grid grid-cols-1 gap-2 p-4 hover:border-line-strong">
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
        {SOURCE[source]} · {fitWords(lead)}
        {offered > 0 && ` · ${offered} put forward`}
      </p>
      {next && (
        <div className="relative z-10">
          <Button
            variant="quiet"
            className={inColumn ? 'w-full' : undefined}
            busy={busy}
            onClick={() => void take(() => call(next.endpoint, { params: { id } }))}
          >
            {next.label}
          </Button>
        </div>
      )}
    </li>
  );
}
