const UNRELEASED = '## Unreleased\n';
const VERSION = /^(\d+)\.(\d+)\.(\d+)$/;

interface Release {
  before: string;
  version: string;
  /** As 2026-11-23. */
  today: string;
}

/** Whether a version comes after another. */
function isLater(version: string, before: string): boolean {
  const [a, b] = [version, before].map((text) => VERSION.exec(text)?.slice(1).map(Number));
  if (!a || !b) return false;
  const at = a.findIndex((part, i) => part !== b[i]);
  return at >= 0 && (a[at] ?? 0) > (b[at] ?? 0);
}

/** The changelog with what was unreleased under its version. Throws a sentence where it cannot be. */
export function released(changelog: string, { before, version, today }: Release): string {
  if (!isLater(version, before)) {
    throw new Error(`The version has to be three numbers and come after ${before}.`);
  }
  const [head, rest] = changelog.split(UNRELEASED);
  if (rest === undefined) throw new Error('CHANGELOG.md has no Unreleased.');
  const changes = rest.split('\n## ')[0] ?? '';
  if (!changes.includes('\n- ')) throw new Error('Nothing stands under Unreleased.');
  return `${head}${UNRELEASED}\n## ${version} - ${today}\n${rest}`;
}
