import { MAX_MAIL_LENGTH } from './limits.ts';

/** Parts within parts, at most: a mail that nests deeper is not read further. */
const MAX_DEPTH = 5;
/** Parts beside each other, at most. */
const MAX_PARTS = 19;

interface Part {
  head: Map<string, string>;
  body: string;
}

/** Heads up to the first empty line, continued lines joined. */
function splitPart(text: string): Part {
  const [top = '', ...rest] = text.split(/^\n/m);
  const head = new Map<string, string>();
  for (const line of top.replace(/\n[ \t]+/g, ' ').split('\n')) {
    const colon = line.indexOf(':');
    if (colon > 0) head.set(line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim());
  }
  return { head, body: rest.join('\n') };
}

function decodeBytes(bytes: Uint8Array, charset: string): string {
  try {
    return new TextDecoder(charset).decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes);
  }
}

function fromBase64(text: string, charset: string): string {
  try {
    const binary = atob(text.replace(/[^A-Za-z0-9+/=]/g, ''));
    return decodeBytes(
      Uint8Array.from(binary, (c) => c.charCodeAt(0)),
      charset,
    );
  } catch {
    return '';
  }
}

function fromQuotedPrintable(text: string, charset: string): string {
  const parts = text.replace(/=[ \t]?\n/g, '').split(/=([0-9a-f]{2})/i);
  const bytes = parts.flatMap((part, i) =>
    i % 2 === 1 ? Number.parseInt(part, 16) : [...new TextEncoder().encode(part)],
  );
  return decodeBytes(Uint8Array.from(bytes), charset);
}

const ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

function decodeEntity(whole: string, name: string): string {
  if (!name.startsWith('#')) return ENTITIES[name.toLowerCase()] ?? whole;
  // "#8217" and "#x2019": with a 0 before them, numbers as code writes them.
  const code = Number(`0${name.slice(1)}`);
  return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : whole;
}

/** What styles a page or runs in it. */
const BLOCKS = [
  [/<style\b/i, /<\/style\b/i],
  [/<script\b/i, /<\/script\b/i],
  [/<head\b/i, /<\/head\b/i],
] as const;

/** Without what stands between such tags; one that is never closed takes all that follows. */
function withoutBlocks(html: string, [start, end]: (typeof BLOCKS)[number]): string {
  const [before = '', ...opened] = html.split(start);
  return opened.reduce((kept, block) => {
    const at = block.search(end);
    return at < 0 ? kept : `${kept} ${block.slice(at)}`;
  }, before);
}

/** What is read of a page: a cell or block a line, without what styles it. It is never shown as a page. */
export function textOfHtml(html: string): string {
  return BLOCKS.reduce(withoutBlocks, html)
    .replace(/\s+/g, ' ')
    .replace(/<(?:br|\/p|\/div|\/tr|\/td|\/th|\/li|\/h\d|\/table)\b[^<>]{0,500}>/gi, '\n')
    .replace(/<[^<>]{0,2000}>/g, '')
    .replace(/&(#?\w{1,8});/g, decodeEntity);
}

function decodeBody({ head, body }: Part, type: string): string {
  const charset = /charset="?([\w-]{1,40})/i.exec(type)?.[1] ?? 'utf-8';
  const coding = head.get('content-transfer-encoding')?.toLowerCase();
  if (coding === 'base64') return fromBase64(body, charset);
  if (coding === 'quoted-printable') return fromQuotedPrintable(body, charset);
  return body;
}

/** Of several forms of one text the plain one, where it says anything. */
function textOfPart(part: Part, depth: number): string {
  const type = part.head.get('content-type') ?? 'text/plain';
  const kind = type.toLowerCase();
  if (kind.startsWith('multipart/')) {
    const boundary = /boundary="?([^";]{1,200})/i.exec(type)?.[1];
    if (!boundary || depth >= MAX_DEPTH) return '';
    const [within = ''] = part.body.split(`--${boundary}--`, 1);
    const parts = within
      .split(`--${boundary}`)
      .slice(1, MAX_PARTS + 1)
      .map((text) => splitPart(text.slice(text.indexOf('\n') + 1)));
    const texts = parts.map((inner) => textOfPart(inner, depth + 1));
    if (kind.startsWith('multipart/alternative')) return texts.find((text) => text.trim()) ?? '';
    return texts.join('\n');
  }
  if (kind.startsWith('text/html')) return textOfHtml(decodeBody(part, type));
  return kind.startsWith('text/') ? decodeBody(part, type) : '';
}

/** "=?UTF-8?B?…?=" of a head in letters; a blank between two such words is none. */
function decodeHead(text: string): string {
  return text.replace(
    /=\?([\w-]{1,40})\?([bq])\?([^?\s]{0,400})\?=(?:\s(?==\?))?/gi,
    (_, charset: string, how: string, coded: string) =>
      how.toLowerCase() === 'b'
        ? fromBase64(coded, charset)
        : fromQuotedPrintable(coded.replaceAll('_', ' '), charset),
  );
}

export interface MailText {
  /** Who sent it and what it is about, where it is a whole mail. */
  from: string;
  subject: string;
  body: string;
}

/** The words of a mail: of a whole one (.eml), or of what somebody copied out of one. */
export function mailText(given: string): MailText {
  const text = given
    .slice(0, MAX_MAIL_LENGTH)
    .replace(/\r\n?/g, '\n')
    .replace(/^\uFEFF/, '');
  const { head, body } = splitPart(text);
  const from = head.get('from');
  const isWhole =
    from !== undefined && ['date', 'content-type', 'mime-version'].some((name) => head.has(name));
  if (!isWhole) {
    const isPage = /<(?:html|body|table|div|br)\b/i.test(text);
    return { from: '', subject: '', body: isPage ? textOfHtml(text) : text };
  }
  return {
    from: decodeHead(from),
    subject: decodeHead(head.get('subject') ?? ''),
    body: textOfPart({ head, body }, 0),
  };
}
