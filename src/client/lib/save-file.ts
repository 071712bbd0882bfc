import { MINUTE_MS } from '#domain/lib/time/lengths.ts';

/** Hands a file to the visitor as a download. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // Not at once: some browsers begin to read it only after this turn.
  setTimeout(() => URL.revokeObjectURL(link.href), MINUTE_MS);
}
