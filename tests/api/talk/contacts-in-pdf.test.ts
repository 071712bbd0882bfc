import { describe, expect, test } from 'vitest';
import { contactsInPdf } from '#server/people/blocks/contacts-in-pdf.ts';
import { requireNoContactInPdf } from '#server/people/blocks/index.ts';
import { aScan } from '#tests/api/examples/bookings.ts';
import { aPlan, pdfOf } from './a-pdf.ts';

/** What is read in a PDF before two people share contacts; messenger-files.test.ts sends them. */

const read = async (file: Promise<Buffer>) => contactsInPdf(new Uint8Array(await file));
type Draw = Parameters<typeof pdfOf>[0];

describe('a way to reach somebody is found', () => {
  test.each<[string, Draw, object?]>([
    ['in words', (page) => page.text('Call me at 98765 43210 today')],
    ['on the last page', (page) => page.text('Plan').addPage().text('me@example.com')],
    [
      'in letters set apart, as pieces of a word',
      (page) => {
        for (const [i, letter] of [...'me@example.com'].entries())
          page.text(letter, 100 + i * 12, 100);
      },
    ],
    [
      'in letters with blanks between them',
      (page) => page.text('Mail m e @ e x a m p l e . c o m now'),
    ],
    ['in single letters from the first on', (page) => page.text('w w w . x')],
    ['in single letters after words', (page) => page.text('Look at w w w . x')],
    ['in a line of its own', (page) => page.text('12').text('98765 43210')],
    ['in a link', (page) => page.link(0, 0, 99, 99, 'https://wa.me/919876543210').text('Plan')],
    ['in a note', (page) => page.text('Plan').note(9, 9, 9, 9, 'me@example.com')],
    [
      'in who wrote a note',
      (page) =>
        page.text('Plan').note(9, 9, 9, 9, 'Nice', { T: new String('me@example.com') } as never),
    ],
    ['in its title', (page) => page.text('Plan'), { Title: 'me@example.com' }],
    ['in its author', (page) => page.text('Plan'), { Author: 'me@example.com' }],
    ['in its subject', (page) => page.text('Plan'), { Subject: 'me@example.com' }],
    ['in its keywords', (page) => page.text('Plan'), { Keywords: 'me@example.com' }],
    [
      'in what was typed into a form',
      (page) => {
        page.text('Plan').font('Helvetica').initForm();
        page.formText('name', 9, 9, 99, 20, { value: 'me@example.com' });
      },
    ],
  ])('%s', async (_, draw, info) => {
    expect(await read(pdfOf(draw, info))).toBe('found');
  });

  test('in words beside a picture', async () => {
    const scan = await aScan;
    expect(await read(pdfOf((page) => page.text('me@example.com').image(scan)))).toBe('found');
  });
});

describe('nothing is found', () => {
  test.each<[string, Draw, object?]>([
    ['in plain words', (page) => page.text('The hall is 14 by 12 feet.')],
    ['in single letters that are no address', (page) => page.text('A B C , a plan')],
    ['in a sign between words', (page) => page.text('We meet @ home')],
    ['in a page with an empty note', (page) => page.text('The hall').note(9, 9, 9, 9, '')],
    ['where only one page of two has words', (page) => page.addPage().text('The hall')],
    ['in who made the file', (page) => page.text('Plan'), { Producer: 'pdf@example.com' }],
    ['in ten digits on two pages', (page) => page.text('98765').addPage().text('43210')],
  ])('%s', async (_, draw, info) => {
    expect(await read(pdfOf(draw, info))).toBe('none');
  });

  test('in the plan that examples send', async () => {
    expect(await read(aPlan)).toBe('none');
  });
});

describe('what cannot be read is said to be', () => {
  test('pictures, as such or among the words of any page', async () => {
    const scan = await aScan;
    const inlined =
      'q 99 0 0 99 9 99 cm BI /W 2 /H 2 /CS /G /BPC 8 ID \u0001\u0002\u0003\u0004 EI Q';
    expect(await read(pdfOf((page) => page.text('The plan').image(scan)))).toBe('pictures');
    // Nobody looks into a file of pictures alone.
    expect(await read(pdfOf((page) => page.image(scan)))).toBe('pictures');
    for (const draw of [
      (page: PDFKit.PDFDocument) => page.text('The plan').addContent(inlined),
      (page: PDFKit.PDFDocument) =>
        page.text('The plan').addPage().text('More').addContent(inlined),
    ]) {
      expect(await read(pdfOf(draw))).toBe('pictures');
    }
  });

  test('a page with nothing but lines, a file of no words, one that is no PDF', async () => {
    expect(await read(pdfOf((page) => page.rect(9, 9, 99, 99).stroke()))).toBe('unreadable');
    expect(await read(pdfOf((page) => page.text('   ')))).toBe('unreadable');
    const opaque = Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n');
    expect(await read(Promise.resolve(opaque))).toBe('unreadable');
  });

  test('more than 200 pages, and more signs than a page has', async () => {
    const pages = (many: number) =>
      pdfOf((page) => {
        page.text('One');
        for (let i = 1; i < many; i++) page.addPage();
      });
    expect(await read(pages(200))).toBe('none');
    expect(await read(pages(201))).toBe('unreadable');
    const lines = (many: number) =>
      pdfOf((page) => {
        page.note(9, 9, 9, 9, 'Small').fontSize(1);
        for (let i = 0; i < many; i++) page.text('x'.repeat(1_000), 9, 9 + i, { lineBreak: false });
      });
    expect(await read(lines(99))).toBe('none');
    expect(await read(lines(101))).toBe('unreadable');
  });
});

describe('a file is refused', () => {
  const STRANGERS = { byYou: false, byThem: false, gone: false, shared: false };
  const telling = pdfOf((page) => page.text('me@example.com'));
  const drawn = pdfOf((page) => page.rect(9, 9, 99, 99).stroke());

  test('that tells a contact, until contacts are shared, whatever else the two may show', async () => {
    const file = await telling;
    for (const mayShow of [false, true]) {
      await expect(requireNoContactInPdf(STRANGERS, file, mayShow)).rejects.toThrow(
        'This PDF holds a phone number, an e-mail address or a link.',
      );
      await requireNoContactInPdf({ ...STRANGERS, shared: true }, file, mayShow);
    }
  });

  test('that cannot be read, until the two may show each other such', async () => {
    const file = await drawn;
    await expect(requireNoContactInPdf(STRANGERS, file, false)).rejects.toThrow(
      'We cannot read the text of this PDF.',
    );
    await requireNoContactInPdf(STRANGERS, file, true);
    await requireNoContactInPdf(STRANGERS, await aPlan, false);
  });
});
