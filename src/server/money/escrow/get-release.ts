import { sql } from 'drizzle-orm';
import { success } from '#contract/lib/envelope.ts';
import { AppError } from '#contract/lib/errors.ts';
import type { getRelease } from '#contract/money/releases.ts';
import words from '#messages/money/refusals/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { personOf } from '#server/session/person.ts';
import { findReleases } from './find-releases.ts';

export const getReleaseVerb: Verb<typeof getRelease> = async (context, { params }) => {
  const { id: caller } = personOf(context);
  const own = sql`s.id = ${params.id} and ${caller}::int in (s.payer_id, s.payee_id)`;
  const { found } = await findReleases(context, caller, own, 'all');
  const [release] = found;
  if (!release) throw new AppError('not_found', words.requestNotFound);
  return success(release);
};
