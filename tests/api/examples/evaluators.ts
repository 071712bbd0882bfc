import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { paise } from '#domain/lib/money.ts';
import { documents, type Person, people, siteVisits, valuations } from '#server/db/schema/index.ts';
import { newReportCode } from '#server/professionals/evaluators/new-code.ts';
import { insertAccount } from '#tests/api/money/escrow-world.ts';
import {
  aValuationJob,
  aVisitForm,
  visitPicture,
} from '#tests/api/professionals/evaluator-world.ts';
import type { Example, World } from '#tests/api/world.ts';
import { aSession, insertPerson, stored } from '#tests/builders/index.ts';

const another = async ({ context }: World) => (await insertPerson(context.db)).id;

/** Work of an evaluator's on a flat of somebody else's. */
const jobOf = async (world: World, professionalId: number) =>
  aValuationJob(world.context, { clientId: await another(world), professionalId });

/** A report as issuing would have left it. */
export async function insertReport(
  { context }: Pick<World, 'context'>,
  { engagement, listing }: Awaited<ReturnType<typeof aValuationJob>>,
) {
  const { db, ports, now } = context;
  const bytes = Buffer.from('%PDF-1.7 a report');
  const key = `documents/${randomUUID()}`;
  await ports.store.put(key, bytes, 'application/pdf');
  const sha256 = 'a1'.repeat(32);
  const document = stored(
    await db
      .insert(documents)
      .values({
        ownerId: engagement.professionalId,
        purpose: 'work',
        key,
        fileName: 'Valuation report.pdf',
        mime: 'application/pdf',
        bytes: bytes.length,
        sha256,
      })
      .returning(),
  );
  return stored(
    await db
      .insert(valuations)
      .values({
        engagementId: engagement.id,
        listingId: listing.id,
        visitedOn: '2026-11-20',
        checklist: {},
        comparables: [],
        lowPaise: paise(8_000_000_00),
        likelyPaise: paise(9_000_000_00),
        highPaise: paise(10_000_000_00),
        remarks: 'In line with what flats nearby are asked for.',
        code: newReportCode(),
        evaluator: { name: 'Vidya Kelkar', licence: 'IBBI/RV/02/2019/11111', licenceChecked: true },
        sha256,
        documentId: document.id,
        issuedAt: now(),
      })
      .returning(),
  );
}

/** With a report; an evaluator's work, anybody else's request. */
async function reportedJob(world: World, { id, role }: Person): Promise<number> {
  const other = await another(world);
  const parties =
    role === 'evaluator'
      ? { clientId: other, professionalId: id }
      : { clientId: id, professionalId: other };
  const job = await aValuationJob(world.context, parties);
  await insertReport(world, job);
  return job.engagement.id;
}

const OWN_FIGURES = {
  chosen: [],
  seen: null,
  own: { low: 9_000_000, likely: 9_500_000, high: 10_000_000 },
  remarks: 'Too few flats like it are on offer here.',
};

/** Work of an evaluator's with its visit noted down. */
async function visitedJob(world: World, professionalId: number): Promise<number> {
  const { engagement } = await jobOf(world, professionalId);
  const { db, now } = world.context;
  await db
    .insert(siteVisits)
    .values({ engagementId: engagement.id, ...aVisitForm(), updatedAt: now() });
  return engagement.id;
}

const photosOf = (engagementId: number) =>
  `/api/propertyevaluator/visitphotos/${engagementId}?caption=Kitchen`;

/** A photo of a visit, of `person`'s where that is an evaluator. */
async function photoOf(world: World, { id, role }: Person): Promise<number> {
  const evaluatorId =
    role === 'evaluator' ? id : (await insertPerson(world.context.db, { role: 'evaluator' })).id;
  const { engagement } = await jobOf(world, evaluatorId);
  const { headers } = await aSession(world.context.db, evaluatorId);
  const path = photosOf(engagement.id);
  const answer = await world.api('POST', path, await visitPicture(), headers);
  if (answer.status !== 200) throw new Error(`photo: ${JSON.stringify(answer.body)}`);
  return answer.body.data.id;
}

export const evaluatorExamples: Record<string, Example> = {
  evaluatorLeads: (_, { id }) => ({ path: `/api/propertyevaluator/getleadlist/${id}` }),
  evaluatorLeadDetails: async (world, { id }) => {
    const { engagement } = await jobOf(world, id);
    return { path: `/api/propertyevaluator/getleaddetails/${engagement.id}` };
  },
  saveSiteVisit: async (world, { id }) => {
    const { engagement } = await jobOf(world, id);
    return { path: `/api/propertyevaluator/visit/${engagement.id}`, body: aVisitForm() };
  },
  addVisitPhoto: async (world, { id }) => {
    const { engagement } = await jobOf(world, id);
    return { path: photosOf(engagement.id), body: await visitPicture() };
  },
  getVisitPhoto: async (world, person) => ({
    path: `/api/propertyevaluator/visitphoto/${await photoOf(world, person)}`,
  }),
  removeVisitPhoto: async (world, person) => ({
    path: `/api/propertyevaluator/visitphoto/${await photoOf(world, person)}`,
  }),
  previewReport: async (world, { id }) => ({
    path: `/api/propertyevaluator/preview/${await visitedJob(world, id)}`,
    body: OWN_FIGURES,
  }),
  issueReport: async (world, { id }) => {
    const jobId = await visitedJob(world, id);
    const { id: bankAccountId } = await insertAccount(world.context, id);
    await world.context.db
      .update(people)
      .set({ licence: 'IBBI/RV/02/2019/11111' })
      .where(eq(people.id, id));
    return {
      path: `/api/propertyevaluator/issue/${jobId}`,
      body: { ...OWN_FIGURES, bankAccountId },
    };
  },
  getValuation: async (world, owner) => ({
    path: `/api/propertyevaluator/valuation/${await reportedJob(world, owner)}`,
  }),
  getValuationReport: async (world, owner) => ({
    path: `/api/propertyevaluator/report/${await reportedJob(world, owner)}`,
  }),
  verifyReport: async (world) => {
    const { code } = await insertReport(world, await jobOf(world, await another(world)));
    return { path: `/api/valuation/verify/${code}` };
  },
};
