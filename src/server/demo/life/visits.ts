import { offerSlots } from '#contract/deals/slots.ts';
import {
  bookVisit,
  cancelVisit,
  checkInVisit,
  confirmVisit,
  declineVisit,
} from '#contract/deals/visit-steps.ts';
import { getMeetingRecord } from '#contract/deals/visits.ts';
import type { VisitState } from '#domain/deals/visit.ts';
import { hoursFrom } from '#domain/lib/time/deadlines.ts';
import { lapseVisits, missVisits } from '#server/deals/visits/index.ts';
import type { Story } from './play.ts';
import type { Player } from './stage.ts';
import { other, type World } from './world.ts';

interface Look {
  buyer: Player;
  owner: Player;
  /** The day of the visit, counted from today. */
  on: number;
  ends: VisitState;
}

const NOTES = [
  'We come with my mother, who does not climb stairs well.',
  'Could we see the parking and the terrace, too?',
  'I come straight from work and may be ten minutes late.',
] as const;

/** A visit that somebody asks for; how it ends. */
async function* visit({ stage, homes, turnClock }: World, n: number, look: Look): Story {
  const { buyer, owner, on, ends } = look;
  const isAhead = ends === 'requested' || ends === 'booked';
  const startsAt = stage.day(on, 10 + (n % 7), n % 2 ? 30 : 0);
  const asked = isAhead ? stage.ago(9 + n) : hoursFrom(startsAt, -60);
  yield hoursFrom(asked, -70);
  const { id: propertyId } = await homes.post(owner, n % 3 === 2 ? 'rent' : 'sell');
  const others = [1, 2, 3].map((days) => hoursFrom(startsAt, days * 24 + 2));
  const [slot] = await stage.as(owner, offerSlots, {
    params: { propertyId },
    body: {
      slots: [startsAt, ...others].map((start) => ({ start: start.toISOString(), minutes: 30 })),
    },
  });
  yield asked;
  const { id: visitId } = await stage.as(buyer, bookVisit, {
    params: { slotId: slot?.id ?? 0 },
    body: { note: NOTES[n % NOTES.length] ?? NOTES[0] },
  });
  const params = { visitId };
  if (ends === 'requested') return;
  if (ends === 'expired') {
    yield hoursFrom(asked, 25);
    await turnClock(lapseVisits);
    return;
  }
  yield hoursFrom(asked, 4);
  if (ends === 'declined') {
    const reason = 'We are away that day. Please choose one of the other times.';
    await stage.as(owner, declineVisit, { params, body: { reason } });
    return;
  }
  await stage.as(owner, confirmVisit, { params });
  if (ends === 'cancelled') {
    yield hoursFrom(asked, 20);
    const reason = 'I have to travel that week and will ask again.';
    await stage.as(buyer, cancelVisit, { params, body: { reason } });
  } else if (ends === 'checked_in') {
    yield hoursFrom(startsAt, 0.1);
    const seen = await stage.as(buyer, getMeetingRecord, { params: { id: 0, userId: buyer.id } });
    const code = seen.find(({ meetingdata }) => meetingdata.id === visitId)?.meetingdata.code;
    await stage.as(owner, checkInVisit, { params, body: { code: code ?? '' } });
  } else if (ends === 'missed') {
    yield hoursFrom(startsAt, 14);
    await turnClock(missVisits);
  }
}

/** Visits in every state; the demo's buyer and seller have some before them. */
export function visitStories(world: World): Record<string, Story> {
  const { buyer, seller, agent, others } = world.cast;
  const user = (n: number) => other(others.user, n);
  const looks: readonly Look[] = [
    { buyer, owner: seller, on: 2, ends: 'booked' },
    { buyer, owner: user(1), on: 3, ends: 'requested' },
    { buyer, owner: user(2), on: -20, ends: 'checked_in' },
    { buyer, owner: user(3), on: -33, ends: 'cancelled' },
    { buyer, owner: agent, on: -48, ends: 'checked_in' },
    { buyer, owner: user(4), on: -70, ends: 'missed' },
    { buyer, owner: user(5), on: -90, ends: 'declined' },
    { buyer, owner: user(6), on: -110, ends: 'expired' },
    { buyer: user(7), owner: seller, on: 4, ends: 'requested' },
    { buyer: user(8), owner: seller, on: 1, ends: 'booked' },
    { buyer: user(9), owner: seller, on: -12, ends: 'checked_in' },
    { buyer: user(10), owner: seller, on: -60, ends: 'checked_in' },
    { buyer: user(11), owner: seller, on: -95, ends: 'missed' },
    { buyer: user(12), owner: agent, on: 2, ends: 'requested' },
    { buyer: user(13), owner: agent, on: 5, ends: 'booked' },
  ];
  return Object.fromEntries(looks.map((look, n) => [`visit ${n}`, visit(world, n, look)]));
}
