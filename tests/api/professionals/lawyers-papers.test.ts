import { PDFDocument } from 'pdf-lib';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { removeFiles } from '#server/core/remove-files.ts';
import { wordsOf } from '#server/professionals/work-papers/stamp.ts';
import { stampPdf } from '#server/professionals/work-papers/stamp-pdf.ts';
import { insertBooking, type Member } from '#tests/api/deals/deal-world.ts';
import { readPdf } from '#tests/api/read-pdf.ts';
import { picture } from '#tests/api/world.ts';
import { insertAgreement, lawyerWorld } from './lawyer-world.ts';

const world = lawyerWorld();
const { parties, others, as, must } = world;

let made = 0;
async function aPdf(pages = 1): Promise<Buffer> {
  const document = await PDFDocument.create();
  document.setTitle(`Deed ${made++}`);
  for (let page = 0; page < pages; page++) document.addPage();
  return Buffer.from(await document.save({ useObjectStreams: false }));
}

const viewsOf = (paperId: number) =>
  world.query(
    `select v.viewer_id from document_views v
     join work_documents w on w.document_id = v.document_id where w.id = $1 order by v.id`,
    paperId,
  );

describe('papers', () => {
  test('with one name are versions, each with its hash', async () => {
    const { engagement } = await world.aWork();
    const first = await aPdf();
    expect(await must(world.handIn(others.lawyer, engagement.id, first))).toMatchObject({
      version: 1,
    });
    expect((await world.handIn(others.lawyer, engagement.id, first)).status).toBe(409);
    const second = await must(world.handIn(parties.buyer, engagement.id, await aPdf()));
    expect(second.version).toBe(2);
    expect(
      (await must(world.handIn(others.lawyer, engagement.id, await picture, 'Plan'))).version,
    ).toBe(1);
    const { papers } = await must(world.detail(parties.buyer, engagement.id));
    expect(papers).toMatchObject([
      { label: 'Plan', version: 1, fileName: 'scan.png', by: 'professional' },
      { label: 'Index II', version: 2, by: 'client' },
      { label: 'Index II', version: 1, by: 'professional' },
    ]);
    expect(new Set(papers.map(({ sha256 }: { sha256: string }) => sha256)).size).toBe(3);
    const told = await world.query(
      `select count(*)::int as n from notifications where title = 'A paper was handed in' and person_id = $1`,
      parties.buyer.id,
    );
    expect(told[0].n).toBe(2);
  });

  test('handed in at once get versions of their own', async () => {
    const { engagement } = await world.aWork();
    const files = await Promise.all([aPdf(), aPdf(), aPdf(), aPdf()]);
    const done = await Promise.all(
      files.map((file) => must(world.handIn(others.lawyer, engagement.id, file))),
    );
    expect(done.map(({ version }) => version).sort()).toEqual([1, 2, 3, 4]);
  });

  test.each([
    ['text', Buffer.from('hello'), 422],
    [
      'a PDF of no pages',
      Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n%%EOF'),
      422,
    ],
  ])('that are %s leave nothing behind', async (_, file, status) => {
    const { engagement } = await world.aWork();
    expect((await world.handIn(others.lawyer, engagement.id, file)).status).toBe(status);
    expect((await must(world.detail(others.lawyer, engagement.id))).papers).toEqual([]);
    expect(await removeFiles(world.context(), new AbortController().signal)).toBe(0);
  });

  test.each(['requested', 'accepted', 'confirmed', 'refunded'] as const)(
    'are not handed in while the work is %s',
    async (state) => {
      const { engagement } = await world.aWork(state);
      expect((await world.handIn(others.lawyer, engagement.id, await aPdf())).status).toBe(409);
    },
  );

  test('called agreement come from the lawyer alone', async () => {
    const { engagement } = await world.aWork();
    const send = async (who: Member) =>
      (await world.handIn(who, engagement.id, await aPdf(), 'Registered deed', 'agreement')).status;
    expect(await send(parties.buyer)).toBe(422);
    expect(await send(others.lawyer)).toBe(200);
  });
});

describe('an opened paper', () => {
  test('has the viewer’s name, day and mark on it, and is written down', async () => {
    const { engagement } = await world.aWork();
    const file = await aPdf(3);
    const { paperId } = await must(world.handIn(others.lawyer, engagement.id, file));
    const forClient = await world.open(parties.buyer, paperId);
    const forLawyer = await world.open(others.lawyer, paperId);
    for (const { bytes } of [forClient, forLawyer]) {
      expect(Buffer.from(bytes as Buffer).equals(file)).toBe(false);
      expect((await PDFDocument.load(bytes as Buffer)).getPageCount()).toBe(3);
    }
    expect((forClient.bytes as Buffer).equals(forLawyer.bytes as Buffer)).toBe(false);
    expect(await viewsOf(paperId)).toEqual([
      { viewer_id: parties.buyer.id },
      { viewer_id: others.lawyer.id },
    ]);
    const { papers } = await must(world.detail(others.lawyer, engagement.id));
    expect(papers[0]).toMatchObject({ views: 1 });
  });

  test('carries words that only we can make', async () => {
    const context = world.context();
    const at = new Date('2030-01-05T10:00:00Z');
    const viewing = { viewerId: 5, viewer: 'मीरा Apte', sha256: 'abc', at };
    const words = wordsOf(context, viewing);
    expect(words).toMatch(/^For मीरा Apte, 5 Jan 2030, 3:30 pm, [0-9a-f]{10}$/);
    expect(wordsOf(context, { ...viewing, viewerId: 6 })).not.toBe(words);
    expect(wordsOf(context, { ...viewing, sha256: 'abd' })).not.toBe(words);
    const stamped = await PDFDocument.load(await stampPdf(await aPdf(), words));
    const plain = Buffer.from(await stamped.save({ useObjectStreams: false }));
    expect(readPdf(plain)).toContain('Apte, 5 Jan 2030');
  });

  test('that is a picture differs per viewer too, and keeps its size', async () => {
    const { engagement } = await world.aWork();
    const { paperId } = await must(
      world.handIn(others.lawyer, engagement.id, await picture, 'Plan'),
    );
    const [mine, theirs] = await Promise.all([
      world.open(parties.buyer, paperId),
      world.open(others.lawyer, paperId),
    ]);
    const pixels = (file: typeof mine) =>
      sharp(file.bytes as Buffer)
        .raw()
        .toBuffer();
    expect((await pixels(mine)).equals(await pixels(theirs))).toBe(false);
    expect(
      (await pixels(mine)).equals(
        await sharp(await picture)
          .raw()
          .toBuffer(),
      ),
    ).toBe(false);
    expect(await sharp(mine.bytes as Buffer).metadata()).toMatchObject({ width: 400, height: 300 });
  });

  const status = async (who: Member, id: number) =>
    (await as(who, 'GET', `/lawyer/paper/${id}`)).status;
  const handInDeed = async (engagementId: number) => {
    const file = await aPdf();
    const handingIn = world.handIn(
      others.lawyer,
      engagementId,
      file,
      'Registered deed',
      'agreement',
    );
    return (await must(handingIn)).paperId;
  };

  test('is for the two parties and staff; one of an agreement for its buyer and seller too', async () => {
    const { engagement, listing } = await world.aWork();
    const evidence = await must(world.handIn(others.lawyer, engagement.id, await aPdf()));
    const early = await handInDeed(engagement.id);
    const deal = { listing, buyerId: parties.buyer.id };
    const agreement = await insertAgreement(world.context(), engagement, deal, { state: 'draft' });
    const deed = await handInDeed(engagement.id);
    for (const who of [parties.buyer, others.lawyer, parties.staff]) {
      expect(await status(who, evidence.paperId)).toBe(200);
    }
    for (const who of [parties.owner, parties.stranger, others.otherLawyer]) {
      expect(await status(who, evidence.paperId)).toBe(404);
      expect(await status(who, deed)).toBe(404);
    }
    await world.query(`update agreements set state = 'shared' where id = $1`, agreement.id);
    expect(await status(parties.owner, deed)).toBe(200);
    // It came before there was an agreement to belong to.
    expect(await status(parties.owner, early)).toBe(404);
    expect(await status(parties.owner, evidence.paperId)).toBe(404);
    expect(await status(parties.stranger, deed)).toBe(404);
  });

  test('of one buyer’s agreement is not the next buyer’s', async () => {
    const context = world.context();
    const { engagement, listing } = await world.aWork('working', null);
    const [firstBuyer, secondBuyer] = [await world.member(), await world.member()];
    const deed = async (buyer: Member, state: 'cancelled' | 'paid', version: number) => {
      const deal = { listing, buyer, buyerId: buyer.id };
      await insertBooking(context, deal, { state });
      await insertAgreement(context, engagement, deal, { state: 'shared', version });
      return handInDeed(engagement.id);
    };
    const first = await deed(firstBuyer, 'cancelled', 1);
    const second = await deed(secondBuyer, 'paid', 2);
    for (const [who, own, foreign] of [
      [firstBuyer, first, second],
      [secondBuyer, second, first],
    ] as const) {
      expect(await status(who, own)).toBe(200);
      expect(await status(who, foreign)).toBe(404);
    }
  });

  test('cannot be bound to another work’s agreement, nor be another kind of paper', async () => {
    const [mine, other] = [await world.aWork(), await world.aWork()];
    const deed = await handInDeed(mine.engagement.id);
    const { paperId: evidence } = await must(
      world.handIn(others.lawyer, mine.engagement.id, await aPdf()),
    );
    const agreementOf = ({ engagement, listing }: typeof mine) =>
      insertAgreement(world.context(), engagement, { listing, buyerId: parties.buyer.id });
    const [own, foreign] = [await agreementOf(mine), await agreementOf(other)];
    const bind = (paper: number, agreement: number) =>
      world.query('update work_documents set agreement_id = $2 where id = $1', paper, agreement);
    await expect(bind(deed, foreign.id)).rejects.toThrow('work_documents_agreement');
    await expect(bind(evidence, own.id)).rejects.toThrow('work_documents_bound');
    await bind(deed, own.id);
  });

  test('opens by no route of another kind of document', async () => {
    const { engagement } = await world.aWork();
    const { paperId } = await must(world.handIn(others.lawyer, engagement.id, await aPdf()));
    const [{ document_id: documentId }] = await world.query(
      'select document_id from work_documents where id = $1',
      paperId,
    );
    const listing = await world.aListing();
    const booking = await insertBooking(world.context(), { listing, buyer: parties.stranger });
    for (const [who, path] of [
      [parties.stranger, `/book/documents/${booking.id}/${documentId}`],
      [parties.stranger, `/lawyer/paper/${documentId}`],
      [parties.stranger, `/propertyevaluator/report/${engagement.id}`],
      [others.otherLawyer, `/lawyer/getleaddetails/${engagement.id}`],
      [parties.owner, `/lawyer/getleaddetails/${engagement.id}`],
    ] as const) {
      expect((await as(who, 'GET', path)).status, path).toBe(404);
    }
  });
});

describe('once the work is over', () => {
  /** As many days ago as the state says, with a paper of each side. */
  async function anEnded(state: 'confirmed' | 'refunded', days: number) {
    const { engagement } = await world.aWork();
    const given = await must(world.handIn(parties.buyer, engagement.id, await aPdf(), 'My deed'));
    const made = await must(world.handIn(others.lawyer, engagement.id, await aPdf(), 'Index II'));
    await world.query(
      `update engagements set state = $2, ended_at = now() - make_interval(days => $3::int)
       where id = $1`,
      engagement.id,
      state,
      days,
    );
    const labels = async (who: Member) => {
      const { papers } = await must(world.detail(who, engagement.id));
      return papers.map(({ label }: { label: string }) => label);
    };
    const list = await as(others.lawyer, 'GET', `/lawyer/leadlist/${others.lawyer.id}?stage=done`);
    const counted = list.body.data.find(({ id }: { id: number }) => id === engagement.id);
    const opened = (who: Member) =>
      Promise.all(
        [given, made].map(
          async ({ paperId }) => (await as(who, 'GET', `/lawyer/paper/${paperId}`)).status,
        ),
      );
    return { labels, opened, counted: counted.papers };
  }

  test.each([
    ['refunded', 0, [404, 200], ['Index II']],
    ['refunded', 31, [404, 404], []],
    ['confirmed', 29, [200, 200], ['Index II', 'My deed']],
    ['confirmed', 31, [404, 200], ['Index II']],
  ] as const)('%s %i days ago, the lawyer opens and lists what is left', async (...row) => {
    const [state, days, statuses, listed] = row;
    const { labels, opened, counted } = await anEnded(state, days);
    expect(await opened(others.lawyer)).toEqual(statuses);
    expect(await labels(others.lawyer)).toEqual(listed);
    expect(counted).toBe(listed.length);
    // The client keeps all of it.
    expect(await opened(parties.buyer)).toEqual([200, 200]);
    expect(await labels(parties.buyer)).toEqual(['Index II', 'My deed']);
  });

  test('staff see them for a complaint, and not for ever', async () => {
    expect(await (await anEnded('refunded', 179)).opened(parties.staff)).toEqual([200, 200]);
    expect(await (await anEnded('refunded', 181)).opened(parties.staff)).toEqual([404, 404]);
  });

  test('who handed a paper in finds no other way to it', async () => {
    const { engagement } = await world.aWork();
    const { paperId } = await must(world.handIn(others.lawyer, engagement.id, await aPdf()));
    const [{ document_id: documentId }] = await world.query(
      'select document_id from work_documents where id = $1',
      paperId,
    );
    const path = `/profile/document/${documentId}`;
    expect((await as(others.lawyer, 'GET', path)).status).toBe(404);
    expect((await as(parties.staff, 'GET', path)).status).toBe(404);
  });
});

describe('the title report', () => {
  const report = (id: number) =>
    as(others.lawyer, 'POST', `/lawyer/titlereport/${id}`, {
      opinion: 'The title is clear and marketable, save for what is said of the tax.',
    });

  test('needs every point answered', async () => {
    const { engagement } = await world.aWork();
    const answer = await report(engagement.id);
    expect(answer.status).toBe(409);
    expect(answer.body.message).toContain('7/12 extract');
  });

  test('is a paper with the opinion and every point; a second one is version 2', async () => {
    const { engagement } = await world.aWork();
    await world.checkAll(engagement.id, 'tax');
    const { paperId } = await must(report(engagement.id));
    const [{ key }] = await world.query(
      `select d.key from documents d join work_documents w on w.document_id = d.id where w.id = $1`,
      paperId,
    );
    const stored = await world.context().ports.store.get(key);
    const text = readPdf(stored?.bytes ?? Buffer.alloc(0)).replaceAll('\n', ' ');
    expect(text).toContain('Meera Apte');
    expect(text).toContain('1 of 10 points with a problem');
    expect(text).toContain('clear and marketable');
    expect(text).toContain('Litigation pending');
    await world.checkAll(engagement.id);
    expect((await must(report(engagement.id))).version).toBe(2);
    const { papers } = await must(world.detail(parties.buyer, engagement.id));
    expect(papers[0]).toMatchObject({ kind: 'title-report', version: 2 });
  });
});
