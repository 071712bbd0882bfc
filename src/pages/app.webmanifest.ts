import type { APIRoute } from 'astro';

const icon = (name: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `/icons/${name}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** What a browser needs to put the site on a home screen. */
const MANIFEST = {
  id: '/',
  name: 'Propertysearch, homes in Pune',
  short_name: 'Propertysearch',
  description:
    'Homes in Pune with honest facts: what they cost, what they measure, and where the metro is.',
  lang: 'en-IN',
  start_url: '/',
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
    { name: 'Search homes', url: '/PropertyListHome' },
    { name: 'Your homes', url: '/kept' },
    { name: 'EMI calculator', url: '/#emi' },
  ],
};

export const GET: APIRoute = () =>
  new Response(JSON.stringify(MANIFEST), {
    headers: { 'content-type': 'application/manifest+json' },
  });
