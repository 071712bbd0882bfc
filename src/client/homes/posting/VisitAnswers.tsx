import { X } from 'lucide-react';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { Button } from '#client/ui/Button.tsx';
import { Field } from '#client/ui/Field.tsx';
import { TextInput } from '#client/ui/TextInput.tsx';
import { MAX_LEFT_OUT, PLANNED_DAYS, PLANNED_MINUTES } from '#domain/homes/visit-plan.ts';
import { formatDate } from '#domain/lib/time/format.ts';
import { WEEKDAY_LABEL, WEEKDAY_NAMES } from '#domain/lib/time/month.ts';
import { puneDate } from '#domain/lib/time/pune.ts';
import words from '#messages/homes/posting/index.ts';
import { ChoiceAnswer, LineAnswer } from './AnswerField.tsx';
import { usePosting } from './posting-form.ts';
import { SeveralAnswer } from './SeveralAnswer.tsx';

/** Days of the coming weeks on which visits do not suit after all. */
function LeftOut() {
  const { form } = usePosting();
  const days = useWatch({ control: form.control, name: 'visitNotOn' });
  const [day, setDay] = useState('');
  const today = new Date();
  const set = (next: string[]) => form.setValue('visitNotOn', next, { shouldDirty: true });
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-end gap-3">
        <Field label={words.butNot}>
          <TextInput
            type="date"
            min={puneDate(today, 1)}
            max={puneDate(today, PLANNED_DAYS)}
            value={day}
            onChange={({ target }) => setDay(target.value)}
          />
        </Field>
        <Button
          variant="quiet"
          disabled={!day || days.includes(day) || days.length >= MAX_LEFT_OUT}
          onClick={() => {
            set([...days, day].toSorted());
            setDay('');
          }}
        >
          {words.leaveDayOut}
        </Button>
      </div>
      <ul className="flex flex-wrap gap-2 empty:hidden">
        {days.map((left) => (
          <li key={left}>
            <button
              type="button"
              className="chip min-h-11"
              aria-label={words.takeVisitsAgain({ left: formatDate(left) })}
              onClick={() => set(days.filter((other) => other !== left))}
            >
              {formatDate(left)} <X aria-hidden="true" className="size-4" />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

const CONFIRMS = [
  {
    value: 'no',
    get label() {
      return words.iConfirmEach;
    },
  },
  {
    value: 'yes',
    get label() {
      return words.visitsTheseTimes;
    },
  },
];

/** When visits suit; of what is posted already that is said where its times are offered. */
export function VisitAnswers() {
  const { form, listingId } = usePosting();
  const days = useWatch({ control: form.control, name: 'visitDays' });
  if (listingId !== undefined) return null;
  return (
    <div className="grid gap-4">
      <SeveralAnswer
        name="visitDays"
        legend={words.whenDoVisits}
        choices={WEEKDAY_NAMES.map((value) => ({ value, label: WEEKDAY_LABEL[value] }))}
        help={words.buyersAskOne({ plannedDays: PLANNED_DAYS })}
      />
      {days.length > 0 && (
        <>
          <div className="grid max-w-md grid-cols-2 gap-4">
            <LineAnswer name="visitFrom" label={words.from} type="time" />
            <LineAnswer
              name="visitUntil"
              label={words.until}
              type="time"
              help={words.visitTakesMinutes({ plannedMinutes: PLANNED_MINUTES })}
            />
          </div>
          <LeftOut />
          <ChoiceAnswer
            name="visitConfirm"
            label={words.whoConfirmsVisit}
            className="max-w-md"
            options={CONFIRMS}
            help={words.addressShownTwo}
          />
        </>
      )}
    </div>
  );
}
