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
import words from '#messages/money/buying/index.ts';
import { financialYears } from './years.ts';

function payoutWords({ payout, paidAt }: Earning): { title: string; tone: Tone } {
  if (paidAt) return { title: words.bankSince({ paidAt: formatDate(paidAt) }), tone: 'good' };
  if (payout === 'failed') return { title: words.transferFailedLook, tone: 'bad' };
  return { title: words.wayBank, tone: 'warn' };
}

const COLUMNS: Column<Earning>[] = [
  {
    key: 'work',
    get head() {
      return words.work;
    },
    cell: ({ client, description }) => (
      <>
        {client}
        <span className="block text-sm font-normal text-muted">{description}</span>
      </>
    ),
  },
  {
    key: 'date',
    get head() {
      return words.letGo;
    },
    cell: ({ releasedAt }) => <span className="whitespace-nowrap">{formatDate(releasedAt)}</span>,
  },
  {
    key: 'net',
    get head() {
      return words.forYou;
    },
    numeric: true,
    cell: ({ net, fee, commission }) => (
      <>
        <b className="whitespace-nowrap">{inFull(net)}</b>
        <span className="block text-sm text-muted">
          {words.lessCommissionGst({ inFull: inFull(fee), inFull2: inFull(commission) })}
        </span>
      </>
    ),
  },
  {
    key: 'payout',
    get head() {
      return words.transfer;
    },
    cell: (row) => {
      const { title, tone } = payoutWords(row);
      return (
        <>
          <Badge tone={tone}>{title}</Badge>
          {row.reference && (
            <span className="block text-sm wrap-anywhere text-muted">
              {words.noWord({ reference: row.reference })}
            </span>
          )}
        </>
      );
    },
  },
  {
    key: 'papers',
    get head() {
      return words.papers;
    },
    actions: true,
    cell: ({ invoice }) =>
      invoice && (
        <AppLink className="link" href={`/PreviewInvoice/${invoice.id}`}>
          {words.commissionInvoice({ number: invoice.number })}
        </AppLink>
      ),
  },
];

const MONTHS: Column<Found['months'][number]>[] = [
  {
    key: 'month',
    get head() {
      return words.month;
    },
    cell: ({ month }) => formatMonth(month),
  },
  {
    key: 'fee',
    get head() {
      return words.fees;
    },
    numeric: true,
    cell: ({ fee }) => inFull(fee),
  },
  {
    key: 'kept',
    get head() {
      return words.commission;
    },
    numeric: true,
    cell: ({ commission }) => inFull(commission),
  },
  {
    key: 'net',
    get head() {
      return words.forYou;
    },
    numeric: true,
    cell: ({ net }) => <b>{inFull(net)}</b>,
  },
  {
    key: 'paid',
    get head() {
      return words.bank;
    },
    numeric: true,
    cell: ({ paid }) => inFull(paid),
  },
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
        <Field label={words.yearEarnings} className="w-44">
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
          {words.earningsCsv}
        </DownloadButton>
      </div>
      <Loader state={state} error={error} onRetry={reload}>
        {() =>
          answer &&
          (answer.data.earnings.length === 0 ? (
            <EmptyState icon={Wallet} title={words.nothingEarnedYear} text={words.whenClientLets} />
          ) : (
            <>
              <Section title={words.byMonth} titleId="by-month" className="grid grid-cols-1 gap-3">
                <DataTable
                  caption={words.earningsMonth}
                  columns={MONTHS}
                  rows={answer.data.months}
                  rowKey={({ month }) => month}
                />
              </Section>
              <Section title={words.oneOne} titleId="one-by-one" className="grid grid-cols-1 gap-3">
                <DataTable
                  caption={words.earnings}
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
