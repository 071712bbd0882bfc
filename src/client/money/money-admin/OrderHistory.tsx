import { formatMoment } from '#client/ui/moment.ts';
import { Timeline } from '#client/ui/Timeline.tsx';
import type { AdminOrder } from '#contract/money/money-admin.ts';
import { labels } from '#messages/lib/labels.ts';
import words from '#messages/money/staff-orders/index.ts';
import { detailInWords, eventInWords } from './labels.ts';
import { OrderSection } from './OrderSection.tsx';

const BY: Record<string, string> = labels(() => words.by);

export function OrderTimeline({ order: { timeline } }: { order: AdminOrder }) {
  return (
    <OrderSection title={words.timeline}>
      {timeline.length === 0 && <p className="text-muted">{words.nothingHappened}</p>}
      <Timeline
        items={timeline.map((line) => ({
          at: new Date(line.at),
          title: eventInWords(line),
          detail: [BY[line.by] ?? line.by, line.note].filter(Boolean).join('. '),
        }))}
      />
    </OrderSection>
  );
}

/** Who did what. */
export function OrderAudit({ order: { audit } }: { order: AdminOrder }) {
  return (
    <OrderSection title={words.auditLog}>
      {audit.length === 0 && <p className="text-muted">{words.noEntry}</p>}
      <ul className="divide-y divide-line">
        {audit.map(({ id, at, actor, action, detail }) => (
          <li key={id} className="grid gap-0.5 py-2 first:pt-0 last:pb-0">
            <span className="flex flex-wrap justify-between gap-x-3">
              <code className="text-sm">{action}</code>
              <span className="text-sm text-muted">{formatMoment(at)}</span>
            </span>
            <span className="text-sm wrap-anywhere">
              {actor ?? words.theHouse}: {detailInWords(detail)}
            </span>
          </li>
        ))}
      </ul>
    </OrderSection>
  );
}
