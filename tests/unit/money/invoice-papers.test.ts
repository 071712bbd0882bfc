import { describe, expect, test } from 'vitest';
import type { PaymentRow } from '#contract/money/invoices.ts';
import { formatExactRupees, paise } from '#domain/lib/money.ts';
import { readEnv } from '#server/lib/env.ts';
import { runsOf } from '#server/lib/pdf/runs.ts';
import { amountInWords } from '#server/money/invoices/amount-in-words.ts';
import { invoiceNumber } from '#server/money/invoices/next-number.ts';
import { paymentsCsv } from '#server/money/invoices/payments-csv.ts';
import { sellerOf } from '#server/money/invoices/seller.ts';

describe('amounts', () => {
  test.each([
    [100, 'One Rupee Only'],
    [58_882, 'Five Hundred Eighty Eight Rupees And Eighty Two Paise Only'],
    [101, 'One Rupee And One Paisa Only'],
    [10_000_010, 'One Lakh Rupees And Ten Paise Only'],
    [
      1_234_567_890,
      'One Crore Twenty Three Lakh Forty Five Thousand Six Hundred Seventy Eight Rupees And Ninety Paise Only',
    ],
  ])('%i paise in words', (amount, words) => {
    expect(amountInWords(paise(amount))).toBe(words);
  });

  test('are told to the paisa, in lakhs', () => {
    expect(formatExactRupees(117_882.5)).toBe('₹ 1,17,882.50');
  });
});

describe('numbers', () => {
  test('have 16 signs at the most, as Rule 46 asks', () => {
    expect(invoiceNumber('PS', '2026-27', 123)).toBe('PS/26-27/000123');
    expect(invoiceNumber('PC', '2099-00', 9_999_999)).toHaveLength(16);
  });
});

describe('letters of a PDF', () => {
  test('are written in the font that has them', () => {
    expect(runsOf('₹ 5 to आशा K.', true)).toEqual([
      { font: 'rupee-bold', text: '₹' },
      { font: 'latin-bold', text: ' 5 to ' },
      { font: 'devanagari-bold', text: 'आशा' },
      { font: 'latin-bold', text: ' K.' },
    ]);
  });

  test('lose accents that the font does not have, and become question marks without', () => {
    expect(runsOf('Śrī “Café” 東', false)).toEqual([{ font: 'latin', text: 'Sri “Café” ?' }]);
  });
});

const payment: PaymentRow = {
  orderId: 'ord_1',
  purpose: 'promoteProperty',
  description: '=HYPERLINK("http://bad.test"), “2 BHK”',
  state: 'paid',
  standing: 'paid',
  amounts: { list: 299, discount: 0, net: 299, cgst: 26.91, sgst: 26.91, igst: 0, total: 352.82 },
  refunded: 0,
  method: 'upi',
  createdAt: '2026-11-21T19:00:00.000Z',
  paidAt: '2026-11-21T19:00:00.000Z',
  invoice: { id: 1, number: 'PS/26-27/000001' },
  creditNotes: [],
  refunds: [],
};

describe('the table for spreadsheets', () => {
  test('holds days of Pune and amounts to the paisa, and no formulas', () => {
    const [head, row] = paymentsCsv([payment]).split('\r\n');
    expect(head).toMatch(/^Date,Order,For,Description,State,/);
    expect(row).toBe(
      `2026-11-22,ord_1,Property promotion,"'=HYPERLINK(""http://bad.test""), “2 BHK”",Paid,299.00,0.00,26.91,26.91,0.00,352.82,0.00,upi,PS/26-27/000001,`,
    );
  });
});

describe('who writes invoices', () => {
  const named = {
    PLATFORM_LEGAL_NAME: 'Homes of Pune Private Limited',
    PLATFORM_GSTIN: '27AAAAA0000A1Z2',
    PLATFORM_ADDRESS: '1 Main Road, Pune 411001',
  };

  test('is who the environment names', () => {
    expect(sellerOf(readEnv({ ...named, NODE_ENV: 'production' }))).toEqual({
      name: named.PLATFORM_LEGAL_NAME,
      address: named.PLATFORM_ADDRESS,
      state: '27',
      gstin: named.PLATFORM_GSTIN,
    });
  });

  test('is a marked sample outside production, and nobody in it', () => {
    expect(sellerOf(readEnv({})).name).toMatch(/sandbox/);
    expect(() => sellerOf(readEnv({ NODE_ENV: 'production' }))).toThrow(/Nothing can be bought/);
  });

  test('must be registered in Maharashtra', () => {
    expect(() => readEnv({ ...named, PLATFORM_GSTIN: '29ABCDE1234F1ZW' })).toThrow(
      /PLATFORM_GSTIN: must be a GSTIN of Maharashtra/,
    );
  });
});
