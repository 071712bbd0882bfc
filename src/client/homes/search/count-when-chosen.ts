const PAUSE_MS = 200;

let timer = 0;

/** Says how many homes a choice would leave, its code being fetched when somebody first chooses. */
export function countChoices(): void {
  clearTimeout(timer);
  timer = window.setTimeout(async () => {
    const form = document.querySelector<HTMLFormElement>('[data-search-form]');
    if (!form) return;
    try {
      const { showCounts } = await import('./show-counts.ts');
      await showCounts(form);
    } catch (error) {
      // The button works without a number.
      console.warn('Homes were not counted', error);
    }
  }, PAUSE_MS);
}
