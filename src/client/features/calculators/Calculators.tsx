import { type ComponentType, lazy, Suspense, useId, useState } from 'react';
import { CapitalGainsCalculator } from './CapitalGainsCalculator.tsx';
import { EmiCalculator } from './EmiCalculator.tsx';

interface Tab {
  id: string;
  label: string;
  Panel: ComponentType;
  /** It and its code come only once it is chosen, so the page weighs no more. */
  isLate?: true;
}

const TABS: readonly Tab[] = [
  { id: 'capital-gains', label: 'Capital Gains Tax', Panel: CapitalGainsCalculator },
  { id: 'emi', label: 'EMI Calculator', Panel: EmiCalculator },
  {
    id: 'on-road',
    label: 'On-road price',
    Panel: lazy(() => import('./OnRoadCalculator.tsx')),
    isLate: true,
  },
  {
    id: 'rent-or-buy',
    label: 'Rent or buy',
    Panel: lazy(() => import('./RentOrBuyCalculator.tsx')),
    isLate: true,
  },
  {
    id: 'licence',
    label: 'Leave and licence',
    Panel: lazy(() => import('./LicenceCalculator.tsx')),
    isLate: true,
  },
  {
    id: 'commute',
    label: 'Commute',
    Panel: lazy(() => import('./CommuteCalculator.tsx')),
    isLate: true,
  },
];

const LOADING = <p className="text-muted">Loading the calculator…</p>;

/** The calculators under tabs; Capital Gains Tax is shown first. */
export function Calculators() {
  const [tab, setTab] = useState('capital-gains');
  // One that was opened stays, with what was typed into it.
  const [opened, setOpened] = useState<readonly string[]>([]);
  const open = (id: string) => {
    setTab(id);
    setOpened([...opened, id]);
  };
  const base = useId();
  const step = (by: number) => {
    const at = TABS.findIndex(({ id }) => id === tab);
    const next = TABS[(at + by + TABS.length) % TABS.length];
    if (!next) return;
    open(next.id);
    document.getElementById(`${base}${next.id}`)?.focus();
  };
  return (
    <div className="card mt-6 p-5 md:p-8">
      <div
        role="tablist"
        aria-label="Calculators"
        className="flex gap-1 overflow-x-auto overflow-y-hidden border-b border-line"
      >
        {TABS.map(({ id, label }) => (
          <button
            key={id}
            id={base + id}
            type="button"
            role="tab"
            aria-selected={tab === id}
            aria-controls={`${base}${id}-panel`}
            tabIndex={tab === id ? 0 : -1}
            className="min-h-11 border-b-3 border-transparent px-3 font-semibold whitespace-nowrap -outline-offset-3 aria-selected:border-brand aria-selected:text-brand"
            onClick={() => open(id)}
            onKeyDown={(event) => {
              if (event.key === 'ArrowRight') step(1);
              if (event.key === 'ArrowLeft') step(-1);
            }}
          >
            {label}
          </button>
        ))}
      </div>
      {TABS.map(({ id, Panel, isLate }) => (
        <div
          key={id}
          id={`${base}${id}-panel`}
          role="tabpanel"
          aria-labelledby={base + id}
          hidden={tab !== id}
          className="pt-6"
        >
          {(!isLate || opened.includes(id)) && (
            <Suspense fallback={LOADING}>
              <Panel />
            </Suspense>
          )}
        </div>
      ))}
    </div>
  );
}

export default Calculators;
