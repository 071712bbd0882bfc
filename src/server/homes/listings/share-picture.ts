import sharp, { type OverlayOptions } from 'sharp';
import type { ListingCard } from '#contract/homes/wire-listing.ts';
import { formatPriceShort } from '#domain/lib/money.ts';

const WIDTH = 1200;
const HEIGHT = 630;
const PANEL = 560;
const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escapeXml = (text: string) => text.replace(/[&<>]/g, (sign) => ESCAPES[sign] ?? sign);

/** Breaks words into lines of at most `most` characters, three lines at the most. */
function linesOf(text: string, most: number): string[] {
  const lines: string[] = [''];
  for (const word of text.split(' ')) {
    const last = lines.at(-1) ?? '';
    if (last && last.length + word.length >= most) lines.push(word);
    else lines[lines.length - 1] = last ? `${last} ${word}` : word;
  }
  return lines.slice(0, 3);
}

function words(listing: ListingCard | undefined): { big: string; lines: string[]; small: string } {
  if (!listing) {
    const lines = [
      'Flats, houses, villas, plots,',
      'offices and shops, with what',
      'they truly cost.',
    ];
    return { big: 'Homes in Pune', lines, small: 'propertysearch' };
  }
  const { price, listedin, title } = listing.propertydata;
  return {
    big: `${formatPriceShort(price)}${listedin === 'rent' ? '/month' : ''}`,
    lines: linesOf(title, 28),
    small: `${listing.locationData.locality}, Pune`,
  };
}

/** The picture shown where a page is shared: 1200 x 630, JPEG. `photo` fills the right side. */
export async function drawSharePicture(
  listing: ListingCard | undefined,
  photo: Buffer | undefined,
): Promise<Buffer> {
  const { big, lines, small } = words(listing);
  const panel = photo ? PANEL : WIDTH;
  const text = (y: number, size: number, weight: number, value: string, fill = '#fbf7ee') =>
    `<text x="64" y="${y}" font-family="sans-serif" font-size="${size}" font-weight="${weight}" fill="${fill}">${escapeXml(value)}</text>`;
  const front = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <rect width="${panel}" height="${HEIGHT}" fill="#12525b"/>
    <path d="M64 108 L96 82 L128 108 V138 H64Z" fill="#fbf7ee"/><path d="M84 138V122a12 12 0 0 1 24 0v16Z" fill="#f2b13c"/>
    ${text(124, 34, 700, 'Propertysearch').replace('x="64"', 'x="148"')}
    ${text(300, big.length > 14 ? 58 : 72, 700, big)}
    ${lines.map((line, i) => text(370 + i * 46, 34, 400, line)).join('')}
    ${text(560, 30, 600, small, '#f2b13c')}
  </svg>`;
  const canvas = sharp({
    create: { width: WIDTH, height: HEIGHT, channels: 3, background: '#12525b' },
  });
  const layers: OverlayOptions[] = [];
  if (photo) {
    const side = await sharp(photo)
      .resize(WIDTH - PANEL, HEIGHT, { fit: 'cover' })
      .toBuffer();
    layers.push({ input: side, left: PANEL, top: 0 });
  }
  return canvas
    .composite([...layers, { input: Buffer.from(front), left: 0, top: 0 }])
    .jpeg({ quality: 80 })
    .toBuffer();
}
