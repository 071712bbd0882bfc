import words from '#messages/homes/search/index.ts';

/** After this long a visitor is offered to try again rather than left waiting. */
const SLOW_MS = 10_000;

function note(list: HTMLElement, text: string, again: () => void): void {
  list.querySelector('[data-search-note]')?.remove();
  const template = document.querySelector<HTMLTemplateElement>('[data-search-note-of]');
  const box = template?.content.firstElementChild?.cloneNode(true);
  if (!(box instanceof HTMLElement)) return;
  box.querySelector('p')?.append(text);
  box.querySelector('button')?.addEventListener('click', again);
  list.prepend(box);
}

/** Marks the list as busy until the returned function is called; past ten seconds offers a retry. */
export function watchSlowness(list: HTMLElement | null, again: () => void): () => void {
  if (!list) return () => undefined;
  list.ariaBusy = 'true';
  list.style.opacity = '0.55';
  const timer = setTimeout(() => note(list, words.slow, again), SLOW_MS);
  return () => {
    clearTimeout(timer);
    list.ariaBusy = 'false';
    list.style.opacity = '';
  };
}

/** The list stays as it was, with the reason above it and a way on. */
export function showFailure(list: HTMLElement | null, again: () => void): void {
  if (list) note(list, words.failed, again);
}
