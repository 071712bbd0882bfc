import { conditionLines, type DealConditions } from '#domain/deals/deal-terms.ts';
import words from '#messages/deals/deal/index.ts';
import { langOf } from '#messages/lib/lang-of.ts';

/** The whole text of what is offered or agreed beside the amount. */
export function ConditionList({ of }: { of: DealConditions }) {
  const lines = conditionLines(of);
  if (lines.length === 0) return <p className="text-muted">{words.none}</p>;
  return (
    <ul className="min-w-32 list-disc pl-5 text-left font-normal wrap-break-word">
      {lines.map((line) => (
        <li key={line} lang={langOf(line)}>
          {line}
        </li>
      ))}
    </ul>
  );
}
