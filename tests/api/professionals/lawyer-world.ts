import { createHash } from 'node:crypto';
import { beforeAll } from 'vitest';
import type { AgreementTermsForm } from '#contract/professionals/agreement-terms.ts';
import type { BookingState } from '#domain/deals/booking.ts';
import type { AgreementState } from '#domain/professionals/agreement.ts';
import { TITLE_ITEMS } from '#domain/professionals/title-check.ts';
import type { Context } from '#server/core/context.ts';
import { issueCode } from '#server/core/one-time-code.ts';
import {
  type Agreement,
  agreementConsents,
  agreements,
  type Engagement,
  type Listing,
} from '#server/db/schema/index.ts';
import { codeSubject } from '#server/professionals/lawyers/agreements/signing-code.ts';
import { openWorkPaper } from '#server/professionals/work-papers/open-paper.ts';
import { contextOf, dealWorld, insertBooking, type Member } from '#tests/api/deals/deal-world.ts';
import { newMobile } from '#tests/api/world.ts';
import { NO_LIMITS, stored } from '#tests/builders/index.ts';
import { insertEngagement } from './engagement-world.ts';

export const SALE: AgreementTermsForm = {
  template: 'sale',
  address: 'Flat 502, Tower B, Survey no. 12/3, Baner, Pune',
  price: 8_000_000,
  tokenPaid: 80_000,
  registerBy: '2030-03-31',
  possessionOn: '2030-04-01',
  stampDutyBy: 'buyer',
  clauses: ['The Seller leaves the modular kitchen and both wardrobes in the flat.'],
};

export const LICENCE: AgreementTermsForm = {
  template: 'leave-and-licence',
  address: 'Flat 502, Tower B, Survey no. 12/3, Baner, Pune',
  rent: 32_000,
  deposit: 150_000,
  tokenPaid: 10_000,
  startOn: '2030-02-01',
  months: 11,
  lockInMonths: 3,
  noticeDays: 30,
  maintenanceBy: 'licensor',
  use: 'residence',
  clauses: [],
};

interface Deal {
  listing: Pick<Listing, 'id' | 'ownerId'>;
  buyerId: number;
}

/** A version in any state, as if its steps had been taken, but without their lines. */
export async function insertAgreement(
  { db }: Pick<Context, 'db'>,
  { id: engagementId }: Pick<Engagement, 'id'>,
  { listing, buyerId }: Deal,
  overrides: Partial<typeof agreements.$inferInsert> = {},
): Promise<Agreement> {
  const text = overrides.text ?? `Agreement for sale\n\nA text of work ${engagementId}.`;
  return stored(
    await db
      .insert(agreements)
      .values({
        engagementId,
        listingId: listing.id,
        sellerId: listing.ownerId,
        buyerId,
        template: 'sale',
        version: 1,
        terms: SALE,
        text,
        sha256: createHash('sha256').update(text).digest('hex'),
        ...overrides,
      })
      .returning(),
  );
}

export const insertConsent = async (
  { db, now }: Pick<Context, 'db' | 'now'>,
  { id: agreementId, sha256, sellerId, buyerId }: Agreement,
  side: 'seller' | 'buyer',
) =>
  db.insert(agreementConsents).values({
    agreementId,
    personId: side === 'seller' ? sellerId : buyerId,
    side,
    name: side === 'seller' ? 'Sameer Kulkarni' : 'Meera Apte',
    sha256,
    reference: `test-${agreementId}-${side}`,
    at: now(),
  });

/** The code a signer would have got, without the message. */
export const signingCode = (context: Context, agreementId: number, personId: number) =>
  issueCode(context, context.db, 'sign_agreement', codeSubject(agreementId, personId));

/** For a test file: seller (`owner`), buyer and client (`buyer`), a lawyer, another client's lawyer. */
export function lawyerWorld() {
  const world = dealWorld();
  const { parties, as } = world;
  const others = {} as { lawyer: Member; otherLawyer: Member };
  beforeAll(async () => {
    const context = world.context();
    context.limits = NO_LIMITS;
    others.lawyer = await world.member();
    others.otherLawyer = await world.member();
    for (const { id } of Object.values(others)) {
      await world.query(
        `update people set role = 'lawyer', licence = 'MAH/1234/2009' where id = $1`,
        id,
      );
    }
    for (const { id } of Object.values({ ...parties, ...others })) {
      await world.query('update people set mobile = $2 where id = $1', id, newMobile());
    }
    await world.query(
      `update people set first_name = 'Meera', last_name = 'Apte' where id = $1`,
      parties.buyer.id,
    );
    await world.query(
      `update people set first_name = 'Sameer', last_name = 'Kulkarni' where id = $1`,
      parties.owner.id,
    );
  });

  /** Work for the buyer about a booked home. */
  async function aWork(
    state: Engagement['state'] = 'working',
    booked: BookingState | null = 'paid',
    more: Partial<typeof agreements.$inferInsert> & { listedIn?: 'sell' | 'rent' } = {},
  ) {
    const context = world.context();
    const listing = await world.aListing();
    if (more.listedIn) {
      await world.query(
        'update listings set listed_in = $2 where id = $1',
        listing.id,
        more.listedIn,
      );
    }
    const booking = booked
      ? await insertBooking(context, { listing, buyer: parties.buyer }, { state: booked })
      : undefined;
    const engagement = await insertEngagement(
      context,
      { clientId: parties.buyer.id, professionalId: others.lawyer.id },
      {
        profession: 'lawyer',
        state,
        listingId: listing.id,
        ...(booking && { bookingId: booking.id }),
      },
    );
    return { listing, booking, engagement };
  }

  async function anAgreement(
    state: AgreementState,
    more: { work?: Engagement['state']; booked?: BookingState | null } = {},
  ): Promise<Agreement> {
    const { listing, engagement } = await aWork(more.work, more.booked);
    const deal = { listing, buyerId: parties.buyer.id };
    return insertAgreement(world.context(), engagement, deal, { state });
  }

  async function must(calling: ReturnType<typeof as>) {
    const answer = await calling;
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
    return answer.body.data;
  }

  return {
    ...world,
    others,
    must,
    aWork,
    anAgreement,
    sign: async (who: Member, { id, sha256 }: Pick<Agreement, 'id' | 'sha256'>) =>
      as(who, 'POST', `/lawyer/agreement/sign/${id}`, {
        code: await signingCode(world.context(), id, who.id),
        sha256,
      }),
    detail: (who: Member, id: number) => as(who, 'GET', `/lawyer/getleaddetails/${id}`),
    handIn: (who: Member, id: number, bytes: Buffer, label = 'Index II', kind = 'evidence') =>
      as(
        who,
        'POST',
        `/lawyer/papers/${id}?kind=${kind}&label=${encodeURIComponent(label)}&filename=scan.pdf`,
        bytes,
      ),
    /** The file somebody gets, past the edge. */
    open: (who: Member, paperId: number) =>
      openWorkPaper(contextOf(world.context(), who.id), paperId),
    checkAll: async (id: number, problem?: string) => {
      for (const item of TITLE_ITEMS) {
        const result = item === problem ? 'problem' : 'fine';
        await must(
          as(others.lawyer, 'POST', `/lawyer/titlecheck/${id}`, {
            item,
            result,
            note: 'Seen at the office on the spot.',
          }),
        );
      }
    },
  };
}
