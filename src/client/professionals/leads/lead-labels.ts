import type { Tone } from '#client/ui/Badge.tsx';
import type { Endpoint } from '#contract/lib/endpoint.ts';
import {
  arrangeLeadVisit,
  contactLead,
  negotiateLead,
  reopenLead,
  winLead,
} from '#contract/professionals/lead-steps.ts';
import type { LeadRow } from '#contract/professionals/leads.ts';
import { counted } from '#domain/lib/counted.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/lib/time/lengths.ts';
import type { LeadSource, LeadState } from '#domain/professionals/lead.ts';

export const STATE: Record<LeadState, { title: string; tone: Tone; none: string }> = {
  new: { title: 'New', tone: 'warn', none: 'Nobody waits for a first answer' },
  contacted: { title: 'Contacted', tone: 'brand', none: 'Nobody here' },
  visit: { title: 'Visit', tone: 'brand', none: 'No visit is arranged' },
  negotiating: { title: 'Negotiating', tone: 'brand', none: 'Nobody talks about a price' },
  won: { title: 'Won', tone: 'good', none: 'No lead is won yet' },
  lost: { title: 'Lost', tone: 'neutral', none: 'No lead is lost' },
};

export const SOURCE: Record<LeadSource, string> = {
  assigned: 'Asked about a home of yours',
  hired: 'Hired you',
  bought: 'Bought lead',
  own: 'Your own',
};

const EVENT: Record<string, { title: string; tone?: Tone }> = {
  create: { title: 'Came to your desk' },
  contact: { title: 'They heard from you', tone: 'good' },
  arrangeVisit: { title: 'A visit was arranged', tone: 'brand' },
  negotiate: { title: 'Talks about a price began', tone: 'brand' },
  win: { title: 'Won', tone: 'good' },
  lose: { title: 'Lost', tone: 'bad' },
  reopen: { title: 'Taken up again' },
  call: { title: 'You called them', tone: 'good' },
  call_missed: { title: 'You called: no answer' },
  whatsapp: { title: 'You wrote on WhatsApp', tone: 'good' },
  whatsapp_missed: { title: 'Not reached on WhatsApp' },
  email: { title: 'You wrote a mail', tone: 'good' },
  email_missed: { title: 'Your mail came back' },
  offer: { title: 'You put a home forward', tone: 'brand' },
};

export const eventWords = (event: string): { title: string; tone?: Tone } =>
  EVENT[event] ?? { title: event };

type Step = { endpoint: Endpoint & typeof contactLead; label: string };

const CONTACT: Step = { endpoint: contactLead, label: 'Spoke with them' };
const VISIT: Step = { endpoint: arrangeLeadVisit, label: 'Visit is arranged' };
const NEGOTIATE: Step = { endpoint: negotiateLead, label: 'Talking about price' };
const WIN: Step = { endpoint: winLead, label: 'They found a home' };
const REOPEN: Step = { endpoint: reopenLead, label: 'Take it up again' };

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
  if (ms < HOUR_MS) return `${Math.max(1, Math.floor(ms / MINUTE_MS))} min`;
  if (ms < 2 * DAY_MS) return `${Math.floor(ms / HOUR_MS)} h`;
  return counted(Math.floor(ms / DAY_MS), 'day');
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
    return { words: `Answered within ${took}`, tone: late ? 'neutral' : 'good' };
  }
  if (state !== 'new') return undefined;
  const left = Date.parse(respondBy) - now;
  return left > 0
    ? { words: `Answer within ${lengthWords(left)}`, tone: left < 4 * HOUR_MS ? 'warn' : 'brand' }
    : { words: `Late by ${lengthWords(-left)}`, tone: 'bad' };
}

export function fitWords({ fits, fitsIsMinimum }: Pick<LeadRow, 'fits' | 'fitsIsMinimum'>): string {
  if (fits === 0) return 'Nothing fits now';
  return counted(fits, 'home fits', { many: 'homes fit', isMinimum: fitsIsMinimum });
}
