import { mailText } from './mail-text.ts';

/** What an enquiry mail says of who asks; '' where it says nothing. */
export interface EnquiryMail {
  name: string;
  mobile: string;
  email: string;
  wants: string;
  /** The portal it came from. */
  origin: string;
}

const PORTAL_NAMES = ['99acres', 'MagicBricks', 'Housing.com', 'NoBroker', 'Square Yards'] as const;

/** By words in the sender, the subject or the text; the portal's own name goes into the lead. */
const PORTALS: readonly { word: RegExp; name: (typeof PORTAL_NAMES)[number] }[] = [
  { word: /99\s?acres/i, name: '99acres' },
  { word: /magic\s?bricks/i, name: 'MagicBricks' },
  { word: /housing\.com/i, name: 'Housing.com' },
  { word: /no\s?broker/i, name: 'NoBroker' },
  { word: /square\s?yards/i, name: 'Square Yards' },
];

/** Heads as portals write them before a value, on its line or on the one above it. */
const LABELS = {
  name: /^(?:(?:buyer|customer|user|sender|client|lead|contact|tenant)(?:['’]s)? )?(?:full )?name$/,
  mobile:
    /^(?:(?:buyer|customer|user|contact)(?:['’]s)? )?(?:mobile|phone|contact|telephone|whatsapp)(?: (?:number|no\.?))?$/,
  email: /^(?:(?:buyer|customer|user|contact)(?:['’]s)? )?e[- ]?mail(?: (?:id|address))?$/,
  wants:
    /^(?:message|requirements?|query|enquiry|enquired for|interested in|looking for|property(?: details?)?|project(?: name)?|comments?)$/,
};
type Label = keyof typeof LABELS;
const ALL = Object.keys(LABELS) as Label[];

const MAX_LINES = 2_000;
const MAX_LINE = 500;

const labelOf = (words: string): Label | undefined => {
  const plain = words
    .replace(/[*_•>-]/g, ' ')
    .trim()
    .toLowerCase();
  return ALL.find((label) => LABELS[label].test(plain));
};

function readLabelled(lines: readonly string[]): Partial<Record<Label, string>> {
  const found: Partial<Record<Label, string>> = {};
  const put = (label: Label, value: string) => {
    const clean = value
      .replace(/[*_]/g, ' ')
      .replace(/^[\s:-]+/, '')
      .trim();
    if (!clean) return;
    if (label !== 'wants') found[label] ??= clean;
    else found.wants = found.wants ? `${found.wants}; ${clean}` : clean;
  };
  const read = lines.map((line) => {
    const [before = '', here] = line.split(/[:|\t](.*)/, 2);
    return { line, here, label: labelOf(before) };
  });
  for (const [i, { label, here }] of read.entries()) {
    const next = read[i + 1];
    const value = here || (next && !next.label && next.line);
    if (label && value) put(label, value);
  }
  return found;
}

/** "Rohan Shinde is interested in your 2 BHK flat", as a sentence without heads. */
function readSentence(text: string): { name?: string; wants?: string } {
  const said =
    /(?:^|\n|, )(\p{L}[\p{L}\p{M}.'’ ]{1,58}?) (?:is interested in|has shown interest in|has enquired (?:about|for)|wants to (?:buy|rent)|has contacted you (?:about|for)) ([^\n.]{3,300})/iu.exec(
      text,
    );
  if (!said?.[1] || !said[2]) return {};
  const name = said[1].replace(
    /^(?:dear [^,]{0,40}|a (?:buyer|customer|user)|mr\.?|mrs\.?|ms\.?) /i,
    '',
  );
  return { name, wants: said[2].replace(/^your (?:property|listing):? /i, '').trim() };
}

const isOwnAddress = (address: string) =>
  /no-?reply|donotreply|support|care@|99acres|magicbricks|housing\.com|nobroker|squareyards/i.test(
    address,
  );

const findMobile = (text: string): string =>
  /(?<!\d)(?:\+?91[ -]?|0)?([6-9](?:[ -]{0,3}\d){9})(?!\d)/.exec(text)?.[1]?.replace(/[ -]/g, '') ??
  '';

function isAddress(word: string): boolean {
  const [local = '', domain = '', ...more] = word.split('@', 3);
  return (
    more.length === 0 && word.length <= 254 && local !== '' && /^[\w-]+(?:\.[\w-]+)+$/.test(domain)
  );
}

function findEmail(text: string): string {
  const words = text.split(/[^\w.+@-]/).map((word) => word.replace(/^\.|\.$/g, ''));
  const found = words.find((word) => isAddress(word) && !isOwnAddress(word));
  return found?.toLowerCase() ?? '';
}

/** Who asks in a portal's enquiry mail, and for what; undefined where it names nobody to answer. */
export function readMail(given: string): EnquiryMail | undefined {
  const { from, subject, body } = mailText(given);
  const lines = body
    .split('\n', MAX_LINES)
    .map((line) =>
      line
        .slice(0, MAX_LINE)
        .replace(/[ \u00A0]+/g, ' ')
        .trim(),
    )
    .filter((line) => line !== '');
  const text = lines.join('\n');
  const labelled = readLabelled(lines);
  const sentence = readSentence(text);
  const mobile = findMobile([labelled.mobile, text].join('\n'));
  const email = findEmail([labelled.email, text].join('\n'));
  const name = (labelled.name ?? sentence.name ?? '').slice(0, 80);
  if (!mobile && !email) return undefined;
  const wants = (labelled.wants ?? sentence.wants ?? subject).slice(0, 1_000);
  const portal = PORTALS.find(({ word }) => word.test(`${from}\n${subject}\n${text}`));
  return { name, mobile, email, wants, origin: portal?.name ?? '' };
}
