import { filled } from '#client/ui/filled.tsx';
import { FORM_STEPS, type FormStep } from '#domain/homes/listing-form.ts';
import type { Quality, QualityFix } from '#domain/homes/quality-score.ts';
import words from '#messages/homes/posting/index.ts';

interface Props {
  quality: Quality;
  onStep: (step: FormStep) => void;
}

const isStep = (step: QualityFix['step']): step is FormStep =>
  (FORM_STEPS as readonly string[]).includes(step);

function Fix({ fix, onStep }: { fix: QualityFix; onStep: Props['onStep'] }) {
  const { step, text, points } = fix;
  return (
    <li className="flex items-baseline justify-between gap-4 py-1.5">
      {isStep(step) ? (
        <button type="button" className="link text-left" onClick={() => onStep(step)}>
          {text}
        </button>
      ) : (
        <span>
          {text} <span className="text-sm text-muted">{words.comesAfterForm}</span>
        </span>
      )}
      <span className="tabular shrink-0 text-sm text-muted">+{points}</span>
    </li>
  );
}

/** How good a listing is, and what to do about it. */
export function QualityCard({ quality: { score, fixes }, onStep }: Props) {
  return (
    <section className="card grid gap-3 p-5">
      <h3 className="text-lg">
        {filled(words.quality100, { part: <span className="tabular">{score}</span> })}
      </h3>
      <div
        role="img"
        aria-label={words.n100({ score })}
        className="h-2 overflow-hidden rounded-full bg-line"
      >
        <div className="h-full rounded-full bg-brand" style={{ width: `${score}%` }} />
      </div>
      {fixes.length > 0 && (
        <>
          <p>{words.whatWouldRaise}</p>
          <ul className="divide-y divide-line">
            {fixes.slice(0, 6).map((fix) => (
              <Fix key={fix.text} fix={fix} onStep={onStep} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
