import { AppError } from '#contract/lib/errors.ts';

/** What a server says that makes no second database for us, by Postgres’s codes. */
const REFUSALS: ReadonlySet<unknown> = new Set([
  // No right to make a database, or to make tables in the one that is there.
  '42501',
  // No way in: into the one that is there, or the one from which others are made.
  '28000',
  '28P01',
  '3D000',
]);

const NO_TEST_MODE =
  'There is no test mode here: the site’s database account may not make a second database. Whoever runs the site can make it: its name with “_test_mode” added, owned by that account.';

/** What callers are told of a test mode that did not open: 503 in words where the server allows none. */
export function whyNoTestMode(error: unknown): unknown {
  for (let at = error; at instanceof Error; at = at.cause) {
    if (!REFUSALS.has((at as Error & { code?: unknown }).code)) continue;
    const told = new AppError('unavailable', NO_TEST_MODE);
    told.cause = error;
    return told;
  }
  return error;
}
