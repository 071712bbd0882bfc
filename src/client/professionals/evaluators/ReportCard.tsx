import { callForFile } from '#client/lib/api.ts';
import { useCall } from '#client/lib/use-call.ts';
import { DownloadButton } from '#client/ui/DownloadButton.tsx';
import { filled } from '#client/ui/filled.tsx';
import {
  getValuation,
  getValuationReport,
  type ValuationReport,
} from '#contract/professionals/valuation-reports.ts';
import { formatRupees } from '#domain/lib/money.ts';
import { formatDate } from '#domain/lib/time/format.ts';
import { showReportCode } from '#domain/professionals/report-code.ts';
import words from '#messages/professionals/valuations/index.ts';

interface Props {
  engagementId: number;
}

function Content({ engagementId: id, report }: Props & { report: ValuationReport }) {
  const { code, issuedAt, visitedOn, low, likely, high, remarks, sha256 } = report;
  return (
    <section className="card grid grid-cols-1 gap-4 p-5" aria-labelledby={`report-${id}`}>
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div>
          <h2 id={`report-${id}`} className="text-xl">
            {words.valuationReport}
          </h2>
          <p className="text-sm text-muted">
            {words.issuedAfterVisit({
              issuedAt: formatDate(issuedAt),
              visitedOn: formatDate(visitedOn),
            })}
          </p>
        </div>
        <DownloadButton
          variant="primary"
          file={() => callForFile(getValuationReport, { params: { id } })}
          fileName={words.reportFile({ code: showReportCode(code) })}
        >
          {words.saveReport}
        </DownloadButton>
      </div>
      <div>
        <p className="tabular text-2xl font-bold">{formatRupees(likely)}</p>
        <p className="tabular text-sm text-muted">
          {words.between({ low: formatRupees(low), high: formatRupees(high) })}
        </p>
      </div>
      <p className="wrap-anywhere whitespace-pre-line">{remarks}</p>
      <p className="text-sm">
        {filled(words.codeAnybodyShow, {
          bold: <b className="tabular">{showReportCode(code)}</b>,
          link: (
            <a className="link" href={`/verify?code=${code}`} target="_blank" rel="noreferrer">
              {words.verify}
            </a>
          ),
        })}
      </p>
      <details className="text-sm">
        <summary className="link min-h-11 w-fit py-2">{words.sha256File}</summary>
        <p className="tabular wrap-anywhere">{sha256}</p>
      </details>
    </section>
  );
}

/** The latest report of a property evaluator's work, for either side; nothing before there is one. */
export function ReportCard({ engagementId }: Props) {
  const { answer } = useCall(getValuation, { params: { id: engagementId } });
  return answer?.data ? <Content engagementId={engagementId} report={answer.data} /> : null;
}
