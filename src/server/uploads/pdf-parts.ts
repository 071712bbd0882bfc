import { inflateSync } from 'node:zlib';

export interface PdfStream {
  /** What stands between the start of its object and its data. */
  dictionary: string;
  data: string;
}

/** Names may be spelt with #xx in place of any character. */
function plainNames(text: string): string {
  return text.replace(/#([0-9a-f]{2})/gi, (_, hex) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
}

/** A PDF (as latin1) taken apart into the data of its streams and all the rest. */
export function splitPdf(text: string): { outside: string; streams: PdfStream[] } {
  const start = /(?<!end)stream[ \t]*(?:\r\n|\r|\n)/g;
  const streams: PdfStream[] = [];
  const outside: string[] = [];
  let from = 0;
  for (let found = start.exec(text); found; found = start.exec(text)) {
    const head = plainNames(text.slice(from, found.index));
    const end = text.indexOf('endstream', start.lastIndex);
    const to = end < 0 ? text.length : end;
    streams.push({
      dictionary: head.slice(Math.max(head.lastIndexOf('obj'), 0)),
      data: text.slice(start.lastIndex, to),
    });
    outside.push(head);
    from = to;
    start.lastIndex = to;
  }
  outside.push(plainNames(text.slice(from)));
  return { outside: outside.join(' '), streams };
}

/** The one usual way, by itself or as the only one of a list. */
const USUAL = /^\s*(?:\[\s*\/Fl(?:ateDecode)?\s*\]|\/Fl(?:ateDecode)?(?!\w))/;

/**
 * A stream's data unpacked, or undefined when it is packed in any but the one usual way, broken,
 * or longer than `maxBytes`.
 */
export function unpackStream(
  { dictionary, data }: PdfStream,
  maxBytes: number,
): string | undefined {
  const [, filter, ...others] = dictionary.split('/Filter');
  if (filter === undefined) return plainNames(data);
  const isRearranged = /\/Predictor\s+(?!\s|1\b)/.test(dictionary);
  if (others.length > 0 || !USUAL.test(filter) || isRearranged || maxBytes < 1) return undefined;
  try {
    const bytes = inflateSync(Buffer.from(data, 'latin1'), { maxOutputLength: maxBytes });
    return plainNames(bytes.toString('latin1'));
  } catch {
    return undefined;
  }
}
