import { MAX_MAIL_LENGTH } from './limits.ts';

/** Parts within parts, at most: a mail that nests deeper is not read further. */
const MAX_DEPTH = 5;

interface Part {
  head: Map<string, string>;
  body: string;
}

/** Heads up to the first empty line, continued lines joined. */
function splitPart(text: string): Part {
  const lines = text.split('\n');
  const end = lines.indexOf('');
  const head = new Map<string, string>();
  let name = '';
  for (const line of lines.slice(0, end < 0 ? lines.length : end)) {
    if (/^[ \t]/.test(line)) {
      head.set(name, `${head.get(name) ?? ''} ${line.trim()}`);
      continue;
    }
    const colon = line.indexOf(':');
    if (colon < 1) continue;
    name = line.slice(0, colon).toLowerCase();
    head.set(name, line.slice(colon + 1).trim());
  }
  return { head, body: end < 0 ? '' : lines.slice(end + 1).join('\n') };
}

function decodeBytes(bytes: Uint8Array, charset: string): string {
  try {
    return new TextDecoder(charset || 'utf-8').decode(bytes);
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
  const joined = text.replace(/=[ \t]?\n/g, '');
  const bytes: number[] = [];
  for (let i = 0; i < joined.length; i++) {
    const hex = joined[i] === '=' ? joined.slice(i + 1, i + 3) : '';
    if (/^[0-9a-f]{2}$/i.test(hex)) {
      bytes.push(Number.parseInt(hex, 16));
      i += 2;
    } else bytes.push(...new TextEncoder().encode(joined[i]));
  }
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
  const isHex = /^#x/i.test(name);
  const code = Number.parseInt(name.slice(isHex ? 2 : 1), isHex ? 16 : 10);
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
    return at < 0 ? kept : `${kept} <${block.slice(at + 1)}`;
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
  const charset = /charset="?([\w-]{1,40})/i.exec(type)?.[1] ?? '';
  const coding = head.get('content-transfer-encoding')?.toLowerCase() ?? '';
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
    const parts = part.body
      .split(`--${boundary}`)
      .slice(1, 20)
      .map((text) => splitPart(text.replace(/^\n/, '')));
    const texts = parts.map((inner) => textOfPart(inner, depth + 1));
    if (kind.startsWith('multipart/alternative')) return texts.find((text) => text.trim()) ?? '';
    return texts.join('\n');
  }
  if (kind.startsWith('text/html')) return textOfHtml(decodeBody(part, type));
  return kind.startsWith('text/') ? decodeBody(part, type) : '';
}

/** "=?UTF-8?B?…?=" of a head in letters. */
function decodeHead(text: string): string {
  return text.replace(
    /=\?([\w-]{1,40})\?([bq])\?([^?\s]{0,400})\?=\s?/gi,
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
  const whole = splitPart(text);
  const isWhole =
    whole.head.has('from') &&
    (whole.head.has('date') || whole.head.has('content-type') || whole.head.has('mime-version'));
  if (!isWhole) {
    const body = /<(?:html|body|table|div|br)\b/i.test(text) ? textOfHtml(text) : text;
    return { from: '', subject: '', body };
  }
  return {
    from: decodeHead(whole.head.get('from') ?? ''),
    subject: decodeHead(whole.head.get('subject') ?? ''),
    body: textOfPart(whole, 0),
  };
}
