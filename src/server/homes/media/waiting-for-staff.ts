import { sql } from 'drizzle-orm';
import type { WaitingForStaff } from '#server/people/hooks.ts';
import { waitingPhotos } from './alike.ts';

/** Photos much like another owner's, each once. */
export const waitingAlikePhotos: WaitingForStaff = () => sql`
  select distinct on (f.media_id) f.media_id as id, l.title, l.address as detail,
    l.owner_id as person_id, null::bigint as amount, f.at as since, null::text as link
  from ${waitingPhotos} join listing_media m on m.id = f.media_id
  join listings l on l.id = m.listing_id order by f.media_id, f.id`;
