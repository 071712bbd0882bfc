import { offerSlots } from '#contract/deals/slots.ts';
import { bookVisit, checkInVisit, confirmVisit } from '#contract/deals/visit-steps.ts';
import { getMeetingRecord } from '#contract/deals/visits.ts';
import { hoursFrom } from '#domain/lib/time/deadlines.ts';
import type { Player, Stage } from './stage.ts';

export interface Viewing {
  owner: Player;
  buyer: Player;
  listingId: number;
}

/** Somebody sees a home two days on, and shows the code of the visit. Answers when that was. */
export async function* seen(
  stage: Stage,
  { owner, buyer, listingId }: Viewing,
): AsyncGenerator<Date, Date, void> {
  const from = stage.context.now();
  const seenAt = hoursFrom(from, 48);
  const [slot] = await stage.as(owner, offerSlots, {
    params: { propertyId: listingId },
    body: { slots: [{ start: seenAt.toISOString(), minutes: 30 }] },
  });
  const { id: visitId } = await stage.as(buyer, bookVisit, {
    params: { slotId: slot?.id ?? 0 },
    body: { note: 'The whole family comes, five of us.' },
  });
  yield hoursFrom(from, 3);
  await stage.as(owner, confirmVisit, { params: { visitId } });
  yield hoursFrom(seenAt, 0.1);
  const records = await stage.as(buyer, getMeetingRecord, { params: { id: 0, userId: buyer.id } });
  const code = records.find(({ meetingdata }) => meetingdata.id === visitId)?.meetingdata.code;
  await stage.as(owner, checkInVisit, { params: { visitId }, body: { code: code ?? '' } });
  return seenAt;
}
