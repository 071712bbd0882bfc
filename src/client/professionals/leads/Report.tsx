import { ChartColumn } from 'lucide-react';
import { useState } from 'react';
import { callForFile } from '#client/lib/api.ts';
import { useCall } from '#client/lib/use-call.ts';
import { type Column, DataTable } from '#client/ui/DataTable.tsx';
import { DownloadButton } from '#client/ui/DownloadButton.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { Loader } from '#client/ui/Loader.tsx';
import { Select } from '#client/ui/Select.tsx';
import { Stat } from '#client/ui/Stat.tsx';
import {
  type LeadReport,
  type LeadReportRow,
  leadReport,
} from '#contract/professionals/lead-work.ts';
import { leadsCsv } from '#contract/professionals/own-leads.ts';
import { formatPriceShort } from '#domain/lib/money.ts';
import { MINUTE_MS } from '#domain/lib/time/lengths.ts';
import { formatMonth } from '#domain/lib/time/month.ts';
import { RESPONSE_HOURS } from '#domain/professionals/lead.ts';
import words from '#messages/professionals/leads/index.ts';
import { lengthWords, SOURCE } from './lead-labels.ts';

const MONTHS = [1, 3, 6, 12, 24].map((value) => ({
  value,
  label: value === 1 ? words.month : words.lastMonths({ value }),
}));

const number = (
  key: 'came' | 'answered' | 'visited' | 'won' | 'lost',
  head: string,
): Column<LeadReportRow> => ({ key, head, numeric: true, cell: (row) => row[key] });

const COLUMNS = (): readonly Column<LeadReportRow>[] => [
  {
    key: 'source',
    head: words.source,
    cell: ({ month, source, origin }) => `${formatMonth(month)} · ${origin ?? SOURCE[source]}`,
  },
  number('came', words.came),
  number('answered', words.answered),
  number('visited', words.visit),
  number('won', words.won),
  number('lost', words.lostLabel),
  {
    key: 'value',
    head: words.wonValue,
    numeric: true,
    cell: ({ wonValue }) => (wonValue > 0 ? formatPriceShort(wonValue) : '–'),
  },
];

function Totals({ rows, response }: LeadReport) {
  const sum = (key: 'came' | 'won' | 'wonValue') =>
    rows.reduce((total, row) => total + row[key], 0);
  const { answered, inTime, medianMinutes } = response;
  const value = sum('wonValue');
  return (
    <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      <Stat label={words.leads} value={sum('came')} />
      <Stat
        label={words.won}
        value={sum('won')}
        hint={value > 0 && words.worth({ value: formatPriceShort(value) })}
      />
      <Stat
        label={words.halfAnsweredWithin}
        value={medianMinutes === null ? '–' : lengthWords(medianMinutes * MINUTE_MS)}
      />
      <Stat
        label={words.answeredWithinH({ responseHours: RESPONSE_HOURS })}
        value={`${inTime} of ${answered}`}
      />
    </div>
  );
}

/** How far leads came, by source and month. */
export function Report() {
  const [months, setMonths] = useState(6);
  const { state, answer, error, reload } = useCall(leadReport, { query: { months } });
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap justify-between gap-3">
        <Select
          aria-label={words.whichMonths}
          options={MONTHS}
          value={months}
          onChange={({ target }) => setMonths(Number(target.value))}
        />
        <DownloadButton file={() => callForFile(leadsCsv)} fileName="leads.csv">
          {words.allLeadsCsv}
        </DownloadButton>
      </div>
      <Loader state={state} error={error} onRetry={reload}>
        {() =>
          answer &&
          (answer.data.rows.length === 0 ? (
            <EmptyState icon={ChartColumn} title={words.noLeadsThese} text={words.onceLeadsCome} />
          ) : (
            <>
              <Totals {...answer.data} />
              <DataTable
                caption={words.leadsMonthSource}
                columns={COLUMNS()}
                rows={answer.data.rows}
                rowKey={({ month, source, origin }) => `${month} ${source} ${origin}`}
              />
            </>
          ))
        }
      </Loader>
    </div>
  );
}
