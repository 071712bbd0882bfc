import { inflateSync } from 'node:zlib';

/** The objects of a PDF: what stands in them, and their stream unpacked. */
function objectsOf(pdf: string): Map<number, { dict: string; stream: string }> {
  const found = pdf.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g);
  return new Map(
    [...found].map(([, id, body = '']) => {
      const [dict = '', packed] = body.split(/stream\r?\n/);
      const bytes = packed && Buffer.from(packed.replace(/\nendstream$/, ''), 'latin1');
      const isPacked = dict.includes('/FlateDecode');
      const stream = bytes ? (isPacked ? inflateSync(bytes) : bytes).toString('latin1') : '';
      return [Number(id), { dict, stream }];
    }),
  );
}

/** Which letters the codes of a font stand for, by its ToUnicode table. */
function lettersOf(table: string): Map<number, string> {
  const letters = new Map<number, string>();
  for (const [, from = '', list = ''] of table.matchAll(/<(\w{4})> <\w{4}> \[([^\]]*)\]/g)) {
    // What is one letter to the font may be two to the reader: <0066 0069>.
    for (const [i, [, hex = '']] of [...list.matchAll(/<([\w ]+)>/g)].entries()) {
      letters.set(
        Number.parseInt(from, 16) + i,
        Buffer.from(hex.replaceAll(' ', ''), 'hex').swap16().toString('utf16le'),
      );
    }
  }
  return letters;
}

/** The text of a PDF of ours, its pieces in the order they were drawn, joined by line feeds. */
export function readPdf(bytes: Buffer): string {
  const objects = objectsOf(bytes.toString('latin1'));
  const at = (id: string | undefined) => objects.get(Number(id)) ?? { dict: '', stream: '' };
  const fonts = new Map<string, Map<number, string>>();
  for (const { dict } of objects.values()) {
    for (const [, name = '', id] of dict.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const table = /\/ToUnicode (\d+) 0 R/.exec(at(id).dict)?.[1];
      if (table) fonts.set(name, lettersOf(at(table).stream));
    }
  }
  const drawn = [...objects.values()].map(({ stream }) => stream).filter((s) => s.includes('BT\n'));
  // Letters with a mark of their own above or below are drawn in several steps: all until the end.
  const pieces = drawn.join('\n').matchAll(/\/(F\d+) [\d.]+ Tf([\s\S]*?)\nET/g);
  return [...pieces]
    .map(([, font = '', steps = '']) => {
      const list = [...steps.matchAll(/\[([^\]]*)\] TJ/g)].map(([, step]) => step).join('');
      const codes = [...list.matchAll(/<(\w*)>/g)].map(([, hex]) => hex).join('');
      const letters = codes.match(/.{4}/g) ?? [];
      return letters.map((hex) => fonts.get(font)?.get(Number.parseInt(hex, 16)) ?? '').join('');
    })
    .join('\n');
}
