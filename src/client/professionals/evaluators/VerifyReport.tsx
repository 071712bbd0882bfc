import { useEffect, useState } from 'react';
import { call } from '#client/lib/api.ts';
import { failureWords } from '#client/lib/error-messages.ts';
import { Button } from '#client/ui/Button.tsx';
import { Field } from '#client/ui/Field.tsx';
import { TextInput } from '#client/ui/TextInput.tsx';
import { type VerifiedReport, verifyReport } from '#contract/professionals/valuation-reports.ts';
import { readReportCode } from '#domain/professionals/report-code.ts';
import words from '#messages/professionals/verify/index.ts';
import { VerifiedFile } from './VerifiedFile.tsx';

/** The code a QR code or a link brings along. */
const codeOfAddress = () => new URLSearchParams(location.search).get('code') ?? '';

/** Whether a report is genuine, by its code and then by its file; for anybody. */
export function VerifyReport() {
  const [typed, setTyped] = useState(codeOfAddress);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [report, setReport] = useState<VerifiedReport>();

  async function verify(code: string) {
    setReport(undefined);
    setProblem(undefined);
    if (!readReportCode(code)) {
      setProblem(words.tenLetters);
      return;
    }
    setBusy(true);
    try {
      setReport((await call(verifyReport, { params: { code } })).data);
    } catch (error) {
      setProblem(failureWords(error));
    } finally {
      setBusy(false);
    }
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for the code of the address
  useEffect(() => {
    if (typed) void verify(typed);
  }, []);

  return (
    <div className="grid grid-cols-1 gap-6">
      <form
        noValidate
        className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-start"
        onSubmit={(event) => {
          event.preventDefault();
          void verify(typed);
        }}
      >
        <Field
          label={words.codeOfReport}
          help={words.likeThis({ code: 'AB3CD-EF4GH' })}
          {...(problem && { error: problem })}
        >
          <TextInput
            className="tabular uppercase"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </Field>
        <Button type="submit" className="sm:mt-7" busy={busy} busyLabel={words.looking}>
          {words.verify}
        </Button>
      </form>
      <div aria-live="polite">{report && <VerifiedFile key={report.code} report={report} />}</div>
    </div>
  );
}
