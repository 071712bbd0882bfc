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
import { placeName } from '#domain/homes/gazetteer/place-name.ts';
import type { LatLng } from '#domain/lib/geo.ts';
import type { Profession } from '#domain/lib/role.ts';
import { LANGUAGES } from '#domain/professionals/professional.ts';
import words from '#messages/professionals/hiring/index.ts';
import { languageWords } from './labels.ts';

interface Props {
  profession: Profession;
  query: ListPlace;
  /** Where the caller is, once they let us know. */
  onPlace: (place: LatLng) => void;
}

const RATINGS = [
  {
    value: '4.5',
    get label() {
      return words.n45More;
    },
  },
  {
    value: '4',
    get label() {
      return words.n4More;
    },
  },
  {
    value: '3',
    get label() {
      return words.n3More;
    },
  },
];
const SORTS = [
  {
    value: 'rating',
    get label() {
      return words.bestReviewed;
    },
  },
  {
    value: 'near',
    get label() {
      return words.nearest;
    },
  },
  {
    value: 'fee',
    get label() {
      return words.lowestFee;
    },
  },
  {
    value: 'response',
    get label() {
      return words.fastestAnswer;
    },
  },
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
      {words.nearMe}
    </Button>
  );
}

/** Whom to show, and in which order; it all stands in the address. */
export function Filters({ profession, query, onPlace }: Props) {
  const localities = useCall(listLocalities).answer?.data ?? [];
  const choices = [
    [
      'area',
      words.locality,
      words.allPune,
      localities.map(({ slug, name }) => ({ value: slug, label: placeName(name) })),
    ],
    [
      'language',
      words.language,
      words.any,
      LANGUAGES.map((value) => ({ value, label: languageWords(value) })),
    ],
    ['rating', words.reviewsWord, words.any, RATINGS],
    ['sort', words.order, words.fitsBest, SORTS],
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
