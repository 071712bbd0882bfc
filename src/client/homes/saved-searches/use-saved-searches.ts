import { toast } from 'sonner';
import { refreshed } from '#client/lib/after-write.ts';
import { call } from '#client/lib/api.ts';
import { toastError } from '#client/lib/toast-error.ts';
import { useCall } from '#client/lib/use-call.ts';
import {
  type Alerts,
  changeSavedSearch,
  listSavedSearches,
  removeSavedSearch,
} from '#contract/homes/saved-searches.ts';
import words from '#messages/homes/wanted/index.ts';

/** The caller's saved searches and what changes one; a failure is said in a toast. */
export function useSavedSearches() {
  const { answer, ...loading } = useCall(listSavedSearches);

  async function change(step: () => Promise<unknown>, done: string): Promise<boolean> {
    try {
      await step();
      toast.success(done);
      return true;
    } catch (error) {
      toastError(error);
      return false;
    } finally {
      // Also after a failure: it may be gone by now.
      await refreshed();
    }
  }

  return {
    ...loading,
    searches: answer?.data ?? [],
    setAlerts: (searchId: number, alerts: Alerts) =>
      change(
        () => call(changeSavedSearch, { params: { searchId }, body: { alerts } }),
        words.alertsChanged,
      ),
    setAgents: (searchId: number, agentsMayOffer: boolean) =>
      change(
        () => call(changeSavedSearch, { params: { searchId }, body: { agentsMayOffer } }),
        agentsMayOffer ? words.agentsMayOffer : words.agentsOfferNo,
      ),
    remove: (searchId: number) =>
      change(() => call(removeSavedSearch, { params: { searchId } }), words.searchRemoved),
  };
}
