import { useLocalities } from '#client/homes/place-input/use-localities.ts';
import { FieldNotes } from '#client/ui/FieldNotes.tsx';
import { filled } from '#client/ui/filled.tsx';
import type { FieldError } from '#contract/lib/errors.ts';
import { type FormStep, STEP_LABEL, stepOf } from '#domain/homes/listing-form.ts';
import words from '#messages/homes/posting/index.ts';
import { qualityFrom } from './facts.ts';
import { read } from './form-values.ts';
import { usePosting } from './posting-form.ts';
import { QualityCard } from './QualityCard.tsx';
import { factsOf } from './summary.ts';

const ANSWERED = ['basics', 'price', 'place', 'details'] as const;

interface PartProps {
  step: (typeof ANSWERED)[number];
  facts: { label: string; value: string }[];
  errors: readonly FieldError[];
  onStep: (step: FormStep) => void;
}

function Part({ step, facts, errors, onStep }: PartProps) {
  return (
    <section className="card grid gap-3 p-5">
      <div className="flex items-center justify-between gap-3">
        <h3 className="text-lg">{STEP_LABEL[step]}</h3>
        <button type="button" className="link min-h-11 px-1" onClick={() => onStep(step)}>
          {filled(words.changeWord, {
            part: <span className="sr-only"> {STEP_LABEL[step].toLowerCase()}</span>,
          })}
        </button>
      </div>
      {facts.length > 0 && (
        <dl className="grid gap-x-6 gap-y-1 sm:grid-cols-2">
          {facts.map(({ label, value }) => (
            <div
              key={label}
              className={value.length > 60 ? 'sm:col-span-2' : 'flex justify-between gap-4'}
            >
              <dt className="text-muted">{label}</dt>
              <dd className="wrap-anywhere">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {errors.map(({ path, message }) => (
        <FieldNotes key={path} id={`review-${path}`} error={message} />
      ))}
    </section>
  );
}

/** Everything at a glance, what is still missing, and what would make it better. */
export function ReviewStep({ onStep }: { onStep: (step: FormStep) => void }) {
  const { form, offer, priceCheck } = usePosting();
  const { placeOf } = useLocalities();
  const values = form.getValues();
  const { given, errors } = read(values, offer);
  const locality = placeOf(values.localitySlug)?.label ?? '';
  return (
    <div className="grid gap-5">
      <QualityCard quality={qualityFrom(values, offer)} onStep={onStep} />
      {priceCheck}
      {ANSWERED.map((step) => (
        <Part
          key={step}
          step={step}
          facts={factsOf(step, given, locality)}
          errors={errors.filter(({ path }) => stepOf(path) === step)}
          onStep={onStep}
        />
      ))}
    </div>
  );
}
