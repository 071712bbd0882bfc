import { type SQL, sql } from 'drizzle-orm';

/** The day it was in Pune at a moment. */
export const puneDay = (moment: SQL): SQL => sql`(${moment} at time zone 'Asia/Kolkata')::date`;
