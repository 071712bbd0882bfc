import { askedSubject, issueCode } from '#server/core/one-time-code.ts';
import { sessions } from '#server/db/schema/index.ts';
import { newToken } from '#server/session/token.ts';
import { aMember, aRegistration, type Example, PASSWORD, registration } from '#tests/api/world.ts';
import { aSession } from '#tests/builders/index.ts';

const NEW_PASSWORD = 'seven buses past the old mill';

export const authExamples: Record<string, Example> = {
  login: async (world) => ({
    path: '/api/auths/login',
    body: { email: (await aMember(world)).email, password: PASSWORD },
  }),
  requestSignInCode: async (world) => ({
    path: '/api/auths/signincode',
    body: { mobile: (await aMember(world)).mobile },
  }),
  signInByCode: async (world) => {
    const { context } = world;
    const { mobile } = await aMember(world);
    const reference = newToken();
    const subject = askedSubject(mobile ?? '', reference);
    const code = await issueCode(context, context.db, 'sign_in', subject);
    return { path: '/api/auths/signinbycode', body: { mobile, reference, code } };
  },
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
    const { context } = world;
    const reference = newToken();
    const subject = askedSubject(email, reference);
    const code = await issueCode(context, context.db, 'reset_password', subject);
    const body = { email, reference, code, password: NEW_PASSWORD };
    return { path: '/api/auths/resetpassword', body };
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
};
