import sharp, { type OverlayOptions } from 'sharp';
import type { ListingCard } from '#contract/homes/wire-listing.ts';
import { placeName } from '#domain/homes/gazetteer/place-name.ts';
import { formatPriceShort } from '#domain/lib/money.ts';
import words from '#messages/homes/share-picture/index.ts';
import { fontFile } from '#server/lib/pdf/font-file.ts';

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

interface Said {
  big: string;
  lines: string[];
  small: string;
}

function saidOf(listing: ListingCard | undefined): Said {
  if (!listing) {
    return { big: words.site, lines: linesOf(words.siteIs, 30), small: 'propertysearch' };
  }
  const { price, listedin, title } = listing.propertydata;
  const rupees = formatPriceShort(price);
  return {
    big: listedin === 'rent' ? words.rent({ rupees }) : rupees,
    lines: linesOf(title, 28),
    small: words.inPune({ locality: placeName(listing.locationData.locality) }),
  };
}

/**
 * Words on the picture. Pango joins letters of Devanagari as they must be, by a face of ours, since a
 * server may have none.
 */
const written = (text: string, font: string, fill = '#fbf7ee') => ({
  text: {
    text: `<span foreground="${fill}">${escapeXml(text)}</span>`,
    font: `Anek Devanagari, sans-serif ${font}`,
    fontfile: fontFile('devanagari'),
    dpi: 72,
    rgba: true,
    spacing: 2,
  },
});

/** The picture shown where a page is shared, in the language of the page: 1200 x 630, JPEG. `photo` fills the right side. */
export async function drawSharePicture(
  listing: ListingCard | undefined,
  photo: Buffer | undefined,
): Promise<Buffer> {
  const { big, lines, small } = saidOf(listing);
  const panel = photo ? PANEL : WIDTH;
  const front = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <rect width="${panel}" height="${HEIGHT}" fill="#12525b"/>
    <path d="M64 108 L96 82 L128 108 V138 H64Z" fill="#fbf7ee"/><path d="M84 138V122a12 12 0 0 1 24 0v16Z" fill="#f2b13c"/>
    <text x="148" y="124" font-family="sans-serif" font-size="34" font-weight="700" fill="#fbf7ee">Propertysearch</text>
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
    .composite([
      ...layers,
      { input: Buffer.from(front), left: 0, top: 0 },
      { input: written(big, `bold ${big.length > 14 ? 58 : 72}`), left: 64, top: 232 },
      { input: written(lines.join('\n'), '34'), left: 64, top: 340 },
      { input: written(small, 'bold 30', '#f2b13c'), left: 64, top: 532 },
    ])
    .jpeg({ quality: 80 })
    .toBuffer();
}
