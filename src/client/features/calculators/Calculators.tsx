import { useId, useState } from 'react';
import { CapitalGainsCalculator } from './CapitalGainsCalculator.tsx';
import { EmiCalculator } from './EmiCalculator.tsx';

const TABS = [
  { id: 'capital-gains', label: 'Capital Gains Tax', Panel: CapitalGainsCalculator },
  { id: 'emi', label: 'EMI Calculator', Panel: EmiCalculator },
] as const;

/** Both calculators under tabs; Capital Gains Tax is shown first. */
export function Calculators() {
  const [tab, setTab] = useState<(typeof TABS)[number]['id']>('capital-gains');
  const base = useId();
  const step = (by: number) => {
    const at = TABS.findIndex(({ id }) => id === tab);
    const next = TABS[(at + by + TABS.length) % TABS.length];
    if (!next) return;
    setTab(next.id);
    document.getElementById(`${base}${next.id}`)?.focus();
  };
  return (
    <div className="card mt-6 p-5 md:p-8">
      <div role="tablist" aria-label="Calculators" className="flex gap-1 border-b border-line">
        {TABS.map(({ id, label }) => (
          <button
            key={id}
            id={base + id}
            type="button"
            role="tab"
            aria-selected={tab === id}
            aria-controls={`${base}${id}-panel`}
            tabIndex={tab === id ? 0 : -1}
            className="min-h-11 border-b-3 border-transparent px-3 font-semibold aria-selected:border-brand aria-selected:text-brand"
            onClick={() => setTab(id)}
            onKeyDown={(event) => {
              if (event.key === 'ArrowRight') step(1);
              if (event.key === 'ArrowLeft') step(-1);
            }}
          >
            {label}
          </button>
        ))}
      </div>
      {TABS.map(({ id, Panel }) => (
        <div
          key={id}
          id={`${base}${id}-panel`}
          role="tabpanel"
          aria-labelledby={base + id}
          hidden={tab !== id}
          className="pt-6"
        >
          <Panel />
        </div>
      ))}
    </div>
  );
}

export default Calculators;
