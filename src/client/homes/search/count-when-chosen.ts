import { whenSeen } from '#client/lib/when-seen.ts';

const PAUSE_MS = 200;

let timer = 0;

async function countMore(form: HTMLFormElement): Promise<void> {
  const { showMoreCounts } = await import('./show-more-counts.ts');
  await showMoreCounts(form);
}

/** Counts the choices that a page shows without, shortly before they come into view. */
export function countMoreWhenSeen(form: HTMLFormElement): void {
  const further = form.querySelector('[name="postedBy"]')?.closest('fieldset');
  if (!further) return;
  whenSeen(further, () =>
    countMore(form).catch((error) => console.warn('Choices were not counted', error)),
  );
}

/** Says how many homes a choice would leave, its code being fetched when somebody first chooses. */
export function countChoices(): void {
  clearTimeout(timer);
  timer = window.setTimeout(async () => {
    const form = document.querySelector<HTMLFormElement>('[data-search-form]');
    if (!form) return;
    try {
      const { showCounts } = await import('./show-counts.ts');
      await Promise.all([showCounts(form), countMore(form)]);
    } catch (error) {
      // The button works without a number.
      console.warn('Homes were not counted', error);
    }
  }, PAUSE_MS);
}
