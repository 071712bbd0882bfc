import { useEffect, useRef } from 'react';
import { offerWords, rateDigits, rateUnit } from '#client/market/analysis/labels.ts';
import { formatMoment } from '#client/ui/moment.ts';
import { groupDigits } from '#domain/lib/money.ts';
import { toPercent } from '#domain/lib/percent.ts';
import { choiceQuery, type MarketChoice, readChoice } from '#domain/market/market-choice.ts';
import words from '#messages/market/analysis/index.ts';
import { MarketFilter } from './MarketFilter.tsx';
import { type MarketFigures, type MarketRow, sorted } from './market-rows.ts';
import { useChoice } from './use-choice.ts';

interface Props {
  choice: MarketChoice;
  /** Undefined where the service did not answer when the page was made. */
  figures?: MarketFigures | undefined;
  isAway: boolean;
}

function Rows({ rows, choice }: { rows: readonly MarketRow[]; choice: MarketChoice }) {
  const highest = Math.max(1, ...rows.map(({ median }) => median));
  return (
    <table className="w-full">
      <caption className="sr-only">
        {words.tableCaption({ offer: offerWords(choice.type, choice.listedin) })}
      </caption>
      <thead>
        <tr className="border-b border-line text-left text-sm text-muted">
          <th scope="col" className="py-2 font-medium">
            {words.locality}
          </th>
          <th scope="col" className="py-2 text-right font-medium">
            {words.medianUnit({ unit: rateUnit(choice.listedin) })}
          </th>
          <th scope="col" className="w-16 py-2 text-right font-medium">
            n
          </th>
          <th scope="col" className="w-2/5 py-2 max-sm:hidden">
            <span className="sr-only">{words.againstHighest}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ slug, name, median, n }) => (
          <tr key={slug} className="border-b border-line">
            <th scope="row" className="py-2 text-left font-normal">
              <a href={`/localities/${slug}`}>{name}</a>
            </th>
            <td className="py-2 text-right font-semibold">{rateDigits(median, choice.listedin)}</td>
            <td className="py-2 text-right text-muted">{groupDigits(n)}</td>
            <td className="py-2 pl-6 max-sm:hidden">
              <div
                aria-hidden="true"
                className="h-2.5 rounded-r-control bg-[var(--chart-1)]"
                style={{ width: `${toPercent(median / highest).toFixed(1)}%` }}
              />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What the figures are of, how old they are, and that the service is away where it is. */
function Status({ choice, figures, isAway, isBusy }: Props & { isBusy: boolean }) {
  const moment = figures?.asOf ? formatMoment(figures.asOf) : null;
  const homes = figures?.rows.reduce((sum, { n }) => sum + n, 0) ?? 0;
  const shown = (asOf: string) =>
    words.shown({
      offer: offerWords(choice.type, choice.listedin),
      n: groupDigits(homes),
      places: figures?.rows.length ?? 0,
      moment: asOf,
    });
  return (
    <p role="status" className="tabular text-sm text-muted">
      {isAway
        ? words.away({ moment })
        : isBusy
          ? words.loading
          : moment
            ? shown(moment)
            : words.noFigures}
    </p>
  );
}

/** The median asking price of every locality; drawn by the server, chosen from in the browser. */
export function MarketTable(props: Props) {
  const form = useRef<HTMLFormElement>(null);
  const { choice, figures, isAway, isBusy, choose } = useChoice(props);
  const chosen = () => form.current && choose(readChoice(new FormData(form.current)));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page has come to life
  useEffect(() => {
    // What was chosen while this code was on its way counts too.
    if (!form.current) return;
    const now = readChoice(new FormData(form.current));
    if (choiceQuery(now) !== choiceQuery(props.choice)) choose(now);
  }, []);
  return (
    <div className="grid gap-4" aria-busy={isBusy}>
      <MarketFilter form={form} choice={props.choice} onChange={chosen} />
      <Status choice={choice} figures={figures} isAway={isAway} isBusy={isBusy} />
      {figures && figures.rows.length > 0 && (
        <Rows rows={sorted(figures.rows, choice.sort)} choice={choice} />
      )}
      {figures && figures.rows.length === 0 && <p className="card p-6">{words.noneHasFive}</p>}
      {figures && figures.tooFew > 0 && (
        <p className="text-sm text-muted">{words.moreWithFewer({ count: figures.tooFew })}</p>
      )}
    </div>
  );
}

export default MarketTable;
