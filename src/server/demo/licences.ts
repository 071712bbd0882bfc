import type { Profession } from '#domain/lib/role.ts';
import { daysBefore } from '#domain/lib/time/deadlines.ts';
import { puneDate } from '#domain/lib/time/pune.ts';
import type { Transaction } from '#server/db/client.ts';
import { licences } from '#server/db/schema/index.ts';

const DAYS_LEFT = 700;
const DAYS_SINCE = 30;

/** In a range that MahaRERA has given out to nobody; of other registers, a number of none. */
export const demoLicence = (profession: Profession, n: number): string =>
  profession === 'agent' ? `A990${String(n).padStart(8, '0')}` : `DEMO/${90_000 + n}/2010`;

/** Those of the invented professionals are checked, until long from now. */
export async function storeLicences(
  tx: Transaction,
  people: readonly { id: number; licence: string | null }[],
  now: Date,
): Promise<void> {
  const at = daysBefore(now, DAYS_SINCE);
  await tx.insert(licences).values(
    people.flatMap(({ id, licence }) =>
      licence === null
        ? []
        : [
            {
              personId: id,
              number: licence,
              state: 'verified' as const,
              link: 'https://propertysearch.test/register',
              validUntil: puneDate(now, DAYS_LEFT),
              decidedAt: at,
              submittedAt: at,
            },
          ],
    ),
  );
}
