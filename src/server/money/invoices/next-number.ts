import { sql } from 'drizzle-orm';
import { financialYear } from '#domain/lib/time/pune.ts';
import type { Transaction } from '#server/db/client.ts';
import { rows } from '#server/db/rows.ts';

/** Tax invoices and credit notes are numbered apart. */
export type Series = 'PS' | 'PC';

/** "PS/26-27/000123": the series, the financial year and the serial, within the 16 signs of Rule 46. */
export const invoiceNumber = (series: Series, year: string, serial: number) =>
  `${series}/${year.slice(2)}/${String(serial).padStart(6, '0')}`;

/**
 * The next number of a series. The serial's row stays locked until the transaction ends, so that one
 * that fails leaves no gap; take it last.
 */
export async function nextNumber(
  tx: Transaction,
  series: Series,
  at: Date,
): Promise<{ number: string; financialYear: string }> {
  const year = financialYear(at);
  const [row] = await rows<{ last: number }>(
    tx,
    sql`insert into invoice_serials (series, financial_year, last) values (${series}, ${year}, 1)
        on conflict (series, financial_year)
        do update set last = invoice_serials.last + 1 returning last`,
  );
  if (!row) throw new Error('The serial returned no row');
  return { number: invoiceNumber(series, year, row.last), financialYear: year };
}
