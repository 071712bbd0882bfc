import type { offerSlots } from '#contract/deals/slots.ts';
import { success } from '#contract/lib/envelope.ts';
import { minutesFrom } from '#domain/lib/time/deadlines.ts';
import words from '#messages/deals/visits/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { addSlots } from './add-slots.ts';

/** All of them or none. */
export const offerSlotsVerb: Verb<typeof offerSlots> = async (context, { params, body }) => {
  const { propertyId } = params;
  const spans = body.slots.map(({ start, minutes }) => {
    const startsAt = new Date(start);
    return { startsAt, endsAt: minutesFrom(startsAt, minutes) };
  });
  const { title, stored } = await context.db.transaction((tx) =>
    addSlots(context, tx, propertyId, spans, (place) => `slots.${place}.start`),
  );
  const made = stored.map((slot) => ({
    id: slot.id,
    propertyId,
    title,
    start: slot.startsAt.toISOString(),
    end: slot.endsAt.toISOString(),
    taken: false,
  }));
  return success(made, made.length === 1 ? words.timeOffered : words.timesOffered);
};
