import { eq } from 'drizzle-orm';
import { accounts } from '#domain/money/ledger.ts';
import { engagements } from '#server/db/schema/index.ts';
import type { ReleaseSubject } from '#server/money/escrow/index.ts';
import { lockEngagementRow } from './lock-row.ts';
import { linkOfEngagement } from './notifications.ts';
import { onFeeRefused, onFeeReleased } from './on-release.ts';
import { uncommittedBalance } from './uncommitted-balance.ts';

/** A professional's work: the fee is let go as a whole, which confirms the work. */
export const engagementReleases: ReleaseSubject = {
  account: (id) => accounts.escrow('engagement', id),
  async lock(tx, id) {
    await lockEngagementRow(tx, id);
  },
  available: ({ now }, tx, id) => uncommittedBalance(now(), tx, id),
  async link(db, id, personId) {
    const [work] = await db.select().from(engagements).where(eq(engagements.id, id));
    if (!work) return '/PaymentHistory';
    return linkOfEngagement(work, work.clientId === personId ? 'client' : 'professional');
  },
  approved: onFeeReleased,
  refused: onFeeRefused,
};
