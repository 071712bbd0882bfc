import { draftAgreement, shareAgreement } from '#contract/professionals/agreements.ts';
import {
  acceptQuote,
  quoteEngagement,
  requestEngagement,
  startWork,
} from '#contract/professionals/engagement-steps.ts';
import { puneDate } from '#domain/lib/time/pune.ts';
import { type Member, pay } from '#tests/e2e/members.ts';

interface Licensing {
  bookingId: number;
  rent: number;
  deposit: number;
  clause: string;
}

/** A lawyer who works for the tenant shares a leave and licence agreement with both sides, by calls alone. */
export async function shareLicence(
  lawyer: Member,
  tenant: Member,
  { bookingId, rent, deposit, clause }: Licensing,
): Promise<void> {
  const brief = 'Please draw up the leave and licence agreement of our booking.';
  const { data } = await tenant.call(requestEngagement, {
    body: { professionalId: lawyer.id, bookingId, brief },
  });
  const params = { id: data.engagementId };
  const body = { amount: 2_000, workDays: 3, note: 'One agreement, with one round of changes.' };
  await lawyer.call(quoteEngagement, { params, body });
  await tenant.call(acceptQuote, { params });
  await pay(tenant, { purpose: 'lawyerFee', subjectId: params.id });
  await lawyer.call(startWork, { params });
  const { data: agreement } = await lawyer.call(draftAgreement, {
    params,
    body: {
      template: 'leave-and-licence',
      address: 'Flat B-402, Gulmohar Heights, Lane 7, Pune',
      tokenPaid: rent,
      ...{ rent, deposit, months: 11, lockInMonths: 3, noticeDays: 30 },
      ...{ startOn: puneDate(new Date(), 14), maintenanceBy: 'licensor', use: 'residence' },
      clauses: [clause],
    },
  });
  await lawyer.call(shareAgreement, { params: { id: agreement.agreementId } });
}
