import { YES_NO } from '#contract/homes/listing-answers.ts';
import { FOOD, TENANTS } from '#domain/homes/listing.ts';
import { FOOD_LABEL, TENANT_LABEL } from '#domain/homes/term-labels.ts';
import words from '#messages/homes/posting/index.ts';
import { labels } from '#messages/lib/labels.ts';
import { ChoiceAnswer } from './AnswerField.tsx';
import { usePosting } from './posting-form.ts';
import { SeveralAnswer } from './SeveralAnswer.tsx';

const PETS = labels(() => words.pets);

/** Whom a home is let to; nothing of a sale, an office or a shop. */
export function TenantAnswers() {
  const { asked } = usePosting();
  if (!asked('tenants')) return null;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <SeveralAnswer
        name="tenants"
        legend={words.letTo}
        choices={TENANTS.map((value) => ({ value, label: TENANT_LABEL[value] }))}
        help={words.tickNoneIf}
        className="sm:col-span-2"
      />
      <ChoiceAnswer
        name="food"
        label={words.food}
        options={FOOD.map((value) => ({ value, label: FOOD_LABEL[value] }))}
      />
      <ChoiceAnswer
        name="pets"
        label={words.petsWord}
        options={YES_NO.map((value) => ({ value, label: PETS[value] }))}
      />
    </div>
  );
}
