import { useCall } from '#client/lib/use-call.ts';
import { Badge } from '#client/ui/Badge.tsx';
import { Section } from '#client/ui/Section.tsx';
import {
  type PromotionResult,
  promotionResults,
  type Stretch,
} from '#contract/money/promotion-results.ts';
import { formatDate } from '#domain/lib/time/format.ts';
import words from '#messages/money/buying/index.ts';

const FIGURES = () =>
  [
    ['looks', words.looks],
    ['keeps', words.keeps],
    ['enquiries', words.enquiries],
  ] as const;

const perDay = (stretch: Stretch, figure: ReturnType<typeof FIGURES>[number][0]): string =>
  (stretch[figure] / stretch.days).toFixed(1);

const spanWords = ({ from, to, days }: Stretch) =>
  from === to
    ? formatDate(from)
    : words.toDays({ from: formatDate(from), to: formatDate(to), days });

function Result({ result }: { result: PromotionResult }) {
  const { title, endsAt, during, before } = result;
  const isRunning = new Date(endsAt) > new Date();
  return (
    <li className="card grid grid-cols-1 gap-2 p-4">
      <div className="flex flex-wrap items-baseline justify-between gap-2">
        <h3 className="font-semibold wrap-anywhere">{title}</h3>
        {isRunning && <Badge tone="good">{words.runsUntil({ endsAt: formatDate(endsAt) })}</Badge>}
      </div>
      <table className="tabular w-full max-w-xl text-left text-sm">
        <caption className="sr-only">{words.whatPromotionBrought}</caption>
        <thead className="text-muted">
          <tr>
            <th scope="col" className="py-1 pr-3 font-normal">
              {words.day}
            </th>
            <th scope="col" className="py-1 pr-3 text-right font-normal">
              {words.whilePromoted}
            </th>
            <th scope="col" className="py-1 text-right font-normal">
              {words.before}
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {FIGURES().map(([figure, label]) => (
            <tr key={figure}>
              <th scope="row" className="py-1 pr-3 font-normal">
                {label}
              </th>
              <td className="py-1 pr-3 text-right font-semibold">
                {perDay(during, figure)}{' '}
                <span className="font-normal text-muted">
                  {words.all({ figure: during[figure] })}
                </span>
              </td>
              <td className="py-1 text-right">
                {before ? (
                  <>
                    {perDay(before, figure)}{' '}
                    <span className="text-muted">{words.all({ figure: before[figure] })}</span>
                  </>
                ) : (
                  <span className="text-muted">{words.notOffer}</span>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="text-sm text-muted">
        {words.whilePromotedWord({ spanWords: spanWords(during) })}
        {before && words.beforeWord({ spanWords: spanWords(before) })}
      </p>
    </li>
  );
}

/** What promotions of the caller’s properties brought, or of one of them; nothing where there were none. */
export function PromotionResults({ listingId }: { listingId?: number }) {
  const { answer } = useCall(promotionResults);
  const results = (answer?.data ?? []).filter(
    ({ propertyid }) => listingId === undefined || propertyid === listingId,
  );
  if (results.length === 0) return null;
  return (
    <Section
      title={results.length === 1 ? words.whatThe : words.whatPromotionsBrought}
      titleId={`brought-${listingId ?? 'all'}`}
      size={listingId === undefined ? 'xl' : 'lg'}
      className="grid grid-cols-1 gap-3"
    >
      <ul className="grid grid-cols-1 gap-3">
        {results.map((result) => (
          <Result key={`${result.propertyid} ${result.startsAt}`} result={result} />
        ))}
      </ul>
    </Section>
  );
}
