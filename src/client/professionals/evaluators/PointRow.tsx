import { SITE_ANSWER_LABEL, type SiteAnswer } from '#domain/deals/site-visit.ts';

interface Props {
  name: string;
  point: { label: string; hint: string; answers: readonly SiteAnswer[] };
  value: SiteAnswer | undefined;
  onChange: (answer: SiteAnswer) => void;
}

/** One point of the checklist with its answers as big buttons, for a thumb on the spot. */
export function PointRow({ name, point: { label, hint, answers }, value, onChange }: Props) {
  return (
    <fieldset className="grid gap-2 border-t border-line py-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center">
      <legend className="sr-only">{label}</legend>
      <div aria-hidden="true">
        <p className="font-semibold">{label}</p>
        <p className="text-sm text-muted">{hint}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        {answers.map((answer) => (
          <label
            key={answer}
            className="chip min-h-11 cursor-pointer has-checked:border-brand has-checked:bg-brand-soft"
          >
            <input
              type="radio"
              className="sr-only"
              name={name}
              value={answer}
              checked={value === answer}
              onChange={() => onChange(answer)}
            />
            {SITE_ANSWER_LABEL[answer]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
