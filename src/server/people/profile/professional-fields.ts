import { inArray } from 'drizzle-orm';
import type { BodyOf } from '#contract/lib/endpoint.ts';
import type { updateProfile } from '#contract/people/profile.ts';
import { toHundredths } from '#domain/lib/percent.ts';
import type { Role } from '#domain/lib/role.ts';
import { isProfessional, licenceHint, readLicence } from '#domain/people/licence.ts';
import words from '#messages/people/refusals/index.ts';
import type { Queryable } from '#server/db/client.ts';
import { localities, type NewPerson } from '#server/db/schema/index.ts';
import { fieldError } from '#server/lib/field-error.ts';

type Body = BodyOf<typeof updateProfile>;

/** Two decimals are about a kilometre: where somebody works, not where they live. */

function readLocation({ latitude, longitude }: Body): NewPerson['location'] {
  if (latitude == null && longitude == null) return latitude === undefined ? undefined : null;
  if (latitude == null) throw fieldError('latitude', words.latitudeToo);
  if (longitude == null) throw fieldError('longitude', words.longitudeToo);
  return { x: toHundredths(longitude), y: toHundredths(latitude) };
}

function licenceOf(role: Role, typed: string | undefined): string | null | undefined {
  if (!typed) return typed === '' ? null : undefined;
  const licence = readLicence(role, typed);
  if (!licence) throw fieldError('licence', licenceHint(role));
  return licence;
}

async function readAreas(db: Queryable, slugs: string[] | undefined) {
  if (!slugs?.length) return slugs;
  const wanted = [...new Set(slugs)];
  const known = await db
    .select({ slug: localities.slug })
    .from(localities)
    .where(inArray(localities.slug, wanted));
  const slugsKnown = new Set(known.map(({ slug }) => slug));
  if (!wanted.every((slug) => slugsKnown.has(slug))) {
    throw fieldError('areasServed', words.unknownLocality);
  }
  return wanted;
}

/** What professionals alone say of themselves; of anybody else nothing is kept. */
export async function readProfessionalFields(
  db: Queryable,
  role: Role,
  body: Body,
): Promise<Pick<NewPerson, 'licence' | 'areasServed' | 'location'>> {
  if (!isProfessional(role)) return {};
  return {
    licence: licenceOf(role, body.licence),
    areasServed: await readAreas(db, body.areasServed),
    location: readLocation(body),
  };
}
