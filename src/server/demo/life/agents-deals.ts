import type { BookingState } from '#domain/deals/booking.ts';
import type { EngagementState } from '#domain/professionals/engagement.ts';
import { deal } from './bookings.ts';
import type { Story } from './play.ts';
import { seen } from './seen.ts';
import type { Player } from './stage.ts';
import { type Job, work } from './work.ts';
import { other, type World } from './world.ts';

interface Sale extends Pick<Job, 'review'> {
  owner: Player;
  buyer: Player;
  /** Days ago. */
  hired: number;
  booked: number;
  /** How far the booking came, and the agent’s work. */
  booking: BookingState;
  ends: EngagementState;
}

/** Somebody hires the agent to sell a home, and it is booked while they do. */
async function* sale(world: World, agent: Player, given: Sale): Story {
  const { stage, homes } = world;
  const { owner, buyer, hired, booked, booking, ends, review } = given;
  yield stage.day(-hired - 5, 10);
  const home = await homes.post(owner);
  yield* work(world, {
    ...{ client: owner, professional: agent, profession: 'agent', asked: hired, ends },
    ...{ listingId: home.id, ...(review && { review }) },
    async *working() {
      yield* seen(stage, { owner, buyer, listingId: home.id });
      yield* deal(world, { buyer, owner, home, began: booked, ends: booking, paid: 3 });
    },
  });
}

/** Homes that the demo’s agent has found buyers for: waiting, token paid, and sold with the fee paid out. */
export function agentsDeals(world: World): Record<string, Story> {
  const { agent, others } = world.cast;
  const user = (n: number) => other(others.user, n);
  const review = {
    stars: 5,
    text: 'Found a buyer within two weeks and sat with us at the registrar’s.',
  };
  const sales: readonly Sale[] = [
    { owner: user(18), buyer: user(19), hired: 16, booked: 1, booking: 'held', ends: 'working' },
    { owner: user(20), buyer: user(21), hired: 34, booked: 13, booking: 'paid', ends: 'working' },
    {
      ...{ owner: user(22), buyer: user(23), hired: 45, booked: 30 },
      ...{ booking: 'completed', ends: 'confirmed', review },
    },
  ];
  return Object.fromEntries(sales.map((one, n) => [`agent’s sale ${n}`, sale(world, agent, one)]));
}
