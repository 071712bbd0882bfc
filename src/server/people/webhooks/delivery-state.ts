import { sql } from 'drizzle-orm';

/** How a delivery, the row `d`, stands. */
export const deliveryState = sql`case when d.delivered_at is not null then 'delivered'
  when d.failed_at is not null then 'failed' else 'waiting' end`;
