import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { schemaResolver } from '#client/lib/schema-resolver.ts';
import { keepDraft, readDraft } from '#client/lib/use-draft.ts';
import { Button } from '#client/ui/Button.tsx';
import { Field } from '#client/ui/Field.tsx';
import { FormDialog } from '#client/ui/FormDialog.tsx';
import { TextInput } from '#client/ui/TextInput.tsx';
import { ownComparable } from '#contract/professionals/valuation-steps.ts';
import { formatSqft } from '#domain/homes/area.ts';
import { formatRupees, groupDigits } from '#domain/lib/money.ts';
import { formatDate } from '#domain/lib/time/format.ts';
import { puneDate } from '#domain/lib/time/pune.ts';
import { MAX_OWN_COMPARABLES, type OwnComparable } from '#domain/professionals/own-comparable.ts';
import words from '#messages/professionals/valuations/index.ts';

type Form = z.input<typeof ownComparable>;

/** Kept on this device until the report is issued. */
export function useOwnComparables(engagementId: number) {
  const draft = `own-comparables-${engagementId}`;
  const [own, setOwn] = useState<readonly OwnComparable[]>(
    () => (readDraft<{ own: OwnComparable[] }>(draft)?.own as OwnComparable[] | undefined) ?? [],
  );
  const set = (next: readonly OwnComparable[]) => {
    keepDraft(draft, { own: next });
    setOwn(next);
  };
  return [own, set] as const;
}

const FIELDS = () =>
  [
    ['description', words.what, words.n2BhkFlat, undefined],
    ['source', words.whereKnowFrom, words.indexIiNo, undefined],
    ['price', words.pricePaid, '', 'numeric'],
    ['areaSqft', words.areaSqFt, '', 'numeric'],
    ['metres', words.metresAway, '', 'numeric'],
  ] as const;

interface DialogProps {
  onAdd: (one: OwnComparable) => void;
  onClose: () => void;
}

function AddDialog({ onAdd, onClose }: DialogProps) {
  const form = useForm<Form, unknown, OwnComparable>({
    mode: 'onTouched',
    resolver: schemaResolver(ownComparable),
    defaultValues: { description: '', source: '' },
  });
  const { errors } = form.formState;
  const submit = form.handleSubmit((one) => {
    onAdd(one);
    onClose();
  });
  return (
    <FormDialog
      size="normal"
      title={words.addComparableOwn}
      description={words.saleLettingKnow}
      submitLabel={words.add}
      busy={false}
      onSubmit={submit}
      onClose={onClose}
    >
      {FIELDS().map(([name, label, placeholder, inputMode]) => (
        <Field key={name} label={label} required error={errors[name]?.message}>
          <TextInput
            placeholder={placeholder}
            {...(inputMode && { inputMode })}
            {...form.register(name, inputMode ? { valueAsNumber: true } : {})}
          />
        </Field>
      ))}
      <Field label={words.dayDeed} required error={errors.on?.message}>
        <TextInput type="date" max={puneDate(new Date())} {...form.register('on')} />
      </Field>
    </FormDialog>
  );
}

interface Props {
  own: readonly OwnComparable[];
  onChange: (own: readonly OwnComparable[]) => void;
}

/** Comparables that the evaluator brings along; they count as taken ones do. */
export function OwnComparables({ own, onChange }: Props) {
  const [adding, setAdding] = useState(false);
  return (
    <div className="grid gap-3">
      <h3 className="text-lg">{words.ownComparables}</h3>
      {own.length > 0 && (
        <ul className="divide-y divide-line">
          {own.map((one) => (
            <li
              key={`${one.source} ${one.description} ${one.on}`}
              className="flex flex-wrap items-start justify-between gap-3 py-3"
            >
              <div className="min-w-0 flex-1 basis-56">
                <p className="font-semibold wrap-anywhere">{one.description}</p>
                <p className="text-sm text-muted wrap-anywhere">
                  {words.paidPerSq({
                    price: formatRupees(one.price),
                    on: formatDate(one.on),
                    areaSqft: formatSqft(one.areaSqft),
                    price2: groupDigits(one.price / one.areaSqft),
                    metres: groupDigits(one.metres),
                    source: one.source,
                  })}
                </p>
              </div>
              <Button
                variant="quiet"
                aria-label={words.remove({ description: one.description })}
                onClick={() => onChange(own.filter((other) => other !== one))}
              >
                {words.removeWord}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {own.length < MAX_OWN_COMPARABLES ? (
        <Button variant="quiet" className="w-fit" onClick={() => setAdding(true)}>
          {words.addOneOwn}
        </Button>
      ) : (
        <p className="text-sm text-muted">
          {words.most({ maxOwnComparables: MAX_OWN_COMPARABLES })}
        </p>
      )}
      {adding && (
        <AddDialog onAdd={(one) => onChange([...own, one])} onClose={() => setAdding(false)} />
      )}
    </div>
  );
}
