/** Class names joined; what is absent or false is left out. */
export function classes(...names: (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}

/** A square of 44 px around one icon. */
export const ICON_BUTTON =
  'inline-flex size-11 shrink-0 items-center justify-center rounded-control text-ink hover:bg-sunk data-disabled:cursor-not-allowed data-disabled:opacity-50';

const BUTTON = {
  primary: 'button button-primary',
  quiet: 'button button-quiet',
  accent: 'button button-accent',
};

export type ButtonLook = keyof typeof BUTTON;

/** What makes a link or a bare element look like a button. */
export function buttonLook(look: ButtonLook = 'primary', more?: string): string {
  return classes(BUTTON[look], more);
}
