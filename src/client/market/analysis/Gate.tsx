import { Check, Lock } from 'lucide-react';
import { useId } from 'react';
import { Badge } from '#client/ui/Badge.tsx';
import { ButtonLink } from '#client/ui/ButtonLink.tsx';
import { FULL_HAS } from '#contract/market/analytics-shapes.ts';
import { formatRupees } from '#domain/lib/money.ts';
import { formatDate } from '#domain/lib/time/format.ts';
import type { PassAnswer } from './pass.ts';

type Standing = PassAnswer['data'];

/** Until when the full analysis is theirs. */
export function DepthBadge({ depth, until }: Standing) {
  if (depth === 'summary') return <Badge>Summary</Badge>;
  return <Badge tone="good">{until ? `Full until ${formatDate(until)}` : 'Full analysis'}</Badge>;
}

/** What the summary leaves out, what it costs and where it is bought; nothing for those who have it. */
export function Gate({ depth, price, page }: Standing) {
  if (depth === 'full') return null;
  return (
    <section
      aria-labelledby="gate"
      className="card grid gap-4 bg-sunk p-5 md:grid-cols-[1fr_auto] md:items-end"
    >
      <div>
        <h2 id="gate" className="text-lg">
          You see the summary
        </h2>
        <p className="mt-1 text-muted">
          Medians of every locality are free. The full analysis goes deeper, on the same figures:
        </p>
        <ul className="mt-3 grid gap-1.5 sm:grid-cols-2 sm:gap-x-6">
          {FULL_HAS.map((item) => (
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
            From <span className="tabular font-semibold text-ink">{formatRupees(price)}</span>{' '}
            before GST
          </p>
          <ButtonLink href={page} variant="accent">
            Get the full analysis
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
        <p className="text-muted">{what} are part of the full analysis.</p>
      </div>
    </section>
  );
}
