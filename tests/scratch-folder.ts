import { chmod, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/**
 * A new folder under the system's temporary one. Open to all, since the embedded Postgres of a
 * root's test run belongs to another user; what it keeps inside is closed by itself.
 */
export async function scratchFolder(purpose: string): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), `propertysearch-${purpose}-`));
  await chmod(folder, 0o755);
  return folder;
}
