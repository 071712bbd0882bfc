import type { SpendAlarm } from '#server/limits/spending.ts';
import type { Context } from './context.ts';
import { hook } from './hooks.ts';

/** What the house pays for by the piece is nearly used up for the day, or used up. */
export const onSpendAlarm = hook<[context: Context, alarm: SpendAlarm]>('a day’s spending ends');
