import { type SQL, sql } from 'drizzle-orm';
import type { Context } from '#server/core/context.ts';
import { rows } from '#server/db/rows.ts';
import { findViewer } from '#server/session/find-session.ts';

/** A thing a picture belongs to, as it is now. */
export interface Standing {
  ownerId: number | null;
  /** Whether everybody may see what it shows. */
  isPublic: boolean;
}

/** Not of a home that is taken back, not of one nobody may see yet, and not of whom we keep out. */
const LISTING = sql`l.status not in ('draft', 'withdrawn') and l.frozen_at is null
  and o.suspended_at is null`;
const PERSON = sql`o.suspended_at is null and o.deleted_at is null`;

const first = async ({ db }: Context, query: SQL): Promise<Standing | undefined> =>
  (await rows<Standing>(db, query))[0];

const ofMedia = (context: Context, condition: SQL) =>
  first(
    context,
    sql`select l.owner_id as "ownerId", (${LISTING}) as "isPublic"
        from listing_media m join listings l on l.id = m.listing_id
        join people o on o.id = l.owner_id where ${condition} limit 1`,
  );

const ofUrl = (context: Context, url: string) => ofMedia(context, sql`m.url = ${url}`);
const ofDrawing = (context: Context, id: number) => ofMedia(context, sql`m.id = ${id}`);

const ofPerson = (context: Context, image: string) =>
  first(
    context,
    sql`select o.id as "ownerId", (${PERSON}) as "isPublic" from people o where o.image = ${image}`,
  );

const ofCampaign = (context: Context, picture: string) =>
  first(
    context,
    sql`select c.owner_id as "ownerId", (c.owner_id is null or ${PERSON}) as "isPublic"
        from ad_campaigns c left join people o on o.id = c.owner_id
        where c.picture = ${picture} limit 1`,
  );

/** Whose a picture is, by the kind of its path; undefined where it belongs to nothing any more. */
export const standingOf = { url: ofUrl, drawing: ofDrawing, person: ofPerson, ad: ofCampaign };

/** Its owner and staff see what others do not see any more, or not yet. */
export async function maySee(
  context: Context,
  { ownerId, isPublic }: Standing,
  cookie: string | undefined,
): Promise<boolean> {
  if (isPublic) return true;
  const viewer = cookie && (await findViewer(context.db, cookie, context.now()));
  return Boolean(viewer && (viewer.role === 'admin' || viewer.id === ownerId));
}
