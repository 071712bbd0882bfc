import { useLocation } from 'wouter';
import { useCall } from '#client/lib/use-call.ts';
import { ButtonLink } from '#client/ui/ButtonLink.tsx';
import { Loader } from '#client/ui/Loader.tsx';
import { Section } from '#client/ui/Section.tsx';
import { countInbox } from '#contract/people/staff-inbox.ts';
import words from '#messages/people/inbox/index.ts';
import { QueueCounts } from './QueueCounts.tsx';

/** What waits for staff, by kind, on their first screen. */
export function InboxCounts() {
  const { state, answer, error, reload } = useCall(countInbox);
  const [, go] = useLocation();
  const queues = answer?.data.queues ?? [];
  return (
    <Section title={words.caption} titleId="waits" className="grid gap-3">
      <Loader state={state} error={error} onRetry={reload}>
        {queues.length === 0 && <p className="text-muted">{words.nothingInQueues}</p>}
        <QueueCounts
          queues={queues}
          chosen={undefined}
          onChoose={(queue) => go(queue ? `/Admin/Inbox?queue=${queue}` : '/Admin/Inbox')}
        />
        <div className="mt-3">
          <ButtonLink href="/Admin/Inbox">{words.openInbox}</ButtonLink>
        </div>
      </Loader>
    </Section>
  );
}
