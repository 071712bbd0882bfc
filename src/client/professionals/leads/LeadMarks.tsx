import { useNow } from '#client/lib/use-now.ts';
import { Badge } from '#client/ui/Badge.tsx';
import type { LeadRow } from '#contract/professionals/leads.ts';
import { formatDate } from '#domain/lib/time/format.ts';
import leadsWords from '#messages/professionals/leads/index.ts';
import { clockWords } from './lead-labels.ts';

/** The clock of the first answer, and when the agent means to follow up. */
export function LeadMarks({ lead, serverTime }: { lead: LeadRow; serverTime: string }) {
  const now = useNow(serverTime);
  const clock = clockWords(lead, now);
  const { followUpAt } = lead;
  const isDue = followUpAt !== null && Date.parse(followUpAt) <= now;
  if (!clock && !followUpAt) return null;
  return (
    <p className="flex flex-wrap gap-2">
      {clock && <Badge tone={clock.tone}>{clock.words}</Badge>}
      {followUpAt && (
        <Badge tone={isDue ? 'warn' : 'neutral'}>
          {isDue
            ? leadsWords.followUpNow
            : leadsWords.followUp({ followUpAt: formatDate(followUpAt) })}
        </Badge>
      )}
    </p>
  );
}
