import type { Background } from '#server/lib/background.ts';

/**
 * Leaves notifications where they are written. Carrying them out begins a quarter of a second later,
 * and every test that waits for what goes on behind a call would wait for that.
 */
export const withoutNews = (background: Background): Background => ({
  ...background,
  run: (name, task) => {
    if (name !== 'deliver notifications') background.run(name, task);
  },
});
