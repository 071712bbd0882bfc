import { useForm, useWatch } from 'react-hook-form';
import { toast } from 'sonner';
import { z } from 'zod';
import { refreshed } from '#client/lib/after-write.ts';
import { call } from '#client/lib/api.ts';
import { schemaResolver } from '#client/lib/schema-resolver.ts';
import { toastError } from '#client/lib/toast-error.ts';
import { useCall } from '#client/lib/use-call.ts';
import { dropDraft, readDraft, useDraft } from '#client/lib/use-draft.ts';
import { Button } from '#client/ui/Button.tsx';
import { Field } from '#client/ui/Field.tsx';
import { Loader } from '#client/ui/Loader.tsx';
import { Select } from '#client/ui/Select.tsx';
import { TextInput } from '#client/ui/TextInput.tsx';
import { isAppError } from '#contract/lib/errors.ts';
import { proposeMeeting } from '#contract/talk/meetings.ts';
import { getThread } from '#contract/talk/threads.ts';
import { daysFrom, minutesFrom } from '#domain/lib/time/deadlines.ts';
import { PUNE_ZONE } from '#domain/lib/time/pune.ts';
import words from '#messages/deals/bookings/index.ts';
import moments from '#messages/lib/moments/index.ts';
import meetingsWords from '#messages/talk/meetings/index.ts';
import { DayOfBoth } from './DayOfBoth.tsx';
import { ownZone } from './meeting-labels.ts';
import { fieldsOf, momentOf } from './zoned-time.ts';

const LENGTHS = [15, 30, 45, 60, 90, 120, 180];

const plan = z.object({
  about: z
    .string()
    .trim()
    .min(3, { error: () => meetingsWords.sayAbout })
    .max(120, { error: () => meetingsWords.most120 }),
  place: z
    .string()
    .trim()
    .min(3, { error: () => meetingsWords.sayWhere })
    .max(200, { error: () => meetingsWords.most200 }),
  day: z.iso.date({ error: () => meetingsWords.chooseDay }),
  time: z.string().regex(/^\d{2}:\d{2}$/, { error: () => meetingsWords.chooseTime }),
  minutes: z.coerce.number().int(),
  timeZone: z.string().min(1),
});
type Plan = z.output<typeof plan>;
const when = plan.pick({ day: true, time: true, minutes: true, timeZone: true });

/** When it would be. */
function spanOf({ day, time, minutes, timeZone }: z.output<typeof when>) {
  const start = momentOf(day, time, timeZone);
  return { start: start.toISOString(), end: minutesFrom(start, minutes).toISOString() };
}

/** The zone here and Pune's first, then all there are. */
function zones(): { value: string; label: string }[] {
  const all = new Set([ownZone(), PUNE_ZONE, ...Intl.supportedValuesOf('timeZone')]);
  return [...all].map((value) => ({ value, label: value.replaceAll('_', ' ') }));
}

interface Props {
  threadId: number;
  onDone: () => void;
}

/** Where the server names times by their start and end, the form has one place for both. */
const FIELD: Record<string, keyof Plan> = { start: 'time', end: 'minutes' };

/** A meeting with the other of a thread. */
export function ProposeForm({ threadId, onDone }: Props) {
  const { state, answer, error, reload } = useCall(getThread, { params: { id: threadId } });
  const draft = `meeting-${threadId}`;
  const timeZone = ownZone();
  const tomorrow = fieldsOf(daysFrom(new Date(), 1), timeZone).day;
  const form = useForm<z.input<typeof plan>, unknown, Plan>({
    mode: 'onTouched',
    resolver: schemaResolver(plan),
    defaultValues: readDraft<z.input<typeof plan>>(draft) ?? {
      about: '',
      place: '',
      day: tomorrow,
      time: '11:00',
      minutes: 60,
      timeZone,
    },
  });
  useDraft(draft, form);
  const { register, control, formState } = form;
  const { errors, isSubmitting } = formState;
  const read = when.safeParse(useWatch({ control }));
  const chosen = read.success ? spanOf(read.data) : undefined;
  const submit = form.handleSubmit(async (given) => {
    const { about, place, timeZone: zone } = given;
    const subject = { subjectKind: 'thread', subjectId: threadId } as const;
    try {
      const { message } = await call(proposeMeeting, {
        body: { about, place, timeZone: zone, ...subject, ...spanOf(given) },
      });
      toast.success(message);
      dropDraft(draft);
      await refreshed();
      onDone();
    } catch (failure) {
      const named = isAppError(failure) ? (failure.errors ?? []) : [];
      for (const { path, message } of named) {
        form.setError(FIELD[path] ?? (path as keyof Plan), { type: 'server', message });
      }
      if (named.length > 0) return;
      toastError(failure);
    }
  });

  return (
    <section className="card grid gap-4 p-5" aria-labelledby="propose">
      <Loader state={state} error={error} onRetry={reload}>
        <h2 id="propose" className="text-xl">
          {meetingsWords.proposeTo({ name: answer?.data.thread.other.name ?? '' })}
        </h2>
        <form noValidate className="mt-4 grid gap-4" onSubmit={submit}>
          <div className="grid gap-4 sm:grid-cols-2">
            <Field label={meetingsWords.whatAbout} error={errors.about?.message} required>
              <TextInput {...register('about')} />
            </Field>
            <Field
              label={meetingsWords.where}
              help={meetingsWords.placeOrHow}
              error={errors.place?.message}
              required
            >
              <TextInput {...register('place')} />
            </Field>
          </div>
          <div className="grid gap-4 sm:grid-cols-4">
            <Field label={meetingsWords.day} error={errors.day?.message} required>
              <TextInput type="date" {...register('day')} />
            </Field>
            <Field label={words.time} error={errors.time?.message} required>
              <TextInput type="time" step={300} {...register('time')} />
            </Field>
            <Field label={meetingsWords.takes} error={errors.minutes?.message}>
              <Select
                options={LENGTHS.map((value) => ({
                  value,
                  label: moments.minutes({ minutes: value }),
                }))}
                {...register('minutes')}
              />
            </Field>
            <Field label={meetingsWords.timeZone} error={errors.timeZone?.message}>
              <Select options={zones()} {...register('timeZone')} />
            </Field>
          </div>
          <DayOfBoth threadId={threadId} other={answer?.data.thread.other.name} chosen={chosen} />
          <div className="flex flex-wrap gap-3">
            <Button type="submit" busy={isSubmitting} busyLabel={meetingsWords.proposing}>
              {meetingsWords.propose}
            </Button>
            <Button variant="quiet" disabled={isSubmitting} onClick={onDone}>
              {meetingsWords.notNow}
            </Button>
          </div>
        </form>
      </Loader>
    </section>
  );
}
