import { describe, expect, test } from 'vitest';
import { agreementText } from '#domain/professionals/agreement-text/agreement-text.ts';
import { TITLE_ITEMS, TITLE_LABEL } from '#domain/professionals/title-check.ts';
import type { Queryable } from '#server/db/client.ts';
import type { Agreement } from '#server/db/schema/index.ts';
import { openFlow } from '#server/lib/pdf/report-flow.ts';
import { reportPdf } from '#server/professionals/evaluators/index.ts';
import { agreementPdf } from '#server/professionals/lawyers/agreements/agreement-pdf.ts';
import { titleReportPdf } from '#server/professionals/lawyers/index.ts';
import { titleReportFacts } from '#server/professionals/specimens/title-report.ts';
import { valuationFacts } from '#server/professionals/specimens/valuation-report.ts';
import { faultsOf, long, SENTENCE } from '#tests/page-faults.ts';
import { patience } from '#tests/patience.ts';

const AT = new Date('2026-11-22T06:00:00Z');

describe('sheets of a long paper', () => {
  test(
    'end with no heading, wherever it comes to stand and whatever follows',
    async () => {
      const flow = openFlow({ title: 'Any', author: 'Nobody', at: AT }, 'A foot');
      const follow = [
        () => flow.text('One line.'),
        () => flow.text(long(5)),
        () => flow.fact('Address', long(9)),
        () => {
          flow.room(90);
          flow.sheet.write('A picture', 48, flow.y, 200);
          flow.gap(90);
        },
      ];
      for (const write of follow) {
        for (let above = 590; above < 720; above += 8) {
          flow.text('Above it.');
          flow.gap(above);
          flow.heading('Heading of any length');
          write();
          flow.room(900);
        }
      }
      flow.text('The end.');
      expect(await faultsOf(await flow.finish(), /^Heading/, 60)).toEqual([]);
    },
    patience(30),
  );

  test.each([
    [7, 3],
    [11, 5],
  ])(
    'of an agreement end with no heading of a clause, clauses of any length (%i)',
    async (step, from) => {
      const text = agreementText({
        version: 1,
        madeOn: AT,
        lawyer: 'Meera Joshi',
        seller: { name: 'Asha Kulkarni', city: 'Pune' },
        buyer: { name: 'Rohan Patil', city: 'Nashik' },
        property: 'a 2 BHK flat of 870 sq ft',
        money: (rupees) => `₹ ${rupees}`,
        terms: {
          template: 'sale',
          address: 'Flat 702, Gulmohar, Baner, Pune 411045',
          clauses: Array.from({ length: 90 }, (_, n) => long(n + from, step)),
          price: 9_500_000,
          tokenPaid: 100_000,
          registerBy: '2027-01-15',
          possessionOn: '2027-02-01',
          stampDutyBy: 'buyer',
        },
      });
      const agreement = {
        ...{ template: 'sale', version: 1, text, sha256: '0'.repeat(64), state: 'shared' },
        ...{ id: 1, createdAt: AT },
      } as Agreement;
      const db = { execute: () => Promise.resolve({ rows: [] }) } as unknown as Queryable;
      const pdf = await agreementPdf(db, agreement);
      expect(await faultsOf(pdf, /^(\d+\. |Consents$)/, 10)).toEqual([]);
    },
    patience(30),
  );

  test(
    'of a title report end with no heading and no point',
    async () => {
      const facts = titleReportFacts();
      const points = Array.from({ length: 150 }, (_, n) => {
        const item = TITLE_ITEMS[n % TITLE_ITEMS.length] ?? 'chain';
        return {
          item,
          label: TITLE_LABEL[item],
          result: 'fine' as const,
          note: long(n),
          at: AT.toISOString(),
        };
      });
      const opinion = `${SENTENCE.repeat(42)}\n${long(4)}`;
      const pdf = await titleReportPdf({ ...facts, points, opinion });
      expect(await faultsOf(pdf, /^(\d+\. |Opinion|What )/, 15)).toEqual([]);
    },
    patience(30),
  );

  test(
    'of a valuation end with no heading, and part no home that was compared',
    async () => {
      const facts = valuationFacts();
      const comparables = Array.from({ length: 90 }, (_, n) => {
        const one = facts.comparables[
          n % facts.comparables.length
        ] as (typeof facts.comparables)[0];
        const title = n % 3 === 0 ? `${one.title} ${long(2)}`.slice(0, 130) : one.title;
        return { ...one, title, ...(n % 5 === 0 && { source: long(n).slice(0, 190) }) };
      });
      const remarks = Array.from({ length: 9 }, (_, n) => long(n)).join('\n');
      const pdf = await reportPdf({ ...facts, comparables, remarks, note: long(8) });
      const heading = /^(\d+\. |The evaluator’s remarks|Seen|Comparables|How|What)/;
      expect(await faultsOf(pdf, heading, 6)).toEqual([]);
    },
    patience(30),
  );
});
