const EACH_MS = 3_500;

/**
 * The plain-words box shows one example after another, once around, while it is neither focused nor
 * filled. A placeholder is read out when its box is entered and never by itself.
 */
export function rotateExamples(): void {
  const box = document.querySelector<HTMLInputElement>('[data-examples]');
  if (!box || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const examples: string[] = JSON.parse(box.dataset.examples ?? '[]');
  let at = 0;
  const timer = setInterval(() => {
    if (document.hidden || document.activeElement === box || box.value) return;
    at++;
    box.placeholder = examples[at % examples.length] ?? '';
    if (at >= examples.length) clearInterval(timer);
  }, EACH_MS);
}
