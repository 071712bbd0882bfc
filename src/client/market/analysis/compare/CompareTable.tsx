import { useNarrow } from '#client/ui/use-narrow.ts';
import type { ComparisonRecord } from '#contract/market/analytics-shapes.ts';
import words from '#messages/market/analysis/index.ts';
import { differenceWords, type Measure } from './measures.ts';
import { SLOT_NAME, SLOTS, type Slot } from './use-slots.ts';

export type Compared = Record<Slot, ComparisonRecord | undefined>;

interface Props {
  compared: Compared;
  measures: readonly Measure[];
}

const wordsOf = ({ words }: Measure, record: ComparisonRecord | undefined): string =>
  (record && words(record)) || '–';

/** On a phone: a measure a card, its two values side by side, the difference below. */
function Cards({ compared, measures }: Props) {
  return (
    <ul aria-label={words.comparison} className="grid gap-2">
      {measures.map((measure) => {
        const difference = differenceWords(measure, compared.one, compared.two);
        return (
          <li key={measure.id} className="card p-3">
            <p className="text-sm text-muted">{measure.label()}</p>
            <dl className="mt-1 grid grid-cols-2 gap-3">
              {SLOTS.map((slot) => (
                <div key={slot}>
                  <dt className="text-xs font-semibold text-muted">{SLOT_NAME[slot]}</dt>
                  <dd className="tabular break-words">{wordsOf(measure, compared[slot])}</dd>
                </div>
              ))}
            </dl>
            {difference && <p className="tabular mt-1 text-sm font-semibold">{difference}</p>}
          </li>
        );
      })}
    </ul>
  );
}

/** Two projects column by column, and how far they lie apart. */
export function CompareTable({ compared, measures }: Props) {
  if (useNarrow()) return <Cards compared={compared} measures={measures} />;
  return (
    <div className="card overflow-x-auto">
      <table className="w-full table-fixed text-left">
        <caption className="sr-only">{words.comparison}</caption>
        <thead className="border-b border-line text-sm text-muted">
          <tr>
            <th scope="col" className="px-4 py-3 font-medium">
              {words.figure}
            </th>
            {SLOTS.map((slot) => (
              <th key={slot} scope="col" className="px-4 py-3 font-medium">
                {SLOT_NAME[slot]}
                {compared[slot] && `: ${compared[slot].project_name}`}
              </th>
            ))}
            <th scope="col" className="px-4 py-3 font-medium">
              {words.difference}
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {measures.map((measure) => (
            <tr key={measure.id}>
              <th scope="row" className="px-4 py-3 text-sm font-normal text-muted">
                {measure.label()}
              </th>
              {SLOTS.map((slot) => (
                <td key={slot} className="tabular px-4 py-3">
                  {wordsOf(measure, compared[slot])}
                </td>
              ))}
              <td className="tabular px-4 py-3 font-semibold">
                {differenceWords(measure, compared.one, compared.two) ?? '–'}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
