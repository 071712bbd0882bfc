import { badFile } from '#server/uploads/bad-file.ts';
import { serveBeside } from '#server/uploads/serve-beside.ts';

/** Does to a worker what a hostile file would. */
serveBeside(async (what: string): Promise<string> => {
  if (what === 'endless') for (;;) Math.random();
  if (what === 'greedy') {
    const kept: number[][] = [];
    for (;;) kept.push(Array.from({ length: 10_000 }, (_, i) => i + kept.length + 0.5));
  }
  if (what === 'bad') throw badFile('Not this one.');
  if (what === 'broken') throw new Error('a defect');
  return what;
});
