// Talks and meetings with the words they consist of, which are most of the file.
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { acceptContact, requestContact } from '#contract/deals/contact-steps.ts';
import {
  agreeMeeting,
  callOffMeeting,
  declineMeeting,
  proposeMeeting,
  recordMeeting,
} from '#contract/talk/meetings.ts';
import { reportMessage, sendMessage } from '#contract/talk/messenger.ts';
import { openThread, readThread } from '#contract/talk/threads.ts';
import type { MeetingState } from '#domain/deals/meeting.ts';
import { hoursFrom } from '#domain/lib/time/deadlines.ts';
import { PUNE_ZONE } from '#domain/lib/time/pune.ts';
import { rows } from '#server/db/rows.ts';
import { missMeetings } from '#server/talk/meetings/index.ts';
import type { Story } from './play.ts';
import type { Player } from './stage.ts';
import { other, type World } from './world.ts';

/** By turns, the one who asks first. */
const TALKS: readonly (readonly string[])[] = [
  [
    'Good morning, is the flat still to be had?',
    'Yes, it is. Two families see it this week.',
    'Which floor is it, and is the parking covered?',
    'Eleventh, east-facing; one covered place, P-14, right beside the lift.',
    'And the maintenance?',
    '4,200 a month, paid up to March. It covers the generator and the gym.',
    'Could we come on Saturday after four?',
    'Saturday at five is fine. Bring an identity paper for the gate, please.',
  ],
  [
    'Is the price open to talk? We have the loan sanctioned.',
    'A little. What do you have in mind?',
    'The flat below was sold at 4 % less, without the kitchen.',
    'With the kitchen and the wardrobes I would go down 2 %.',
    'Let me speak with my wife. We write by tomorrow.',
    'Take your time. The papers are ready whenever you want to read them.',
  ],
  [
    'Do you rent to a family with a small dog?',
    'Yes, the society allows it. No balcony barking at night, please.',
    'Understood! Is the deposit two or three months?',
    'Two months, and the agreement is for eleven, registered at home.',
    'And from which day?',
    'The flat is painted next week; from the first it is yours.',
  ],
] as const;

interface Talk {
  from: Player;
  to: Player;
  /** Days ago. */
  began: number;
  text: number;
  /** Of how many messages; the last ones stay unread. */
  unread?: number;
  meeting?: MeetingState;
  reported?: true;
}

async function say({ stage }: World, who: Player, threadId: number, body: string): Promise<number> {
  const { id } = await stage.as(who, sendMessage, {
    params: { id: threadId },
    body: { clientKey: randomUUID(), body },
  });
  return id;
}

/** Two talk about a home, and meet. */
async function* talk(world: World, n: number, given: Talk): Story {
  const { stage, homes } = world;
  const { from, to, began, text, unread = 0, meeting, reported } = given;
  yield stage.day(-began - 3, 9);
  const home = await homes.post(to, text === 2 ? 'rent' : 'sell');
  const start = stage.day(-began, 9 + (n % 8));
  yield start;
  const { id: requestId } = await stage.as(from, requestContact, {
    body: {
      propertyid: home.id,
      message: 'We saw your home and would like to ask some things before we come.',
    },
  });
  await stage.as(to, acceptContact, { params: { requestId } });
  const { id: threadId } = await stage.as(from, openThread, {
    body: { kind: 'listing', id: home.id },
  });
  const words = TALKS[text] ?? [];
  let last = 0;
  for (const [i, body] of words.entries()) {
    if (i % 2 === 0) yield hoursFrom(start, 0.3 + i * 1.4);
    const who = i % 2 === 0 ? from : to;
    const reader = i % 2 === 0 ? to : from;
    last = await say(world, who, threadId, body);
    if (i < words.length - unread) {
      await stage.as(reader, readThread, { params: { id: threadId }, body: { upTo: last } });
    }
  }
  if (reported) {
    const reason = 'Asks me to pay outside of the site before any visit.';
    const bad = await say(
      world,
      to,
      threadId,
      'Send the token to my cousin today, then I hold it.',
    );
    await stage.as(from, reportMessage, { params: { messageId: bad }, body: { reason } });
  }
  if (meeting) yield* meet(world, given, threadId, meeting, hoursFrom(start, 16));
}

async function* meet(
  { stage, turnClock }: World,
  { from, to }: Talk,
  threadId: number,
  ends: MeetingState,
  proposed: Date,
): Story {
  const isAhead = ends === 'proposed' || ends === 'agreed';
  // Not all at one hour: nobody sits in four cafés at once.
  const hour = 10 + (threadId % 9);
  const at = isAhead ? stage.day(ends === 'agreed' ? 1 : 3, hour) : hoursFrom(proposed, 40);
  yield proposed;
  const { id: meetingId } = await stage.as(from, proposeMeeting, {
    body: {
      subjectKind: 'thread',
      subjectId: threadId,
      about: 'Price and papers',
      place: 'Café at the society’s gate',
      start: at.toISOString(),
      end: hoursFrom(at, 0.75).toISOString(),
      timeZone: PUNE_ZONE,
    },
  });
  const params = { meetingId };
  if (ends === 'proposed') return;
  yield hoursFrom(proposed, 3);
  if (ends === 'declined') {
    const reason = 'I am in Mumbai all week; let us talk by phone.';
    await stage.as(to, declineMeeting, { params, body: { reason } });
    return;
  }
  await stage.as(to, agreeMeeting, { params });
  if (ends === 'cancelled') {
    yield hoursFrom(proposed, 9);
    const reason = 'My daughter is ill; I write as soon as she is better.';
    await stage.as(from, callOffMeeting, { params, body: { reason } });
  } else if (ends === 'held') {
    yield hoursFrom(at, 2);
    const record = 'Agreed on 81 lakh with the kitchen. Papers by mail until Friday.';
    await stage.as(from, recordMeeting, { params, body: { record } });
  } else if (ends === 'missed') {
    yield hoursFrom(at, 50);
    await turnClock(missMeetings);
  }
}

/** Client and professional talk about work under way, and meet. */
async function* consult(world: World, professional: Player, daysAgo: number): Story {
  const { stage } = world;
  const start = stage.day(-daysAgo, 16);
  yield start;
  const [found] = await rows<{ id: number; clientId: number; name: string }>(
    stage.tx,
    sql`select g.id, g.client_id as "clientId", p.first_name as name
        from engagements g join people p on p.id = g.client_id
        where g.professional_id = ${professional.id} and g.state in ('working', 'paid', 'delivered')
        order by g.id limit 1`,
  );
  if (!found) throw new Error(`${professional.name} has no work under way`);
  const client: Player = { id: found.clientId, role: 'user', name: found.name };
  const { id: threadId } = await stage.as(client, openThread, {
    body: { kind: 'engagement', id: found.id },
  });
  await say(world, client, threadId, 'Do you need anything else from us before you begin?');
  yield hoursFrom(start, 2);
  await say(
    world,
    professional,
    threadId,
    'The last tax receipt and the share certificate, please.',
  );
  await say(world, client, threadId, 'Both are with your papers now.');
  yield* meet(
    world,
    { from: client, to: professional, began: 0, text: 0 },
    threadId,
    'agreed',
    hoursFrom(start, 4),
  );
}

/** Conversations of the demo's people, some with words not read yet, and meetings in every state. */
export function talkStories(world: World): Record<string, Story> {
  const { buyer, seller, agent, lawyer, evaluator, others } = world.cast;
  const user = (n: number) => other(others.user, n);
  const talks: readonly Talk[] = [
    { from: buyer, to: seller, began: 6, text: 0, meeting: 'agreed', unread: 1 },
    { from: buyer, to: user(3), began: 9, text: 1, meeting: 'proposed' },
    { from: buyer, to: user(4), began: 40, text: 2, meeting: 'held' },
    { from: buyer, to: agent, began: 11, text: 0, meeting: 'declined', unread: 2 },
    { from: buyer, to: user(6), began: 25, text: 1, reported: true },
    { from: user(7), to: seller, began: 4, text: 1, meeting: 'proposed', unread: 2 },
    { from: user(8), to: seller, began: 52, text: 0, meeting: 'missed' },
    { from: user(9), to: seller, began: 77, text: 2, meeting: 'cancelled' },
    { from: user(10), to: agent, began: 5, text: 2, meeting: 'agreed', unread: 1 },
    { from: user(11), to: agent, began: 33, text: 1, meeting: 'held' },
  ];
  return {
    ...Object.fromEntries(talks.map((one, n) => [`talk ${n}`, talk(world, n, one)])),
    'talk with the lawyer': consult(world, lawyer, 2),
    'talk with the evaluator': consult(world, evaluator, 2),
    'talk with the agent': consult(world, agent, 3),
  };
}
