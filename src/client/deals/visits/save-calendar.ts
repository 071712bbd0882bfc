import { callForFile } from '#client/lib/api.ts';
import { toastError } from '#client/lib/toast-error.ts';
import { visitCalendar } from '#contract/deals/visits.ts';
import { MINUTE_MS } from '#domain/lib/time/lengths.ts';

/** Hands the visit to the calendar of this device. */
export async function saveCalendar(visitId: number): Promise<void> {
  try {
    const file = await callForFile(visitCalendar, { params: { visitId } });
    const link = document.createElement('a');
    link.href = URL.createObjectURL(file);
    link.download = `visit-${visitId}.ics`;
    link.click();
    // Not at once: some browsers begin to read it only after this turn.
    setTimeout(() => URL.revokeObjectURL(link.href), MINUTE_MS);
  } catch (error) {
    toastError(error);
  }
}
