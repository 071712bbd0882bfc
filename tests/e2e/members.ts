// Members by the API, each with what a story needs of them: one place to look for a beginning.
import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { addressOf } from '#client/lib/api.ts';
import { acceptBooking, placeBooking } from '#contract/deals/booking-steps.ts';
import { createDraft, finishDraft, saveDraft } from '#contract/homes/drafts.ts';
import { changeListing } from '#contract/homes/my-listing-steps.ts';
import type { Call } from '#contract/lib/endpoint.ts';
import { createOrder, refreshOrder } from '#contract/money/payments.ts';
import { addBankAccount } from '#contract/people/bank-accounts.ts';
import { confirmAadhaar, startAadhaar, verifyPan } from '#contract/people/kyc.ts';
import { updateProfile } from '#contract/people/profile.ts';
import { register, verifyRegistration } from '#contract/people/registration.ts';
import { saveWorkProfile } from '#contract/professionals/work-profile.ts';
import type { Profession, SignUpRole } from '#domain/lib/role.ts';
import type { Purpose } from '#domain/money/purpose.ts';
import { patience } from '#tests/patience.ts';
import { codeSentTo, NEW_PASSWORD, newContact, panOf } from './people.ts';

/** Somebody of a story, signed in at a browser of their own. */
export interface Member {
  id: number;
  page: Page;
  email: string;
  mobile: string;
  /** Calls the API as them, for steps whose screens are not the point. */
  call: Call;
}

/** Calls the API as whom a token is of; as nobody without one. */
export const callOf =
  (page: Page, token = ''): Call =>
  async (endpoint, input = {}) => {
    const answer = await page.request.fetch(addressOf(endpoint, input), {
      method: endpoint.method,
      // As a browser's own: only those are given the cookie that pages ask for.
      headers: { 'sec-fetch-site': 'same-origin', ...(token && { authorization: token }) },
      ...(input.body !== undefined && { data: input.body }),
    });
    expect(answer.ok(), `${endpoint.name}: ${await answer.text()}`).toBe(true);
    return answer.json();
  };

interface MemberOptions {
  role?: SignUpRole;
  /** They have shown who they are, and may post, bid, book and sign. */
  papers?: boolean;
}

/** Makes an account by calls alone: a buyer's or seller's, where no other is asked for. */
export async function aMember(
  page: Page,
  firstname: string,
  { role = 'user', papers = false }: MemberOptions = {},
): Promise<Member> {
  const { email, mobile } = newContact();
  const asNobody = callOf(page);
  const { data } = await asNobody(register, {
    body: {
      role,
      firstname,
      lastname: 'Apte',
      email,
      mobile,
      city: 'Pune',
      password: NEW_PASSWORD,
      terms: true,
    },
  });
  const [emailcode, mobilecode] = await Promise.all([
    codeSentTo(page, email),
    codeSentTo(page, mobile),
  ]);
  const body = { reference: data.reference, emailcode, mobilecode };
  const { user, token } = await asNobody(verifyRegistration, { body });
  // Any page of the site: its storage holds the session; the cookie came with the answer.
  await page.goto('/privacy');
  await page.evaluate((kept) => Object.assign(localStorage, kept), {
    token,
    userId: String(user.id),
    userRole: user.userrole,
  });
  const call = callOf(page, token);
  const member = { id: user.id, page, email, mobile, call };
  if (papers) await showPan(member, firstname);
  return member;
}

/** Shows who they are by their PAN alone. */
export async function showPan({ call, mobile }: Member, firstname: string): Promise<void> {
  await call(verifyPan, { body: { pan: panOf(mobile), name: `${firstname} Apte`, consent: true } });
}

/** Aadhaar and PAN, as the sandbox of the provider knows them. */
export async function verifyIdentity(member: Member, firstname: string): Promise<void> {
  const { call } = member;
  const aadhaar = '655675523712';
  const { data } = await call(startAadhaar, { body: { aadhaar, consent: true } });
  await call(confirmAadhaar, { params: { checkId: data.checkId }, body: { otp: '111000' } });
  await showPan(member, firstname);
}

/** What is told of a home where it matters; prices in rupees. */
export interface Flat {
  title: string;
  price: number;
  listedin?: 'sell' | 'rent';
  floor?: number;
  /** Elsewhere than the others. */
  place?: { localitySlug: string; latitude: number; longitude: number };
}

const FLAT = {
  bedrooms: '2',
  bathrooms: '2',
  areaUnit: 'sqft',
  carpetArea: '760',
  floors: '11',
  furnishing: 'Semi-Furnished',
  possession: 'Ready To Move',
  localitySlug: 'bavdhan',
  privateAddress: 'B-402, Gulmohar Heights, Lane 7',
  latitude: 18.5147,
  longitude: 73.7786,
} as const;

/** A home of theirs that is on the search; answers its id. */
export async function aLiveFlat({ call }: Member, flat: Flat): Promise<number> {
  const { title, price, listedin = 'sell', floor = 4, place } = flat;
  const offer = { subcategory: 'Flat', listedin } as const;
  const { data: draft } = await call(createDraft, { body: offer });
  const params = { draftId: draft.id };
  const told = { title, price: String(price), floor: String(floor) };
  const answers = { ...FLAT, ...offer, ...place, ...told };
  const { data: saved } = await call(saveDraft, {
    params,
    body: { step: 'review', answers, updatedAt: draft.updatedAt },
  });
  const { data: made } = await call(finishDraft, {
    params,
    body: { updatedAt: saved.updatedAt, confirm: true },
  });
  await call(changeListing, { params: { id: made.id }, body: { action: 'publish' } });
  return made.id;
}

/** Booked at the asking price and accepted: the token amount is due. Answers the booking's id. */
export async function anAcceptedBooking(
  owner: Member,
  buyer: Member,
  listingId: number,
): Promise<number> {
  const { data } = await buyer.call(placeBooking, { body: { listingId } });
  await owner.call(acceptBooking, { params: { id: data.bookingId } });
  return data.bookingId;
}

/** Where their money goes, in their own name; answers its id. */
export async function aBankAccount({ call }: Member, holder = 'Sunita Apte'): Promise<number> {
  const body = {
    holder,
    account: '026291800001191',
    ifsc: 'YESB0000262',
    password: NEW_PASSWORD,
  };
  return (await call(addBankAccount, { body })).data.id;
}

/** A number as the profession’s register gives them. */
export const LICENCE: Record<Profession, (mobile: string) => string> = {
  agent: (mobile) => `A5${mobile}`,
  lawyer: (mobile) => `TEST/${mobile}`,
  evaluator: (mobile) => `TEST/${mobile}`,
};
const HEADLINE: Record<Profession, string> = {
  agent: 'Resale flats, with papers read before the first visit',
  lawyer: 'Title checks over thirty years, and agreements in plain words',
  evaluator: 'Carpet area measured on site, comparables shown',
};

/** Somebody who can be hired, first of the cheapest; fees go to an account of theirs. */
export async function aProfessional(
  page: Page,
  role: Profession,
  firstname: string,
): Promise<Member> {
  const professional = await aMember(page, firstname, { role });
  await professional.call(updateProfile, {
    params: { id: professional.id },
    body: {
      firstname,
      lastname: 'Apte',
      city: 'Pune',
      licence: LICENCE[role](professional.mobile),
    },
  });
  await professional.call(saveWorkProfile, {
    body: {
      headline: HEADLINE[role],
      languages: ['Marathi', 'English'],
      experienceYears: 12,
      feeFrom: 100,
      away: false,
    },
  });
  await aBankAccount(professional, `${firstname} Apte`);
  return professional;
}

interface OrderRequest {
  purpose: Purpose;
  subjectId?: number;
  priceItemId?: number;
}

/** An order they may pay, with the address of its payment page. */
export async function anOrder({ call }: Member, request: OrderRequest) {
  const body = { ...request, idempotencyKey: randomUUID() };
  const { data } = await call(createOrder, { body });
  expect(data.checkoutUrl).not.toBeNull();
  return { orderId: data.orderId, checkoutUrl: data.checkoutUrl ?? '' };
}

/** Pays by UPI without looking at the pages. Answers the order's id. */
export async function pay(member: Member, request: OrderRequest): Promise<string> {
  const { orderId, checkoutUrl } = await anOrder(member, request);
  const form = { method: 'upi', outcome: 'pay' };
  await member.page.request.post(checkoutUrl, { form, maxRedirects: 0 });
  // While a webhook is looked into, another question waits its turn.
  const params = { orderId };
  const outcome = async () => (await member.call(refreshOrder, { params })).data.outcome;
  await expect.poll(outcome, { timeout: patience(20) }).toBe('paid');
  return orderId;
}
