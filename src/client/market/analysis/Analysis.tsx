import type { ReactNode } from 'react';
import { ErrorState } from '#client/ui/ErrorState.tsx';
import { Loader } from '#client/ui/Loader.tsx';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import { AwayLine } from './AwayLine.tsx';
import { Comparison } from './compare/Comparison.tsx';
import { DistributionCard, SPREAD_TITLE } from './DistributionCard.tsx';
import { Filters } from './Filters.tsx';
import { DepthBadge, Gate } from './Gate.tsx';
import { Headline } from './Headline.tsx';
import { HEAT_TITLE, HeatCard } from './heat/HeatCard.tsx';
import { askingMeans } from './labels.ts';
import { MarketCard } from './MarketCard.tsx';
import { type PassAnswer, PassContext } from './pass.ts';
import { TREND_TITLE, TrendCard } from './TrendCard.tsx';
import { useAnalysis } from './use-analysis.ts';
import { useFilters } from './use-filters.ts';
import { useOwnPass } from './use-own-pass.ts';
import { YIELD_TITLE, YieldCard } from './YieldCard.tsx';

const HEADLINE_WAITS = (
  <div aria-hidden="true" className="h-28 rounded-card bg-line motion-safe:animate-pulse" />
);

function Charts({ standing }: { standing: PassAnswer['data'] }) {
  const { filters, choose } = useFilters();
  const all = useAnalysis(filters);
  const isFull = standing.depth === 'full';
  const deep = (what: string) => (isFull ? undefined : what);
  if (all.isAway && all.isEmpty) {
    return (
      <ErrorState
        message="The analysis service does not answer. It is asked again by itself; you can also try now."
        onRetry={all.reload}
      />
    );
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
      <MarketCard title={HEAT_TITLE} call={all.heat}>
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
        <MarketCard title={TREND_TITLE} call={all.trend} inFullOnly={deep('Trends by month')}>
          {({ data }) => <TrendCard data={data} filters={filters} />}
        </MarketCard>
        <MarketCard
          title={SPREAD_TITLE}
          call={all.distribution}
          inFullOnly={deep('The spread of prices and its quartiles')}
        >
          {({ data }) => <DistributionCard data={data} filters={filters} />}
        </MarketCard>
      </div>
      <MarketCard title={YIELD_TITLE} call={all.yields} inFullOnly={deep('Rental yields')}>
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
