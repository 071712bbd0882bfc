import { useCall } from '#client/lib/use-call.ts';
import { Loader } from '#client/ui/Loader.tsx';
import { Section } from '#client/ui/Section.tsx';
import { getMeetingRecord } from '#contract/deals/visits.ts';
import deskWords from '#messages/deals/desk/index.ts';
import words from '#messages/deals/visits/index.ts';
import { Agenda } from './Agenda.tsx';

interface Props {
  userId: number;
  listingId: number;
  /** Only those with this person. */
  otherId?: number;
}

/** The visits of one listing, for its owner or for a buyer. */
export function ListingVisits({ userId, listingId, otherId }: Props) {
  const params = { id: listingId, userId };
  const { state, answer, error, reload } = useCall(getMeetingRecord, { params });
  const meetings = (answer?.data ?? []).filter(
    ({ meetingdata }) => otherId === undefined || meetingdata.other.id === otherId,
  );
  return (
    <Section title={deskWords.visits} className="grid gap-4">
      <Loader state={state} error={error} onRetry={reload}>
        {meetings.length > 0 ? (
          <Agenda meetings={meetings} />
        ) : (
          <p className="text-muted">{words.nobodyAsked}</p>
        )}
      </Loader>
    </Section>
  );
}
