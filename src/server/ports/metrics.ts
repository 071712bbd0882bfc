import { ANSWER_SECONDS } from '#server/lib/seeing/durations.ts';
import { counter, gauge, histogram } from '#server/lib/seeing/metric.ts';

export const PORT_NAMES = [
  'mail',
  'sms',
  'push',
  'kyc',
  'gateway',
  'esign',
  'store',
  'web',
] as const;
export type PortName = (typeof PORT_NAMES)[number];

/** `refused`: it answered, and will not; `failed`: it is of no use just now. */
export type CallOutcome = 'ok' | 'refused' | 'failed';

const calls = counter('provider_calls_total', 'Calls of services outside, by how they ended', {
  port: PORT_NAMES,
  outcome: ['ok', 'refused', 'failed'],
});
const seconds = histogram(
  'provider_call_seconds',
  'How long services outside took to answer',
  { port: PORT_NAMES },
  ANSWER_SECONDS,
);
const lastGood = gauge('provider_last_ok_timestamp_seconds', 'When a service last answered well', {
  port: PORT_NAMES,
});

export const PORT_METRICS = [calls, seconds, lastGood];

interface Standing {
  calls: Record<CallOutcome, number>;
  lastOkAt: Date | null;
  lastFailedAt: Date | null;
}

const standings = new Map<PortName, Standing>();

/** What this process has seen of a service since it began. */
export const portStanding = (port: PortName): Standing =>
  standings.get(port) ?? {
    calls: { ok: 0, refused: 0, failed: 0 },
    lastOkAt: null,
    lastFailedAt: null,
  };

export function countCall(port: PortName, outcome: CallOutcome, ms: number, at: Date): void {
  calls.add({ port, outcome });
  seconds.took({ port }, ms / 1_000);
  const { calls: before, ...since } = portStanding(port);
  standings.set(port, {
    ...since,
    calls: { ...before, [outcome]: before[outcome] + 1 },
    ...(outcome === 'failed' ? { lastFailedAt: at } : { lastOkAt: at }),
  });
  lastGood.stands(
    [...standings].flatMap(([name, { lastOkAt }]) =>
      lastOkAt ? [{ port: name, value: lastOkAt.getTime() / 1_000 }] : [],
    ),
  );
}
