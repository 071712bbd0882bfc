import type { Call, ResponseOf } from '#contract/lib/endpoint.ts';
import { isAppError } from '#contract/lib/errors.ts';
import { getDetails } from '#contract/market/analytics.ts';
import { getHeatmap } from '#contract/market/analytics-charts.ts';
import type { MarketChoice } from '#domain/market/market-choice.ts';

/** The last answer of each question: what a page shows while the service does not answer. */
const kept = new Map<string, object>();

interface Loaded<T> {
  answer: T | undefined;
  isAway: boolean;
}

async function lastKnown<T extends object>(key: string, ask: () => Promise<T>): Promise<Loaded<T>> {
  try {
    const answer = await ask();
    kept.set(key, answer);
    return { answer, isAway: false };
  } catch (error) {
    if (!isAppError(error)) throw error;
    return { answer: kept.get(key) as T | undefined, isAway: true };
  }
}

/** The public page's figures: every locality of what is chosen, and all of Pune by type. */
export async function loadMarket(call: Call, { listedin, type }: MarketChoice) {
  const [localities, pune] = await Promise.all([
    lastKnown<ResponseOf<typeof getHeatmap>>(`${listedin} ${type}`, () =>
      call(getHeatmap, { query: { listedin, type } }),
    ),
    lastKnown<ResponseOf<typeof getDetails>>('pune', () =>
      call(getDetails, { params: { id: 'pune' } }),
    ),
  ]);
  return {
    localities: localities.answer?.data,
    pune: pune.answer?.data,
    isAway: localities.isAway || pune.isAway,
  };
}
