import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { insertBooking, listingFor, type Member } from '#tests/api/deals/deal-world.ts';
import { aScan } from '#tests/api/examples/bookings.ts';
import { aThread } from '#tests/api/examples/messenger.ts';
import { aPlan, pdfOf } from './a-pdf.ts';
import { messengerDesk } from './messenger-desk.ts';

const desk = messengerDesk();
const { world, aPair, shareContact, parties } = desk;

describe('files', () => {
  const sendFile = async (who: Member, id: number, bytes: Buffer, name = 'plan.png') =>
    world.as(
      who,
      'POST',
      `/messages/thread/${id}/file?clientKey=${randomUUID()}&filename=${name}`,
      bytes,
    );

  test('open for the two as an attachment, and for nobody else by any way', async () => {
    const { one, other, id } = await aPair();
    const sent = await sendFile(one, id, await aPlan, 'plan.pdf');
    expect(sent.body.data.file).toMatchObject({ name: 'plan.pdf' });
    const path = `/messages/thread/${id}/file/${sent.body.data.id}`;
    for (const who of [one, other]) {
      const file = await world.as(who, 'GET', path);
      expect(file.status).toBe(200);
      expect(file.headers.get('content-disposition')).toMatch(/^attachment/);
    }
    const [{ document_id: documentId }] = await world.query(
      'select document_id from messages where id = $1',
      sent.body.data.id,
    );
    const elsewhere = await aThread({ context: world.context() }, other.id, parties.stranger.id);
    for (const who of [parties.stranger, parties.staff]) {
      expect((await world.as(who, 'GET', path)).status).toBe(404);
      const byThread = `/messages/thread/${elsewhere.id}/file/${sent.body.data.id}`;
      expect((await world.as(who, 'GET', byThread)).status).toBe(404);
      expect((await world.as(who, 'GET', `/kyc/document/${documentId}`)).status).toBe(404);
    }
  });

  test('what is none is refused, and a name gives nobody’s number away', async () => {
    const { one, id } = await aPair();
    expect((await sendFile(one, id, Buffer.from('MZ just a program'))).status).toBe(422);
    const named = await sendFile(one, id, await aPlan, '9876543210.pdf');
    expect(named.body.data.file.name).toBe('document.pdf');
  });

  test('tell nobody where a photo was taken', async () => {
    const { one, other, id } = await aPair();
    await shareContact(one.id, other.id);
    const photo = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'red' } })
      .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '18/1 31/1 0/1' } })
      .jpeg()
      .toBuffer();
    expect((await sharp(photo).metadata()).exif).toBeDefined();
    const sent = await sendFile(one, id, photo, 'hall.jpg');
    const [{ key }] = await world.query(
      'select key from documents d join messages m on m.document_id = d.id where m.id = $1',
      sent.body.data.id,
    );
    const kept = await world.context().ports.store.get(key);
    expect((await sharp(kept?.bytes).metadata()).exif).toBeUndefined();
  });

  describe('that are PDFs', () => {
    const HIDDEN = {
      words: pdfOf((page) => page.text('Call me at 98765 43210 today')),
      'letters set apart': pdfOf((page) => {
        for (const [i, letter] of [...'me@example.com'].entries()) {
          page.text(letter, 100 + i * 12, 100);
        }
      }),
      'a link': pdfOf((page) => page.link(0, 0, 99, 99, 'https://wa.me/919876543210').text('Plan')),
      'a note': pdfOf((page) =>
        page.note(9, 9, 9, 9, 'nine eight seven six five four three two one zero'),
      ),
      'its title': pdfOf((page) => page.text('Plan'), { Title: 'me@example.com' }),
    };

    test.each(Object.entries(HIDDEN))(
      'tell no contact by %s before it is shared',
      async (_, file) => {
        const { one, other, id } = await aPair();
        const refused = await sendFile(one, id, await file, 'plan.pdf');
        expect([refused.status, refused.body.errors[0].path]).toEqual([422, 'file']);
        expect(refused.body.message).toContain('holds a phone number');
        await shareContact(one.id, other.id);
        expect((await sendFile(one, id, await file, 'plan.pdf')).status).toBe(200);
      },
    );

    test('pass without one, and wait for shared contacts where they cannot be read', async () => {
      const { one, id } = await aPair();
      expect((await sendFile(one, id, await aPlan, 'plan.pdf')).status).toBe(200);
      const opaque = Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n');
      const refused = await sendFile(one, id, opaque, 'plan.pdf');
      expect([refused.status, refused.body.message]).toEqual([
        422,
        'We cannot read the text of this PDF. Please print it to a new PDF of at most 200 pages, or send it once contacts are shared.',
      ]);
    });
  });

  describe('that show words nobody here can read', () => {
    const inlined =
      'q 99 0 0 99 9 99 cm BI /W 2 /H 2 /CS /G /BPC 8 ID \u0001\u0002\u0003\u0004 EI Q';
    const OPAQUE = {
      'a photo of a card': [aScan, 'card.png', 'what a picture says'],
      'a scan': [
        pdfOf((page) => page.rect(9, 9, 99, 99).stroke()),
        'scan.pdf',
        'cannot read the text',
      ],
      'a picture beside words': [
        aScan.then((scan) => pdfOf((page) => page.text('The plan').image(scan))),
        'plan.pdf',
        'holds pictures',
      ],
      'a picture among the words': [
        pdfOf((page) => page.text('The plan').addContent(inlined)),
        'plan.pdf',
        'holds pictures',
      ],
    } as const;

    test.each(Object.entries(OPAQUE))(
      '%s: not before contacts are shared, or there is a deal',
      async (_, [file, name, why]) => {
        const { one, other, id } = await aPair();
        const refused = await sendFile(one, id, await file, name);
        expect([refused.status, refused.body.errors[0].path]).toEqual([422, 'file']);
        expect(refused.body.message).toContain(why);
        const listing = await listingFor(world.context(), other.id);
        await insertBooking(world.context(), { listing, buyer: one }, { state: 'accepted' });
        expect((await sendFile(one, id, await file, name)).status).toBe(200);
        await world.query(`update bookings set state = 'cancelled'`);
        expect((await sendFile(one, id, await file, name)).status).toBe(422);
        await shareContact(other.id, one.id);
        expect((await sendFile(one, id, await file, name)).status).toBe(200);
      },
    );
  });
});
