import type { RowOf } from '#contract/lib/list-part.ts';
import type { STAFF_LISTS, StaffList } from '#contract/staff-lists.ts';
import { AD_PLACE_RULES } from '#domain/ads/place.ts';
import type { CsvCell } from '#domain/lib/csv.ts';
import { PROFESSION } from '#domain/lib/profession.ts';
import { ROLE_LABEL } from '#domain/lib/role.ts';
import { PURPOSE_RULES } from '#domain/money/purpose.ts';
import { RELEASE_KIND } from '#domain/money/release.ts';
import { STATE_WORDS } from '#domain/state-words.ts';

type Columns<Row> = Readonly<Record<string, (row: Row) => CsvCell>>;

const yesNo = (is: boolean) => (is ? 'yes' : 'no');
const named = ({ id, name }: { id: number; name: string }) => `${name} #${id}`;

/** What stands in the file of each list, by its heading; states and kinds in words. */
const COLUMNS: { [L in StaffList]: Columns<RowOf<(typeof STAFF_LISTS)[L]>> } = {
  people: {
    Number: ({ id }) => id,
    Name: ({ name }) => name,
    Role: ({ role }) => ROLE_LABEL[role],
    'E-mail': ({ email }) => email,
    City: ({ city }) => city,
    Aadhaar: ({ aadharverification }) => yesNo(aadharverification),
    PAN: ({ panverification }) => yesNo(panverification),
    Suspended: ({ suspended }) => yesNo(suspended),
    Joined: ({ createdAt }) => createdAt,
  },
  identities: {
    Number: ({ checkId }) => checkId,
    Person: ({ person, personId }) => named({ id: personId, name: person }),
    Role: ({ role }) => ROLE_LABEL[role],
    Kind: ({ kind }) => ({ aadhaar: 'Aadhaar', pan: 'PAN', document: 'Document' })[kind],
    'Name on it': ({ checkedName }) => checkedName,
    Renamed: ({ isRenamed }) => yesNo(isRenamed),
    Since: ({ submittedAt }) => submittedAt,
  },
  licences: {
    Number: ({ licenceId }) => licenceId,
    Person: ({ person, personId }) => named({ id: personId, name: person }),
    Role: ({ role }) => ROLE_LABEL[role],
    Licence: ({ number }) => number,
    Link: ({ link }) => link,
    File: ({ fileName }) => fileName,
    Since: ({ submittedAt }) => submittedAt,
  },
  accounts: {
    Number: ({ id }) => id,
    Person: ({ person }) => named(person),
    'The bank says': ({ nameAtBank }) => nameAtBank,
    'They typed': ({ holder }) => holder,
    'Account ending': ({ lastFour }) => lastFour,
    IFSC: ({ ifsc }) => ifsc,
    Added: ({ addedAt }) => addedAt,
  },
  papers: {
    Number: ({ verificationId }) => verificationId,
    Property: ({ title, listingId }) => named({ id: listingId, name: title }),
    Address: ({ address }) => address,
    Owner: ({ person, personId }) => named({ id: personId, name: person }),
    Papers: ({ papers }) => papers.map(({ fileName }) => fileName).join(', '),
    Since: ({ submittedAt }) => submittedAt,
  },
  photos: {
    Number: ({ mediaId }) => mediaId,
    Property: ({ title, listingId }) => named({ id: listingId, name: title }),
    Owner: ({ owner }) => owner,
    Answer: ({ answer }) => answer,
    'Like that of': ({ like }) => like && named({ id: like.listingId, name: like.title }),
    Found: ({ foundAt }) => foundAt,
  },
  orders: {
    Order: ({ orderId }) => orderId,
    What: ({ description }) => description,
    Purpose: ({ purpose }) => PURPOSE_RULES[purpose].label,
    State: ({ state }) => STATE_WORDS.order[state],
    Payer: ({ payer }) => named(payer),
    'E-mail': ({ payer }) => payer.email,
    Total: ({ total }) => total,
    Refunded: ({ refunded }) => refunded,
    Made: ({ createdAt }) => createdAt,
    Paid: ({ paidAt }) => paidAt,
  },
  payouts: {
    Number: ({ id }) => id,
    Payout: ({ payoutId }) => payoutId,
    State: ({ state }) => STATE_WORDS.payout[state],
    Kind: ({ kind }) => RELEASE_KIND[kind],
    To: ({ payee }) => named(payee),
    Amount: ({ amount }) => amount,
    'Account ending': ({ account }) => account.lastFour,
    'First agreed': ({ secondedBy }) => secondedBy?.name ?? null,
    'Second agreed': ({ approvedBy }) => approvedBy?.name ?? null,
    Message: ({ message }) => message,
    Made: ({ createdAt }) => createdAt,
  },
  refunds: {
    Number: ({ id }) => id,
    Order: ({ orderId }) => orderId,
    To: ({ payee }) => named(payee),
    Amount: ({ amount }) => amount,
    'Wanted by': ({ by }) => by.name,
    Why: ({ reason }) => reason,
    Since: ({ createdAt }) => createdAt,
    Until: ({ until }) => until,
  },
  releases: {
    Number: ({ id }) => id,
    Booking: ({ bookingId }) => bookingId,
    'Booking’s state': ({ bookingState }) => STATE_WORDS.booking[bookingState],
    Property: ({ title, listingId }) => named({ id: listingId, name: title }),
    Kind: ({ kind }) => RELEASE_KIND[kind],
    'Asked by': ({ payee }) => named(payee),
    'Other side': ({ payer }) => named(payer),
    Amount: ({ amount }) => amount,
    Held: ({ held }) => held,
    Refusal: ({ dispute }) => dispute?.refusal ?? null,
    Since: ({ createdAt }) => createdAt,
  },
  settlements: {
    Number: ({ id }) => id,
    Booking: ({ bookingId }) => bookingId,
    'Booking’s state': ({ bookingState }) => STATE_WORDS.booking[bookingState],
    Property: ({ title, listingId }) => named({ id: listingId, name: title }),
    Owner: ({ owner }) => named(owner),
    Buyer: ({ buyer }) => named(buyer),
    'To the owner': ({ toOwner }) => toOwner,
    'To the buyer': ({ toBuyer }) => toBuyer,
    Paid: ({ total }) => total,
    Held: ({ held }) => held,
    Why: ({ reason }) => reason,
    Since: ({ since }) => since,
  },
  coupons: {
    Code: ({ code }) => code,
    'Per cent off': ({ percentOff }) => percentOff,
    'Rupees off': ({ rupeesOff }) => rupeesOff,
    For: ({ purposes }) => purposes.map((purpose) => PURPOSE_RULES[purpose].label).join(', '),
    From: ({ startsAt }) => startsAt,
    Until: ({ endsAt }) => endsAt,
    'Most uses': ({ mostUses }) => mostUses,
    Uses: ({ uses }) => uses,
    Given: ({ given }) => given,
  },
  checks: {
    Number: ({ id }) => id,
    Kind: ({ kind }) => (kind === 'ledger' ? 'Ledger' : 'Gateway'),
    At: ({ at }) => at,
    Checked: ({ checked }) => checked,
    Mended: ({ mended }) => mended,
    Differences: ({ differences }) => differences.join(' '),
  },
  disputes: {
    Number: ({ engagementId }) => engagementId,
    Profession: ({ profession }) => PROFESSION[profession].label,
    Client: ({ client }) => client,
    Professional: ({ professional }) => professional,
    Property: ({ title }) => title,
    Fee: ({ quote }) => quote,
    Held: ({ held }) => held,
    Complaint: ({ reason }) => reason,
    Since: ({ since }) => since,
  },
  reports: {
    Number: ({ reportId }) => reportId,
    Kind: ({ subjectKind }) => subjectKind,
    What: ({ title }) => title,
    Whose: ({ person, personId }) => named({ id: personId, name: person }),
    Reports: ({ reports }) => reports.length,
    'First reason': ({ reports }) => reports[0]?.reason ?? null,
    First: ({ firstAt }) => firstAt,
  },
  ads: {
    Number: ({ id }) => id,
    Ad: ({ headLine }) => headLine,
    Link: ({ siteLink }) => siteLink,
    State: ({ state }) => STATE_WORDS.campaign[state],
    Advertiser: ({ advertiser }) => advertiser && named(advertiser),
    Places: ({ places }) => places.map((place) => AD_PLACE_RULES[place].label).join(', '),
    Budget: ({ budget }) => budget,
    Spent: ({ spent }) => spent,
    From: ({ startsOn }) => startsOn,
    Until: ({ endsOn }) => endsOn,
  },
};

/** The lines of a list's file, its headings first. */
export function linesOf<L extends StaffList>(
  list: L,
  rows: readonly RowOf<(typeof STAFF_LISTS)[L]>[],
): CsvCell[][] {
  const columns: Columns<RowOf<(typeof STAFF_LISTS)[L]>> = COLUMNS[list];
  const cells = Object.values(columns);
  return [Object.keys(columns), ...rows.map((row) => cells.map((cell) => cell(row)))];
}
