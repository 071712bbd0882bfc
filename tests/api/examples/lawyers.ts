import { eq } from 'drizzle-orm';
import { PDFDocument } from 'pdf-lib';
import type { RenewalState } from '#domain/professionals/renewal-offer.ts';
import { TITLE_ITEMS } from '#domain/professionals/title-check.ts';
import { type Engagement, type Person, people, titleChecks } from '#server/db/schema/index.ts';
import { newReference } from '#server/professionals/lawyers/agreements/signing-reference.ts';
import { insertBooking, listingFor } from '#tests/api/deals/deal-world.ts';
import { insertEngagement } from '#tests/api/professionals/engagement-world.ts';
import {
  insertAgreement,
  LICENCE,
  SALE,
  signingCode,
} from '#tests/api/professionals/lawyer-world.ts';
import { aLicence, insertRenewal } from '#tests/api/professionals/renewal-world.ts';
import { type Example, newMobile, type World } from '#tests/api/world.ts';
import { aSession, insertPerson } from '#tests/builders/index.ts';
import { verified } from './my-listings.ts';

const another = async ({ context }: World, role: Person['role'] = 'user') =>
  (await insertPerson(context.db, { role, mobile: newMobile() })).id;

/** Work about a booked home; `person` is its lawyer, or its client and the home's buyer. */
async function aWork(world: World, person: Person, as: 'lawyer' | 'client') {
  const { context } = world;
  const buyerId = as === 'client' ? person.id : await another(world);
  const listing = await listingFor(context, await another(world));
  const booking = await insertBooking(
    context,
    { listing, buyer: { id: buyerId } },
    { state: 'paid' },
  );
  const engagement = await insertEngagement(
    context,
    {
      clientId: buyerId,
      professionalId: as === 'lawyer' ? person.id : await another(world, 'lawyer'),
    },
    { profession: 'lawyer', state: 'working', listingId: listing.id, bookingId: booking.id },
  );
  return { engagement, listing, buyerId };
}

/** Whoever calls is the lawyer where their role says so, else the client. */
const ownWork = (world: World, person: Person) =>
  aWork(world, person, person.role === 'lawyer' ? 'lawyer' : 'client');

const workOfLawyer =
  (path: string, body?: unknown): Example =>
  async (world, lawyer) => ({
    path: `/api/lawyer/${path}/${(await aWork(world, lawyer, 'lawyer')).engagement.id}`,
    ...(body !== undefined && { body }),
  });

async function anAgreement(world: World, person: Person, state: 'draft' | 'shared') {
  const work = await ownWork(world, person);
  return insertAgreement(world.context, work.engagement, work, { state });
}

/** One that `person`, a lawyer or not, is a party of. */
async function agreementToSign(world: World, person: Person) {
  await verified(world, person);
  const work = await aWork(world, person, 'client');
  return insertAgreement(world.context, work.engagement, work, { state: 'shared' });
}

const partyStep =
  (path: string, body?: unknown): Example =>
  async (world, person) => ({
    path: `/api/lawyer/agreement/${path}/${(await agreementToSign(world, person)).id}`,
    ...(body !== undefined && { body }),
  });

const agreementOf =
  (path: string, state: 'draft' | 'shared', body?: unknown): Example =>
  async (world, person) => ({
    path: `/api/lawyer/agreement/${path}/${(await anAgreement(world, person, state)).id}`,
    ...(body !== undefined && { body }),
  });

const aPdf = async () => {
  const document = await PDFDocument.create();
  document.addPage();
  return Buffer.from(await document.save());
};

const handingIn = ({ id }: Engagement) =>
  `/api/lawyer/papers/${id}?kind=evidence&label=Index%20II&filename=index.pdf`;

const reading =
  (side: 'seller' | 'buyer'): Example =>
  async (world, person) => {
    const { context } = world;
    const sellerId = side === 'seller' ? person.id : await another(world);
    const buyerId = side === 'buyer' ? person.id : await another(world);
    const listing = await listingFor(context, sellerId);
    const engagement = await insertEngagement(
      context,
      { clientId: buyerId, professionalId: await another(world, 'lawyer') },
      { profession: 'lawyer', state: 'working', listingId: listing.id },
    );
    await insertAgreement(context, engagement, { listing, buyerId }, { state: 'shared' });
    return { path: `/api/lawyer/get${side}agreement/${person.id}/${listing.id}` };
  };

/** A licence that ends soon, of which `person` is the tenant, with an offer in a state. */
async function aRenewal(world: World, person: Person, by: 'owner' | 'tenant', state: RenewalState) {
  const { context } = world;
  const listing = await listingFor(context, await another(world));
  await insertBooking(context, { listing, buyer: person }, { state: 'completed' });
  const { agreement } = await aLicence(context, { listing, buyerId: person.id }, { endsIn: 20 });
  const offeredBy = by === 'owner' ? listing.ownerId : person.id;
  return insertRenewal(context, agreement, { offeredBy, state });
}

const renewalStep =
  (step: string, by: 'owner' | 'tenant', state: RenewalState, body?: object): Example =>
  async (world, person) => ({
    path: `/api/lawyer/renewal/${(await aRenewal(world, person, by, state)).id}/${step}`,
    ...(body && { body }),
  });

export const lawyerExamples: Record<string, Example> = {
  getRenewals: async (world, person) => ({
    path: `/api/lawyer/agreement/renewals/${(await aRenewal(world, person, 'owner', 'offered')).agreementId}`,
  }),
  offerRenewal: async (world, person) => {
    const { agreementId, startOn } = await aRenewal(world, person, 'owner', 'declined');
    return {
      path: `/api/lawyer/agreement/renew/${agreementId}`,
      body: { rent: 31_500, deposit: 90_000, startOn, months: 11, words: 'As before?' },
    };
  },
  acceptRenewal: renewalStep('accept', 'owner', 'offered'),
  declineRenewal: renewalStep('decline', 'owner', 'offered', { reason: 'We are moving out.' }),
  withdrawRenewal: renewalStep('withdraw', 'tenant', 'offered'),
  callOffRenewal: renewalStep('calloff', 'owner', 'accepted', { reason: 'We are moving out.' }),
  lawyerLeads: (_, { id }) => ({ path: `/api/lawyer/leadlist/${id}` }),
  lawyerLeadDetails: async (world, person) => ({
    path: `/api/lawyer/getleaddetails/${(await ownWork(world, person)).engagement.id}`,
  }),
  saveTitlePoint: workOfLawyer('titlecheck', { item: 'tax', result: 'fine', note: '' }),
  issueTitleReport: async (world, lawyer) => {
    const { engagement } = await aWork(world, lawyer, 'lawyer');
    await world.context.db
      .update(people)
      .set({ licence: 'MAH/1234/2009' })
      .where(eq(people.id, lawyer.id));
    await world.context.db.insert(titleChecks).values(
      TITLE_ITEMS.map((item) => ({
        engagementId: engagement.id,
        item,
        result: 'fine',
        at: new Date(),
      })),
    );
    return {
      path: `/api/lawyer/titlereport/${engagement.id}`,
      body: { opinion: 'The title is clear and marketable.' },
    };
  },
  addWorkPaper: async (world, person) => ({
    path: handingIn((await ownWork(world, person)).engagement),
    body: await aPdf(),
  }),
  openPaper: async (world, person) => {
    const { engagement } = await ownWork(world, person);
    const { clientId, professionalId } = engagement;
    const byId = person.role === 'user' ? clientId : professionalId;
    const { headers } = await aSession(world.context.db, byId);
    const answer = await world.api('POST', handingIn(engagement), await aPdf(), headers);
    if (answer.status !== 200) throw new Error(`paper: ${JSON.stringify(answer.body)}`);
    return { path: `/api/lawyer/paper/${answer.body.data.paperId}` };
  },
  draftAgreement: workOfLawyer('agreement/draft', SALE),
  redraftAgreement: agreementOf('redraft', 'shared', SALE),
  shareAgreement: agreementOf('share', 'draft'),
  refuseAgreement: partyStep('refuse', { reason: 'The price is wrong.' }),
  sendSigningCode: partyStep('code'),
  signAgreement: async (world, person) => {
    const { id, sha256 } = await agreementToSign(world, person);
    return {
      path: `/api/lawyer/agreement/sign/${id}`,
      body: { code: await signingCode(world.context, id, person.id), sha256 },
    };
  },
  finishSigning: async (world, person) => {
    const agreement = await agreementToSign(world, person);
    return {
      path: `/api/lawyer/agreement/signed/${agreement.id}`,
      body: { reference: newReference(world.context, agreement, person.id) },
    };
  },
  sellerAgreement: reading('seller'),
  buyerAgreement: reading('buyer'),
  renewLicence: async (world, person) => {
    const { context } = world;
    const work = await aWork(world, person, 'client');
    const parts = { template: 'leave-and-licence', terms: LICENCE, state: 'agreed' } as const;
    const { id } = await insertAgreement(context, work.engagement, work, parts);
    return { path: `/api/lawyer/agreement/renewal/${id}?step=7` };
  },
  agreementPdf: agreementOf('pdf', 'shared'),
};
