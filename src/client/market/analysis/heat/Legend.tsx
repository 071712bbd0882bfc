import { rateUnit } from '#client/market/analysis/labels.ts';
import type { ListedIn } from '#domain/homes/listing.ts';
import words from '#messages/market/analysis/index.ts';
import { stepWords } from './heat-labels.ts';
import type { HeatStep } from './scale.ts';

/** What the numbers, shades and sizes of the circles mean. */
export function Legend({ steps, listedin }: { steps: readonly HeatStep[]; listedin: ListedIn }) {
  return (
    <div className="text-sm">
      <p className="text-muted">{words.legend({ unit: rateUnit(listedin) })}</p>
      <ol className="mt-2 flex flex-wrap gap-x-4 gap-y-2">
        {steps.map((step) => (
          <li key={step.number} className="tabular flex items-center gap-1.5">
            <span
              className="grid size-6 place-items-center rounded-full border-2 border-brand text-xs font-bold"
              style={{ background: step.fill, color: step.text }}
            >
              {step.number}
            </span>
            {stepWords(step, listedin)}
          </li>
        ))}
      </ol>
    </div>
  );
}
