import type { WireComparable } from '#contract/professionals/evaluators.ts';
import {
  adjustAll,
  COMPARABLE_METRES,
  COMPARABLE_MONTHS,
  FEWEST_COMPARABLES,
} from '#domain/professionals/valuation.ts';
import type { Subject } from '#domain/professionals/valuation-adjustments.ts';
import words from '#messages/professionals/valuations/index.ts';
import { ComparableRow } from './ComparableRow.tsx';

interface Props {
  subject: Subject;
  candidates: readonly WireComparable[];
  excluded: ReadonlySet<number>;
  onExclude: (excluded: ReadonlySet<number>) => void;
}

/** Homes like it near by; the evaluator leaves out what is not like it after all. */
export function Comparables({ subject, candidates, excluded, onExclude }: Props) {
  const chosen = candidates.filter(({ id }) => !excluded.has(id));
  const byId = new Map(
    [...adjustAll(subject, candidates), ...adjustAll(subject, chosen)].map((one) => [one.id, one]),
  );
  const choose = (id: number, counts: boolean) => {
    const next = new Set(excluded);
    if (counts) next.delete(id);
    else next.add(id);
    onExclude(next);
  };
  return (
    <div>
      <h3 className="text-lg">{words.comparables}</h3>
      <p className="text-sm text-muted">
        {words.likeKindBedrooms({
          comparableMetres: COMPARABLE_METRES / 1_000,
          comparableMonths: COMPARABLE_MONTHS,
          fewestComparables: FEWEST_COMPARABLES,
        })}
      </p>
      {candidates.length === 0 && <p className="mt-3">{words.noneNear}</p>}
      <ul className="divide-y divide-line">
        {candidates.map((comparable) => {
          const reckoning = byId.get(comparable.id);
          return (
            reckoning && (
              <ComparableRow
                key={comparable.id}
                comparable={comparable}
                reckoning={reckoning}
                chosen={!excluded.has(comparable.id)}
                onChoose={(counts) => choose(comparable.id, counts)}
              />
            )
          );
        })}
      </ul>
    </div>
  );
}
