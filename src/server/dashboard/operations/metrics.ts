import type { Context } from '#server/core/context.ts';
import { lastBackup } from '#server/dashboard/hooks.ts';
import { gauge, type Reading } from '#server/lib/seeing/metric.ts';

const age = gauge('backup_age_seconds', 'Since the last backup; absent where none is known of', {});
const late = gauge('backup_late', '1 where a backup should have been made by now', {});

/** The last backup, as whoever makes them tells. */
export const backupReading: Reading<Context> = {
  name: 'backup',
  metrics: [age, late],
  async read(context) {
    const backup = (await lastBackup.run(context)).find((one) => one !== null);
    const seconds = backup && (context.now().getTime() - backup.at.getTime()) / 1_000;
    age.stands(seconds === undefined ? [] : [{ value: seconds }]);
    late.stands([{ value: backup?.isLate ? 1 : 0 }]);
  },
};
