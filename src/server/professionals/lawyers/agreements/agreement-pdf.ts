import { sql } from 'drizzle-orm';
import { PDFDocument } from 'pdf-lib';
import { formatDate } from '#domain/lib/time/format.ts';
import { PUNE_ZONE } from '#domain/lib/time/pune.ts';
import { SIDE_NAMES, TEMPLATE_TITLE } from '#domain/professionals/agreement-text/facts.ts';
import { forTheBooks } from '#server/core/for-the-books.ts';
import type { Queryable } from '#server/db/client.ts';
import { rows } from '#server/db/rows.ts';
import type { Agreement } from '#server/db/schema/index.ts';
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

const STANDING: Record<Agreement['state'], string> = {
  draft: 'Draft. It is not shared with seller and buyer yet.',
  shared: 'Shared with seller and buyer. It binds nobody until both have consented.',
  agreed: 'Agreed: seller and buyer have both consented to this text.',
  superseded: 'Superseded by a later version. It does not count any more.',
  refused: 'Refused by one side. It does not count.',
};

function writeBlock(flow: Flow, block: string, isTitle: boolean): void {
  const [first = '', ...more] = block.split('\n');
  if (isTitle) flow.text(first, { size: 18, bold: true });
  else if (CLAUSE.test(first)) {
    flow.gap(4);
    flow.lead(flow.sheet.heightOf(first, WIDTH, HEADING), (y) => {
      flow.sheet.write(first, LEFT, y, WIDTH, HEADING);
    });
  } else flow.text(first, { size: 10.5 });
  for (const line of more) flow.text(line, { size: 10.5 });
  flow.gap(8);
}

function writeConsents(flow: Flow, agreement: Agreement, consents: readonly Consent[]): void {
  flow.room(WHOLE_SHEET);
  flow.heading('Consents');
  flow.text(STANDING[agreement.state], { size: 10.5, bold: true });
  flow.gap(4);
  flow.text(`SHA-256 of the text of version ${agreement.version}: ${agreement.sha256}`, MUTED);
  flow.gap(10);
  const sides = SIDE_NAMES[agreement.template];
  for (const side of ['seller', 'buyer'] as const) {
    const given = consents.find((consent) => consent.side === side);
    const name = sides[side].replace('the ', '');
    if (given) {
      flow.fact(name, given.name);
      flow.fact('Consented on', `${moment.format(given.at)} IST`);
      flow.fact('Signature', given.reference);
      flow.fact('Text signed', given.sha256);
    } else flow.fact(name, 'No consent yet');
    flow.gap(10);
  }
}

/** A version with its standing and consents, as it is now; the same rows make the same file. */
export async function agreementPdf(db: Queryable, agreement: Agreement): Promise<Buffer> {
  const { template, version, text, sha256, createdAt } = agreement;
  const title = TEMPLATE_TITLE[template];
  const flow = openFlow(
    { title, author: 'Propertysearch', at: createdAt },
    `${title}, version ${version} of ${forTheBooks(() => formatDate(createdAt))}. SHA-256 ${sha256.slice(0, 16)}…`,
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
