import words from '#messages/people/audit-actions/index.ts';

/**
 * What the audit log says of a person, as staff read it on their page. An action without words of
 * its own is spelled out: "Api key: rotated late".
 */
export function auditWords(action: string): string {
  const [thing = '', ...rest] = action.replaceAll(/[_-]/g, ' ').split('.');
  const said: Readonly<Record<string, string>> = words.done;
  return said[action] ?? `${thing.charAt(0).toUpperCase()}${thing.slice(1)}: ${rest.join(' ')}`;
}
