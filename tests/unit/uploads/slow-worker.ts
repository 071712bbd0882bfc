import { badFile } from '#server/uploads/bad-file.ts';
import { serveBeside } from '#server/uploads/serve-beside.ts';
import { patience } from '#tests/patience.ts';

/** Numbers of eight bytes each, thousands at a time: 400 MB. */
const GREED = 5_000;

/**
 * Does to a worker what a hostile file would, far beyond what the tests allow it. Not for ever:
 * where nobody ends it, it answers, and the test says so.
 */
serveBeside(async (what: string): Promise<string> => {
  if (what === 'endless') {
    const end = performance.now() + patience(3);
    while (performance.now() < end) Math.random();
  }
  if (what === 'greedy') {
    const kept: number[][] = [];
    while (kept.length < GREED) {
      kept.push(Array.from({ length: 10_000 }, (_, i) => i + kept.length + 0.5));
    }
  }
  if (what === 'bad') throw badFile('Not this one.');
  if (what === 'broken') throw new Error('a defect');
  return what;
});
