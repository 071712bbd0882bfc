// A story for each queue of staff, told in full: what they share stands at the top.
import { sql } from 'drizzle-orm';
import { refundAdminOrder } from '#contract/money/admin-order-steps.ts';
import { addCoupon } from '#contract/money/coupon-admin.ts';
import { getAdminOrder, listAdminOrders } from '#contract/money/money-admin.ts';
import { runMoneyChecks } from '#contract/money/reconciliation.ts';
import { decideKyc, listKycReviews, restorePerson, suspendPerson } from '#contract/people/admin.ts';
import { confirmAadhaar, startAadhaar, submitDocument, verifyPan } from '#contract/people/kyc.ts';
import {
  decideLicence,
  listLicences,
  submitLicenceDocument,
  submitLicenceLink,
} from '#contract/people/licences.ts';
import { updateProfile } from '#contract/people/profile.ts';
import {
  decideAbuseReport,
  listAbuseReports,
  reportAbuse,
} from '#contract/professionals/abuse-reports.ts';
import { hoursFrom } from '#domain/lib/time/deadlines.ts';
import { puneDate } from '#domain/lib/time/pune.ts';
import type { CheckState } from '#domain/people/kyc.ts';
import { audit } from '#server/core/audit.ts';
import { rows } from '#server/db/rows.ts';
import { SANDBOX_AADHAAR, SANDBOX_OTP, SANDBOX_PAN } from '#server/ports/kyc/sandbox.ts';
import { openAccountOf } from './cast.ts';
import { drawPaper } from './paper.ts';
import type { Story } from './play.ts';
import type { Player } from './stage.ts';
import { other, type World } from './world.ts';

const passport = ({ name }: Player) =>
  drawPaper('REPUBLIC OF INDIA · PASSPORT', [`Name: ${name}`, 'No. Z0000000 (specimen)', 'Pune']);

/** Somebody shows who they are; how that ends. */
async function* identity({ stage, cast }: World, who: Player, ends: CheckState): Story {
  const start = ends === 'otp_sent' ? stage.ago(0.03) : stage.day(-(3 + (who.id % 9)), 18);
  yield start;
  if (ends === 'submitted' || ends === 'rejected') {
    await stage.as(who, submitDocument, {
      query: { kind: 'passport', filename: 'passport.jpg', consent: 'true' },
      file: await passport(who),
    });
    if (ends === 'submitted') return;
    yield hoursFrom(start, 14);
    const { items } = await stage.as(cast.admin, listKycReviews, { query: {} });
    const mine = items.find(({ personId }) => personId === who.id);
    await stage.as(cast.admin, decideKyc, {
      params: { checkId: mine?.checkId ?? 0 },
      body: { decision: 'reject', reason: 'The picture is cut off where the name stands.' },
    });
    return;
  }
  if (ends === 'recheck') {
    const pan = `${SANDBOX_PAN.direct.slice(0, 5)}${9_000 + (who.id % 900)}K`;
    await stage.as(who, verifyPan, { body: { pan, name: who.name, consent: true } });
    yield hoursFrom(start, 3);
    const [firstname = ''] = who.name.split(' ');
    await stage.as(who, updateProfile, {
      params: { id: who.id },
      // Married since.
      body: { firstname, lastname: 'Rane', city: 'Pune' },
    });
    return;
  }
  const { checkId } = await stage.as(who, startAadhaar, {
    body: { aadhaar: SANDBOX_AADHAAR.good, consent: true },
  });
  if (ends === 'otp_sent') return;
  if (ends === 'expired' || ends === 'withdrawn') {
    yield hoursFrom(start, 1);
    if (ends === 'withdrawn') {
      await stage.as(who, startAadhaar, { body: { aadhaar: SANDBOX_AADHAAR.good, consent: true } });
    }
    return;
  }
  yield hoursFrom(start, 0.05);
  await stage.as(who, confirmAadhaar, { params: { checkId }, body: { otp: SANDBOX_OTP.good } });
}

/** A licence is shown and looked at. */
async function* licence(
  { stage, cast }: World,
  who: Player,
  { number, ends }: { number: string; ends: 'waiting' | 'refused' | 'expired' },
): Story {
  const start = stage.day(ends === 'expired' ? -90 : -(2 + (who.id % 5)), 15);
  yield start;
  const [firstname = '', lastname = ''] = who.name.split(' ');
  await stage.as(who, updateProfile, {
    params: { id: who.id },
    body: { firstname, lastname, city: 'Pune', licence: number },
  });
  yield hoursFrom(start, 1);
  if (ends === 'waiting') {
    await stage.as(who, submitLicenceDocument, {
      query: { filename: 'certificate.jpg' },
      file: await drawPaper('CERTIFICATE OF REGISTRATION', [who.name, `No. ${number}`, 'Specimen']),
    });
    return;
  }
  await stage.as(who, submitLicenceLink, {
    body: { link: 'https://propertysearch.test/register' },
  });
  yield hoursFrom(start, 20);
  const { items } = await stage.as(cast.admin, listLicences, { query: {} });
  const mine = items.find(({ personId }) => personId === who.id);
  await stage.as(cast.admin, decideLicence, {
    params: { licenceId: mine?.licenceId ?? 0 },
    body:
      ends === 'expired'
        ? { decision: 'verify', number, validUntil: puneDate(stage.begin, -4) }
        : { decision: 'refuse', number, reason: 'The register names somebody else under it.' },
  });
}

/** Something is wrong with a home or a person, says somebody. */
async function* report(
  { stage, cast, homes }: World,
  n: number,
  { by, about, decided }: { by: Player; about: Player; decided?: 'hide' | 'keep' },
): Story {
  const start = stage.day(-(4 + n * 3), 19);
  yield start;
  const home = await homes.post(about);
  yield hoursFrom(start, 2);
  await stage.as(by, reportAbuse, {
    body:
      n % 2 === 0
        ? {
            subjectKind: 'listing',
            subjectId: home.id,
            fault: n % 4 === 0 ? 'price' : 'taken',
            reason: 'On the phone the owner asks eight lakh more than the page says.',
          }
        : {
            subjectKind: 'person',
            subjectId: about.id,
            reason: 'Asks everybody for money before any visit.',
          },
  });
  if (!decided) return;
  yield hoursFrom(start, 40);
  const { items } = await stage.as(cast.admin, listAbuseReports, { query: {} });
  const reportId = Math.max(...items.map((one) => one.reportId));
  await stage.as(cast.admin, decideAbuseReport, {
    params: { reportId },
    body: {
      decision: decided,
      reason: 'Called the owner; the price on the page is the one asked.',
    },
  });
}

/** Somebody is suspended for a while. */
async function* suspension({ stage, cast }: World, who: Player): Story {
  const start = stage.day(-75, 12);
  yield start;
  const params = { personId: who.id };
  const reason = 'Three buyers report that he asks for money before a visit.';
  await stage.as(cast.admin, suspendPerson, { params, body: { reason } });
  yield hoursFrom(start, 60);
  const why = 'He has shown that another used his name; his number is a new one.';
  await stage.as(cast.admin2, restorePerson, { params, body: { reason: why } });
}

/** Staff look after money: a coupon, the proofs of a night, a refund that takes two of them. */
async function* treasury({ stage, cast }: World): Story {
  const { admin, newcomers } = cast;
  yield stage.day(-30, 11);
  await stage.as(admin, addCoupon, {
    body: {
      code: 'DIWALI20',
      kind: 'percent',
      off: 20,
      purposes: ['subscription', 'promoteProperty'],
      startsOn: puneDate(stage.begin, -30),
      endsOn: puneDate(stage.begin, 20),
      mostUses: 500,
      usesEach: 1,
    },
  });
  yield stage.day(-3, 12);
  await openAccountOf(stage, other(newcomers, 2), 'paid', 'Imran A Attar and Sons');
  yield stage.ago(4);
  const { items } = await stage.as(admin, listAdminOrders, {
    query: { purpose: 'instalment', state: 'paid' },
  });
  const [latest] = items;
  if (latest) {
    const params = { orderId: latest.orderId };
    const { refundable: amount } = await stage.as(admin, getAdminOrder, { params });
    const reason = 'Both sides have written that the flat is sold without us.';
    await stage.as(admin, refundAdminOrder, { params, body: { amount, refunded: 0, reason } });
  }
  yield stage.ago(1);
  await stage.as(admin, runMoneyChecks, { body: { kind: 'ledger' } });
}

/** Two photos that are much like each other, of two owners. */
export async function storeAlikePhoto({ stage: { tx, context } }: World): Promise<void> {
  const [one, two] = await rows<{ id: number; listingId: number }>(
    tx,
    sql`select l.id as "listingId",
               (select min(id) from listing_media where listing_id = l.id and kind = 'photo') as id
        from listings l
        where l.demo and l.status = 'live' and l.photo_count > 0
        order by l.id limit 2`,
  );
  if (!one || !two) return;
  await audit(context, tx, {
    action: 'photo.alike',
    subjectKind: 'photo',
    subjectId: two.id,
    detail: { listingId: two.listingId, likeId: one.id, likeListingId: one.listingId, bits: 4 },
  });
}

/** What staff have decided, and what waits for them. */
export function staffStories(world: World): Record<string, Story> {
  const { newcomers, others, buyer } = world.cast;
  const newcomer = (n: number) => other(newcomers, n);
  const user = (n: number) => other(others.user, n);
  return {
    'identity handed in': identity(world, newcomer(0), 'submitted'),
    'identity rejected': identity(world, newcomer(1), 'rejected'),
    'identity verified': identity(world, newcomer(2), 'verified'),
    'identity renamed': identity(world, newcomer(3), 'recheck'),
    'identity asked for': identity(world, newcomer(4), 'otp_sent'),
    'identity run out': identity(world, newcomer(5), 'expired'),
    'identity withdrawn': identity(world, newcomer(6), 'withdrawn'),
    'identity of another': identity(world, newcomer(7), 'submitted'),
    'licence handed in': licence(world, newcomer(4), { number: 'A99000009001', ends: 'waiting' }),
    'licence refused': licence(world, newcomer(5), { number: 'A99000009002', ends: 'refused' }),
    'licence run out': licence(world, newcomer(7), {
      number: 'IBBI/RV/02/2015/09004',
      ends: 'expired',
    }),
    'licence of a lawyer': licence(world, newcomer(6), {
      number: 'MAH/9003/2012',
      ends: 'waiting',
    }),
    'report of a price': report(world, 0, { by: buyer, about: user(20) }),
    'report of a person': report(world, 1, { by: user(1), about: user(21) }),
    'report of a taken home': report(world, 2, { by: user(2), about: user(22), decided: 'keep' }),
    'report that was true': report(world, 4, { by: user(3), about: user(23), decided: 'hide' }),
    treasury: treasury(world),
    'somebody suspended': suspension(world, newcomer(1)),
  };
}
