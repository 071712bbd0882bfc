import { YES_NO } from '#contract/homes/listing-answers.ts';
import { FOOD, TENANTS } from '#domain/homes/listing.ts';
import { FOOD_LABEL, TENANT_LABEL } from '#domain/homes/term-labels.ts';
import { ChoiceAnswer } from './AnswerField.tsx';
import { usePosting } from './posting-form.ts';

const PETS = { yes: 'Allowed', no: 'Not allowed' } as const;

/** Whom a home is let to; nothing of a sale, an office or a shop. */
export function TenantAnswers() {
  const { form, asked } = usePosting();
  if (!asked('tenants')) return null;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <fieldset className="grid content-start gap-2 sm:col-span-2">
        <legend className="mb-1 font-semibold">Let to</legend>
        <div className="flex flex-wrap gap-2">
          {TENANTS.map((tenant) => (
            <label
              key={tenant}
              className="chip min-h-11 cursor-pointer has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand"
            >
              <input
                type="checkbox"
                className="accent-brand"
                value={tenant}
                {...form.register('tenants')}
              />
              {TENANT_LABEL[tenant]}
            </label>
          ))}
        </div>
        <p className="text-sm text-muted">Tick none if anyone may rent it.</p>
      </fieldset>
      <ChoiceAnswer
        name="food"
        label="Food"
        options={FOOD.map((value) => ({ value, label: FOOD_LABEL[value] }))}
      />
      <ChoiceAnswer
        name="pets"
        label="Pets"
        options={YES_NO.map((value) => ({ value, label: PETS[value] }))}
      />
    </div>
  );
}
