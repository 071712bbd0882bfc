import { DayList } from '#client/ui/calendar/DayList.tsx';
import type { Slot } from '#contract/deals/slots.ts';
import type { Meeting } from '#contract/deals/visits.ts';
import { MeetingCard } from './MeetingCard.tsx';
import { OfferedSlot } from './OfferedSlot.tsx';

interface Props {
  meetings: readonly Meeting[];
  /** Free times the caller offers. */
  slots?: readonly Slot[];
}

/** Visits of one listing and its free times by day, soonest first. */
export function Agenda({ meetings, slots = [] }: Props) {
  return (
    <DayList
      items={[
        ...meetings.map((meeting) => ({
          key: `visit ${meeting.meetingdata.id}`,
          at: meeting.meetingdata.start,
          content: <MeetingCard meeting={meeting} withoutListing />,
        })),
        ...slots.map((slot) => ({
          key: `slot ${slot.id}`,
          at: slot.start,
          content: <OfferedSlot slot={slot} withTitle={false} />,
        })),
      ]}
    />
  );
}
