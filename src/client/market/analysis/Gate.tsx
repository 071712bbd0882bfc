import { Check, Lock } from 'lucide-react';
import { useId } from 'react';
import { Badge } from '#client/ui/Badge.tsx';
import { ButtonLink } from '#client/ui/ButtonLink.tsx';
import { fullHas } from '#contract/market/analytics-shapes.ts';
import { formatRupees } from '#domain/lib/money.ts';
import { formatDate } from '#domain/lib/time/format.ts';
import { around } from '#messages/lib/around.ts';
import words from '#messages/market/analysis/index.ts';
import type { PassAnswer } from './pass.ts';

type OwnPass = PassAnswer['data'];

/** Until when the full analysis is theirs. */
export function DepthBadge({ depth, until }: OwnPass) {
  if (depth === 'summary') return <Badge>{words.summary}</Badge>;
  return (
    <Badge tone="good">
      {until ? words.fullUntil({ day: formatDate(until) }) : words.fullAnalysis}
    </Badge>
  );
}

/** What the summary leaves out, what it costs and where it is bought; nothing for those who have it. */
export function Gate({ depth, price, page }: OwnPass) {
  if (depth === 'full') return null;
  const [beforePrice, afterPrice] = around((value) => words.fromPrice({ price: value }));
  return (
    <section
      aria-labelledby="gate"
      className="card grid gap-4 bg-sunk p-5 md:grid-cols-[1fr_auto] md:items-end"
    >
      <div>
        <h2 id="gate" className="text-lg">
          {words.youSeeSummary}
        </h2>
        <p className="mt-1 text-muted">{words.summaryIsFree}</p>
        <ul className="mt-3 grid gap-1.5 sm:grid-cols-2 sm:gap-x-6">
          {fullHas().map((item) => (
            <li key={item} className="flex items-start gap-2 text-sm">
              <Check aria-hidden="true" className="size-5 shrink-0 text-good" />
              {item}
            </li>
          ))}
        </ul>
      </div>
      {price !== null && (
        <div className="grid gap-2">
          <p className="text-sm text-muted">
            {beforePrice}
            <span className="tabular font-semibold text-ink">{formatRupees(price)}</span>
            {afterPrice}
          </p>
          <ButtonLink href={page} variant="accent">
            {words.getFull}
          </ButtonLink>
        </div>
      )}
    </section>
  );
}

/** In the place of a chart that is not in the summary. */
export function InFullOnly({ title, what }: { title: string; what: string }) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="card flex items-start gap-3 p-4">
      <Lock aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-muted" />
      <div>
        <h2 id={titleId} className="text-lg">
          {title}
        </h2>
        <p className="text-muted">{what}</p>
      </div>
    </section>
  );
}
