import { useEffect, useRef, useState } from 'react';
import { Field } from '#client/ui/Field.tsx';
import { Switch } from '#client/ui/Switch.tsx';
import { TextInput } from '#client/ui/TextInput.tsx';
import type { QuietHours as Hours } from '#domain/people/notification.ts';
import words from '#messages/people/bell/index.ts';
import { asTime, readTime } from './clock.ts';

/** Ten in the evening to seven in the morning. */
const USUAL: Hours = { from: 1_320, until: 420 };
/** A time is typed digit by digit; only where it rests is it saved. */
const PAUSE_MS = 700;

interface Props {
  quiet: Hours | null;
  onChange: (quiet: Hours | null) => void;
}

function Times({ quiet, onChange }: { quiet: Hours; onChange: (quiet: Hours) => void }) {
  const { from, until } = quiet;
  const [typed, setTyped] = useState({ from: asTime(from), until: asTime(until) });
  const sent = useRef(quiet);
  // A change that could not be saved comes back; one's own must not undo what was typed since.
  useEffect(() => {
    if (from === sent.current.from && until === sent.current.until) return;
    sent.current = { from, until };
    setTyped({ from: asTime(from), until: asTime(until) });
  }, [from, until]);

  const next = { from: readTime(typed.from), until: readTime(typed.until) };
  const same = next.from !== undefined && next.from === next.until;
  function save() {
    if (next.from === undefined || next.until === undefined || same) return;
    if (next.from === sent.current.from && next.until === sent.current.until) return;
    sent.current = { from: next.from, until: next.until };
    onChange(sent.current);
  }
  useEffect(() => {
    const timer = setTimeout(save, PAUSE_MS);
    return () => clearTimeout(timer);
  });

  const missing = (time: number | undefined) => (time === undefined ? words.giveTime : undefined);
  return (
    <div className="grid gap-4 border-t border-line pt-4 sm:grid-cols-2">
      <Field label={words.from} error={missing(next.from)}>
        <TextInput
          type="time"
          value={typed.from}
          onChange={({ target }) => setTyped({ ...typed, from: target.value })}
          onBlur={save}
        />
      </Field>
      <Field
        label={words.until}
        help={words.ist}
        error={missing(next.until) ?? (same ? words.twoTimes : undefined)}
      >
        <TextInput
          type="time"
          value={typed.until}
          onChange={({ target }) => setTyped({ ...typed, until: target.value })}
          onBlur={save}
        />
      </Field>
    </div>
  );
}

/** Hours in which nothing rings, by the clock in India. */
export function QuietHours({ quiet, onChange }: Props) {
  return (
    <div className="card grid gap-2 p-4">
      <Switch
        label={words.keepQuiet}
        checked={quiet !== null}
        onChange={({ target }) => onChange(target.checked ? USUAL : null)}
      />
      {quiet && <Times quiet={quiet} onChange={onChange} />}
    </div>
  );
}
