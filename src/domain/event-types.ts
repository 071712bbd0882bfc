import type { STATE_TABLES, StateTableName } from './state-tables.ts';

/** What has a timeline, and so events; an identity check and a licence have the audit log. */
export type EventKind = Exclude<StateTableName, 'identity_check' | 'licence'>;

type Names = {
  [K in EventKind]: Record<(typeof STATE_TABLES)[K]['transitions'][number]['name'], string> &
    Record<string, string>;
};

/**
 * What integrators know each step of a thing by: every transition, and of what else stands in a
 * timeline or is written there besides that which concerns another system. A name that is out stays.
 */
const NAMES = {
  listing: {
    created: 'created',
    edited: 'updated',
    publish: 'published',
    pause: 'paused',
    resume: 'resumed',
    renew: 'renewed',
    sell: 'sold',
    rentOut: 'rented',
    withdraw: 'withdrawn',
    expire: 'expired',
    book: 'booked',
    unbook: 'unbooked',
    takeDown: 'taken_down',
    suspend: 'suspended',
    reinstate: 'reinstated',
    asked: 'confirmation_due',
    confirmed: 'confirmed',
  },
  verification: {
    submit: 'submitted',
    approve: 'approved',
    reject: 'rejected',
    expire: 'expired',
    reopen: 'reopened',
  },
  contact: {
    request: 'requested',
    accept: 'accepted',
    decline: 'declined',
    withdraw: 'withdrawn',
    expire: 'expired',
    revoke: 'revoked',
    unlock: 'unlocked',
    takeBack: 'taken_back',
  },
  visit: {
    request: 'requested',
    confirm: 'confirmed',
    standAtOnce: 'confirmed_by_itself',
    decline: 'declined',
    lapse: 'lapsed',
    cancelByBuyer: 'cancelled_by_buyer',
    cancelByOwner: 'cancelled_by_owner',
    callOff: 'called_off',
    checkIn: 'checked_in',
    miss: 'missed',
  },
  bid: {
    place: 'placed',
    counter: 'countered',
    raise: 'raised',
    accept: 'accepted',
    acceptCounter: 'counter_accepted',
    reject: 'rejected',
    withdraw: 'withdrawn',
    expire: 'expired',
    lose: 'lost',
    fallThrough: 'fell_through',
  },
  booking: {
    place: 'placed',
    hold: 'held',
    accept: 'accepted',
    decline: 'declined',
    pay: 'paid',
    complete: 'completed',
    cancelByBuyer: 'cancelled_by_buyer',
    cancelByOwner: 'cancelled_by_owner',
    settle: 'settled',
    expire: 'expired',
  },
  order: {
    create: 'created',
    open: 'opened',
    pay: 'paid',
    giveBack: 'given_back',
    expire: 'expired',
    cancel: 'cancelled',
  },
  refund: {
    request: 'requested',
    send: 'sent',
    succeed: 'succeeded',
    fail: 'failed',
    retry: 'retried',
  },
  instalment: { propose: 'proposed', pay: 'paid', waive: 'waived', lapse: 'lapsed' },
  release: {
    ask: 'asked',
    approve: 'approved',
    refuse: 'refused',
    dispute: 'disputed',
    cancel: 'cancelled',
    award: 'awarded',
    dismiss: 'dismissed',
    expire: 'expired',
    pay: 'paid',
    fail: 'failed',
  },
  settlement: {
    propose: 'proposed',
    counter: 'countered',
    refuse: 'refused',
    withdraw: 'withdrawn',
    agree: 'agreed',
    dispute: 'disputed',
    escalate: 'escalated',
    decide: 'decided',
    dismiss: 'dismissed',
    lapse: 'lapsed',
    settle: 'settled',
    owe: 'owed',
    repay: 'repaid',
    receive: 'received',
  },
  payout: {
    request: 'requested',
    pass: 'passed',
    second: 'seconded',
    approve: 'approved',
    reject: 'rejected',
    recall: 'recalled',
    send: 'sent',
    succeed: 'succeeded',
    fail: 'failed',
    retry: 'retried',
  },
  subscription: {
    begin: 'begun',
    extend: 'extended',
    shorten: 'shortened',
    lapse: 'lapsed',
    end: 'ended',
    renew: 'renewed',
    refund: 'refunded',
  },
  engagement: {
    request: 'requested',
    quote: 'quoted',
    decline: 'declined',
    accept: 'accepted',
    turnDown: 'turned_down',
    withdraw: 'withdrawn',
    stepBack: 'stepped_back',
    pay: 'paid',
    start: 'started',
    giveUp: 'given_up',
    deliver: 'delivered',
    rework: 'sent_back',
    confirm: 'confirmed',
    dispute: 'disputed',
    settleForClient: 'settled_for_client',
    settleForProfessional: 'settled_for_professional',
    expire: 'expired',
  },
  interest: {
    offer: 'offered',
    accept: 'accepted',
    decline: 'declined',
    withdraw: 'withdrawn',
    expire: 'expired',
  },
  lead: {
    create: 'created',
    contact: 'contacted',
    arrangeVisit: 'visit_arranged',
    negotiate: 'negotiating',
    win: 'won',
    lose: 'lost',
    reopen: 'reopened',
  },
  agreement: {
    draft: 'drafted',
    share: 'shared',
    consent: 'consented',
    agree: 'agreed',
    refuse: 'refused',
    supersede: 'superseded',
  },
  renewal: {
    offer: 'offered',
    counter: 'countered',
    accept: 'accepted',
    decline: 'declined',
    withdraw: 'withdrawn',
    callOff: 'called_off',
    lapse: 'lapsed',
    renew: 'renewed',
  },
  campaign: {
    create: 'created',
    submit: 'submitted',
    approve: 'approved',
    reject: 'rejected',
    revise: 'revised',
    withdraw: 'withdrawn',
    lapse: 'lapsed',
    pay: 'paid',
    pause: 'paused',
    resume: 'resumed',
    cancel: 'cancelled',
    stop: 'stopped',
    runOut: 'ran_out',
    end: 'ended',
  },
  meeting: {
    propose: 'proposed',
    agree: 'agreed',
    decline: 'declined',
    callOff: 'called_off',
    record: 'recorded',
    miss: 'missed',
  },
} as const satisfies Names;

/** As integrators say it, who have no orders but payments. */
const THING = { order: 'payment', subscription: 'package' } as const;
type Thing<K extends EventKind> = K extends keyof typeof THING ? (typeof THING)[K] : K;

type Values<T> = T[keyof T];
export type EventType = {
  [K in EventKind]: `${Thing<K>}.${Values<(typeof NAMES)[K]> & string}`;
}[EventKind];

const thingOf = (kind: EventKind): string =>
  kind in THING ? THING[kind as keyof typeof THING] : kind;

const typeNamed = (kind: EventKind, name: string) => `${thingOf(kind)}.${name}` as EventType;

/** What a step of a timeline is told as; undefined where it is nobody else's matter. */
export function eventTypeOf(kind: EventKind, step: string): EventType | undefined {
  const names: Readonly<Record<string, string>> = NAMES[kind];
  const name = Object.hasOwn(names, step) ? names[step] : undefined;
  return name === undefined ? undefined : typeNamed(kind, name);
}

/** What a webhook is sent when its owner asks for a try; nobody subscribes to it. */
export const PING = 'webhook.ping';

/** Every type there is, thing by thing. */
export const EVENT_TYPES = (Object.keys(NAMES) as EventKind[]).flatMap((kind) =>
  Object.values(NAMES[kind]).map((name) => typeNamed(kind, name)),
);
