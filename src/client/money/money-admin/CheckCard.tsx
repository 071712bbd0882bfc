import { Badge } from '#client/ui/Badge.tsx';
import { formatMoment } from '#client/ui/moment.ts';
import type { MoneyCheck } from '#contract/money/reconciliation.ts';
import words from '#messages/money/staff-checks/index.ts';
import { CHECK_KIND } from './check-labels.ts';

/** How many differences are shown before the rest is folded away. */
const SHOWN = 5;

function Differences({ differences }: { differences: readonly string[] }) {
  return (
    <ul className="grid list-disc gap-1 pl-5 wrap-anywhere">
      {differences.map((difference) => (
        <li key={difference}>{difference}</li>
      ))}
    </ul>
  );
}

export function CheckCard({ check }: { check: MoneyCheck }) {
  const { kind, at, checked, mended, differences } = check;
  const rest = differences.slice(SHOWN);
  return (
    <li className="card grid gap-2 p-4">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <div>
          <h2 className="text-base font-semibold">{CHECK_KIND[kind] ?? kind}</h2>
          <p className="text-sm text-muted">
            {[
              words.thingsChecked({ at: formatMoment(at), count: checked }),
              mended > 0 && words.mended({ count: mended }),
            ]
              .filter(Boolean)
              .join(', ')}
          </p>
        </div>
        <Badge tone={differences.length === 0 ? 'good' : 'bad'}>
          {differences.length === 0
            ? words.allAgrees
            : words.differences({ count: differences.length })}
        </Badge>
      </div>
      {differences.length > 0 && <Differences differences={differences.slice(0, SHOWN)} />}
      {rest.length > 0 && (
        <details>
          <summary className="link min-h-11 w-fit cursor-pointer py-2">
            {words.more({ count: rest.length })}
          </summary>
          <Differences differences={rest} />
        </details>
      )}
    </li>
  );
}
