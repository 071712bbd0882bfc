import { whileDoing } from '#server/lib/seeing/doing.ts';
import { countRun } from './metrics.ts';

/** Runs a job or a round, and counts how it ends. */
export async function counted<Answer>(job: string, run: () => Promise<Answer>): Promise<Answer> {
  const began = performance.now();
  try {
    const answer = await whileDoing({ what: `job ${job}` }, run);
    countRun(job, 'done', performance.now() - began);
    return answer;
  } catch (error) {
    countRun(job, 'failed', performance.now() - began);
    throw error;
  }
}
