import { posterWord } from '#client/homes/listing/poster-words.ts';
import { Wishes } from '#client/homes/wishes/Wishes.tsx';
import { Ago } from '#client/ui/Ago.tsx';
import { AppLink } from '#client/ui/AppLink.tsx';
import { Badge } from '#client/ui/Badge.tsx';
import { ButtonLink } from '#client/ui/ButtonLink.tsx';
import { Timeline } from '#client/ui/Timeline.tsx';
import type { ContactItem } from '#contract/deals/contacts.ts';
import words from '#messages/deals/contacts/index.ts';
import deskWords from '#messages/deals/desk/index.ts';
import { ContactActions } from './ContactActions.tsx';
import { historyOf, nextWords, STATE, stateWords } from './contact-labels.ts';
import { ListingLine } from './ListingLine.tsx';
import { PartyLine } from './PartyLine.tsx';

/** From a list of requests, the way to the number without waiting; a home's own page has its own. */
function NumberNowLink({ item: { propertydata, requestdata } }: Pick<Props, 'item'>) {
  const { side, state, live } = requestdata;
  if (side !== 'buyer' || state !== 'requested' || !live) return null;
  return (
    <ButtonLink href={`/ViewPropertyDetails/${propertydata.id}#contact`}>
      {deskWords.seeSNumber({ postedBy: posterWord(propertydata.postedBy) })}
    </ButtonLink>
  );
}

/** From a list of requests, the way to the times at which the home can be seen, or to offer some. */
function VisitLink({ item: { propertydata, requestdata } }: Pick<Props, 'item'>) {
  const { side, state, live } = requestdata;
  if (!live || (state !== 'requested' && state !== 'accepted')) return null;
  return (
    <ButtonLink variant="quiet" href={`/ScheduleMeeting?listing=${propertydata.id}`}>
      {side === 'buyer' ? words.askForVisit : words.offerTimes}
    </ButtonLink>
  );
}

export interface ContactLook {
  /** What is clear from the page around. */
  without?: 'listing' | 'party';
  /** The owner's way to all about this request; not on its own page. */
  linked?: boolean;
  /** Its history stands beside it already. */
  withoutHistory?: boolean;
}

interface Props extends ContactLook {
  item: ContactItem;
}

/** A contact request as either side has it: how it stands, what can be done, what has happened. */
export function ContactCard({ item, without, linked = false, withoutHistory }: Props) {
  const { requestdata: request } = item;
  const { side, state, other, message, createdAt, wishes } = request;
  const hint = nextWords(item);
  const who = <PartyLine party={other} is={side === 'owner' ? 'buyer' : 'owner'} />;
  return (
    <article className="card grid gap-4 p-4">
      <div className="flex flex-wrap items-start justify-between gap-3">
        {without === 'listing' ? who : <ListingLine card={item} />}
        <Badge tone={STATE[state].tone}>{stateWords(item)}</Badge>
      </div>
      {!without && who}
      {message && (
        <blockquote className="border-l-3 border-line pl-3 wrap-anywhere whitespace-pre-line">
          {message}
          <footer className="text-sm text-muted">
            {side === 'owner' ? other.name : words.you}, <Ago at={createdAt} />
          </footer>
        </blockquote>
      )}
      {wishes && <Wishes wishes={wishes} />}
      {hint && <p className="text-sm text-muted">{hint}</p>}
      <div className="flex flex-wrap gap-3 empty:hidden">
        <ContactActions request={request} />
        {without !== 'listing' && (
          <>
            <NumberNowLink item={item} />
            <VisitLink item={item} />
          </>
        )}
      </div>
      <div className="flex flex-wrap items-start gap-x-6 gap-y-2 empty:hidden">
        {!withoutHistory && (
          <details className="min-w-0 flex-1 basis-56">
            <summary className="link min-h-11 w-fit py-2">{words.happenedSoFar}</summary>
            <div className="pt-3">
              <Timeline items={historyOf(item)} />
            </div>
          </details>
        )}
        {linked && (
          <AppLink href={`/Request/${request.id}`} className="link py-2">
            {words.allAbout}
          </AppLink>
        )}
      </div>
    </article>
  );
}
