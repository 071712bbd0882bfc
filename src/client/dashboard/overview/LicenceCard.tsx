import { useState } from 'react';
import { AppLink } from '#client/ui/AppLink.tsx';
import { Badge } from '#client/ui/Badge.tsx';
import type { MyDesk } from '#contract/my-desk.ts';
import { formatDate } from '#domain/lib/time/format.ts';
import { isoDay, puneDayNumber } from '#domain/lib/time/pune.ts';
import { RenewalDraft } from './RenewalDraft.tsx';

/** A licence that runs out: what to do about it. */
export function LicenceCard({ licence }: { licence: MyDesk['licences'][number] }) {
  const { agreementId, listingId, title, side, until } = licence;
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
        <Badge tone="warn">{isOver ? 'Licence is over' : 'Licence runs out'}</Badge>
      </div>
      <p className="tabular">
        {isOver ? 'It ended on ' : 'Its last day is '}
        {formatDate(until)}.
      </p>
      <p className="text-sm text-muted">
        {side === 'owner'
          ? 'To go on with your tenant, have a new licence drafted and registered before that day.'
          : 'To stay, agree with the owner and have a new licence drafted and registered before that day.'}{' '}
        <AppLink className="link" href="/HireLawyer">
          Hire a lawyer for it
        </AppLink>
      </p>
      <details onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary className="link min-h-11 w-fit cursor-pointer py-2">
          What a renewal would say
        </summary>
        {isOpen && <RenewalDraft agreementId={agreementId} />}
      </details>
    </li>
  );
}
