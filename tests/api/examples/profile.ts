import { issueCode } from '#server/core/one-time-code.ts';
import { type Example, newMobile, PASSWORD, picture } from '#tests/api/world.ts';

const PROFILE = { firstname: 'Asha', lastname: 'Test', city: 'Pune' };

export const profileExamples: Record<string, Example> = {
  getProfile: (_, { id }) => ({ path: `/api/profile/${id}` }),
  updateProfile: (_, { id }) => ({ path: `/api/profile/${id}`, body: PROFILE }),
  saveLanguage: () => ({ path: '/api/profile/language', body: { language: 'mr' } }),
  uploadPhoto: async () => ({ path: '/api/profile/photo', body: await picture }),
  removePhoto: () => ({ path: '/api/profile/photo' }),
  changeContact: () => ({
    path: '/api/profile/contact',
    body: { email: `new.${newMobile()}@propertysearch.test`, password: PASSWORD },
  }),
  confirmContact: async ({ context }, { id }) => {
    const mobile = newMobile();
    const code = await issueCode(context, context.db, 'change_mobile', `${id} ${mobile}`);
    return { path: '/api/profile/contact/confirm', body: { mobile, code } };
  },
  downloadMyData: () => ({ path: '/api/profile/mydata' }),
  deleteAccount: () => ({ path: '/api/profile/deleteaccount', body: { password: PASSWORD } }),
};
