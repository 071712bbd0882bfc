import words from '#messages/lib/install/index.ts';
import { currentTongue, tagOf } from '#messages/lib/language.ts';
import { inLanguagePath } from '#messages/lib/language-path.ts';

const icon = (name: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `/icons/${name}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** What a browser needs to put the site on a home screen, in the language of its page. */
function manifest() {
  const tongue = currentTongue();
  const at = (path: string) => inLanguagePath(tongue, path);
  return {
    // One app, whatever its language.
    id: '/',
    name: words.appName,
    short_name: 'Propertysearch',
    description: words.appIs,
    lang: tagOf(tongue),
    start_url: at('/'),
    scope: '/',
    display: 'standalone',
    background_color: '#fdfcf9',
    theme_color: '#12525b',
    categories: ['lifestyle', 'shopping'],
    icons: [
      icon('any', 192, 'any'),
      icon('any', 512, 'any'),
      icon('maskable', 192, 'maskable'),
      icon('maskable', 512, 'maskable'),
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    ],
    shortcuts: [
      { name: words.searchHomes, url: at('/PropertyListHome') },
      { name: words.yourHomes, url: at('/kept') },
      { name: words.emi, url: `${at('/')}#emi` },
    ],
  };
}

export const sendManifest = () =>
  new Response(JSON.stringify(manifest()), {
    headers: { 'content-type': 'application/manifest+json' },
  });
