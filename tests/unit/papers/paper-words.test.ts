import { describe, expect, test } from 'vitest';
import { paise } from '#domain/lib/money.ts';
import { paymentMethodWords } from '#domain/money/payment-method.ts';
import { inLanguage } from '#messages/lib/in-language.ts';
import { retold } from '#server/core/retold.ts';
import type { Queryable } from '#server/db/client.ts';
import type { Agreement } from '#server/db/schema/index.ts';
import { openSheet } from '#server/lib/pdf/sheet.ts';
import { amountInWords } from '#server/money/invoices/index.ts';
import { invoicePdf } from '#server/money/invoices/invoice-pdf.ts';
import { receiptPdf } from '#server/money/papers/receipt.ts';
import { yearlyStatementPdf } from '#server/money/papers/yearly-statement.ts';
import { statementPdf } from '#server/money/settlements/statement-pdf.ts';
import { agreementPdf } from '#server/professionals/lawyers/agreements/agreement-pdf.ts';
import { titleReportPdf } from '#server/professionals/lawyers/index.ts';
import { titleReportFacts } from '#server/professionals/specimens/title-report.ts';
import { readPdf } from '#tests/api/read-pdf.ts';

const AT = new Date('2026-11-22T06:00:00Z');
const TOKEN = 'Token amount for “2 BHK flat in Baner”';

const tight = (text: string) => text.replace(/\s+/g, '');

/** All that a paper says, without blanks: its fonts change within a line, and each begins a piece. */
const saidBy = async (pdf: Promise<Buffer>) => tight(readPdf(await pdf));

// A short i is drawn before its consonant, so that words with one are read in another order.

describe('what stands in the books is said in both languages by', () => {
  test('a receipt, with how and how much was paid', async () => {
    const text = await saidBy(
      receiptPdf(
        {
          ...{ orderId: 'ord_1', purpose: 'token', description: TOKEN, invoice: null, payerId: 1 },
          ...{ payerFirst: 'Rohan', payerLast: 'Patil', payeeFirst: null, payeeLast: null },
          ...{ property: null, totalPaise: paise(10_000_000), refundedPaise: paise(0) },
          ...{ method: 'upi', gatewayPaymentId: null, paidAt: AT },
        },
        false,
      ),
    );
    expect(text).toContain(tight('Paid by · भरण्याची पद्धत UPI'));
    expect(text).toContain(tight(`${TOKEN} · इसारा: “2 BHK flat in Baner” साठी इसारा`));
    expect(text).toContain(tight('22 Nov 2026 · 22 नोव्हेंबर 2026'));
    expect(text).toContain(tight('One Lakh Rupees Only एक लाख रुपये फक्त'));
    expect(text).toContain(tight('Page 1 · पान 1'));
  });

  test('an invoice', async () => {
    const party = () => ({ name: 'Asha', address: 'Pune', state: '27', gstin: null });
    const text = await saidBy(
      invoicePdf(() => ({
        ...{ id: 1, kind: 'invoice', number: 'PS/26-27/000001', orderId: 'ord_1', sample: true },
        ...{ issuedAt: AT.toISOString(), placeOfSupply: '27', original: null, creditNotes: [] },
        ...{ seller: party(), buyer: party(), net: 100, igst: 0, cgst: 9, sgst: 9, total: 118 },
        ...{ rates: { igst: 0, cgst: 9, sgst: 9 }, totalInWords: amountInWords(paise(11_800)) },
        lines: [
          {
            ...{ description: retold('Starter package'), sac: '998599' },
            ...{ list: 100, discount: 0, net: 100 },
          },
        ],
      })),
    );
    expect(text).toContain(tight('Starter package · सुरुवातीचे पॅकेज'));
    expect(text).toContain(tight('One Hundred Eighteen Rupees Only एकशे अठरा रुपये फक्त'));
  });

  test('a yearly statement', async () => {
    const line = { at: AT, reference: 'ord_1', amountPaise: paise(100) };
    const text = await saidBy(
      yearlyStatementPdf({
        ...{ year: '2026-27', at: AT, isSample: false, person: 'Asha', pan: null },
        lines: [
          {
            ...{ ...line, kind: 'refunded', came: null },
            ...{ description: TOKEN, reason: 'The deal was settled.' },
          },
          { ...line, kind: 'received', came: 'deal', description: null, reason: null },
        ],
      }),
    );
    expect(text).toContain(
      tight(
        `${TOKEN}: The deal was settled. · “2 BHK flat in Baner” साठी इसारा: व्यवहाराची तडजोड झाली.`,
      ),
    );
    expect(text).toContain(tight('Deal money let go · व्यवहाराचे सोडलेले पैसे'));
  });

  test('a settlement’s statement', async () => {
    const settled = () => retold('The deal was settled.');
    const text = await saidBy(
      statementPdf({
        ...{ bookingId: 9, title: '2 BHK flat', owner: 'Asha K.', buyer: 'Rohan P.', at: AT },
        ...{ state: () => 'cancelled', isSample: false },
        lines: [{ at: AT, what: settled, paidIn: null, toBuyer: 100, toOwner: null }],
        standing: { buyer: 100, owner: 0, held: 0, fee: 0 },
        settled: [
          {
            ...{ reason: settled, toBuyer: 100, toOwner: 0, owed: null },
            ...{ owedBy: 'owner', dueOn: null, isPaidBack: false },
          },
        ],
      }),
    );
    expect(text).toContain(tight('The deal was settled. · व्यवहाराची तडजोड झाली.'));
    expect(text).toContain(tight('कारण: व्यवहाराची तडजोड झाली.'));
  });
});

test('the foot of a licence says in both languages what it is', async () => {
  const agreement = {
    ...{ template: 'leave-and-licence', version: 3, text: 'A title', sha256: '0'.repeat(64) },
    ...{ id: 1, state: 'shared', createdAt: AT },
  } as Agreement;
  const db = { execute: () => Promise.resolve({ rows: [] }) } as unknown as Queryable;
  const text = await saidBy(agreementPdf(db, agreement));
  expect(text).toContain(tight('Leave and licence agreement, version 3 of 22 Nov 2026 · '));
  expect(text).toContain(tight('अँड लायसन्स करार, आवृत्ती 3, 22 नोव्हेंबर 2026 · SHA-256 0'));
});

test('a paper in one language names that as its own', async () => {
  const pdf = await titleReportPdf({ ...titleReportFacts(), language: 'mr' });
  expect(pdf.toString('latin1')).toContain('/Lang (mr)');
});

test('a word too long for its column is cut between letters as readers see them', () => {
  const sheet = openSheet({ title: 'Any', author: 'Nobody', at: AT });
  const lines = sheet.linesOf('क्षेत्रफळ्याऱ्यांच्या'.repeat(9), 40);
  expect(lines.length).toBeGreaterThan(9);
  // No line begins with a sign of its vowel, or ends in a consonant that waits for another.
  expect(lines.filter((line) => /^\p{M}|\u094d$/u.test(line))).toEqual([]);
});

describe('amounts in words', () => {
  test.each([
    ['mr', 10_000, 'शंभर रुपये फक्त'],
    ['mr', 110_000, 'एक हजार शंभर रुपये फक्त'],
    ['mr', 11_000, 'एकशे दहा रुपये फक्त'],
    ['mr', 101, 'एक रुपया आणि एक पैसा फक्त'],
    ['mr', 1_234_567_890, 'एक कोटी तेवीस लाख पंचेचाळीस हजार सहाशे अठ्ठ्याहत्तर रुपये आणि नव्वद पैसे फक्त'],
    ['hi', 10_000, 'एक सौ रुपये केवल'],
    ['hi', 110_000, 'एक हज़ार एक सौ रुपये केवल'],
    ['hi', 20_000, 'दो सौ रुपये केवल'],
  ] as const)('in %s, of %i paise', (language, amount, said) => {
    expect(inLanguage(language, () => amountInWords(paise(amount)))).toBe(said);
  });
});

test('how somebody paid is said by its provider’s name where we have no words for it', () => {
  expect(inLanguage('hi', () => paymentMethodWords('netbanking'))).toBe('नेट बैंकिंग');
  expect(paymentMethodWords('paylater')).toBe('paylater');
});
