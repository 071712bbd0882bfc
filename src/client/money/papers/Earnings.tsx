import { Wallet } from 'lucide-react';
import { inFull } from '#client/deals/deal/in-full.ts';
import { callForFile } from '#client/lib/api.ts';
import { useCall } from '#client/lib/use-call.ts';
import { useListQuery } from '#client/lib/use-list-query.ts';
import { AppLink } from '#client/ui/AppLink.tsx';
import { Badge, type Tone } from '#client/ui/Badge.tsx';
import { type Column, DataTable } from '#client/ui/DataTable.tsx';
import { DownloadButton } from '#client/ui/DownloadButton.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { Field } from '#client/ui/Field.tsx';
import { Loader } from '#client/ui/Loader.tsx';
import { Section } from '#client/ui/Section.tsx';
import { Select } from '#client/ui/Select.tsx';
import {
  type Earning,
  type Earnings as Found,
  getEarningsCsv,
  myEarnings,
} from '#contract/money/papers.ts';
import { formatDate } from '#domain/lib/time/format.ts';
import { formatMonth } from '#domain/lib/time/month.ts';
import { financialYears } from './years.ts';

function payoutWords({ payout, paidAt }: Earning): { title: string; tone: Tone } {
  if (paidAt) return { title: `At the bank since ${formatDate(paidAt)}`, tone: 'good' };
  if (payout === 'failed') return { title: 'The transfer failed; we look at it', tone: 'bad' };
  return { title: 'On its way to the bank', tone: 'warn' };
}

const COLUMNS: Column<Earning>[] = [
  {
    key: 'work',
    head: 'Work',
    cell: ({ client, description }) => (
      <>
        {client}
        <span className="block text-sm font-normal text-muted">{description}</span>
      </>
    ),
  },
  {
    key: 'date',
    head: 'Let go',
    cell: ({ releasedAt }) => <span className="whitespace-nowrap">{formatDate(releasedAt)}</span>,
  },
  {
    key: 'net',
    head: 'For you',
    numeric: true,
    cell: ({ net, fee, commission }) => (
      <>
        <b className="whitespace-nowrap">{inFull(net)}</b>
        <span className="block text-sm text-muted">
          {inFull(fee)} less {inFull(commission)} commission with GST
        </span>
      </>
    ),
  },
  {
    key: 'payout',
    head: 'Transfer',
    cell: (row) => {
      const { title, tone } = payoutWords(row);
      return (
        <>
          <Badge tone={tone}>{title}</Badge>
          {row.reference && (
            <span className="block text-sm wrap-anywhere text-muted">No. {row.reference}</span>
          )}
        </>
      );
    },
  },
  {
    key: 'papers',
    head: 'Papers',
    actions: true,
    cell: ({ invoice }) =>
      invoice && (
        <AppLink className="link" href={`/PreviewInvoice/${invoice.id}`}>
          Commission invoice {invoice.number}
        </AppLink>
      ),
  },
];

const MONTHS: Column<Found['months'][number]>[] = [
  {
    key: 'month',
    head: 'Month',
    cell: ({ month }) => formatMonth(month),
  },
  { key: 'fee', head: 'Fees', numeric: true, cell: ({ fee }) => inFull(fee) },
  { key: 'kept', head: 'Commission', numeric: true, cell: ({ commission }) => inFull(commission) },
  { key: 'net', head: 'For you', numeric: true, cell: ({ net }) => <b>{inFull(net)}</b> },
  { key: 'paid', head: 'At the bank', numeric: true, cell: ({ paid }) => inFull(paid) },
];

/** What a professional has earned in a financial year, by month and one by one. */
export function Earnings({ userId }: { userId: number }) {
  const query = useListQuery();
  const years = financialYears(new Date());
  const year = years.find((one) => one === query.read('year')) ?? years[0];
  const input = { params: { userId }, query: { year } };
  const { state, answer, error, reload } = useCall(myEarnings, input);
  return (
    <div className="grid grid-cols-1 gap-6">
      <div className="flex flex-wrap items-end gap-3">
        <Field label="Year of the earnings" className="w-44">
          <Select
            options={years.map((value) => ({ value, label: value }))}
            value={year}
            onChange={({ target }) => query.filter('year', target.value)}
          />
        </Field>
        <DownloadButton
          file={() => callForFile(getEarningsCsv, input)}
          fileName={`earnings-${year}.csv`}
        >
          Earnings as CSV
        </DownloadButton>
      </div>
      <Loader state={state} error={error} onRetry={reload}>
        {() =>
          answer &&
          (answer.data.earnings.length === 0 ? (
            <EmptyState
              icon={Wallet}
              title="Nothing earned in this year yet"
              text="When a client lets a fee go, it stands here with its transfer and invoice."
            />
          ) : (
            <>
              <Section title="By month" titleId="by-month" className="grid grid-cols-1 gap-3">
                <DataTable
                  caption="Earnings by month"
                  columns={MONTHS}
                  rows={answer.data.months}
                  rowKey={({ month }) => month}
                />
              </Section>
              <Section title="One by one" titleId="one-by-one" className="grid grid-cols-1 gap-3">
                <DataTable
                  caption="Earnings"
                  columns={COLUMNS}
                  rows={answer.data.earnings}
                  rowKey={({ engagementId }) => engagementId}
                />
              </Section>
            </>
          ))
        }
      </Loader>
    </div>
  );
}
