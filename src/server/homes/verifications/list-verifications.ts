import { sql } from 'drizzle-orm';
import type { listVerifications } from '#contract/homes/verifications.ts';
import type { ResponseOf } from '#contract/lib/endpoint.ts';
import { success } from '#contract/lib/envelope.ts';
import { fullNameIn } from '#server/db/full-name.ts';
import { plainNumber, rows } from '#server/db/rows.ts';
import type { Verb } from '#server/http/execute.ts';
import { checkedName } from '#server/people/kyc/index.ts';
import { readPapers } from './read-papers.ts';

const PAGE_SIZE = 20;

type Facts = ResponseOf<typeof listVerifications>['data']['data'][number]['facts'];

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

const waiting = sql`listing_verifications v join listings l on l.id = v.listing_id
  join people o on o.id = l.owner_id where v.state = 'submitted' and o.deleted_at is null`;

export const listVerificationsVerb: Verb<typeof listVerifications> = async ({ db }, { query }) => {
  const { page } = query;
  const [found, [counted]] = await Promise.all([
    rows<Row>(
      db,
      sql`select v.id as "verificationId", l.id as "listingId", l.title, l.address,
            ${fullNameIn('o')} as person, o.id as "personId",
            v.created_at as "submittedAt", ${facts} as facts
          from ${waiting} order by v.created_at, v.id
          limit ${plainNumber(PAGE_SIZE)} offset ${plainNumber((page - 1) * PAGE_SIZE)}`,
    ),
    rows<{ total: number }>(db, sql`select count(*) as total from ${waiting}`),
  ]);
  const papers = await readPapers(
    db,
    found.map(({ verificationId }) => verificationId),
  );
  const data = found.map((row) => ({
    ...row,
    submittedAt: row.submittedAt.toISOString(),
    papers: papers.get(row.verificationId) ?? [],
  }));
  const total = counted?.total ?? 0;
  return success({ data, total, totalIsMinimum: false, page, pageSize: PAGE_SIZE });
};
