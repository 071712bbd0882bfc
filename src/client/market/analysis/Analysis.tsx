import type { ReactNode } from 'react';
import { ErrorState } from '#client/ui/ErrorState.tsx';
import { Loader } from '#client/ui/Loader.tsx';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import words from '#messages/market/analysis/index.ts';
import { AwayLine } from './AwayLine.tsx';
import { Comparison } from './compare/Comparison.tsx';
import { DistributionCard } from './DistributionCard.tsx';
import { Filters } from './Filters.tsx';
import { DepthBadge, Gate } from './Gate.tsx';
import { Headline } from './Headline.tsx';
import { HeatCard } from './heat/HeatCard.tsx';
import { askingMeans } from './labels.ts';
import { MarketCard } from './MarketCard.tsx';
import { type PassAnswer, PassContext } from './pass.ts';
import { TrendCard } from './TrendCard.tsx';
import { useAnalysis } from './use-analysis.ts';
import { useFilters } from './use-filters.ts';
import { useOwnPass } from './use-own-pass.ts';
import { YieldCard } from './YieldCard.tsx';

const HEADLINE_WAITS = (
  <div aria-hidden="true" className="h-28 rounded-card bg-line motion-safe:animate-pulse" />
);

function Charts({ standing }: { standing: PassAnswer['data'] }) {
  const { filters, choose } = useFilters();
  const all = useAnalysis(filters);
  const isFull = standing.depth === 'full';
  const deep = (what: string) => (isFull ? undefined : what);
  if (all.isAway && all.isEmpty) {
    return <ErrorState message={words.awayWhole} onRetry={all.reload} />;
  }
  return (
    <>
      <Filters filters={filters} heat={all.heat} isFull={isFull} onChoose={choose} />
      <AwayLine isAway={all.isAway} asOf={all.asOf} />
      <Loader
        state={all.range.state}
        error={all.range.error}
        onRetry={all.range.reload}
        skeleton={HEADLINE_WAITS}
      >
        {() =>
          all.range.answer && <Headline range={all.range.answer.data} listedin={filters.listedin} />
        }
      </Loader>
      <MarketCard title={words.heat} call={all.heat}>
        {({ data }) => (
          <HeatCard
            data={data}
            filters={filters}
            isFull={isFull}
            onChoose={(slug) => choose('locality', slug)}
          />
        )}
      </MarketCard>
      <div className="grid grid-cols-1 gap-4 xl:grid-cols-2">
        <MarketCard title={words.trend} call={all.trend} inFullOnly={deep(words.inFullOnly.trend)}>
          {({ data }) => <TrendCard data={data} filters={filters} />}
        </MarketCard>
        <MarketCard
          title={words.spread}
          call={all.distribution}
          inFullOnly={deep(words.inFullOnly.spread)}
        >
          {({ data }) => <DistributionCard data={data} filters={filters} />}
        </MarketCard>
      </div>
      <MarketCard title={words.yields} call={all.yields} inFullOnly={deep(words.inFullOnly.yields)}>
        {({ data }) => <YieldCard data={data} filters={filters} />}
      </MarketCard>
      <Comparison filters={filters} />
      <p className="max-w-[68ch] text-sm text-muted">
        {askingMeans()} {all.range.answer?.data.measure}
      </p>
    </>
  );
}

/** The market in charts, as deep as the caller has bought. */
export function Analysis({ heading }: { heading: ReactNode }) {
  const { state, error, reload, pass, standing } = useOwnPass();
  return (
    <div className="grid grid-cols-1 gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        {heading}
        {standing && <DepthBadge {...standing} />}
      </div>
      <Loader state={state} error={error} onRetry={reload} skeleton={<Skeleton cards={3} />}>
        {() =>
          standing && (
            <PassContext value={pass}>
              <Gate {...standing} />
              <Charts standing={standing} />
            </PassContext>
          )
        }
      </Loader>
    </div>
  );
}
