import type { Context } from '#server/core/context.ts';
import { PAID_LABEL, type SpendAlarm } from '#server/limits/spending.ts';
import { tellAllStaff } from './tell-all-staff.ts';

/** Tells all staff, in the app and by mail, whatever they have muted. */
export async function tellOfSpending(
  context: Context,
  { what, used, cap }: SpendAlarm,
): Promise<void> {
  const label = PAID_LABEL[what];
  const isOver = used >= cap;
  await tellAllStaff(context, {
    title: () => (isOver ? `Today’s ${label} are used up` : `Today’s ${label} are nearly used up`),
    body: () =>
      `${used} of ${cap} ${label} have been used today. ${isOver ? 'There are no more until midnight' : 'At the cap there are no more until midnight'}: see whether somebody is making us pay, and raise ${what.toUpperCase()}_PER_DAY if not.`,
    link: '/Admin/Audit',
  });
}
