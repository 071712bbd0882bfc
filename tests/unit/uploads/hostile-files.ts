import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { chunk, declaredPng, noise, pdf, stream } from './files.ts';

const MB = 1024 * 1024;
const PAGE = '<< /Type /Catalog /Pages 2 0 R >>';

/** A piece again and again, as often as it fits into so many bytes. */
const filled = (piece: string, bytes: number) => piece.repeat(Math.floor(bytes / piece.length));

const bomb = (bytes: number) => {
  const packed = deflateSync(Buffer.alloc(bytes, 32));
  return stream(
    `/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode /Length ${packed.length}`,
    packed,
  );
};

/** PDFs as large as they may be, made to keep a reader busy or fill its memory. */
export function hostilePdfs(most: number): [name: string, make: () => Buffer][] {
  const room = most - 1_000;
  const tree = '<< /Type /Pages /Count 1 /Kids [2 0 R] >>';
  return [
    [
      'filters that never close',
      () => pdf(PAGE, stream(`/Type /ObjStm ${filled('/Filter[', room)}`, 'x')),
    ],
    ['dictionaries within dictionaries', () => pdf(PAGE, filled('<</A ', room))],
    ['lists within lists', () => pdf(filled('[', room))],
    ['brackets of texts', () => pdf(PAGE, filled('(', room))],
    [
      'tables of offsets that lead to themselves',
      () =>
        pdf(
          PAGE,
          tree,
          filled('xref\n0 1\ntrailer << /Prev 9 /Root 1 0 R >>\nstartxref\n9\n', room),
        ),
    ],
    ['a tree of pages that is its own leaf', () => pdf(PAGE, tree)],
    ['millions of objects', () => Buffer.from(`%PDF-1.7\n${filled('1 0 obj\nendobj\n', room)}`)],
    ['streams without an end', () => Buffer.from(`%PDF-1.7\n${filled('stream\n', room)}`)],
    ['ends without a stream', () => Buffer.from(`%PDF-1.7\n${filled('endstream ', room)}`)],
    [
      'streams of nothing',
      () => Buffer.from(`%PDF-1.7\n${filled('<<>>stream\nendstream ', room)}`),
    ],
    ['names in another spelling', () => pdf(PAGE, filled('/#41#42', room))],
    ['streams of objects that are none', () => pdf(PAGE, filled('/ObjStm ', room))],
    [
      'blanks of a predictor',
      () =>
        pdf(PAGE, stream(`/Type /ObjStm /Filter /FlateDecode /Predictor${' '.repeat(room)}`, 'x')),
    ],
    ['numbers that are nearly objects', () => pdf(PAGE, stream('/Length 9', filled('1 1 ', room)))],
    ['one bomb', () => pdf(PAGE, bomb(200 * MB))],
    ['many bombs', () => pdf(PAGE, ...Array.from({ length: 20 }, () => bomb(15 * MB)))],
  ];
}

async function scans(): Promise<Buffer> {
  const jpeg = await noise(1_200, 900).jpeg({ progressive: true, quality: 100 }).toBuffer();
  // The last scan again and again: each is read over the whole picture.
  const last = jpeg.lastIndexOf(Buffer.from([0xff, 0xda]));
  const scan = jpeg.subarray(last, jpeg.length - 2);
  const times = Math.min(500, Math.floor((10 * MB) / scan.length));
  return Buffer.concat([jpeg.subarray(0, -2), ...Array(times).fill(scan), jpeg.subarray(-2)]);
}

const even = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'grey' } });

/** A PNG with more before its pixels. */
async function laden(more: readonly Buffer[]): Promise<Buffer> {
  const png = await noise(64, 64).png().toBuffer();
  const afterHeader = 8 + 25;
  return Buffer.concat([png.subarray(0, afterHeader), ...more, png.subarray(afterHeader)]);
}

/** Pictures as large as they may be, that unpack to much, declare too much or never end. */
export function hostilePictures(most: number): [name: string, make: () => Promise<Buffer>][] {
  const room = most - 20_000;
  const packed = (type: string) => () =>
    laden([
      chunk(type, Buffer.concat([Buffer.from('name\0\0'), deflateSync(Buffer.alloc(200 * MB))])),
    ]);
  return [
    ['a PNG of more pixels than there are', async () => declaredPng(2_147_483_647, 2_147_483_647)],
    ['a PNG of too many pixels', async () => declaredPng(60_000, 60_000)],
    ['a PNG that unpacks to 49 megapixels', () => even(7_000, 7_000).png().toBuffer()],
    ['a JPEG that unpacks to 49 megapixels', () => even(7_000, 7_000).jpeg().toBuffer()],
    ['a JPEG of 64,000 pixels in a row', () => even(64_000, 700).jpeg().toBuffer()],
    ['a JPEG of many scans', scans],
    [
      'a PNG of many notes',
      () => laden(Array(Math.floor(room / 112)).fill(chunk('tEXt', Buffer.alloc(100, 97)))),
    ],
    ['a PNG with a packed note', packed('zTXt')],
    ['a PNG with a packed profile', packed('iCCP')],
    [
      'a PNG cut short and filled up',
      async () =>
        Buffer.concat([
          (await noise(640, 480).png().toBuffer()).subarray(0, 9_000),
          Buffer.alloc(room, 255),
        ]),
    ],
    [
      'a JPEG of nothing but marks',
      async () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(room, 255)]),
    ],
  ];
}
