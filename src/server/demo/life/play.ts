import type { Stage } from './stage.ts';

/** What some people do in the past. It says when it goes on, and is gone on with then. */
export type Story = AsyncGenerator<Date, void, void>;

export interface Broken {
  story: string;
  at: Date;
  error: unknown;
}

/**
 * Plays stories beside each other in the order of their steps, each step as a whole or not at all. A
 * story that is refused a step ends there, and the others go on: the site starts with what there is.
 */
export async function play(
  stage: Stage,
  stories: Readonly<Record<string, Story>>,
): Promise<Broken[]> {
  const broken: Broken[] = [];
  const waiting: { name: string; story: Story; at: Date }[] = [];

  async function goOn(name: string, story: Story, at: Date): Promise<void> {
    try {
      await stage.setClock(at);
      const { done, value } = await stage.step(() => story.next());
      if (!done) waiting.push({ name, story, at: value });
    } catch (error) {
      stage.forget();
      broken.push({ story: name, at, error });
    }
  }

  // Up to its first moment a story does nothing yet.
  for (const [name, story] of Object.entries(stories)) await goOn(name, story, stage.begin);
  while (waiting.length > 0) {
    const [next] = waiting.splice(earliest(waiting), 1);
    if (next) await goOn(next.name, next.story, next.at);
  }
  return broken;
}

function earliest(waiting: readonly { at: Date }[]): number {
  return waiting.reduce((best, { at }, i) => (at < (waiting[best]?.at ?? at) ? i : best), 0);
}
