import type { Tone } from '#client/ui/Badge.tsx';
import { said } from '#client/ui/said.ts';
import type { Endpoint } from '#contract/lib/endpoint.ts';
import {
  arrangeLeadVisit,
  contactLead,
  negotiateLead,
  reopenLead,
  winLead,
} from '#contract/professionals/lead-steps.ts';
import type { LeadRow } from '#contract/professionals/leads.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/lib/time/lengths.ts';
import type { LeadSource, LeadState } from '#domain/professionals/lead.ts';
import counts from '#messages/lib/counts/index.ts';
import { labels } from '#messages/lib/labels.ts';
import leadsWords from '#messages/professionals/leads/index.ts';

export const STATE: Record<LeadState, { title: string; tone: Tone; none: string }> = {
  new: {
    get title() {
      return leadsWords.newWord;
    },
    tone: 'warn',
    get none() {
      return leadsWords.nobodyWaitsFirst;
    },
  },
  contacted: {
    get title() {
      return leadsWords.contacted;
    },
    tone: 'brand',
    get none() {
      return leadsWords.nobodyHere;
    },
  },
  visit: {
    get title() {
      return leadsWords.visit;
    },
    tone: 'brand',
    get none() {
      return leadsWords.noVisitArranged;
    },
  },
  negotiating: {
    get title() {
      return leadsWords.negotiating;
    },
    tone: 'brand',
    get none() {
      return leadsWords.nobodyTalksAbout;
    },
  },
  won: {
    get title() {
      return leadsWords.won;
    },
    tone: 'good',
    get none() {
      return leadsWords.noLeadWon;
    },
  },
  lost: {
    get title() {
      return leadsWords.lostLabel;
    },
    tone: 'neutral',
    get none() {
      return leadsWords.noLeadLost;
    },
  },
};

export const SOURCE: Record<LeadSource, string> = labels(() => leadsWords.source2);

const EVENT: Record<string, { title: string; tone?: Tone }> = {
  create: said(() => leadsWords.cameDesk),
  contact: said(() => leadsWords.theyHeardFrom, 'good'),
  arrangeVisit: said(() => leadsWords.visitArranged, 'brand'),
  negotiate: said(() => leadsWords.talksAboutPrice, 'brand'),
  win: said(() => leadsWords.won, 'good'),
  lose: said(() => leadsWords.lostLabel, 'bad'),
  reopen: said(() => leadsWords.takenUpAgain),
  call: said(() => leadsWords.calledThem, 'good'),
  call_missed: said(() => leadsWords.calledNoAnswer),
  whatsapp: said(() => leadsWords.wroteWhatsapp, 'good'),
  whatsapp_missed: said(() => leadsWords.notReachedWhatsapp),
  email: said(() => leadsWords.wroteMail, 'good'),
  email_missed: said(() => leadsWords.mailCameBack),
  offer: said(() => leadsWords.putHomeForward, 'brand'),
};

export const eventWords = (event: string): { title: string; tone?: Tone } =>
  EVENT[event] ?? { title: event };

type Step = { endpoint: Endpoint & typeof contactLead; label: string };

const CONTACT: Step = {
  endpoint: contactLead,
  get label() {
    return leadsWords.spokeThem;
  },
};
const VISIT: Step = {
  endpoint: arrangeLeadVisit,
  get label() {
    return leadsWords.visitIs;
  },
};
const NEGOTIATE: Step = {
  endpoint: negotiateLead,
  get label() {
    return leadsWords.talkingAboutPrice;
  },
};
const WIN: Step = {
  endpoint: winLead,
  get label() {
    return leadsWords.theyFoundHome;
  },
};
const REOPEN: Step = {
  endpoint: reopenLead,
  get label() {
    return leadsWords.takeUpAgain;
  },
};

/** What can be done next with a lead, the likeliest first. */
export const STEPS: Record<LeadState, readonly Step[]> = {
  new: [CONTACT],
  contacted: [VISIT, NEGOTIATE],
  visit: [NEGOTIATE, WIN],
  negotiating: [WIN, VISIT],
  won: [],
  lost: [REOPEN],
};

/** "20 min", "5 h", "3 days". */
export function lengthWords(ms: number): string {
  if (ms < HOUR_MS) return leadsWords.min({ value: Math.max(1, Math.floor(ms / MINUTE_MS)) });
  if (ms < 2 * DAY_MS) return `${Math.floor(ms / HOUR_MS)} h`;
  return leadsWords.days({ ms: Math.floor(ms / DAY_MS) });
}

/** "Answer within 5 h", "Late by 2 h"; afterwards how long the answer took. */
export function clockWords(
  { state, respondBy, respondedAt, createdAt, late }: LeadRow,
  now: number,
): { words: string; tone: Tone } | undefined {
  if (respondedAt) {
    // Said while it is news.
    if (state !== 'contacted') return undefined;
    const took = lengthWords(Date.parse(respondedAt) - Date.parse(createdAt));
    return { words: leadsWords.answeredWithin({ took }), tone: late ? 'neutral' : 'good' };
  }
  if (state !== 'new') return undefined;
  const left = Date.parse(respondBy) - now;
  return left > 0
    ? {
        words: leadsWords.answerWithin({ lengthWords: lengthWords(left) }),
        tone: left < 4 * HOUR_MS ? 'warn' : 'brand',
      }
    : { words: leadsWords.late({ lengthWords: lengthWords(-left) }), tone: 'bad' };
}

export function fitWords({ fits, fitsIsMinimum }: Pick<LeadRow, 'fits' | 'fitsIsMinimum'>): string {
  if (fits === 0) return leadsWords.nothingFitsNow;
  return counts.homesFit({ count: fits, isMinimum: fitsIsMinimum });
}
