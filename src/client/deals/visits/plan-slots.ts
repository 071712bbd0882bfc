import { z } from 'zod';
import { SLOT_DAYS, SLOT_MINUTES, SLOTS_AT_ONCE } from '#contract/deals/slots.ts';
import { visitsOfDay } from '#domain/homes/visit-plan.ts';
import { shiftDay } from '#domain/lib/time/month.ts';
import { isoDay } from '#domain/lib/time/pune.ts';
import words from '#messages/deals/visits/index.ts';

export const REPEATS = {
  once: {
    get label() {
      return words.onThisDay;
    },
    days: [0],
  },
  daily: {
    get label() {
      return words.next6Days;
    },
    days: [0, 1, 2, 3, 4, 5, 6],
  },
  weekly: {
    get label() {
      return words.weekday4Weeks;
    },
    days: [0, 7, 14, 21],
  },
} as const;
type Repeat = keyof typeof REPEATS;

export const LENGTHS = [15, 20, 30, 45, 60, 90, 120].filter(
  (minutes) => minutes >= SLOT_MINUTES.least && minutes <= SLOT_MINUTES.most,
);

const time = z.string().regex(/^\d\d:\d\d$/, { error: () => words.giveTime });

export const slotPlan = z
  .object({
    day: z.string().regex(/^\d{4}-\d\d-\d\d$/, { error: () => words.chooseDay }),
    from: time,
    until: time,
    minutes: z.coerce.number(),
    repeat: z.enum(Object.keys(REPEATS) as [Repeat, ...Repeat[]]),
  })
  .superRefine((plan, context) => {
    const { length } = slotsOf(plan);
    if (length > 0 && length <= SLOTS_AT_ONCE) return;
    const message =
      length === 0
        ? words.leavesNoTime
        : words.tooManyAtOnce({ length, slotsAtOnce: SLOTS_AT_ONCE });
    context.addIssue({ code: 'custom', path: ['until'], message });
  });
export type SlotPlan = z.output<typeof slotPlan>;

/** The visits of a plan, one after the other, by Pune's clock. */
export const slotsOf = ({ day, repeat, ...hours }: SlotPlan) =>
  REPEATS[repeat].days.flatMap((ahead) => visitsOfDay(shiftDay(day, ahead), hours));

/** The last day that can be offered. */
export const lastDay = (today: number) => isoDay(today + SLOT_DAYS);
