import words from '#messages/lib/kit/index.ts';

const KILO = 1024;
const MEGA = KILO * KILO;

/** "4.5 MB", "300 KB". */
export function fileSize(bytes: number): string {
  return bytes >= MEGA ? `${+(bytes / MEGA).toFixed(1)} MB` : `${Math.ceil(bytes / KILO)} KB`;
}

/** Whether a file fits one entry of an `accept` list: ".pdf", "image/png" or "image/*". */
function fits(file: File, entry: string): boolean {
  if (entry.startsWith('.')) return file.name.toLowerCase().endsWith(entry);
  if (entry.endsWith('/*')) return file.type.startsWith(entry.slice(0, -1));
  return file.type === entry;
}

/** "PDF" for ".pdf" and "application/pdf", "image" for "image/*". */
function say(entry: string): string {
  if (entry.endsWith('/*')) return entry.slice(0, -2);
  return entry.replace(/^.*[./]/, '').toUpperCase();
}

/** Why a file is not taken, or undefined when it is. A first word only: the server judges by content. */
export function fileRefusal(file: File, accept: string, maxBytes: number): string | undefined {
  const entries = accept
    .toLowerCase()
    .split(',')
    .map((entry) => entry.trim());
  if (!entries.some((entry) => fits(file, entry))) {
    const kinds = new Intl.ListFormat('en-IN', { type: 'disjunction' });
    return words.fileKind({ format: kinds.format(new Set(entries.map(say))) });
  }
  if (file.size > maxBytes) {
    return words.fileSize({ size: fileSize(file.size), maxBytes: fileSize(maxBytes) });
  }
  return file.size === 0 ? words.fileEmpty : undefined;
}
