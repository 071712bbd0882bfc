import words from '#messages/people/news/index.ts';
import type { Context } from '#server/core/context.ts';
import { PAID_LABEL, type SpendAlarm } from '#server/limits/spending.ts';
import { tellAllStaff } from './tell-all-staff.ts';

/** Tells all staff, in the app and by mail, whatever they have muted. */
export async function tellOfSpending(
  context: Context,
  { what, used, cap }: SpendAlarm,
): Promise<void> {
  const isOver = used >= cap;
  const setting = `${what.toUpperCase()}_PER_DAY`;
  await tellAllStaff(context, {
    title: () => (isOver ? words.spendOver : words.spendNearly)({ what: PAID_LABEL[what] }),
    body: () => {
      const spent = { used, cap, what: PAID_LABEL[what], setting };
      return isOver ? words.spendOverBody(spent) : words.spendNearlyBody(spent);
    },
    link: '/Admin/Audit',
  });
}
