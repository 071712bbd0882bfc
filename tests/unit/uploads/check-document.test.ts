import { createHash } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { checkDocument, MAX_DOCUMENT_BYTES } from '#server/uploads/check-document.ts';
import { patience } from '#tests/patience.ts';
import { declaredPng, noise, pdf, refusalOf, stream } from './files.ts';

const PAGE = '<< /Type /Catalog /Pages 2 0 R /OpenAction [2 0 R /Fit] >>';
const SCRIPT = '<< /S /JavaScript /JS (app.alert(1)) >>';
const check = (bytes: Buffer) => refusalOf(checkDocument(bytes, 'deed.pdf'));
const objects = (content: string, packed = deflateSync(content), filter = '/FlateDecode') =>
  stream(`/Type /ObjStm /N 1 /First 4 /Filter ${filter} /Length ${packed.length}`, packed);

describe('a document', () => {
  test('a PDF is taken as it is', async () => {
    const bytes = pdf(PAGE, stream('/Length 3', 'q Q'));
    expect(await checkDocument(bytes, 'C:\\Users\\me\\Sale deed.PDF')).toEqual({
      mime: 'application/pdf',
      extension: 'pdf',
      fileName: 'Sale deed.pdf',
      file: bytes,
      sha256: createHash('sha256').update(bytes).digest('hex'),
    });
  });

  test('pictures are named by their content', async () => {
    const jpeg = await noise(64, 64).jpeg().toBuffer();
    expect(await checkDocument(jpeg, 'name.php.jpg')).toMatchObject({
      mime: 'image/jpeg',
      extension: 'jpg',
      fileName: 'name_php.jpg',
    });
    const png = await noise(64, 64, 4).png().toBuffer();
    expect(await checkDocument(png, 'scan.pdf')).toMatchObject({
      mime: 'image/png',
      fileName: 'scan.png',
    });
  });

  test.each([
    ['<?php system(1); ?>', 'name.php.jpg'],
    ['<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', 'plan.png'],
    ['\n%PDF-1.7', 'late.pdf'],
    ['%PDF1', 'other.pdf'],
    ['PK\u0003\u0004', 'deed.docx'],
    ['', 'empty.pdf'],
  ])('%j is none, whatever its name', async (text, name) => {
    expect(await refusalOf(checkDocument(Buffer.from(text, 'latin1'), name))).toBe(
      'invalid: Please choose a PDF, JPEG or PNG file.',
    );
  });

  test('pictures must be whole and of a sane size', async () => {
    const jpeg = await noise(320, 200).jpeg().toBuffer();
    const png = await noise(320, 200).png().toBuffer();
    for (const whole of [jpeg, png]) {
      expect(await check(whole)).toBe('taken');
      expect(await check(whole.subarray(0, whole.length / 2))).toContain('damaged');
    }
    expect(await check(declaredPng(60_000, 60_000))).toContain('50 megapixels at most');
  });

  test('pictures tell neither where nor by what they were taken, and stay upright', async () => {
    const gps = {
      IFD0: { Make: 'Phone' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '18/1 31/1 0/1' },
    };
    for (const format of ['jpeg', 'png'] as const) {
      const sent = await noise(64, 32)
        .withMetadata({ orientation: 6, exif: gps })
        .toFormat(format)
        .toBuffer();
      expect(sent.includes('Phone')).toBe(true);
      const { file } = await checkDocument(sent, 'hall');
      const { exif, xmp, width, height, format: kept } = await sharp(file).metadata();
      expect([exif, xmp, file.includes('Phone'), kept]).toEqual([
        undefined,
        undefined,
        false,
        format,
      ]);
      expect([width, height]).toEqual([32, 64]);
    }
  });

  test('too many bytes are too many', async () => {
    expect(await check(Buffer.alloc(MAX_DOCUMENT_BYTES + 1))).toContain('20 MB at most');
  });
});

describe('a PDF that is more than pages', () => {
  test.each([
    ['a script', SCRIPT],
    ['a script under another spelling', '<< /S /J#61vaScript /#4AS (x) >>'],
    ['a program', '<< /S /Launch /F (cmd.exe) >>'],
    ['an attachment', '<< /Names << /EmbeddedFiles 3 0 R >> >>'],
    ['a form in another language', '<< /AcroForm << /XFA [(template) 4 0 R] >> >>'],
    ['a form that sends itself', '<< /S /SubmitForm /F (https://example.com) >>'],
    ['a form filled from outside', '<< /S /ImportData /F (data.fdf) >>'],
    ['a page of another file', '<< /S /GoToE /T << /R /C >> >>'],
    ['a packed form that sends itself', objects('1 0 << /S /SubmitForm /F (x) >>')],
    ['a file', stream('/Type/EmbeddedFile/Length 3', 'MZ!')],
    ['packed objects', objects(`1 0 ${SCRIPT}`)],
    ['objects posing as a stream', stream('/Length 99', `9 0 obj ${SCRIPT} endobj`)],
    ['packed objects posing as text', `(stream\n) >> 8 0 obj ${objects('x').toString('latin1')}`],
  ])('%s is refused', async (_, object) => {
    expect(await check(pdf(PAGE, object))).toBe(
      'invalid: This PDF holds scripts, programs or attached files. Please print it to a new PDF and send that.',
    );
  });

  test('a locked one is refused', async () => {
    const locked = Buffer.concat([pdf(PAGE), Buffer.from('trailer << /Encrypt 9 0 R >>')]);
    expect(await check(locked)).toBe(
      'invalid: This PDF is locked with a password. Please save it without one.',
    );
  });

  test.each([
    ['unknown', objects('x', Buffer.from('x'), '/LZWDecode')],
    ['double', objects('x', deflateSync('x'), '[/FlateDecode /ASCII85Decode]')],
    ['indirect', objects('x', deflateSync('x'), '7 0 R')],
    ['rearranged', objects('x', deflateSync('x'), '/FlateDecode /DecodeParms << /Predictor 12 >>')],
    ['broken', objects('x', Buffer.from('not packed'))],
    ['a bomb', objects('', deflateSync(Buffer.alloc(65 * 1024 * 1024, 32)))],
    ['not to be found', '<< /Type /ObjStm /N 1 >> % no data'],
  ])('packing that is %s is refused', async (_, object) => {
    expect(await check(pdf(PAGE, object))).toContain('packed in a way we cannot check');
  });

  test('the same letters among pixels, text and longer names mean nothing', async () => {
    expect(
      await check(
        pdf(
          PAGE,
          stream('/Length 40', 'BT (the /JavaScript and /Launch names) Tj ET'),
          objects('1 0 << /Type /Page /JSTOR 1 /EncryptMetadata true >>'),
          '<< /Title (Launch of Encrypt Towers) /LaunchPad 1 >>',
        ),
      ),
    ).toBe('taken');
  });

  test(
    'a long one without an end is looked through in good time',
    async () => {
      const started = performance.now();
      const heads = '<< /Length 1 >>\nstream\nendstream 1 0 obj '.repeat(400_000);
      expect(await check(Buffer.from(`%PDF-1.7\n${heads}`))).toBe('taken');
      expect(await check(Buffer.from(`%PDF-1.7\n${'1 '.repeat(9_000_000)}`))).toBe('taken');
      expect(await check(Buffer.from(`%PDF-1.7\nstream\n1${' '.repeat(18_000_000)}`))).toBe(
        'taken',
      );
      expect(performance.now() - started).toBeLessThan(patience(5));
    },
    patience(30),
  );
});
