import { Handshake } from 'lucide-react';
import { useState } from 'react';
import { useCall } from '#client/lib/use-call.ts';
import { Button } from '#client/ui/Button.tsx';
import { ButtonLink } from '#client/ui/ButtonLink.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { Loader } from '#client/ui/Loader.tsx';
import { Section } from '#client/ui/Section.tsx';
import type { MeetingRow } from '#contract/deals/meeting-row.ts';
import { getMeetingRecord } from '#contract/deals/visits.ts';
import { MeetingCard } from './MeetingCard.tsx';

const SHOWN = 10;

const isOpen = ({ state }: MeetingRow) => state === 'proposed' || state === 'agreed';

function List({ meetings }: { meetings: readonly MeetingRow[] }) {
  return (
    <ul className="grid gap-3">
      {meetings.map((meeting) => (
        <li key={meeting.id}>
          <MeetingCard meeting={meeting} />
        </li>
      ))}
    </ul>
  );
}

/** The caller's meetings that are no visits: those to come soonest first, then what was. */
export function Meetings({ userId }: { userId: number }) {
  const { state, answer, error, reload } = useCall(getMeetingRecord, { params: { id: 0, userId } });
  const [all, setAll] = useState(false);
  // They come latest first.
  const coming = (answer?.meetings ?? []).filter(isOpen).toReversed();
  const past = (answer?.meetings ?? []).filter((meeting) => !isOpen(meeting));
  return (
    <Section title="Meetings" titleId="meetings" className="grid gap-4">
      <Loader state={state} error={error} onRetry={reload}>
        {coming.length + past.length === 0 ? (
          <EmptyState
            icon={Handshake}
            title="No meetings yet"
            text="Propose one from a talk, under More. It stands here with its time, and both of you are reminded."
            action={
              <ButtonLink variant="quiet" href="/Messanger">
                See my messages
              </ButtonLink>
            }
          />
        ) : (
          <div className="grid gap-4">
            <List meetings={coming} />
            {past.length > 0 && (
              <>
                <h3 className="text-base">Before</h3>
                <List meetings={all ? past : past.slice(0, SHOWN)} />
              </>
            )}
            {!all && past.length > SHOWN && (
              <Button variant="quiet" className="justify-self-center" onClick={() => setAll(true)}>
                Show all {past.length}
              </Button>
            )}
          </div>
        )}
      </Loader>
    </Section>
  );
}
