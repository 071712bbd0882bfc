import { useId } from 'react';
import { Select } from '#client/ui/Select.tsx';
import words from '#messages/homes/ways/index.ts';
import { WITHIN_MINUTES } from './within.ts';

interface Props {
  most: number | undefined;
  onChange: (most: number | undefined) => void;
}

/** How far one's own places may be from the homes that are shown. */
export function WithinSelect({ most, onChange }: Props) {
  const id = useId();
  const options = [
    { value: '', label: words.any },
    ...WITHIN_MINUTES.map((minutes) => ({
      value: String(minutes),
      label: words.within({ minutes }),
    })),
  ];
  return (
    <div className="flex flex-wrap items-center gap-2 text-sm">
      <label htmlFor={id} className="font-semibold">
        {words.farthest}
      </label>
      <Select
        id={id}
        className="w-auto"
        options={options}
        value={most === undefined ? '' : String(most)}
        onChange={({ target: { value } }) => onChange(value ? Number(value) : undefined)}
      />
    </div>
  );
}
