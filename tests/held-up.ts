/** The longest that the thread which answers was held up while `work` ran, in milliseconds. */
export async function heldUp(work: () => Promise<unknown>): Promise<number> {
  let longest = 0;
  let last = performance.now();
  const beat = setInterval(() => {
    const now = performance.now();
    longest = Math.max(longest, now - last);
    last = now;
  }, 5);
  await work();
  clearInterval(beat);
  return Math.max(longest, performance.now() - last);
}
