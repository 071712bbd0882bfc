import { sql } from 'drizzle-orm';
import type { listVerifications } from '#contract/homes/verifications.ts';
import type { ResponseOf } from '#contract/lib/endpoint.ts';
import { success } from '#contract/lib/envelope.ts';
import { fullNameIn } from '#server/db/full-name.ts';
import { earliestFirst } from '#server/db/keyset.ts';
import { readList } from '#server/db/read-list.ts';
import type { Verb } from '#server/http/execute.ts';
import { checkedName } from '#server/people/kyc/index.ts';
import { readPapers } from './read-papers.ts';

const OLDEST_FIRST = earliestFirst('verifications', sql`v.created_at`, sql`v.id`);

type Facts = ResponseOf<typeof listVerifications>['data']['items'][number]['facts'];

interface Row {
  verificationId: number;
  listingId: number;
  title: string;
  address: string;
  person: string;
  personId: number;
  submittedAt: Date;
  facts: Facts;
}

const facts = sql`json_build_object(
  'subcategory', l.subcategory, 'door', l.private_address, 'project', l.society,
  'pincode', l.pincode, 'carpetSqft', l.carpet_area_sqft, 'builtUpSqft', l.built_up_area_sqft,
  'plotSqft', l.plot_area_sqft, 'floor', l.floor, 'reraNumber', l.rera_number,
  'checkedName', ${checkedName('o')}, 'isOwnerVerified', o.aadhaar_verified or o.pan_verified)`;

export const listVerificationsVerb: Verb<typeof listVerifications> = async (context, { query }) => {
  const { items, ...page } = await readList<Row>(context, OLDEST_FIRST, query, {
    columns: sql`v.id as "verificationId", l.id as "listingId", l.title, l.address,
      ${fullNameIn('o')} as person, o.id as "personId", v.created_at as "submittedAt",
      ${facts} as facts`,
    from: sql`listing_verifications v join listings l on l.id = v.listing_id
      join people o on o.id = l.owner_id`,
    where: sql`v.state = 'submitted' and o.deleted_at is null`,
  });
  const papers = await readPapers(
    context.db,
    items.map(({ verificationId }) => verificationId),
  );
  return success({
    ...page,
    items: items.map((row) => ({
      ...row,
      submittedAt: row.submittedAt.toISOString(),
      papers: papers.get(row.verificationId) ?? [],
    })),
  });
};
