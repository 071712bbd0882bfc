import { call } from '#client/lib/api.ts';
import { failureWords } from '#client/lib/error-messages.ts';
import { showToast } from '#client/lib/toast.ts';
import { ALERTS, saveSearch } from '#contract/homes/saved-searches.ts';
import { isAppError } from '#contract/lib/errors.ts';
import words from '#messages/homes/search/index.ts';

/** What was wrong with what was typed, or why it could not be saved. */
function reasonOf(error: unknown): string {
  const wrong = isAppError(error) ? error.errors?.[0]?.message : undefined;
  return wrong ?? failureWords(error);
}

/** Readies the page's dialog; answers what opens it with a suggested name. */
export function saveSearchDialog(): ((suggested: string) => void) | undefined {
  const dialog = document.querySelector<HTMLDialogElement>('[data-save-search-dialog]');
  const form = dialog?.querySelector('form');
  const note = dialog?.querySelector<HTMLElement>('[data-save-search-error]');
  const send = dialog?.querySelector<HTMLButtonElement>('[data-save-search-send]');
  const name = dialog?.querySelector<HTMLInputElement>('[name="name"]');
  if (!dialog || !form || !note || !send || !name) return undefined;

  const say = (text: string) => {
    note.textContent = text;
    name.ariaInvalid = text ? 'true' : null;
  };
  const ask = (suggested: string) => {
    form.reset();
    name.value = suggested;
    say('');
    dialog.showModal();
    name.select();
  };
  dialog
    .querySelector('[data-save-search-cancel]')
    ?.addEventListener('click', () => dialog.close());
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const chosen = new FormData(form);
    const alerts = ALERTS.find((value) => value === chosen.get('alerts')) ?? 'instant';
    const agentsMayOffer = chosen.has('agents');
    send.disabled = true;
    try {
      const body = { name: name.value, query: location.search.slice(1), alerts, agentsMayOffer };
      await call(saveSearch, { body });
      dialog.close();
      showToast(words.saved);
    } catch (error) {
      say(reasonOf(error));
      name.focus();
    } finally {
      send.disabled = false;
    }
  });
  return ask;
}
