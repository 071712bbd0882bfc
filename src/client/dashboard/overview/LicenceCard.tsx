import { useState } from 'react';
import { AppLink } from '#client/ui/AppLink.tsx';
import { Badge } from '#client/ui/Badge.tsx';
import type { MyDesk } from '#contract/my-desk.ts';
import { formatDate } from '#domain/lib/time/format.ts';
import { isoDay, puneDayNumber } from '#domain/lib/time/pune.ts';
import deskWords from '#messages/people/desk/index.ts';
import words from '#messages/people/overview/index.ts';
import renewalWords from '#messages/professionals/renewals/index.ts';
import { RenewalDraft } from './RenewalDraft.tsx';

type Licence = MyDesk['licences'][number];

function standing({ state, own, by }: NonNullable<Licence['renewal']>): string {
  if (state === 'accepted') return renewalWords.deskAccepted;
  return own ? renewalWords.deskOwn : renewalWords.deskOffered({ name: by });
}

/** A licence that runs out: what to do about it. */
export function LicenceCard({ licence }: { licence: Licence }) {
  const { agreementId, listingId, title, side, until, link, renewal } = licence;
  const [isOpen, setOpen] = useState(false);
  const isOver = until < isoDay(puneDayNumber(new Date()));
  return (
    <li className="card grid grid-cols-1 content-start gap-1.5 p-4">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <AppLink
          className="link min-w-0 font-semibold wrap-anywhere"
          href={`/PropertyRequest/${listingId}`}
        >
          {title}
        </AppLink>
        <Badge tone="warn">{isOver ? words.licenceOver : words.licenceRunsOut}</Badge>
      </div>
      <p className="tabular">
        {isOver ? deskWords.ended : deskWords.lastDay}
        {formatDate(until)}.
      </p>
      <p className="text-sm text-muted">
        {side === 'owner' ? words.goOnWithTenant : words.toStay}{' '}
        <AppLink className="link" href="/HireLawyer">
          {words.hireLawyer}
        </AppLink>
      </p>
      {link && (
        <p>
          {renewal && `${standing(renewal)} `}
          <AppLink className="link" href={`${link}#renewal`}>
            {renewalWords.deskOpen}
          </AppLink>
        </p>
      )}
      <details onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary className="link min-h-11 w-fit cursor-pointer py-2">{words.renewalSays}</summary>
        {isOpen && <RenewalDraft agreementId={agreementId} />}
      </details>
    </li>
  );
}
