import { sql } from 'drizzle-orm';
import { PDFDocument } from 'pdf-lib';
import { formatDate } from '#domain/lib/time/format.ts';
import { PUNE_ZONE } from '#domain/lib/time/pune.ts';
import { TEMPLATE_TITLE } from '#domain/professionals/agreement-text/facts.ts';
import words from '#messages/professionals/agreement-paper/index.ts';
import type { Queryable } from '#server/db/client.ts';
import { rows } from '#server/db/rows.ts';
import type { Agreement } from '#server/db/schema/index.ts';
import { forTheBooks } from '#server/lib/for-the-books.ts';
import { both, inBoth } from '#server/lib/pdf/both.ts';
import { type Flow, LEFT, openFlow, WIDTH } from '#server/lib/pdf/report-flow.ts';

interface Consent {
  side: 'seller' | 'buyer';
  /** As they signed. */
  name: string;
  sha256: string;
  reference: string;
  at: Date;
}

const MUTED = { size: 9, color: '#5b6670' } as const;
const CLAUSE = /^\d+\. /;
const HEADING = { size: 11, bold: true } as const;
/** More than a sheet holds, so that what follows begins on a new one. */
const WHOLE_SHEET = 900;

const moment = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'medium',
  timeStyle: 'medium',
  timeZone: PUNE_ZONE,
});

function findConsents(db: Queryable, { id }: Agreement): Promise<Consent[]> {
  return rows<Consent>(
    db,
    sql`select c.side, c.name, c.sha256, c.reference, c.at
        from agreement_consents c
        where c.agreement_id = ${id} order by c.id`,
  );
}

function writeBlock(flow: Flow, block: string, isTitle: boolean): void {
  const [first = '', ...more] = block.split('\n');
  if (isTitle) {
    for (const line of [first, ...more]) flow.text(line, { size: 18, bold: true });
    flow.gap(8);
    return;
  }
  if (CLAUSE.test(first)) {
    flow.gap(4);
    flow.lead(flow.sheet.heightOf(first, WIDTH, HEADING), (y) => {
      flow.sheet.write(first, LEFT, y, WIDTH, HEADING);
    });
  } else flow.text(first, { size: 10.5 });
  for (const line of more) flow.text(line, { size: 10.5 });
  flow.gap(8);
}

/** In the languages of the text: of a sale English, of a licence Marathi, too. */
const sayOf = ({ template }: Agreement) => (template === 'sale' ? forTheBooks<string> : both);

function writeConsents(flow: Flow, agreement: Agreement, consents: readonly Consent[]): void {
  const isSale = agreement.template === 'sale';
  const say = sayOf(agreement);
  flow.room(WHOLE_SHEET);
  flow.heading(say(() => words.consents));
  const lines = (read: () => string) => (isSale ? [forTheBooks(read)] : inBoth(read));
  for (const line of lines(() => words.standing[agreement.state])) {
    flow.text(line, { size: 10.5, bold: true });
  }
  flow.gap(4);
  for (const line of lines(() => words.hashOf(agreement))) flow.text(line, MUTED);
  flow.gap(10);
  for (const side of ['seller', 'buyer'] as const) {
    const given = consents.find((consent) => consent.side === side);
    const name = say(() => (isSale ? words.ofSale : words.ofLicence)[side]);
    if (given) {
      flow.fact(name, given.name);
      flow.fact(
        say(() => words.consentedOn),
        `${moment.format(given.at)} IST`,
      );
      flow.fact(
        say(() => words.signature),
        given.reference,
      );
      flow.fact(
        say(() => words.textSigned),
        given.sha256,
      );
    } else {
      flow.fact(
        name,
        say(() => words.noConsentYet),
      );
    }
    flow.gap(10);
  }
}

/** A version with its standing and consents, as it is now; the same rows make the same file. */
export async function agreementPdf(db: Queryable, agreement: Agreement): Promise<Buffer> {
  const { template, version, text, sha256, createdAt } = agreement;
  const title = forTheBooks(() => TEMPLATE_TITLE[template]);
  const say = sayOf(agreement);
  const foot = say(() =>
    words.foot({ title: words.template[template], version, day: formatDate(createdAt) }),
  );
  const flow = openFlow(
    { title, author: 'Propertysearch', at: createdAt },
    `${foot} · SHA-256 ${sha256.slice(0, 16)}…`,
    say,
  );
  for (const [i, block] of text.split('\n\n').entries()) writeBlock(flow, block, i === 0);
  writeConsents(flow, agreement, await findConsents(db, agreement));
  return flow.finish();
}

/** What is signed, and the page for the signature: the last, with the consents. */
export async function pdfToSign(
  db: Queryable,
  agreement: Agreement,
): Promise<{ pdf: Buffer; page: number }> {
  const pdf = await agreementPdf(db, agreement);
  return { pdf, page: (await PDFDocument.load(pdf)).getPageCount() };
}
