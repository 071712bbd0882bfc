import { createECDH, randomBytes } from 'node:crypto';
import sharp from 'sharp';
import type { Context } from '#server/context.ts';
import { documents, identityChecks, type Person, sessions } from '#server/db/schema/index.ts';
import { hashPassword } from '#server/features/auth/password.ts';
import { issueCode } from '#server/one-time-code.ts';
import { SANDBOX_AADHAAR, SANDBOX_OTP, SANDBOX_PAN } from '#server/ports/kyc/sandbox.ts';
import { aSession, insertPerson, stored } from '../builders/index.ts';
import { bidExamples } from './examples/bids.ts';
import { bookingExamples } from './examples/bookings.ts';
import { contactExamples } from './examples/contacts.ts';
import { escrowExamples } from './examples/escrow.ts';
import { favouriteExamples } from './examples/favourites.ts';
import { invoiceExamples } from './examples/invoices.ts';
import { mediaExamples } from './examples/media.ts';
import { moneyAdminExamples } from './examples/money-admin.ts';
import { myListingExamples } from './examples/my-listings.ts';
import { paymentExamples } from './examples/payments.ts';
import { priceExamples } from './examples/prices.ts';
import { promotionExamples } from './examples/promotions.ts';
import { savedSearchExamples } from './examples/saved-searches.ts';
import { verificationExamples } from './examples/verifications.ts';
import { visitExamples } from './examples/visits.ts';
import type { testApi } from './harness.ts';

export interface World {
  context: Context;
  api: ReturnType<typeof testApi>;
}

export interface ExampleCall {
  path: string;
  body?: unknown;
  headers?: Record<string, string>;
}

/** A call of an endpoint that should succeed for `owner` (or for anyone, where that may call). */
export type Example = (world: World, owner: Person) => Promise<ExampleCall> | ExampleCall;

export const PASSWORD = 'mango pickle on the terrace';
const NEW_PASSWORD = 'seven buses past the old mill';
const hashed = hashPassword(PASSWORD);

let made = 0;
const newMobile = () => `98${String(10_000_000 + made++)}`;

/** Somebody who can sign in with PASSWORD. */
export async function aMember(
  { context }: World,
  overrides: Partial<Person> = {},
): Promise<Person> {
  return insertPerson(context.db, {
    passwordHash: await hashed,
    mobile: newMobile(),
    aadhaarVerified: false,
    panVerified: false,
    ...overrides,
  });
}

const picture = sharp({ create: { width: 400, height: 300, channels: 3, background: 'teal' } })
  .png()
  .toBuffer();

const registration = () => {
  const mobile = newMobile();
  return {
    role: 'user',
    firstname: 'Meera',
    lastname: 'Apte',
    email: `meera.${mobile}@propertysearch.test`,
    mobile,
    city: 'Pune',
    password: PASSWORD,
    terms: true,
  };
};

/** Registers somebody and reads both codes from the outbox. */
export async function aRegistration({ api, context }: World) {
  const body = registration();
  const answer = await api('POST', '/api/auths/register', body);
  if (answer.status !== 200) throw new Error(`register: ${JSON.stringify(answer.body)}`);
  await context.background.idle();
  const codeTo = (to: string) => {
    const [message] = context.ports.outbox?.list(to) ?? [];
    return /\d{6}/.exec(`${message?.subject} ${message?.text}`)?.[0] ?? '';
  };
  return {
    ...body,
    reference: answer.body.data.reference as string,
    emailcode: codeTo(body.email),
    mobilecode: codeTo(body.mobile),
  };
}

async function aCheck(
  { context }: World,
  personId: number,
  overrides: Partial<typeof identityChecks.$inferInsert>,
) {
  return stored(
    await context.db
      .insert(identityChecks)
      .values({
        personId,
        kind: 'document',
        state: 'submitted',
        consent: 'yes',
        consentAt: new Date(),
        ...overrides,
      })
      .returning(),
  );
}

/** A stored document of somebody, waiting for staff. */
export async function aDocument(world: World, ownerId: number) {
  const { db, ports } = world.context;
  const key = `documents/test-${made++}.png`;
  const bytes = await picture;
  await ports.store.put(key, bytes, 'image/png');
  const document = stored(
    await db
      .insert(documents)
      .values({
        ownerId,
        purpose: 'kyc',
        key,
        fileName: 'passport.png',
        mime: 'image/png',
        bytes: bytes.length,
        sha256: '0'.repeat(64),
      })
      .returning(),
  );
  const check = await aCheck(world, ownerId, { documentId: document.id });
  return { document, check };
}

const asOwner = async ({ context }: World, owner: Person) =>
  (await aSession(context.db, owner.id)).headers;

async function aBankAccount(world: World, owner: Person): Promise<number> {
  const answer = await world.api(
    'POST',
    '/api/profile/bankaccounts',
    BANK,
    await asOwner(world, owner),
  );
  if (answer.status !== 200) throw new Error(`bank account: ${JSON.stringify(answer.body)}`);
  return answer.body.data.id;
}

const BANK = { holder: 'Asha Test', account: '026291800001191', ifsc: 'YESB0000262' };
const PUSH_KEYS = {
  p256dh: createECDH('prime256v1').generateKeys('base64url'),
  auth: randomBytes(16).toString('base64url'),
};
const PROFILE = { firstname: 'Asha', lastname: 'Test', city: 'Pune' };

export const EXAMPLES: Record<string, Example> = {
  ...myListingExamples,
  ...mediaExamples,
  ...verificationExamples,
  ...favouriteExamples,
  ...savedSearchExamples,
  ...contactExamples,
  ...visitExamples,
  ...moneyAdminExamples,
  ...promotionExamples,
  ...escrowExamples,
  ...invoiceExamples,
  ...priceExamples,
  ...paymentExamples,
  ...bidExamples,
  ...bookingExamples,

  searchProperties: () => ({ path: '/api/property/serchproperty', body: { listedin: 'sell' } }),
  listProperties: () => ({ path: '/api/property/propertylist?page=1' }),
  countFacets: () => ({ path: '/api/property/facets?listedin=sell' }),
  mapPoints: () => ({ path: '/api/property/mappoints?bounds=18.4,73.7,18.6,74' }),
  suggest: () => ({ path: '/api/search/suggest?q=koregon%20park' }),
  understand: () => ({ path: '/api/search/understand?q=2bhk%20under%2060%20lakh' }),
  reverseGeocode: () => ({ path: '/api/maps/reverse/18.56,73.78' }),
  getListing: () => ({ path: '/api/property/7' }),
  getListingPage: () => ({ path: '/api/property/getPropertyData/7' }),
  nearbyListings: () => ({ path: '/api/property/nearbyuser/18.52,73.86' }),
  recommendListings: () => ({
    path: '/api/property/recommendproperty',
    body: { propertyid: [7, 8] },
  }),
  listingsByIds: () => ({ path: '/api/property/byids/9,7,8' }),
  promotedListings: () => ({ path: '/api/propertypromote/getAllPromoteProperty/0' }),
  latestByCategory: () => ({ path: '/api/property/latest' }),
  premiumUsers: () => ({ path: '/api/profilepremium/getUserPremiumList' }),
  listLocalities: () => ({ path: '/api/locality' }),
  getLocalityPage: () => ({ path: '/api/locality/baner' }),

  login: async (world) => ({
    path: '/api/auths/login',
    body: { email: (await aMember(world)).email, password: PASSWORD },
  }),
  logout: () => ({ path: '/api/auths/logout' }),
  register: () => ({ path: '/api/auths/register', body: registration() }),
  verifyRegistration: async (world) => {
    const { reference, emailcode, mobilecode } = await aRegistration(world);
    return { path: '/api/auths/verifyregistration', body: { reference, emailcode, mobilecode } };
  },
  resendCodes: async (world) => ({
    path: '/api/auths/resendcodes',
    body: { reference: (await aRegistration(world)).reference },
  }),
  forgotPassword: async (world) => ({
    path: '/api/auths/forgotpassword',
    body: { email: (await aMember(world)).email },
  }),
  resetPassword: async (world) => {
    const { email } = await aMember(world);
    const code = await issueCode(world.context, world.context.db, 'reset password', email);
    return { path: '/api/auths/resetpassword', body: { email, code, password: NEW_PASSWORD } };
  },
  changePassword: () => ({
    path: '/api/profile/changepassword',
    body: { oldpassword: PASSWORD, newpassword: NEW_PASSWORD },
  }),
  listSessions: () => ({ path: '/api/auths/sessions' }),
  endSession: async ({ context }, owner) => {
    const { token } = await aSession(context.db, owner.id);
    const all = await context.db.select().from(sessions);
    const newest = all.filter((session) => session.personId === owner.id).at(-1);
    return { path: `/api/auths/sessions/${newest?.id ?? token}` };
  },
  endOtherSessions: () => ({ path: '/api/auths/logoutothers' }),

  getProfile: (_, { id }) => ({ path: `/api/profile/${id}` }),
  updateProfile: (_, { id }) => ({ path: `/api/profile/${id}`, body: PROFILE }),
  uploadPhoto: async () => ({ path: '/api/profile/photo', body: await picture }),
  removePhoto: () => ({ path: '/api/profile/photo' }),
  changeContact: () => ({
    path: '/api/profile/contact',
    body: { email: `new.${newMobile()}@propertysearch.test`, password: PASSWORD },
  }),
  confirmContact: async ({ context }, { id }) => {
    const mobile = newMobile();
    const code = await issueCode(context, context.db, 'change mobile', `${id} ${mobile}`);
    return { path: '/api/profile/contact/confirm', body: { mobile, code } };
  },
  verificationStatus: (_, { id }) => ({ path: `/api/profile/verificationstatus/${id}` }),
  getKyc: (_, { id }) => ({ path: `/api/profile/user/getkyc/${id}` }),
  startAadhaar: () => ({
    path: '/api/profile/kyc/aadhaar',
    body: { aadhaar: SANDBOX_AADHAAR.good, consent: true },
  }),
  confirmAadhaar: async (world, owner) => {
    const started = await world.api(
      'POST',
      '/api/profile/kyc/aadhaar',
      { aadhaar: SANDBOX_AADHAAR.good, consent: true },
      await asOwner(world, owner),
    );
    return {
      path: `/api/profile/kyc/aadhaar/${started.body.data.checkId}/confirm`,
      body: { otp: SANDBOX_OTP.good },
    };
  },
  verifyPan: () => ({
    path: '/api/profile/kyc/pan',
    body: { pan: SANDBOX_PAN.direct, name: 'Asha Test', consent: true },
  }),
  submitDocument: async () => ({
    path: '/api/profile/kyc/document?kind=passport&filename=passport.png&consent=true',
    body: await picture,
  }),
  getDocument: async (world, { id }) => ({
    path: `/api/profile/document/${(await aDocument(world, id)).document.id}`,
  }),
  findUserBankDetails: (_, { id }) => ({ path: `/api/profile/finduserbankdetails/${id}` }),
  getUserBankDetails: async (world, owner) => ({
    path: `/api/profile/getuserbankdetails/${await aBankAccount(world, owner)}`,
  }),
  addBankAccount: () => ({ path: '/api/profile/bankaccounts', body: BANK }),
  removeBankAccount: async (world, owner) => ({
    path: `/api/profile/bankaccounts/${await aBankAccount(world, owner)}`,
  }),
  findAdminBankDetails: () => ({ path: '/api/profile/findadminbankdetails/1' }),
  downloadMyData: () => ({ path: '/api/profile/mydata' }),
  deleteAccount: () => ({ path: '/api/profile/deleteaccount', body: { password: PASSWORD } }),

  getNotifications: (_, { id }) => ({
    path: `/api/propertyverification/getnotification/${id}`,
  }),
  readNotifications: () => ({ path: '/api/notifications/read', body: {} }),
  getNotificationSettings: () => ({ path: '/api/notifications/settings' }),
  saveNotificationSettings: () => ({
    path: '/api/notifications/settings',
    body: { grid: [{ kind: 'news', channel: 'mail', wanted: true }], quiet: null },
  }),
  subscribePush: () => ({
    path: '/api/notifications/push',
    body: {
      endpoint: `https://fcm.googleapis.com/fcm/send/${newMobile()}`,
      keys: PUSH_KEYS,
    },
  }),
  unsubscribePush: () => ({
    path: '/api/notifications/push/end',
    body: { endpoint: 'https://fcm.googleapis.com/fcm/send/none' },
  }),
  userDashboard: (_, { id }) => ({ path: `/api/dashboard/userdashboard/${id}` }),
  listOutbox: () => ({ path: '/api/sandbox/outbox' }),

  listKycReviews: () => ({ path: '/api/admin/kyc' }),
  decideKyc: async (world) => ({
    path: `/api/admin/kyc/${(await aDocument(world, (await aMember(world)).id)).check.id}/decide`,
    body: { decision: 'approve' },
  }),
  listPeople: () => ({ path: '/api/admin/people?q=asha' }),
  suspendPerson: async (world) => ({
    path: `/api/admin/people/${(await aMember(world)).id}/suspend`,
    body: { reason: 'Asked for money outside.' },
  }),
  restorePerson: async (world) => ({
    path: `/api/admin/people/${(await aMember(world, { suspendedAt: new Date() })).id}/restore`,
    body: { reason: 'Cleared up by phone.' },
  }),
  listAudit: () => ({ path: '/api/admin/audit' }),
};
