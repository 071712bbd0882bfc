import type { RowOf } from '#contract/lib/list-part.ts';
import type { STAFF_LISTS, StaffList } from '#contract/staff-lists.ts';
import { AD_PLACE_LABEL } from '#domain/ads/place.ts';
import type { CsvCell } from '#domain/lib/csv.ts';
import { PROFESSION } from '#domain/lib/profession.ts';
import { ROLE_LABEL } from '#domain/lib/role.ts';
import { PURPOSE_RULES } from '#domain/money/purpose.ts';
import { RELEASE_KIND } from '#domain/money/release.ts';
import { STATE_WORDS } from '#domain/state-words.ts';
import words from '#messages/people/staff-files/index.ts';

type Head = keyof typeof words.head;
type Columns<Row> = Readonly<Partial<Record<Head, (row: Row) => CsvCell>>>;

const yesNo = (is: boolean) => (is ? words.yes : words.no);
const named = ({ id, name }: { id: number; name: string }) => `${name} #${id}`;

/** What stands in the file of each list, by the name of its heading; states and kinds in words. */
const COLUMNS: { [L in StaffList]: Columns<RowOf<(typeof STAFF_LISTS)[L]>> } = {
  people: {
    number: ({ id }) => id,
    name: ({ name }) => name,
    role: ({ role }) => ROLE_LABEL[role],
    email: ({ email }) => email,
    city: ({ city }) => city,
    aadhaar: ({ aadharverification }) => yesNo(aadharverification),
    pan: ({ panverification }) => yesNo(panverification),
    suspended: ({ suspended }) => yesNo(suspended),
    joined: ({ createdAt }) => createdAt,
  },
  identities: {
    number: ({ checkId }) => checkId,
    person: ({ person, personId }) => named({ id: personId, name: person }),
    role: ({ role }) => ROLE_LABEL[role],
    kind: ({ kind }) => words.paper[kind],
    nameOnIt: ({ checkedName }) => checkedName,
    renamed: ({ isRenamed }) => yesNo(isRenamed),
    since: ({ submittedAt }) => submittedAt,
  },
  licences: {
    number: ({ licenceId }) => licenceId,
    person: ({ person, personId }) => named({ id: personId, name: person }),
    role: ({ role }) => ROLE_LABEL[role],
    licence: ({ number }) => number,
    link: ({ link }) => link,
    file: ({ fileName }) => fileName,
    since: ({ submittedAt }) => submittedAt,
  },
  accounts: {
    number: ({ id }) => id,
    person: ({ person }) => named(person),
    bankSays: ({ nameAtBank }) => nameAtBank,
    theyTyped: ({ holder }) => holder,
    accountEnding: ({ lastFour }) => lastFour,
    ifsc: ({ ifsc }) => ifsc,
    added: ({ addedAt }) => addedAt,
  },
  papers: {
    number: ({ verificationId }) => verificationId,
    property: ({ title, listingId }) => named({ id: listingId, name: title }),
    address: ({ address }) => address,
    owner: ({ person, personId }) => named({ id: personId, name: person }),
    papers: ({ papers }) => papers.map(({ fileName }) => fileName).join(', '),
    since: ({ submittedAt }) => submittedAt,
  },
  photos: {
    number: ({ mediaId }) => mediaId,
    property: ({ title, listingId }) => named({ id: listingId, name: title }),
    owner: ({ owner }) => owner,
    answer: ({ answer }) => answer,
    likeThatOf: ({ like }) => like && named({ id: like.listingId, name: like.title }),
    found: ({ foundAt }) => foundAt,
  },
  orders: {
    order: ({ orderId }) => orderId,
    what: ({ description }) => description,
    purpose: ({ purpose }) => PURPOSE_RULES[purpose].label,
    state: ({ state }) => STATE_WORDS.order[state],
    payer: ({ payer }) => named(payer),
    email: ({ payer }) => payer.email,
    total: ({ total }) => total,
    refunded: ({ refunded }) => refunded,
    made: ({ createdAt }) => createdAt,
    paid: ({ paidAt }) => paidAt,
  },
  payouts: {
    number: ({ id }) => id,
    payout: ({ payoutId }) => payoutId,
    state: ({ state }) => STATE_WORDS.payout[state],
    kind: ({ kind }) => RELEASE_KIND[kind],
    to: ({ payee }) => named(payee),
    amount: ({ amount }) => amount,
    accountEnding: ({ account }) => account.lastFour,
    firstAgreed: ({ secondedBy }) => secondedBy?.name ?? null,
    secondAgreed: ({ approvedBy }) => approvedBy?.name ?? null,
    message: ({ message }) => message,
    made: ({ createdAt }) => createdAt,
  },
  refunds: {
    number: ({ id }) => id,
    order: ({ orderId }) => orderId,
    to: ({ payee }) => named(payee),
    amount: ({ amount }) => amount,
    wantedBy: ({ by }) => by.name,
    why: ({ reason }) => reason,
    since: ({ createdAt }) => createdAt,
    until: ({ until }) => until,
  },
  releases: {
    number: ({ id }) => id,
    booking: ({ bookingId }) => bookingId,
    bookingState: ({ bookingState }) => STATE_WORDS.booking[bookingState],
    property: ({ title, listingId }) => named({ id: listingId, name: title }),
    kind: ({ kind }) => RELEASE_KIND[kind],
    askedBy: ({ payee }) => named(payee),
    otherSide: ({ payer }) => named(payer),
    amount: ({ amount }) => amount,
    held: ({ held }) => held,
    refusal: ({ dispute }) => dispute?.refusal ?? null,
    since: ({ createdAt }) => createdAt,
  },
  settlements: {
    number: ({ id }) => id,
    booking: ({ bookingId }) => bookingId,
    bookingState: ({ bookingState }) => STATE_WORDS.booking[bookingState],
    property: ({ title, listingId }) => named({ id: listingId, name: title }),
    owner: ({ owner }) => named(owner),
    buyer: ({ buyer }) => named(buyer),
    toOwner: ({ toOwner }) => toOwner,
    toBuyer: ({ toBuyer }) => toBuyer,
    paid: ({ total }) => total,
    held: ({ held }) => held,
    why: ({ reason }) => reason,
    since: ({ since }) => since,
  },
  coupons: {
    code: ({ code }) => code,
    percentOff: ({ percentOff }) => percentOff,
    rupeesOff: ({ rupeesOff }) => rupeesOff,
    for: ({ purposes }) => purposes.map((purpose) => PURPOSE_RULES[purpose].label).join(', '),
    from: ({ startsAt }) => startsAt,
    until: ({ endsAt }) => endsAt,
    mostUses: ({ mostUses }) => mostUses,
    uses: ({ uses }) => uses,
    given: ({ given }) => given,
  },
  checks: {
    number: ({ id }) => id,
    kind: ({ kind }) => (kind === 'ledger' ? words.books.ledger : words.books.gateway),
    at: ({ at }) => at,
    checked: ({ checked }) => checked,
    mended: ({ mended }) => mended,
    differences: ({ differences }) => differences.join(' '),
  },
  disputes: {
    number: ({ engagementId }) => engagementId,
    profession: ({ profession }) => PROFESSION[profession].label,
    client: ({ client }) => client,
    professional: ({ professional }) => professional,
    property: ({ title }) => title,
    fee: ({ quote }) => quote,
    held: ({ held }) => held,
    complaint: ({ reason }) => reason,
    since: ({ since }) => since,
  },
  reports: {
    number: ({ reportId }) => reportId,
    kind: ({ subjectKind }) => subjectKind,
    what: ({ title }) => title,
    whose: ({ person, personId }) => named({ id: personId, name: person }),
    reports: ({ reports }) => reports.length,
    firstReason: ({ reports }) => reports[0]?.reason ?? null,
    first: ({ firstAt }) => firstAt,
  },
  ads: {
    number: ({ id }) => id,
    ad: ({ headLine }) => headLine,
    link: ({ siteLink }) => siteLink,
    state: ({ state }) => STATE_WORDS.campaign[state],
    advertiser: ({ advertiser }) => advertiser && named(advertiser),
    places: ({ places }) => places.map((place) => AD_PLACE_LABEL[place]).join(', '),
    budget: ({ budget }) => budget,
    spent: ({ spent }) => spent,
    from: ({ startsOn }) => startsOn,
    until: ({ endsOn }) => endsOn,
  },
};

/** The lines of a list's file, its headings first. */
export function linesOf<L extends StaffList>(
  list: L,
  rows: readonly RowOf<(typeof STAFF_LISTS)[L]>[],
): CsvCell[][] {
  const columns: Columns<RowOf<(typeof STAFF_LISTS)[L]>> = COLUMNS[list];
  const heads = Object.keys(columns) as Head[];
  const cells = Object.values(columns);
  const head = heads.map((name) => words.head[name]);
  return [head, ...rows.map((row) => cells.map((cell) => cell(row)))];
}
