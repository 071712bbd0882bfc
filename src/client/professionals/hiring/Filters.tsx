import { LocateFixed } from 'lucide-react';
import { useState } from 'react';
import { findPosition } from '#client/lib/find-position.ts';
import { toastError } from '#client/lib/toast-error.ts';
import { useCall } from '#client/lib/use-call.ts';
import type { ListPlace } from '#client/lib/use-list.ts';
import { Button } from '#client/ui/Button.tsx';
import { Field } from '#client/ui/Field.tsx';
import { Select } from '#client/ui/Select.tsx';
import { listLocalities } from '#contract/homes/localities.ts';
import type { LatLng } from '#domain/lib/geo.ts';
import type { Profession } from '#domain/lib/role.ts';
import { LANGUAGES } from '#domain/professionals/professional.ts';

interface Props {
  profession: Profession;
  query: ListPlace;
  /** Where the caller is, once they let us know. */
  onPlace: (place: LatLng) => void;
}

const RATINGS = [
  { value: '4.5', label: '4.5 and more' },
  { value: '4', label: '4 and more' },
  { value: '3', label: '3 and more' },
];
const SORTS = [
  { value: 'rating', label: 'Best reviewed' },
  { value: 'near', label: 'Nearest' },
  { value: 'fee', label: 'Lowest fee' },
  { value: 'response', label: 'Fastest to answer' },
];

function NearMe({ onPlace }: Pick<Props, 'onPlace'>) {
  const [busy, setBusy] = useState(false);
  const find = async () => {
    setBusy(true);
    try {
      onPlace(await findPosition());
    } catch (error) {
      toastError(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button variant="quiet" icon={LocateFixed} busy={busy} onClick={() => void find()}>
      Near me
    </Button>
  );
}

/** Whom to show, and in which order; it all stands in the address. */
export function Filters({ profession, query, onPlace }: Props) {
  const localities = useCall(listLocalities).answer?.data ?? [];
  const choices = [
    [
      'area',
      'Locality',
      'All of Pune',
      localities.map(({ slug, name }) => ({ value: slug, label: name })),
    ],
    ['language', 'Language', 'Any', LANGUAGES.map((value) => ({ value, label: value }))],
    ['rating', 'Reviews', 'Any', RATINGS],
    ['sort', 'Order', 'As it fits best', SORTS],
  ] as const;
  return (
    <div className="grid gap-3">
      <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        {choices.map(([name, label, placeholder, options]) => (
          <Field key={name} label={label}>
            <Select
              value={query.read(name)}
              placeholder={placeholder}
              options={options}
              onChange={({ target }) => query.filter(name, target.value)}
            />
          </Field>
        ))}
      </div>
      {profession === 'agent' && (
        <div>
          <NearMe onPlace={onPlace} />
        </div>
      )}
    </div>
  );
}
