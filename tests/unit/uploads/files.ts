import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { isAppError } from '#contract/lib/errors.ts';

/** A picture of noise, so that damage anywhere in it shows. */
export function noise(width: number, height: number, channels: 3 | 4 = 3) {
  let state = 7;
  const data = Buffer.alloc(width * height * channels);
  for (let at = 0; at < data.length; at++) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    data[at] = state >> 16;
  }
  return sharp(data, { raw: { width, height, channels } });
}

export function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(named.length + 8);
  framed.writeUInt32BE(data.length, 0);
  named.copy(framed, 4);
  framed.writeUInt32BE(crc32(named), named.length + 4);
  return framed;
}

/** A few hundred bytes of PNG that declare any number of pixels. */
export function declaredPng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(4096))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A PDF of these objects; what is not asked about, such as the table of offsets, is left out. */
export function pdf(...objects: (string | Buffer)[]): Buffer {
  return Buffer.concat([
    Buffer.from('%PDF-1.7\n'),
    ...objects.map((content, index) =>
      Buffer.concat([
        Buffer.from(`${index + 1} 0 obj\n`),
        Buffer.from(content),
        Buffer.from('\nendobj\n'),
      ]),
    ),
    Buffer.from('trailer\n<< /Root 1 0 R >>\n%%EOF\n'),
  ]);
}

export function stream(dictionary: string, data: Buffer | string): Buffer {
  return Buffer.concat([
    Buffer.from(`<< ${dictionary} >>\nstream\n`),
    Buffer.from(data),
    Buffer.from('\nendstream'),
  ]);
}

/** How a file was refused: the code, and the sentence when it stands at the field `file` too. */
export async function refusalOf(running: Promise<unknown>): Promise<string> {
  try {
    await running;
  } catch (error) {
    if (!isAppError(error)) throw error;
    if (error.code !== 'invalid') return `${error.code}: ${error.message}`;
    const [first] = error.errors ?? [];
    return first?.path === 'file' && first.message === error.message
      ? `invalid: ${error.message}`
      : 'invalid without its field';
  }
  return 'taken';
}
