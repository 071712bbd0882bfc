import type { Tone } from './Badge.tsx';

/** A row of a table of states: its title in the language of whoever reads it, and its badge's tone. */
export function said(title: () => string): { readonly title: string };
export function said(title: () => string, tone: Tone): { readonly title: string; tone: Tone };
export function said(title: () => string, tone?: Tone) {
  return {
    get title() {
      return title();
    },
    ...(tone && { tone }),
  };
}
