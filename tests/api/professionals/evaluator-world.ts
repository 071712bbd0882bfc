import sharp from 'sharp';
import { beforeAll, expect } from 'vitest';
import { SITE_POINT_NAMES, SITE_POINTS, type SiteChecklist } from '#domain/deals/site-visit.ts';
import { paise } from '#domain/lib/money.ts';
import type { EngagementState } from '#domain/professionals/engagement.ts';
import type { Context } from '#server/core/context.ts';
import type { Listing } from '#server/db/schema/index.ts';
import { dealWorld } from '#tests/api/deals/deal-world.ts';
import { insertAccount } from '#tests/api/money/escrow-world.ts';
import { newMobile } from '#tests/api/world.ts';
import { insertListing, NO_LIMITS } from '#tests/builders/index.ts';
import { insertEngagement, insertFee, insertProfile } from './engagement-world.ts';

/** Every point answered with its first answer. */
export const CHECKLIST = Object.fromEntries(
  SITE_POINT_NAMES.map((name) => [name, SITE_POINTS[name].answers[0]]),
) as SiteChecklist;

export const today = () => new Date(Date.now() + 19_800_000).toISOString().slice(0, 10);
export const aVisitForm = (overrides: object = {}) => ({
  visitedOn: today(),
  areaSqft: 900,
  checklist: CHECKLIST,
  note: 'The lift is new; the terrace above was sealed last year.',
  ...overrides,
});

/** A flat as the comparables are, to be changed. */
export const FLAT = {
  localitySlug: 'baner',
  pricePaise: paise(9_000_000_00),
  carpetAreaSqft: 900,
  builtUpAreaSqft: null,
  bedrooms: 2,
  age: '0-5 Years',
  floor: 4,
  furnishing: 'Semi-Furnished',
} as const;

/** Flats of others asking 8 to 12 million rupees, all within 100 m. */
export async function insertComparables({ db }: Pick<Context, 'db'>, n = 5): Promise<Listing[]> {
  const made: Listing[] = [];
  for (let i = 0; i < n; i++) {
    made.push(await insertListing(db, { ...FLAT, pricePaise: paise((8 + i) * 1_000_000_00) }));
  }
  return made;
}

/** As a phone takes it, with where that was. */
export const visitPicture = (color = '#7a8b99'): Promise<Buffer> =>
  sharp({ create: { width: 2_400, height: 1_800, channels: 3, background: color } })
    .withExif({ IFD0: { Artist: 'Vidya Kelkar' }, IFD3: { GPSLatitude: '18/1 33/1 0/1' } })
    .jpeg()
    .toBuffer();

export interface WorkParts {
  clientId: number;
  professionalId: number;
  state?: EngagementState;
}

/** Work on a flat of the client's, its fee in escrow. */
export async function aValuationJob(context: Context, parts: WorkParts) {
  const { state = 'working', ...parties } = parts;
  const listing = await insertListing(context.db, { ...FLAT, ownerId: parties.clientId });
  const engagement = await insertEngagement(context, parties, {
    profession: 'evaluator',
    listingId: listing.id,
    state,
  });
  if (state !== 'requested' && state !== 'quoted' && state !== 'accepted') {
    await insertFee(context, engagement);
  }
  return { engagement, listing };
}

/** For a test file: a client (`buyer`) with a flat, and an evaluator (`owner`) with a bank account. */
export function evaluatorWorld() {
  const world = dealWorld();
  const { parties } = world;
  let bankAccountId = 0;
  beforeAll(async () => {
    world.context().limits = NO_LIMITS;
    for (const { id } of Object.values(parties)) {
      await world.query('update people set mobile = $2 where id = $1', id, newMobile());
    }
    await world.query(
      `update people set role = 'evaluator', first_name = 'Vidya', last_name = 'Kelkar',
         licence = 'IBBI/RV/02/2019/11111' where id = $1`,
      parties.owner.id,
    );
    await insertProfile(world.context(), parties.owner.id);
    bankAccountId = (await insertAccount(world.context(), parties.owner.id)).id;
  });
  const job = (state: EngagementState = 'working') =>
    aValuationJob(world.context(), {
      clientId: parties.buyer.id,
      professionalId: parties.owner.id,
      state,
    });
  const details = async (id: number) => {
    const answer = await world.as(parties.owner, 'GET', `/propertyevaluator/getleaddetails/${id}`);
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    return answer.body.data;
  };
  return {
    ...world,
    job,
    details,
    visit: (id: number, overrides: object = {}) =>
      world.as(parties.owner, 'PUT', `/propertyevaluator/visit/${id}`, aVisitForm(overrides)),
    issue: (id: number, body: object) =>
      world.as(parties.owner, 'POST', `/propertyevaluator/issue/${id}`, {
        remarks: 'In line with what flats nearby are asked for.',
        bankAccountId,
        ...body,
      }),
  };
}
