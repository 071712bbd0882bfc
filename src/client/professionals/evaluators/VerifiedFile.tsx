import { BadgeCheck, CircleX, FileSearch } from 'lucide-react';
import { useState } from 'react';
import { DropZone } from '#client/ui/DropZone.tsx';
import type { VerifiedReport } from '#contract/professionals/valuation-reports.ts';
import { formatDate } from '#domain/lib/time/format.ts';
import { showReportCode } from '#domain/professionals/report-code.ts';
import { signatoryWords } from '#domain/professionals/signatory-words.ts';
import words from '#messages/professionals/verify/index.ts';
import { hashOf } from './hash-of.ts';

type Compared = 'same' | 'other' | 'unreadable';

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
    [words.code, showReportCode(code)],
    [words.issuedOn, formatDate(issuedOn)],
    [words.evaluator, signatoryWords({ ...report, name: evaluator })],
    [words.fingerprint, sha256],
  ] as const;
  return (
    <div className="grid grid-cols-1 gap-5">
      <p className="flex items-start gap-2 text-lg font-semibold text-good">
        <BadgeCheck aria-hidden="true" className="mt-0.5 size-6 shrink-0" />
        {words.issued}
      </p>
      {replacedOn && (
        <p className="rounded-card bg-warn/12 p-4">
          {words.replaced({ on: formatDate(replacedOn) })}
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
        <h2 className="text-xl">{words.isItThat}</h2>
        <DropZone
          icon={FileSearch}
          label={fileName ?? words.choose}
          text={words.staysHere}
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
            {words.compared[compared]}
          </p>
        )}
      </div>
    </div>
  );
}
