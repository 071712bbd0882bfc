import { sql } from 'drizzle-orm';
import { fromRupees } from '#domain/lib/money.ts';
import { daysFrom } from '#domain/lib/time/deadlines.ts';
import { AGENT_INTEREST_DAYS } from '#domain/professionals/agent-interest.ts';
import type { Transaction } from '#server/db/client.ts';
import { SIGN_INS } from './people.ts';

/** What agents write to owners, with the fee they ask in rupees. */
const OFFERS = [
  {
    fee: 35_000,
    message:
      'I sold two flats in your lane this year. Photos by a professional, visits at weekends, and I stay until the registration.',
  },
  {
    fee: 28_000,
    message:
      'I have three families on my books who look for a home like yours. You pay only when you are content.',
  },
] as const;

const named = (name: string) =>
  SIGN_INS.find(({ email }) => email.startsWith(`${name}@`))?.email ?? '';

/** Two agents, the demo agent one of them, offer the demo seller to sell a home. */
export async function storeAgentOffers(tx: Transaction, now: Date): Promise<void> {
  const expiresAt = daysFrom(now, AGENT_INTEREST_DAYS);
  for (const [i, { fee, message }] of OFFERS.entries()) {
    await tx.execute(sql`
      with made as (
        insert into agent_interests
          (agent_id, owner_id, listing_id, message, fee_paise, expires_at, created_at)
        select a.id, l.owner_id, l.id, ${message}, ${fromRupees(fee)}, ${expiresAt}, ${now}
        from (select id from people where role = 'agent' and pan_verified
              order by email = ${named('agent')} desc, id offset ${i} limit 1) a,
          (select l.id, l.owner_id from listings l join people o on o.id = l.owner_id
           where o.email = ${named('seller')} order by l.id limit 1) l
        returning id, agent_id, state)
      insert into timeline (subject_kind, subject_id, at, event, by, actor_id, state)
      select 'interest', id, ${now}, 'offer', 'agent', agent_id, state from made`);
  }
}
