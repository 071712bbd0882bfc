import { seekRow } from '#client/lib/seek-row.ts';
import { useList, useListCall } from '#client/lib/use-list.ts';
import { PersonLink } from '#client/people/admin/PersonLink.tsx';
import { StaffListTools } from '#client/people/staff-lists/StaffListTools.tsx';
import { Ago } from '#client/ui/Ago.tsx';
import { AppLink } from '#client/ui/AppLink.tsx';
import type { Column } from '#client/ui/DataTable.tsx';
import { ReviewQueue } from '#client/ui/ReviewQueue.tsx';
import { type AbuseReport, listAbuseReports } from '#contract/professionals/abuse-reports.ts';
import type { ReportSubject } from '#domain/professionals/review.ts';
import counts from '#messages/lib/counts/index.ts';
import { labels } from '#messages/lib/labels.ts';
import reviewsWords from '#messages/professionals/reviews/index.ts';
import { DecideReport } from './DecideReport.tsx';
import { reportWords } from './report-words.ts';

const KIND: Record<ReportSubject, string> = labels(() => reviewsWords.kind);

const COLUMNS: Column<AbuseReport>[] = [
  {
    key: 'what',
    get head() {
      return reviewsWords.what;
    },
    cell: ({ subjectKind, subjectId, title, person, personId }) => (
      <>
        {subjectKind === 'listing' ? (
          <AppLink
            className="link font-semibold wrap-anywhere"
            href={`/ViewPropertyDetails/${subjectId}`}
          >
            {title}
          </AppLink>
        ) : (
          subjectKind !== 'person' && <span className="font-semibold wrap-anywhere">{title}</span>
        )}
        <span className="block text-sm font-normal text-muted">
          {KIND[subjectKind]} {subjectKind !== 'person' && reviewsWords.byWord}
          <PersonLink id={personId} name={person} />
        </span>
      </>
    ),
  },
  {
    key: 'why',
    get head() {
      return reviewsWords.why;
    },
    cell: ({ reports }) => (
      <span className="line-clamp-2 max-w-[40ch] wrap-anywhere">
        {reports[0] && reportWords(reports[0])}
      </span>
    ),
  },
  {
    key: 'n',
    get head() {
      return reviewsWords.reports;
    },
    numeric: true,
    cell: ({ reports }) => reports.length,
  },
  {
    key: 'at',
    get head() {
      return reviewsWords.first;
    },
    cell: ({ firstAt }) => <Ago at={firstAt} />,
  },
];

/** What members have reported, the longest waiting first. */
export function ReportQueue() {
  const { list, query } = useListCall(listAbuseReports, useList(), {});
  return (
    <>
      <StaffListTools list="reports" page="/Admin/Reports" />
      <ReviewQueue
        list={list}
        {...query}
        noun={(count) => counts.waiting({ count })}
        empty={{
          title: reviewsWords.nothingReported,
          text: reviewsWords.reviewsMessagesPeople,
        }}
        caption={reviewsWords.reportedWaitingDecision}
        columns={COLUMNS}
        rowKey={({ reportId }) => reportId}
        nameOf={({ subjectKind, person }) =>
          reviewsWords.of({ subjectKind: KIND[subjectKind], person })
        }
        seek={(isIt) => seekRow(listAbuseReports, isIt)}
        param="report"
        review={(report, close) => <DecideReport report={report} onClose={close} onDone={close} />}
      />
    </>
  );
}
