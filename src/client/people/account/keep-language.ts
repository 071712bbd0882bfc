import { call } from '#client/lib/api.ts';
import { saveLanguage } from '#contract/people/profile.ts';
import { LANGUAGES, tagOf } from '#messages/lib/language.ts';

async function keep({ href, hreflang }: HTMLAnchorElement): Promise<void> {
  const language = LANGUAGES.find((known) => tagOf(known) === hreflang);
  if (language) await call(saveLanguage, { body: { language } }).catch(() => undefined);
  location.assign(href);
}

/** Who is signed in and reads a page in another language is spoken to in that from now on. */
export function keepChosenLanguage(): void {
  document.addEventListener('click', (event) => {
    const isPlain = event.button === 0 && !(event.ctrlKey || event.metaKey || event.shiftKey);
    const target = event.target instanceof Element ? event.target : undefined;
    const link = target?.closest<HTMLAnchorElement>('nav a[hreflang][lang]');
    if (!link || !isPlain) return;
    event.preventDefault();
    void keep(link);
  });
}
