import type { Page } from '@playwright/test';
import { LOCALITIES } from '#domain/homes/gazetteer/index.ts';

/** What stays as it is in every language: names, and abbreviations that people say so. */
const ALLOWED = [
  ...['Propertysearch', 'English', 'WhatsApp', 'Android', 'iPhone', 'Free Press Journal'],
  ...['API', 'BHK', 'RK', 'EMI', 'GST', 'TDS', 'PDF', 'CSV', 'SMS', 'GIF', 'AI', 'RCC'],
  ...['RERA', 'MahaRERA', 'PMC', 'PCMC', 'PMRDA', 'example'],
  ...[
    'PAN',
    'KYC',
    'IFSC',
    'UPI',
    'GSTIN',
    'CGST',
    'SGST',
    'IGST',
    'SAC',
    'RBI',
    'OTP',
    'UTC',
    'URL',
  ],
  ...['CRM', 'JPEG', 'PNG', 'WebP', 'MP4', 'MB', 'SHA', 'Google Calendar', 'Outlook', 'Chrome'],
  ...[
    'HUF',
    'NRI',
    'LLP',
    'TAN',
    'QR',
    'CTS',
    'NRE',
    'NRO',
    'FOIR',
    'ELCB',
    'BWP',
    'uPVC',
    '54EC',
    'EON',
  ],
  // Places of work and schools, roads for buses, and names that a map spells in two ways.
  ...['IT', 'SP Infocity', 'EON', 'World Trade Center', 'Cybercity', 'NIBM', 'BRT'],
  ...['National Institute of Bank Management', 'Khadki Cantonment Board', 'Sinhagad Road'],
  ...['Hinjewadi', 'Hinjawadi', 'Mahalunge', 'Mhalunge'],
  ...['HUF', 'NRI', 'LLP', 'TAN', 'FOIR', 'ELCB', 'BWP', '54EC', 'EON'],
  // Papers and offices of the state, by the names that stand on them: Index II of a registration, the
  // treasury's receipts; and sizes.
  ...['II', 'GRAS', 'eSBTR', '26QB', 'GB'],
  // Browsers and systems.
  ...['Firefox', 'Edge', 'Safari', 'Windows', 'Mac', 'Linux'],
  // With which the number of a project begins at MahaRERA.
  'PR',
  // A report's code, as an example of one.
  'AB3CD-EF4GH',
  // The gazetteer has no Devanagari for these.
  ...LOCALITIES.filter(({ devanagari }) => devanagari === '').map(({ name }) => name),
].sort((a, b) => b.length - a.length);
const NAMES = new RegExp(`\\b(?:${ALLOWED.join('|')})\\b`, 'gi');
/** Of mail, of pages and of hosts; and files, which keep their names. */
const ADDRESS = /\S+@\S+|https?:\S*|(?<=^|\s)\/[\w/-]+|\w[\w-]*(?:\.\w[\w-]*)+/g;
/** A PAN but for its ends, as it is shown: ABxxxxxx4D. */
const MASKED = /\b[A-Z]{2}x{6}\w{2}\b/g;
/** Numbers of invoices, orders, licences, accounts, hashes. */
const CODE = /\bps_[\w-]+|(?=[\w/-]{6})[\w/-]*\d[\w/-]*\d[\w/-]*/g;
/** Of a name, in place of a picture. */
const INITIALS = /^\s*[A-Z]{2}\s*$/;
/** A law's own word, behind its translation: "मालक (licensor)". */
const IN_BRACKETS = /\([\w ]{2,40}\)/g;

/** Whether something is left to translate in a text. */
export const isEnglish = (text: string): boolean =>
  /\p{Script=Latin}{2,}/u.test(
    [ADDRESS, MASKED, CODE, INITIALS, IN_BRACKETS, NAMES].reduce(
      (left, allowed) => left.replace(allowed, ''),
      text,
    ),
  );

/** Longest first: one text may be part of another. */
const without = (text: string, marked: readonly string[]): string =>
  marked.reduce((left, title) => (title ? left.replaceAll(title, '') : left), text);

/**
 * What a page says in Latin letters beside names: whatever is shown or heard, its title and its
 * description. What people wrote says its language itself, and names are not to be translated.
 */
export const englishLeft = (page: Page, html: string): Promise<string[]> => left(page, { html });

/**
 * The same of what the browser shows now, with all that scripts have drawn.
 * @param besides a text without what people wrote, of which some is marked on the page
 */
export const englishShown = (page: Page, besides = without): Promise<string[]> =>
  left(page, { besides });

async function left(
  page: Page,
  { html: sent, besides = without }: { html?: string; besides?: typeof without },
): Promise<string[]> {
  const { found: said, titles } = await page.evaluate((given) => {
    const html = given ?? document.documentElement.outerHTML;
    const shown = new DOMParser().parseFromString(html, 'text/html');
    const apart = '[lang]:not(html), [translate="no"]';
    const titles = [...shown.querySelectorAll(apart)]
      .map(({ textContent }) => textContent ?? '')
      // The longest first, and no single names: one may be part of a title, or of a station.
      .filter((text) => text.trim().includes(' '))
      .sort((a, b) => b.length - a.length);
    const found = [
      shown.title,
      shown.querySelector('meta[name="description"]')?.getAttribute('content') ?? '',
    ];
    for (const part of shown.querySelectorAll(`script, style, template script, ${apart}`)) {
      part.remove();
    }
    for (const element of shown.body.querySelectorAll('*')) {
      for (const name of ['aria-label', 'placeholder', 'alt', 'title']) {
        found.push(element.getAttribute(name) ?? '');
      }
      for (const node of element.childNodes) {
        if (node.nodeType === Node.TEXT_NODE) found.push(node.textContent ?? '');
      }
    }
    return { found, titles };
  }, sent);
  return [
    ...new Set(
      said
        .map((text) => besides(text, titles))
        .filter(isEnglish)
        .map((text) => text.replace(/\s+/g, ' ').trim()),
    ),
  ];
}
