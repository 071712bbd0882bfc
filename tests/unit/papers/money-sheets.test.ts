import { describe, expect, test } from 'vitest';
import type { InvoiceDetail } from '#contract/money/invoices.ts';
import { paise } from '#domain/lib/money.ts';
import { invoicePdf } from '#server/money/invoices/invoice-pdf.ts';
import { receiptPdf } from '#server/money/papers/receipt.ts';
import { yearlyStatementPdf } from '#server/money/papers/yearly-statement.ts';
import { type Statement, statementPdf } from '#server/money/settlements/statement-pdf.ts';
import { faultsOf, long } from '#tests/page-faults.ts';
import { patience } from '#tests/patience.ts';

const AT = new Date('2026-11-22T06:00:00Z');

describe('sheets of a paper about money', () => {
  test(
    'of a settlement hold long reasons, and what was settled thrice',
    async () => {
      const money = { paidIn: null, toBuyer: 250_000, toOwner: null };
      const statement: Statement = {
        ...{ bookingId: 9, title: '2 BHK flat in Baner', owner: 'Asha K.', buyer: 'Rohan P.' },
        ...{ state: () => 'cancelled', isSample: true, at: AT },
        lines: Array.from({ length: 60 }, (_, n) => ({
          at: AT,
          what: () => `Refund: ${long(n)}`,
          ...money,
        })),
        standing: { buyer: 250_000, owner: 0, held: 0, fee: 590 },
        settled: Array.from({ length: 14 }, (_, n) => ({
          ...{ reason: () => long(n), toBuyer: 250_000, toOwner: 0, owed: 40_000 },
          ...{ owedBy: 'owner' as const, dueOn: '2026-12-22', isPaidBack: n % 2 === 0 },
        })),
      };
      expect(await faultsOf(await statementPdf(statement), /^Date/, 4)).toEqual([]);
    },
    patience(30),
  );

  test(
    'of an invoice hold the longest name, address and description',
    async () => {
      const party = {
        name: long(40).slice(0, 120),
        address: long(41).slice(0, 300),
        state: 'Maharashtra (27)',
        gstin: null,
      };
      const amounts = { list: 4_999, discount: 1_000, net: 3_999 };
      const invoice = {
        ...{ id: 1, kind: 'invoice', number: 'PS/26-27/000001', orderId: 'ord_1', sample: true },
        ...{ issuedAt: AT.toISOString(), placeOfSupply: 'Maharashtra (27)', original: null },
        ...{ seller: party, buyer: party, net: 3_999, igst: 0, cgst: 359.91, sgst: 359.91 },
        ...{ rates: { igst: 18, cgst: 9, sgst: 9 }, total: 4_718.82 },
        totalInWords: 'Four Thousand Seven Hundred Eighteen Rupees And Eighty Two Paise Only',
        lines: [{ description: long(42).slice(0, 300), sac: '998599', ...amounts }],
      } as InvoiceDetail;
      expect(await faultsOf(await invoicePdf(() => invoice), /^From|^Description/, 1)).toEqual([]);
    },
    patience(30),
  );

  test(
    'of a year’s statement end with no heading, and part no line from what it was for',
    async () => {
      const pdf = await yearlyStatementPdf({
        ...{ year: '2026-27', at: AT, isSample: true, person: long(20), pan: 'ABxxxxxx4D' },
        lines: Array.from({ length: 120 }, (_, n) => ({
          ...{ at: AT, kind: 'refunded' as const, reference: `rfd_${n}` },
          ...{ description: long(n).slice(0, 130), reason: long(n + 1).slice(0, 100), came: null },
          ...{ amountPaise: paise(25_000_000 + n) },
        })),
      });
      // A line begins with its day.
      expect(await faultsOf(pdf, /^(Totals|Line by line|22 Nov 2026)/, 6)).toEqual([]);
    },
    patience(30),
  );

  test(
    'of a receipt hold the longest names, description and address',
    async () => {
      const names = { payerFirst: 'Venkatanarasimharajuvaripeta', payerLast: long(3).slice(0, 60) };
      const pdf = await receiptPdf(
        {
          ...{ orderId: 'ord_0123456789abcdef', purpose: 'token', description: long(45) },
          ...{ payerId: 1, ...names, payeeFirst: 'Asha', payeeLast: long(6).slice(0, 60) },
          ...{ property: long(46), totalPaise: paise(11_788_250), refundedPaise: paise(500_000) },
          ...{
            invoice: 'PS/26-27/000001',
            method: 'upi',
            gatewayPaymentId: 'pay_0123',
            paidAt: AT,
          },
        },
        true,
      );
      expect(await faultsOf(pdf, /^Amount/, 1)).toEqual([]);
    },
    patience(30),
  );
});
