import { BadgeCheck, CircleX, FileSearch } from 'lucide-react';
import { useState } from 'react';
import { DropZone } from '#client/ui/DropZone.tsx';
import type { VerifiedReport } from '#contract/professionals/valuation-reports.ts';
import { formatDate } from '#domain/lib/time/format.ts';
import { showReportCode } from '#domain/professionals/report-code.ts';
import { signatoryWords } from '#domain/professionals/signatory-words.ts';
import { hashOf } from './hash-of.ts';

type Compared = 'same' | 'other' | 'unreadable';

const SAID: Record<Compared, string> = {
  same: 'This file is the report as it was issued, letter by letter.',
  other:
    'This file is NOT the report as it was issued: something in it was changed, or it is another file. A copy that was printed, stamped or saved anew differs too.',
  unreadable: 'The file could not be read. Choose it again.',
};

/** What is known of a genuine report, and whether a file is it. The file stays on the device. */
export function VerifiedFile({ report }: { report: VerifiedReport }) {
  const { code, issuedOn, evaluator, sha256, replacedOn } = report;
  const [compared, setCompared] = useState<Compared>();
  const [fileName, setFileName] = useState<string>();
  async function compare(file: File | undefined) {
    if (!file) return;
    setCompared(undefined);
    setFileName(file.name);
    try {
      setCompared((await hashOf(file)) === sha256 ? 'same' : 'other');
    } catch {
      setCompared('unreadable');
    }
  }
  const facts = [
    ['Code', showReportCode(code)],
    ['Issued on', formatDate(issuedOn)],
    ['Property evaluator', signatoryWords({ ...report, name: evaluator })],
    ['SHA-256 of the file', sha256],
  ] as const;
  return (
    <div className="grid grid-cols-1 gap-5">
      <p className="flex items-start gap-2 text-lg font-semibold text-good">
        <BadgeCheck aria-hidden="true" className="mt-0.5 size-6 shrink-0" />
        We have issued a report with this code.
      </p>
      {replacedOn && (
        <p className="rounded-card bg-warn/12 p-4">
          A later report took its place on {formatDate(replacedOn)}. Ask for that one.
        </p>
      )}
      <dl className="grid gap-3">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="tabular font-semibold wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="grid grid-cols-1 gap-3">
        <h2 className="text-xl">Is your file that report?</h2>
        <DropZone
          icon={FileSearch}
          label={fileName ?? 'Choose the PDF'}
          text="It is compared on this device and sent nowhere."
          accept="application/pdf"
          onFiles={(files) => void compare(files?.[0])}
        />
        {compared && (
          <p
            role="status"
            className={`flex items-start gap-2 font-semibold ${compared === 'same' ? 'text-good' : 'text-bad'}`}
          >
            {compared === 'same' ? (
              <BadgeCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
            ) : (
              <CircleX aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
            )}
            {SAID[compared]}
          </p>
        )}
      </div>
    </div>
  );
}
