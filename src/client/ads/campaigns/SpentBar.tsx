import { inFull } from '#client/deals/deal/in-full.ts';
import type { WireCampaign } from '#contract/ads/campaign-fields.ts';
import { toPercent } from '#domain/lib/percent.ts';
import words from '#messages/ads/campaign-desk/index.ts';

/** How much of a budget is spent, in figures and at a glance. */
export function SpentBar({ spent, budget }: Pick<WireCampaign, 'spent' | 'budget'>) {
  const part = Math.min(100, toPercent(spent / budget));
  return (
    <div className="grid gap-1.5">
      <p className="tabular text-sm">
        <b>{inFull(spent)}</b>{' '}
        <span className="text-muted">{words.ofSpent({ inFull: inFull(budget) })}</span>
      </p>
      <div aria-hidden="true" className="h-1.5 overflow-hidden rounded-full bg-line">
        <div className="h-full rounded-full bg-brand" style={{ width: `${part}%` }} />
      </div>
    </div>
  );
}
