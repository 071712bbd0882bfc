/** "Sessions ended" for "sessionsEnded". */
function label(name: string): string {
  const words = name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/[_-]+/g, ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function words(value: unknown): string {
  if (value === null || value === undefined || value === '') return 'none';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return value.map(words).join(', ') || 'none';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** What an entry of the audit log says beside its action, for people to read. */
export function detailWords(detail: Record<string, unknown>): { label: string; text: string }[] {
  return Object.entries(detail).map(([name, value]) => ({
    label: label(name),
    text: words(value),
  }));
}
