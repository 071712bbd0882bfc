import type { Need } from '#contract/dashboard.ts';
import { counted } from '#domain/lib/counted.ts';
import { PROFESSION } from '#domain/lib/profession.ts';
import { isFullyVerified, mayPostProperty } from '#domain/people/kyc.ts';
import { isProfessional } from '#domain/people/licence.ts';
import type { DealsWaiting, Facts } from './facts.ts';

type Rule = (facts: Facts) => Need | undefined;

const inWords = new Intl.ListFormat('en-IN');

const reviews: Rule = ({ role, waiting }) =>
  role === 'admin' && waiting > 0
    ? {
        kind: 'reviews',
        title: counted(waiting, 'check waits for review', {
          many: 'checks wait for review',
        }),
        detail: 'People cannot go on until somebody has looked at their document, name or licence.',
        link: '/Admin/Kyc',
        action: 'Review',
        urgent: true,
      }
    : undefined;

const rejected: Rule = ({ aadhaar, document }) =>
  document?.state === 'rejected' && !aadhaar
    ? {
        kind: 'document_rejected',
        title: 'Your document was not accepted',
        detail: document.reason ?? 'Send a clear picture of the whole document.',
        link: '/MyProfile',
        action: 'Send another',
        urgent: true,
      }
    : undefined;

/** A document that staff are looking at leaves nothing to do about Aadhaar. */
const identity: Rule = ({ role, aadhaar, pan, document }) => {
  if (role === 'admin') return undefined;
  const verified = { aadhaar: aadhaar || document?.state === 'submitted', pan };
  if (role === 'user' ? mayPostProperty(verified) : isFullyVerified(verified)) return undefined;
  const missing = [...(verified.aadhaar ? [] : ['Aadhaar']), ...(pan ? [] : ['PAN'])];
  return {
    kind: 'kyc',
    title:
      role === 'user'
        ? 'Verify your identity to post a property'
        : 'Verify your identity to work here',
    detail:
      role === 'user'
        ? 'Aadhaar or PAN is enough; it takes a few minutes.'
        : `Still missing: ${inWords.format(missing)}.`,
    link: '/MyProfile',
    action: 'Update KYC',
    urgent: role === 'agent',
  };
};

const mobile: Rule = ({ role, hasMobile }) =>
  role === 'admin' || hasMobile
    ? undefined
    : {
        kind: 'mobile',
        title: 'Add your mobile number',
        detail: 'Without it no SMS reaches you.',
        link: '/MyProfile',
        action: 'Add number',
        urgent: false,
      };

const particulars: Rule = ({ role, hasLicence, hasAreas, hasPhoto }) => {
  if (!isProfessional(role)) return undefined;
  const missing = [
    ...(hasLicence ? [] : [PROFESSION[role].licence.missing]),
    ...(hasAreas ? [] : ['the areas you serve']),
    ...(hasPhoto ? [] : ['your photo']),
  ];
  if (missing.length === 0) return undefined;
  return {
    kind: 'particulars',
    title: 'Complete your profile',
    detail: `Still missing: ${inWords.format(missing)}.`,
    link: '/MyProfile',
    action: 'Complete',
    urgent: false,
  };
};

const unread: Rule = ({ unread }) =>
  unread > 0
    ? {
        kind: 'unread',
        title: counted(unread, 'unread notification'),
        detail: 'See what has happened since you were here.',
        link: '/Notification',
        action: 'Read',
        urgent: false,
      }
    : undefined;

/** A step of a deal that somebody else waits for. */
const dealRule =
  (
    kind: keyof DealsWaiting,
    [one, many]: [string, string],
    { detail, link, action }: Pick<Need, 'detail' | 'link' | 'action'>,
  ): Rule =>
  ({ deals }) =>
    deals[kind] > 0
      ? { kind, title: counted(deals[kind], one, { many }), detail, link, action, urgent: true }
      : undefined;

const bids = dealRule('bids', ['bid waits for your answer', 'bids wait for your answer'], {
  detail: 'Accept, counter or reject before their time runs out.',
  link: '/BidingRequest',
  action: 'Answer',
});
const counters = dealRule('counters', ['owner has countered your bid', 'owners have countered'], {
  detail: 'Accept the counter, raise your bid or withdraw it.',
  link: '/BidProperties',
  action: 'Answer',
});
const bookings = dealRule('bookings', ['booking waits for you', 'bookings wait for you'], {
  detail: 'The property is held for the buyer until you decide.',
  link: '/BookingRequest',
  action: 'Decide',
});
const contacts = dealRule(
  'contacts',
  ['person asks for your number', 'people ask for your number'],
  {
    detail: 'You see theirs, and they yours, only if you accept.',
    link: '/ContactRequest',
    action: 'Answer',
  },
);
const stale = dealRule(
  'stale',
  ['property needs a word from you', 'properties need a word from you'],
  {
    detail: 'Say that it is still available, or it goes from the search.',
    link: '/OwnerPropertiesScreen',
    action: 'Confirm',
  },
);

const RULES: readonly Rule[] = [
  reviews,
  bookings,
  bids,
  counters,
  contacts,
  stale,
  rejected,
  identity,
  mobile,
  particulars,
  unread,
];

/** What somebody should do now, the urgent first. */
export function needsOf(facts: Facts): Need[] {
  const needs = RULES.flatMap((rule) => rule(facts) ?? []);
  return needs.sort((a, b) => Number(b.urgent) - Number(a.urgent));
}
