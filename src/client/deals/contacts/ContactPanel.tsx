import { useSession } from '#client/lib/session-context.ts';
import { useCall } from '#client/lib/use-call.ts';
import { ButtonLink } from '#client/ui/ButtonLink.tsx';
import { Loader } from '#client/ui/Loader.tsx';
import { Section } from '#client/ui/Section.tsx';
import { contactOfListing } from '#contract/deals/contacts.ts';
import type { ResponseOf } from '#contract/lib/endpoint.ts';
import type { PostedBy } from '#domain/homes/listing.ts';
import { isMember } from '#domain/lib/role.ts';
import contactsWords from '#messages/deals/contacts/index.ts';
import deskWords from '#messages/deals/desk/index.ts';
import { AskForm } from './AskForm.tsx';
import { ContactCard } from './ContactCard.tsx';

type ContactStatus = ResponseOf<typeof contactOfListing>['data'];

function Own({ listingId, waiting }: { listingId: number; waiting: number }) {
  const words = waiting === 0 ? contactsWords.nobodyWaits : deskWords.buyersWaitAnswer({ waiting });
  return (
    <div className="grid justify-items-start gap-3">
      <p>{deskWords.property({ words })}</p>
      <ButtonLink href={`/PropertyRequest/${listingId}`} variant="quiet">
        {contactsWords.seeRequests}
      </ButtonLink>
    </div>
  );
}

interface Props {
  listingId: number;
  /** Whom one asks: the owner where it is not known. */
  postedBy?: PostedBy;
}

function Panel({ listingId, postedBy, status }: Required<Props> & { status: ContactStatus }) {
  const { own, live, waiting, request } = status;
  const { userRole } = useSession();
  if (own) return <Own listingId={listingId} waiting={waiting} />;
  const state = request?.requestdata.state;
  const isOpen = state === 'requested' || state === 'accepted';
  const mayAsk = live && !isOpen && isMember(userRole);
  return (
    <div className="grid gap-4">
      {request && <ContactCard item={request} without="listing" />}
      {mayAsk && <AskForm listingId={listingId} postedBy={postedBy} />}
      {!isMember(userRole) && <p className="text-muted">{contactsWords.staffAskNone}</p>}
      {!live && <p className="text-muted">{contactsWords.listedNoMore}</p>}
    </div>
  );
}

/** How the visitor stands with a listing's owner, and what they can do about it. */
export function ContactPanel({ listingId, postedBy = 'owner' }: Props) {
  const params = { propertyId: listingId };
  const { state, answer, error, reload } = useCall(contactOfListing, { params });
  return (
    <Section title={contactsWords.contact} titleId="contact-panel" className="card grid gap-4 p-5">
      <Loader state={state} error={error} onRetry={reload}>
        {() => answer && <Panel listingId={listingId} postedBy={postedBy} status={answer.data} />}
      </Loader>
    </Section>
  );
}
