import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { agreements } from '#server/db/schema/index.ts';
import { findInvoice } from '#server/money/invoices/find-invoice.ts';
import { invoicePdf } from '#server/money/invoices/invoice-pdf.ts';
import { issueInvoice } from '#server/money/invoices/issue-invoice.ts';
import { agreementPdf } from '#server/professionals/lawyers/agreements/agreement-pdf.ts';
import { contextOf } from '#tests/api/deals/deal-world.ts';
import { insertReport } from '#tests/api/examples/evaluators.ts';
import { readPdf } from '#tests/api/read-pdf.ts';
import { insertOrder, stored } from '#tests/builders/index.ts';
import { aValuationJob } from './evaluator-world.ts';
import { lawyerWorld, SALE } from './lawyer-world.ts';

const world = lawyerWorld();
const { parties, others, as, must } = world;

/** What a paper says, as somebody reads it at any time after it was signed or issued. */
type Reading = () => Promise<unknown>;

async function storedFile(paperId: number): Promise<Buffer> {
  const [{ key }] = await world.query(
    `select d.key from documents d join work_documents w on w.document_id = d.id where w.id = $1`,
    paperId,
  );
  return (await world.context().ports.store.get(key))?.bytes ?? Buffer.alloc(0);
}

async function signedAgreement(): Promise<Reading> {
  const { engagement } = await world.aWork();
  const { agreementId: id } = await must(
    as(others.lawyer, 'POST', `/lawyer/agreement/draft/${engagement.id}`, SALE),
  );
  await must(as(others.lawyer, 'POST', `/lawyer/agreement/share/${id}`));
  const read = async () =>
    stored(await world.db().select().from(agreements).where(eq(agreements.id, id)));
  for (const who of [parties.buyer, parties.owner]) await must(world.sign(who, await read()));
  const pdf = async () => readPdf(await agreementPdf(world.db(), await read()));
  expect(await pdf()).toMatch(/Meera Apte[\s\S]*Sameer Kulkarni/);
  return pdf;
}

async function titleReport(): Promise<Reading> {
  const { engagement } = await world.aWork();
  await world.checkAll(engagement.id);
  const opinion = 'The title is clear and marketable.';
  const { paperId } = await must(
    as(others.lawyer, 'POST', `/lawyer/titlereport/${engagement.id}`, { opinion }),
  );
  return async () => readPdf(await storedFile(paperId));
}

async function genuineReport(): Promise<Reading> {
  const job = await aValuationJob(world.context(), {
    clientId: parties.buyer.id,
    professionalId: parties.stranger.id,
  });
  const { code } = await insertReport({ context: world.context() }, job);
  const read = async () =>
    (await as({ id: 0, headers: {} as never }, 'GET', `/valuation/verify/${code}`)).body.data;
  expect(await read()).toMatchObject({ evaluator: 'Vidya Kelkar' });
  return read;
}

async function invoice(): Promise<Reading> {
  const context = contextOf(world.context(), parties.buyer.id);
  const personId = parties.buyer.id;
  const order = await insertOrder(context.db, { personId, state: 'paid', paidAt: new Date() });
  const issued = await context.db.transaction((tx) => issueInvoice(context, tx, order));
  if (!issued) throw new Error('A package is invoiced');
  return async () => {
    const found = await findInvoice(context, issued.id);
    return [found(), readPdf(await invoicePdf(found))];
  };
}

describe('a paper says what it said when it was signed or issued', () => {
  test.each([
    ['an agreement signed by both', signedAgreement],
    ['a title report', titleReport],
    ['the page that a valuation report is genuine', genuineReport],
    ['an invoice', invoice],
  ])('%s, though everybody is renamed and numbered anew', async (_, issue) => {
    const read = await issue();
    const before = await read();
    const names = await world.query('select id, first_name, last_name, licence from people');
    await world.query(`update people set first_name = 'Changed', last_name = 'Name' || id,
                         licence = 'NEW/' || id`);
    const after = await read();
    for (const { id, first_name, last_name, licence } of names) {
      await world.query(
        'update people set first_name = $2, last_name = $3, licence = $4 where id = $1',
        id,
        first_name,
        last_name,
        licence,
      );
    }
    expect(after).toEqual(before);
    expect(JSON.stringify(after)).not.toContain('Changed');
  });
});
