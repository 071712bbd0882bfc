import { useCall } from '#client/lib/use-call.ts';
import { listDemoCodes } from '#contract/people/outbox.ts';
import words from '#messages/people/sandbox/index.ts';

const EVERY_MS = 3_000;

/** What the demo staff's authenticator apps show, for who tries the demo without one. */
export function DemoCodes() {
  const { answer } = useCall(listDemoCodes, {}, { refreshInterval: EVERY_MS });
  const codes = answer?.data ?? [];
  if (codes.length === 0) return null;
  return (
    <section aria-labelledby="demo-codes" className="card mt-6 grid gap-2 p-4">
      <h2 id="demo-codes" className="text-lg">
        {words.codes}
      </h2>
      <p className="text-sm text-muted">{words.codesNow}</p>
      <dl className="grid gap-x-4 gap-y-1 sm:grid-cols-[auto_1fr]">
        {codes.map(({ email, code }) => (
          <div key={email} className="contents">
            <dt className="break-all">{email}</dt>
            <dd className="tabular text-lg font-semibold">{code}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
