import { type SQL, sql } from 'drizzle-orm';
import type { LeadRow } from '#contract/professionals/leads.ts';
import { fullNameOf } from '#domain/lib/full-name.ts';
import { toRupees } from '#domain/lib/money.ts';
import { shortName } from '#domain/lib/short-name.ts';
import { hoursFrom } from '#domain/lib/time/deadlines.ts';
import { RESPONSE_HOURS } from '#domain/professionals/lead.ts';
import type { Context } from '#server/core/context.ts';
import { rows } from '#server/db/rows.ts';
import type { Lead } from '#server/db/schema/index.ts';
import { countFits, type Fits, type Want, wantOf } from './lead-wants.ts';
import { wantsInWords } from './wants-in-words.ts';

export interface FoundLead extends Lead {
  title: string | null;
  /** Null of somebody who is no member. */
  firstName: string | null;
  lastName: string | null;
  /** They may know each other by name. */
  known: boolean;
  offered: number;
  total: number;
}

/** Whether the agent of `leads d` may know its buyer by their whole name. */
export const knownByName = sql`(exists (select from contact_requests r where r.state = 'accepted'
              and r.owner_id = d.agent_id and r.buyer_id = d.buyer_id)
            or exists (select from engagements g where g.id = d.engagement_id
              and g.state in ('paid', 'working', 'delivered', 'confirmed', 'disputed')))`;

/** Leads of an agent's under a condition on `d`, `o` (the buyer, where a member) and `l`, what is urgent first. */
export function findLeads(
  { db }: Pick<Context, 'db'>,
  agentId: number,
  condition: SQL,
  page: SQL,
): Promise<FoundLead[]> {
  return rows<FoundLead>(
    db,
    sql`select d.id, d.agent_id as "agentId", d.source, d.buyer_id as "buyerId",
          d.listing_id as "listingId", d.engagement_id as "engagementId",
          d.search_id as "searchId", d.state, d.wants, d.wants_text as "wantsText",
          d.follow_up_at as "followUpAt", d.reminded_at as "remindedAt",
          d.responded_at as "respondedAt", d.lost_reason as "lostReason",
          d.created_at as "createdAt", d.updated_at as "updatedAt",
          d.contact_name as "contactName", d.contact_mobile as "contactMobile",
          d.contact_email as "contactEmail", d.origin, d.value_paise::float8 as "valuePaise",
          l.title,
          o.first_name as "firstName", o.last_name as "lastName",
          ${knownByName} as known,
          (select count(*) from lead_listings p where p.lead_id = d.id) as offered,
          count(*) over () as total
        from leads d left join people o on o.id = d.buyer_id
        left join listings l on l.id = d.listing_id
        where d.agent_id = ${agentId} and ${condition}
        order by d.state = 'new' desc, d.state in ('won', 'lost'),
          case when d.state = 'new' then d.created_at end,
          d.follow_up_at nulls last, d.updated_at desc, d.id desc ${page}`,
  );
}

/** Until when a lead should have heard from the agent. */
export const respondBy = ({ createdAt }: Pick<Lead, 'createdAt'>): Date =>
  hoursFrom(createdAt, RESPONSE_HOURS);

function isLate(lead: Lead, now: Date): boolean {
  if (lead.respondedAt) return lead.respondedAt > respondBy(lead);
  return lead.state === 'new' && now > respondBy(lead);
}

/** As the agent may know them. */
export function nameOfBuyer({
  contactName,
  firstName,
  lastName,
  known,
}: Pick<FoundLead, 'contactName' | 'firstName' | 'lastName' | 'known'>): string {
  if (firstName === null || lastName === null) return contactName ?? '';
  return known ? fullNameOf({ firstName, lastName }) : shortName(firstName, lastName);
}

function presentLead(row: FoundLead, want: Want | null, fits: Fits, now: Date): LeadRow {
  return {
    id: row.id,
    source: row.source,
    state: row.state,
    buyer: nameOfBuyer(row),
    wants: wantsInWords(row, want),
    listingId: row.listingId,
    title: row.title,
    engagementId: row.engagementId,
    followUpAt: row.followUpAt?.toISOString() ?? null,
    respondBy: respondBy(row).toISOString(),
    respondedAt: row.respondedAt?.toISOString() ?? null,
    late: isLate(row, now),
    lostReason: row.lostReason,
    origin: row.origin,
    value: row.valuePaise === null ? null : toRupees(row.valuePaise),
    ...fits,
    offered: row.offered,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

/** Rows with how many homes fit each. */
export async function presentLeads(
  context: Context,
  found: readonly FoundLead[],
): Promise<LeadRow[]> {
  const wants = await Promise.all(found.map((row) => wantOf(context, row)));
  const fits = await countFits(context, wants);
  return found.map((row, i) =>
    presentLead(row, wants[i] ?? null, fits[i] ?? { fits: 0, fitsIsMinimum: false }, context.now()),
  );
}
