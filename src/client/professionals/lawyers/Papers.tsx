import { FileText } from 'lucide-react';
import { callForFile } from '#client/lib/api.ts';
import { Ago } from '#client/ui/Ago.tsx';
import { Badge } from '#client/ui/Badge.tsx';
import { DownloadButton } from '#client/ui/DownloadButton.tsx';
import { fileSize } from '#client/ui/file-refusal.ts';
import { filled } from '#client/ui/filled.tsx';
import type { LawyerWorkDetail } from '#contract/professionals/lawyers.ts';
import { openPaper, type WorkPaper } from '#contract/professionals/work-papers.ts';
import { nameBeside } from '#domain/lib/name-beside.ts';
import { formatDate } from '#domain/lib/time/format.ts';
import { PAPER_KIND_LABEL } from '#domain/professionals/work-paper.ts';
import { mayWithWorkPapers, WORK_PAPER_ACCESS } from '#domain/professionals/work-paper-access.ts';
import words from '#messages/professionals/lawyers/index.ts';
import { AddPaper } from './AddPaper.tsx';

const SHOWN_HASH = 12;

function viewsOf({ views, viewedAt }: WorkPaper): string {
  if (views === 0 || !viewedAt) return words.notOpenedOther;
  return words.openedLast({
    which: views === 1 ? words.once : words.times({ views }),
    viewedAt: formatDate(viewedAt),
  });
}

interface PaperProps {
  work: LawyerWorkDetail;
  paper: WorkPaper;
  isLatest: boolean;
}

function Paper({ work, paper, isLatest }: PaperProps) {
  const { id, label, version, kind, fileName, bytes, by, at, sha256 } = paper;
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3">
      <div className="min-w-0 flex-1 basis-56">
        <p className="flex flex-wrap items-center gap-2 font-semibold wrap-anywhere">
          {label}
          <Badge tone={isLatest ? 'brand' : 'neutral'}>{words.versionWord({ version })}</Badge>
        </p>
        <p className="text-sm wrap-anywhere text-muted">
          {filled(
            (pieces) =>
              words.from({
                ...pieces,
                about: [nameBeside(label, PAPER_KIND_LABEL[kind]), fileSize(bytes)]
                  .filter(Boolean)
                  .join(' · '),
                which: by === work.side ? words.you : work.other,
              }),
            { when: <Ago at={at} /> },
          )}
        </p>
        <p className="text-sm text-muted">
          {by === work.side && `${viewsOf(paper)} `}
          <span title={words.sha256File({ sha256 })}>
            {filled(words.hash, { code: <code>{sha256.slice(0, SHOWN_HASH)}…</code> })}
          </span>
        </p>
      </div>
      <DownloadButton
        file={() => callForFile(openPaper, { params: { id } })}
        fileName={fileName}
        aria-label={words.downloadVersion({ label, version })}
      >
        {words.download}
      </DownloadButton>
    </li>
  );
}

/** Whether what is there stays there; nothing needs saying of papers that do. */
function closingWords({ state, side }: LawyerWorkDetail): string | undefined {
  if (side === 'client') return undefined;
  const { clients, professionals } = WORK_PAPER_ACCESS[state].read.professional;
  if (typeof clients !== 'string') {
    return words.whatClientHanded({ daysAfterEnd: clients.daysAfterEnd });
  }
  if (typeof professionals === 'string') return undefined;
  return words.feeWentBack({ daysAfterEnd: professionals.daysAfterEnd });
}

/** Papers of the work, which both sides hand in and open. */
export function Papers({ work }: { work: LawyerWorkDetail }) {
  const { papers } = work;
  const closing = closingWords(work);
  const latest = new Map(papers.map(({ label }) => [label, 0]));
  for (const { label, version } of papers) {
    latest.set(label, Math.max(latest.get(label) ?? 0, version));
  }
  return (
    <section className="card grid grid-cols-1 gap-4 p-5" aria-labelledby="papers">
      <div>
        <h2 id="papers" className="text-xl">
          {words.papersWord}
        </h2>
        <p className="text-sm text-muted">{words.everyCopyCarries}</p>
      </div>
      {papers.length > 0 ? (
        <ul className="divide-y divide-line">
          {papers.map((paper) => (
            <Paper
              key={paper.id}
              work={work}
              paper={paper}
              isLatest={latest.get(paper.label) === paper.version}
            />
          ))}
        </ul>
      ) : (
        <p className="flex items-center gap-2 text-muted">
          <FileText aria-hidden="true" className="size-5 shrink-0" />
          {words.noPapersSo}
        </p>
      )}
      {closing && <p className="text-sm text-muted">{closing}</p>}
      {mayWithWorkPapers(work, work.side, 'handIn') ? (
        <AddPaper work={work} />
      ) : (
        <p className="text-sm text-muted">{words.papersHandedBetween}</p>
      )}
    </section>
  );
}
