import { useState } from 'react';
import { callForFile } from '#client/lib/api.ts';
import { DownloadButton } from '#client/ui/DownloadButton.tsx';
import { Field } from '#client/ui/Field.tsx';
import { Section } from '#client/ui/Section.tsx';
import { Select } from '#client/ui/Select.tsx';
import { getYearlyStatementCsv, getYearlyStatementPdf } from '#contract/money/papers.ts';
import words from '#messages/money/buying/index.ts';
import { financialYears } from './years.ts';

/** All that was paid and received in a financial year, to take away. */
export function YearlyStatement({ userId }: { userId: number }) {
  const years = financialYears(new Date());
  const [year, setYear] = useState(years[0] ?? '');
  const params = { userId, year };
  return (
    <Section
      title={words.yearlyStatement}
      titleId="yearly-statement"
      className="card flex flex-wrap items-end gap-3 p-4"
    >
      <Field label={words.financialYear} className="w-40">
        <Select
          options={years.map((value) => ({ value, label: value }))}
          value={year}
          onChange={({ target }) => setYear(target.value)}
        />
      </Field>
      <DownloadButton
        file={() => callForFile(getYearlyStatementPdf, { params })}
        fileName={`Statement ${year}.pdf`}
      >
        {words.statementPdf}
      </DownloadButton>
      <DownloadButton
        file={() => callForFile(getYearlyStatementCsv, { params })}
        fileName={`statement-${year}.csv`}
      >
        {words.statementCsv}
      </DownloadButton>
    </Section>
  );
}
