import type { Tone } from './Badge.tsx';

export interface Look {
  readonly label: string;
  tone: Tone;
}

/** How each state shows to staff: its words from the one table of them, and a colour. */
export function stateLooks<State extends string>(
  words: Record<State, string>,
  tones: Record<State, Tone>,
): Record<State, Look> {
  const states = Object.keys(tones) as State[];
  return Object.fromEntries(
    states.map((state) => [
      state,
      {
        get label() {
          return words[state];
        },
        tone: tones[state],
      },
    ]),
  ) as Record<State, Look>;
}
