import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { call, callForFile } from '#client/lib/api.ts';
import { saveFile } from '#client/lib/save-file.ts';
import { toastError } from '#client/lib/toast-error.ts';
import { useStep } from '#client/lib/use-step.ts';
import { AppLink } from '#client/ui/AppLink.tsx';
import { Badge } from '#client/ui/Badge.tsx';
import { Button } from '#client/ui/Button.tsx';
import { filled } from '#client/ui/filled.tsx';
import { Timeline } from '#client/ui/Timeline.tsx';
import type { MeetingRow } from '#contract/deals/meeting-row.ts';
import { agreeMeeting, meetingCalendar } from '#contract/talk/meetings.ts';
import bookingsWords from '#messages/deals/bookings/index.ts';
import meetingsWords from '#messages/talk/meetings/index.ts';
import { historyOf, STATE, timesOf } from './meeting-labels.ts';
import { EndDialog, RecordDialog } from './WordsDialog.tsx';

/** Hands the meeting to the calendar of this device. */
const saveCalendar = ({ id }: MeetingRow) =>
  callForFile(meetingCalendar, { params: { meetingId: id } }).then(
    (file) => saveFile(file, `meeting-${id}.ics`),
    (error: unknown) => toastError(error),
  );

function Actions({ meeting }: { meeting: MeetingRow }) {
  const { id, side, state, start, end } = meeting;
  const [open, setOpen] = useState<'decline' | 'callOff' | 'record'>();
  const { busy, take } = useStep();
  const close = () => setOpen(undefined);
  const now = Date.now();
  const mayAnswer = side === 'guest' && state === 'proposed' && now < Date.parse(end);
  const mayRecord = side === 'host' && state === 'agreed' && now >= Date.parse(start);
  return (
    <div className="flex flex-wrap gap-3 empty:hidden">
      {mayAnswer && (
        <>
          <Button
            busy={busy}
            onClick={() => take(() => call(agreeMeeting, { params: { meetingId: id } }))}
          >
            {meetingsWords.agree}
          </Button>
          <Button variant="quiet" disabled={busy} onClick={() => setOpen('decline')}>
            {bookingsWords.decline}
          </Button>
        </>
      )}
      {mayRecord && <Button onClick={() => setOpen('record')}>{meetingsWords.writeDown}</Button>}
      {(state === 'agreed' || state === 'cancelled') && (
        <Button variant="quiet" icon={CalendarPlus} onClick={() => saveCalendar(meeting)}>
          {state === 'agreed' ? meetingsWords.addToCalendar : meetingsWords.takeOut}
        </Button>
      )}
      {(state === 'agreed' || (state === 'proposed' && side === 'host')) && (
        <Button variant="quiet" onClick={() => setOpen('callOff')}>
          {meetingsWords.callItOff}
        </Button>
      )}
      {open === 'record' && <RecordDialog meeting={meeting} onClose={close} />}
      {(open === 'decline' || open === 'callOff') && (
        <EndDialog by={open} meeting={meeting} onClose={close} />
      )}
    </div>
  );
}

/** A meeting as either side has it. */
export function MeetingCard({ meeting }: { meeting: MeetingRow }) {
  const { about, place, state, side, other, record, subjectKind, subjectId } = meeting;
  const { here, elsewhere } = timesOf(meeting);
  const who = side === 'host' ? meetingsWords.youAsked : meetingsWords.askedBy;
  return (
    <article className="card grid gap-3 p-4">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <div>
          <p className="tabular font-bold">{here}</p>
          {elsewhere.map((time) => (
            <p key={time} className="tabular text-sm text-muted">
              {time}
            </p>
          ))}
        </div>
        <Badge tone={STATE[state].tone}>{STATE[state].title}</Badge>
      </div>
      <div>
        <h3 className="text-base wrap-anywhere">{about}</h3>
        <p className="wrap-anywhere">
          {filled((marks) => who({ place, ...marks }), {
            name:
              subjectKind === 'thread' ? (
                <AppLink href={`/Messanger?thread=${subjectId}`} className="link">
                  {other.name}
                </AppLink>
              ) : (
                other.name
              ),
          })}
        </p>
        <p className="text-sm text-muted">{meeting.subjectTitle}</p>
      </div>
      {record && (
        <blockquote className="border-l-3 border-line pl-3 wrap-anywhere whitespace-pre-line">
          {record}
        </blockquote>
      )}
      <Actions meeting={meeting} />
      <details>
        <summary className="link min-h-11 w-fit py-2">{meetingsWords.happened}</summary>
        <div className="pt-3">
          <Timeline items={historyOf(meeting)} />
        </div>
      </details>
    </article>
  );
}
