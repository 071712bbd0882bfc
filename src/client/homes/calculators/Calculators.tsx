import { type ComponentType, type KeyboardEvent, lazy, Suspense } from 'react';
import words from '#messages/homes/calculators/index.ts';
import { CapitalGainsCalculator } from './CapitalGainsCalculator.tsx';
import { EmiCalculator } from './EmiCalculator.tsx';
import { useOpenTabs } from './use-open-tabs.ts';

interface Tab {
  /** Names the tab in the address too: "/#emi". */
  id: keyof typeof words.tabs;
  Panel: ComponentType;
  /** It and its code come only once it is chosen, so the page weighs no more. */
  isLate?: true;
}

const TABS: readonly Tab[] = [
  { id: 'capital-gains', Panel: CapitalGainsCalculator },
  { id: 'emi', Panel: EmiCalculator },
  {
    id: 'on-road',
    Panel: lazy(() => import('./OnRoadCalculator.tsx')),
    isLate: true,
  },
  {
    id: 'rent-or-buy',
    Panel: lazy(() => import('./RentOrBuyCalculator.tsx')),
    isLate: true,
  },
  {
    id: 'licence',
    Panel: lazy(() => import('./LicenceCalculator.tsx')),
    isLate: true,
  },
  {
    id: 'commute',
    Panel: lazy(() => import('./CommuteCalculator.tsx')),
    isLate: true,
  },
];

const IDS = TABS.map(({ id }) => id);

/** The calculators under tabs; Capital Gains Tax is shown first. */
export function Calculators() {
  const { tab, opened, open } = useOpenTabs(IDS, 'capital-gains');
  const goTo = (at: number) => {
    const next = TABS.at(at % TABS.length);
    if (!next) return;
    open(next.id);
    document.getElementById(next.id)?.focus();
  };
  const onKey = (event: KeyboardEvent, i: number) => {
    const at = { ArrowRight: i + 1, ArrowLeft: i - 1, Home: 0, End: -1 }[event.key];
    if (at === undefined) return;
    event.preventDefault();
    goTo(at);
  };
  return (
    <div className="card mt-6 p-5 md:p-8">
      <div
        role="tablist"
        aria-label={words.tools}
        className="flex gap-1 overflow-x-auto overflow-y-hidden border-b border-line"
      >
        {TABS.map(({ id }, i) => (
          <button
            key={id}
            id={id}
            type="button"
            role="tab"
            aria-selected={tab === id}
            aria-controls={`${id}-panel`}
            tabIndex={tab === id ? 0 : -1}
            className="min-h-11 scroll-mt-36 border-b-3 border-transparent px-3 font-semibold whitespace-nowrap -outline-offset-3 aria-selected:border-brand aria-selected:text-brand"
            onClick={() => open(id)}
            onKeyDown={(event) => onKey(event, i)}
          >
            {words.tabs[id]}
          </button>
        ))}
      </div>
      {TABS.map(({ id, Panel, isLate }) => (
        <div
          key={id}
          id={`${id}-panel`}
          role="tabpanel"
          aria-labelledby={id}
          hidden={tab !== id}
          className="@container pt-6"
        >
          {(!isLate || opened.includes(id)) && (
            <Suspense fallback={<p className="text-muted">{words.loading}</p>}>
              <Panel />
            </Suspense>
          )}
        </div>
      ))}
    </div>
  );
}

export default Calculators;
