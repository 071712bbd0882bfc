import { refreshed } from '#client/lib/after-write.ts';
import { call } from '#client/lib/api.ts';
import { toastError } from '#client/lib/toast-error.ts';
import { useCall } from '#client/lib/use-call.ts';
import {
  findByShortlisted,
  shortlistProperty,
  unlistProperty,
} from '#contract/homes/favourites.ts';

/** Somebody's shortlist, and what changes it; a failure is said in a toast. */
export function useShortlist(userId: number) {
  const { answer, ...loading } = useCall(findByShortlisted, { params: { id: userId } });

  async function change(step: () => Promise<unknown>): Promise<boolean> {
    try {
      await step();
    } catch (error) {
      toastError(error);
      return false;
    }
    await refreshed();
    return true;
  }

  return {
    ...loading,
    list: answer?.data,
    /** Without a note the one it has stays. */
    add: (propertyid: number, note?: string | null) =>
      change(() => call(shortlistProperty, { body: { propertyid, ...(note && { note }) } })),
    remove: (propertyId: number) => change(() => call(unlistProperty, { params: { propertyId } })),
  };
}
