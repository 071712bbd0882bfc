/** Class names joined; what is absent or false is left out. */
export function classes(...names: (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}

/** A square of 44 px around one icon. */
export const ICON_BUTTON =
  'inline-flex size-11 shrink-0 items-center justify-center rounded-control text-ink hover:bg-sunk data-disabled:cursor-not-allowed data-disabled:opacity-50';
