import words from '#messages/homes/sharing/index.ts';

async function copy(panel: HTMLElement): Promise<void> {
  const link = panel.querySelector<HTMLInputElement>('[data-share-link]');
  const said = panel.querySelector('[data-share-said]');
  if (!link || !said) return;
  try {
    await navigator.clipboard.writeText(link.value);
    said.textContent = words.copied;
  } catch {
    // Not every browser lets a page write there: the link stands selected, to be copied by hand.
    link.focus();
    link.select();
    said.textContent = words.copyByHand;
  }
}

/** Lets a share panel copy the link, and hand it to the apps of a device that can. */
export function startSharing(panel: HTMLElement): () => void {
  const { sharePanel: url = '', shareTitle: title = '', shareWords: text = '' } = panel.dataset;
  const native = panel.querySelector<HTMLElement>('[data-share-native]');
  const data = { title, text, url };
  if (native && typeof navigator.share === 'function') native.hidden = false;
  const press = (event: Event) => {
    if (!(event.target instanceof Element)) return;
    if (event.target.closest('[data-share-copy]')) void copy(panel);
    if (event.target.closest('[data-share-native]')) {
      // Closing the system's sheet rejects; that is an answer, not an error.
      navigator.share(data).then(
        () => panel.hidePopover(),
        () => undefined,
      );
    }
  };
  panel.addEventListener('click', press);
  return () => panel.removeEventListener('click', press);
}
