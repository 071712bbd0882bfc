import { call } from '#client/lib/api.ts';
import { toastError } from '#client/lib/toast-error.ts';
import { saveLanguage } from '#contract/people/profile.ts';
import type { Language } from '#messages/lib/language.ts';

/** Keeps somebody's language and shows the page anew: its scripts speak one language only. */
export async function chooseLanguage(language: Language): Promise<void> {
  try {
    await call(saveLanguage, { body: { language } });
    location.reload();
  } catch (error) {
    toastError(error);
  }
}
