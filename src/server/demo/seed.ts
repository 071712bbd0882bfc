import { sql } from 'drizzle-orm';
import { postedByOf } from '#domain/homes/posted-by.ts';
import { PROFESSIONS } from '#domain/lib/role.ts';
import { needsSecondFactor } from '#domain/lib/sign-in.ts';
import { DEMO_APP_SECRET } from '#domain/people/demo-app.ts';
import type { Context } from '#server/core/context.ts';
import type { Transaction } from '#server/db/client.ts';
import { inTurn } from '#server/db/in-turn.ts';
import { rows } from '#server/db/rows.ts';
import { authenticatorApps, people, professionalProfiles } from '#server/db/schema/index.ts';
import { seedLocalities } from '#server/homes/localities/index.ts';
import { hashPassword } from '#server/people/auth/index.ts';
import { sealSecret } from '#server/people/second-factor/index.ts';
import { storeAgentOffers } from './agent-offers.ts';
import { generateListing } from './generate.ts';
import { storeHouseAds } from './house-ads/ads.ts';
import { localityIds } from './insert-listings.ts';
import { storeLeads } from './leads.ts';
import { storeLicences } from './licences.ts';
import { playLife } from './life/life.ts';
import { inOneTransaction } from './one-transaction.ts';
import { DEMO_PASSWORD, demoPeople, SIGN_INS, WITHOUT_FACTOR } from './people.ts';
import { storePriceDrops } from './price-drops.ts';
import { demoProfile } from './professional-profiles.ts';
import { storeHomes } from './store-homes.ts';

export const DEMO_LISTINGS = 640;
/** Whose the listings are: every fortieth the demo seller's, every twentieth the demo agent's. */
function ownersOf(stored: readonly { id: number; role: string; email: string }[]) {
  const named = (name: string) => stored.find(({ email }) => email.startsWith(`${name}@`))?.id;
  const others = stored.filter(
    ({ role, email }) =>
      (role === 'user' || role === 'agent') && !SIGN_INS.some((signIn) => signIn.email === email),
  );
  return (i: number): number => {
    const own = i % 40 === 3 ? named('seller') : i % 20 === 9 ? named('agent') : undefined;
    return own ?? others[i % others.length]?.id ?? 0;
  };
}

async function fill(context: Context, tx: Transaction): Promise<void> {
  const now = context.now();
  await seedLocalities(tx);
  const owners = await tx
    .insert(people)
    .values(demoPeople(now, await hashPassword(DEMO_PASSWORD)))
    .returning({
      id: people.id,
      role: people.role,
      email: people.email,
      about: people.about,
      areasServed: people.areasServed,
      isChecked: people.panVerified,
      licence: people.licence,
    });
  await storeLicences(tx, owners, now);
  await tx.insert(professionalProfiles).values(
    owners.flatMap(({ isChecked, ...one }) => {
      const profession = PROFESSIONS.find((known) => known === one.role);
      return profession && isChecked ? [demoProfile(one, profession)] : [];
    }),
  );
  await tx.insert(authenticatorApps).values(
    owners
      .filter(({ role, email }) => needsSecondFactor(role) && email !== WITHOUT_FACTOR)
      .map(({ id }) => ({
        personId: id,
        secretSealed: sealSecret(context, DEMO_APP_SECRET),
        createdAt: now,
        confirmedAt: now,
      })),
  );
  const ownerOf = ownersOf(owners);
  const roles = new Map(owners.map(({ id, role }) => [id, role]));
  const generated = Array.from({ length: DEMO_LISTINGS }, (_, i) => {
    const listing = generateListing(i + 1, now);
    const role = roles.get(ownerOf(i)) ?? 'user';
    return { ...listing, postedBy: postedByOf(role, listing.postedBy ?? null) };
  });
  const ids = await storeHomes(tx, generated, ownerOf, await localityIds(tx));
  await storeHouseAds(tx, now);
  const prices = generated.map(({ pricePaise, publishedAt }, i) => ({
    id: ids[i] ?? 0,
    pricePaise,
    publishedAt,
  }));
  await storePriceDrops(tx, prices, now);
  await storeAgentOffers(tx, now);
  await storeLeads(tx, owners, now);
}

/**
 * Fills an empty database with invented people and listings and leaves any other as it is. Several
 * processes may call it at once. True when the database is a demo one.
 * @param isLived with half a year of what people have done there
 */
export async function seedDemo(
  context: Context,
  { isLived = context.env.DEMO_LIFE }: { isLived?: boolean } = {},
): Promise<boolean> {
  const { db, log } = context;
  const started = performance.now();
  const state = await inOneTransaction(db, async (tx, client) => {
    await inTurn(tx, 'demo');
    const [found] = await rows<{ any: boolean; demo: boolean }>(
      tx,
      sql`select count(*) > 0 as any, coalesce(bool_or(demo), false) as demo from people`,
    );
    if (found?.any) return found.demo ? 'demo' : 'real';
    await fill(context, tx);
    // The past is paid for at the sandbox: a real provider knows nothing of it.
    if (isLived && context.ports.gateway.name === 'sandbox') {
      for (const { story, at, error } of await playLife(context, tx, client)) {
        log.warn({ story, at, err: error }, 'a story of the demo was broken off');
      }
    }
    return 'filled';
  });
  if (state === 'filled') {
    await db.execute(sql`analyze`);
    const ms = Math.round(performance.now() - started);
    log.info({ listings: DEMO_LISTINGS, ms }, 'demo data made');
  }
  return state !== 'real';
}

/** The demo people as a table; printed at start. */
export function demoSignIns(): string {
  const width = Math.max(...SIGN_INS.map(({ email }) => email.length));
  return [
    `Demo data: invented homes and people. Sign in at /Login with the password ${DEMO_PASSWORD}:`,
    ...SIGN_INS.map(
      ({ email, role, kyc }) =>
        `  ${email.padEnd(width)}  ${role}${kyc ? '' : ', papers not checked yet'}`,
    ),
    `Staff are asked for a code too: it is at /sandbox, or of an authenticator app with the key ${DEMO_APP_SECRET}.`,
  ].join('\n');
}
