import type { Profession } from '#domain/lib/role.ts';
import { daysBefore } from '#domain/lib/time/deadlines.ts';
import { puneDate } from '#domain/lib/time/pune.ts';
import type { Transaction } from '#server/db/client.ts';
import { licences } from '#server/db/schema/index.ts';

const DAYS_LEFT = 700;
const DAYS_SINCE = 30;

/** As the registers number their members, in a range that none has given out. */
const NUMBER: Record<Profession, (n: number) => string> = {
  agent: (n) => `A990${String(n).padStart(8, '0')}`,
  lawyer: (n) => `MAH/${String(90_000 + n)}/2010`,
  evaluator: (n) => `IBBI/RV/99/2020/${String(90_000 + n)}`,
};

export const demoLicence = (profession: Profession, n: number): string => NUMBER[profession](n);

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
