import { success } from '#contract/lib/envelope.ts';
import { AppError } from '#contract/lib/errors.ts';
import type { cancelJob, retryJob } from '#contract/people/operations.ts';
import words from '#messages/people/done/index.ts';
import { audit } from '#server/core/audit.ts';
import type { Context, JobDesk } from '#server/core/context.ts';
import { isUniqueViolation } from '#server/db/unique-violation.ts';
import type { Verb } from '#server/http/execute.ts';

type Given = { queue: string; jobId: string };

/** The step of a job, written down where there was such a job to take it with. */
async function take(context: Context, step: keyof JobDesk, { queue, jobId }: Given): Promise<void> {
  const { db, jobs } = context;
  if (!jobs) throw new AppError('not_found', words.noJobs);
  const isTaken = await jobs[step](queue, jobId);
  if (!isTaken) throw new AppError('conflict', words.jobMovedOn);
  await audit(context, db, {
    action: `job.${step}`,
    subjectKind: 'job',
    detail: { queue, job: jobId },
  });
}

export const retryJobVerb: Verb<typeof retryJob> = async (context, { params }) => {
  await take(context, 'retry', params).catch((error: unknown) => {
    // Of these jobs one waits or runs at a time.
    if (isUniqueViolation(error)) throw new AppError('conflict', words.nextWaits);
    throw error;
  });
  return success(null, words.triedWithin);
};

export const cancelJobVerb: Verb<typeof cancelJob> = async (context, { params }) => {
  await take(context, 'cancel', params);
  return success(null, words.cancelledComes);
};
