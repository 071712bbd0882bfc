import type { Path, UseFormReturn } from 'react-hook-form';
import { Field } from '#client/ui/Field.tsx';
import { TextInput } from '#client/ui/TextInput.tsx';
import type { AgreementTermsForm } from '#contract/professionals/agreement-terms.ts';
import type { LawyerWorkDetail } from '#contract/professionals/lawyers.ts';
import type { PropertySchedule } from '#domain/professionals/agreement-text/schedule.ts';
import words from '#messages/professionals/lawyers/index.ts';

/** What the listing says of it; the rest is in the papers. */
export const freshSchedule = (property: LawyerWorkDetail['property']): PropertySchedule => ({
  flat: null,
  wing: null,
  floor: property?.floor === null || !property ? null : String(property.floor),
  project: property?.project ?? null,
  carpetSqft: property?.carpetSqft ?? null,
  survey: null,
  north: null,
  south: null,
  east: null,
  west: null,
});

const FIELDS = (): readonly [keyof PropertySchedule, string][] => [
  ['flat', words.flatUnit],
  ['wing', words.wing],
  ['floor', words.floor],
  ['project', words.projectSociety],
  ['carpetSqft', words.carpetAreaSq],
  ['survey', words.surveyCtsNumber],
  ['north', words.north],
  ['south', words.south],
  ['east', words.east],
  ['west', words.west],
];

const setValueAs = {
  text: (typed: string | null) => typed?.trim() || null,
  number: (typed: string | number | null) =>
    typed === '' || typed === null ? null : Number(typed),
};

/** How the papers describe the property; what is left empty is left out of the text. */
export function ScheduleFields<Terms extends AgreementTermsForm>({
  form: { register, getFieldState, formState },
}: {
  form: UseFormReturn<Terms, unknown, Terms>;
}) {
  return (
    <fieldset className="grid grid-cols-2 gap-4">
      <legend className="mb-2 font-semibold">{words.propertyPapers}</legend>
      {FIELDS().map(([key, label]) => {
        const name = `schedule.${key}` as Path<Terms>;
        const isNumber = key === 'carpetSqft';
        return (
          <Field key={key} label={label} error={getFieldState(name, formState).error?.message}>
            <TextInput
              autoComplete="off"
              inputMode={isNumber ? 'numeric' : 'text'}
              {...register(name, { setValueAs: isNumber ? setValueAs.number : setValueAs.text })}
            />
          </Field>
        );
      })}
    </fieldset>
  );
}
