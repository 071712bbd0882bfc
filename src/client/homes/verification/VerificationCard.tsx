import { Badge } from '#client/ui/Badge.tsx';
import { Timeline } from '#client/ui/Timeline.tsx';
import type { Verification } from '#contract/homes/verifications.ts';
import { formatDate } from '#domain/lib/time/format.ts';
import papersWords from '#messages/homes/papers/index.ts';
import { PaperList } from './PaperList.tsx';
import { EVENT_WORDS, STATE_LOOK } from './state-look.ts';

/** One verification: how it stands, its papers and what happened. */
export function VerificationCard({ verification }: { verification: Verification }) {
  const { state, papers, timeline, submittedAt } = verification;
  const { words, tone } = STATE_LOOK[state];
  const items = timeline.map(({ at, event, note, state: then }) => ({
    at: new Date(at),
    title: EVENT_WORDS[event] ?? event,
    detail: note,
    tone: STATE_LOOK[then as Verification['state']]?.tone ?? 'neutral',
  }));
  return (
    <article className="card grid grid-cols-1 gap-4 p-5">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-lg">
          {papersWords.handedIn({ submittedAt: formatDate(submittedAt) })}
        </h3>
        <Badge tone={tone}>{words}</Badge>
      </div>
      <PaperList papers={papers} />
      <Timeline items={items} />
    </article>
  );
}
