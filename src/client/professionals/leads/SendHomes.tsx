import { Link2 } from 'lucide-react';
import { useState } from 'react';
import { toast } from 'sonner';
import { call } from '#client/lib/api.ts';
import { useCall } from '#client/lib/use-call.ts';
import { useStep } from '#client/lib/use-step.ts';
import { Badge } from '#client/ui/Badge.tsx';
import { Button } from '#client/ui/Button.tsx';
import { Checkbox } from '#client/ui/Checkbox.tsx';
import { formatMoment } from '#client/ui/moment.ts';
import { Section } from '#client/ui/Section.tsx';
import type { LeadDetail } from '#contract/professionals/leads.ts';
import {
  mySharedLists,
  type SharedListRow,
  shareList,
  withdrawList,
} from '#contract/professionals/shared-lists.ts';
import { formatDate } from '#domain/lib/time/format.ts';
import { linkOfList } from '#domain/professionals/shared-list.ts';
import words from '#messages/professionals/leads/index.ts';

const addressOf = (code: string) => `${location.origin}${linkOfList(code)}`;

function Sent({ list }: { list: SharedListRow }) {
  const { id, code, homes, looks, lastLookAt, expiresAt, over } = list;
  const { busy, take } = useStep();
  const copy = async () => {
    await navigator.clipboard.writeText(addressOf(code));
    toast.success(words.linkCopied);
  };
  return (
    <li className="grid gap-1 border-l-3 border-line pl-3">
      <p className="flex flex-wrap items-center gap-2">
        {words.homes({ homes })}
        <Badge tone={looks > 0 ? 'good' : 'neutral'}>
          {looks > 0 ? words.lookedTimes({ looks }) : words.notLookedYet}
        </Badge>
      </p>
      <p className="text-sm text-muted">
        {lastLookAt && words.last({ lastLookAt: formatMoment(lastLookAt) })}
        {over ? words.linkShowsNothing : words.linkWorksUntil({ expiresAt: formatDate(expiresAt) })}
      </p>
      {!over && (
        <p className="flex flex-wrap items-center gap-x-6 gap-y-2">
          <a className="link wrap-anywhere" href={addressOf(code)}>
            {addressOf(code)}
          </a>
          <button type="button" className="link min-h-11" onClick={() => void copy()}>
            {words.copyLink}
          </button>
          <Button
            variant="quiet"
            busy={busy}
            onClick={() => void take(() => call(withdrawList, { params: { id } }))}
          >
            {words.withdraw}
          </Button>
        </p>
      )}
    </li>
  );
}

/** Sends homes that fit as a link, and tells whether it was looked at. */
export function SendHomes({ lead: { id: leadId, matches } }: { lead: LeadDetail }) {
  const { answer } = useCall(mySharedLists, { query: { leadId } });
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const { busy, take } = useStep({ staysOpen: true });
  const lists = answer?.data.items ?? [];
  const make = async () => {
    const body = { leadId, listingIds: [...chosen] };
    if (await take(() => call(shareList, { body }))) setChosen([]);
  };
  if (matches.length === 0 && lists.length === 0) return null;
  return (
    <Section
      title={words.sendHomesLink}
      titleId="lead-lists"
      className="card grid grid-cols-1 gap-4 p-5"
    >
      {lists.length > 0 && (
        <ul aria-label={words.linksMade} className="grid gap-3">
          {lists.map((list) => (
            <Sent key={list.id} list={list} />
          ))}
        </ul>
      )}
      {matches.length > 0 && (
        <>
          <fieldset className="grid gap-1">
            <legend className="text-sm text-muted">{words.whichHomes}</legend>
            {matches.map(({ listing: { propertydata } }) => (
              <Checkbox
                key={propertydata.id}
                label={propertydata.title}
                checked={chosen.includes(propertydata.id)}
                onChange={({ target }) =>
                  setChosen(
                    target.checked
                      ? [...chosen, propertydata.id]
                      : chosen.filter((known) => known !== propertydata.id),
                  )
                }
              />
            ))}
          </fieldset>
          <Button
            variant="quiet"
            icon={Link2}
            className="w-fit"
            busy={busy}
            disabled={chosen.length === 0}
            onClick={() => void make()}
          >
            {chosen.length > 0
              ? words.makeLinkHomes({ chosenCount: chosen.length })
              : words.makeLink}
          </Button>
        </>
      )}
    </Section>
  );
}
