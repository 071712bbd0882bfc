import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** What is asked for by the clock, though a stream tells of changes, and why that does not. */
const BY_THE_CLOCK: Record<string, string> = {
  'src/client/dashboard/MessagesLink.tsx': 'messages have a stream of their own',
  'src/client/dashboard/use-waiting.ts': 'duties fall due by time; queues of staff have no parties',
  'src/client/market/analysis/use-market.ts': 'a service that has no stream',
  'src/client/market/analysis/use-own-pass.ts': 'a pass runs out by time',
  'src/client/money/money-admin/OrderDetail.tsx': 'staff are no party of an order',
  'src/client/people/sandbox/DemoCodes.tsx': 'shown to who is not signed in',
  'src/client/people/sandbox/OutboxList.tsx': 'shown to who is not signed in',
  'src/client/people/webhooks/DeliveryPage.tsx': 'sending is no step of a table',
};

test('screens hear of changes by the stream, and few ask by the clock', () => {
  const asking = globSync('src/client/**/*.{ts,tsx}').filter((path) =>
    readFileSync(path, 'utf8').includes('refreshInterval'),
  );
  expect(asking.sort()).toEqual(Object.keys(BY_THE_CLOCK).sort());
});
