import { callForFile } from '#client/lib/api.ts';
import { Badge } from '#client/ui/Badge.tsx';
import { DownloadButton } from '#client/ui/DownloadButton.tsx';
import { filled } from '#client/ui/filled.tsx';
import { formatMoment } from '#client/ui/moment.ts';
import { Timeline } from '#client/ui/Timeline.tsx';
import { agreementPdf } from '#contract/professionals/agreements.ts';
import type { ShownAgreement } from '#contract/professionals/shown-agreement.ts';
import { TEMPLATE_TITLE } from '#domain/professionals/agreement-text/facts.ts';
import words from '#messages/professionals/lawyers/index.ts';
import { AGREEMENT_STATE, eventWords, SIDE } from './lead-labels.ts';

interface Props {
  agreement: ShownAgreement;
}

export function AgreementBadge({ agreement: { state } }: Props) {
  const { title, tone } = AGREEMENT_STATE[state];
  return <Badge tone={tone}>{title}</Badge>;
}

/** Who has consented, and to which text. */
export function Consents({ agreement: { consents, sha256 } }: Props) {
  return (
    <div className="grid gap-1">
      <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
        {(['seller', 'buyer'] as const).map((side) => {
          const given = consents.find((consent) => consent.side === side);
          return (
            <div key={side}>
              <dt className="text-sm text-muted">{SIDE[side]}</dt>
              <dd>
                {given
                  ? words.consented({ value: formatMoment(new Date(given.at)) })
                  : words.noConsentYet}
              </dd>
            </div>
          );
        })}
      </dl>
      <p className="text-sm wrap-anywhere text-muted">
        {filled(words.sha256Text, { code: <code>{sha256}</code> })}
      </p>
    </div>
  );
}

/** Where a text departs from what was agreed, to be read before it is signed. */
export function Differences({ agreement: { differences } }: Props) {
  if (differences.length === 0) return null;
  return (
    <section className="grid gap-1 rounded-card bg-warn/12 p-4" aria-label={words.differsFromDeal}>
      <p className="font-semibold">{words.textNotWhat}</p>
      <ul className="list-disc pl-5 wrap-anywhere">
        {differences.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}

export function AgreementHistory({ agreement: { timeline } }: Props) {
  return (
    <Timeline
      items={timeline.map(({ at, event, note }) => ({
        ...eventWords(event),
        at: new Date(at),
        ...(note && { detail: <p className="wrap-anywhere">{note}</p> }),
      }))}
    />
  );
}

export function DownloadAgreement({ agreement: { id, template, version } }: Props) {
  return (
    <DownloadButton
      file={() => callForFile(agreementPdf, { params: { id } })}
      fileName={`${TEMPLATE_TITLE[template]}, version ${version}.pdf`}
    >
      {words.downloadPdf}
    </DownloadButton>
  );
}
