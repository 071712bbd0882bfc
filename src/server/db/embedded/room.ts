import { statfs } from 'node:fs/promises';

/**
 * Three pieces of the log that Postgres writes everything into first. Without room for the next
 * piece it does not refuse a write: it dies, and reads with it.
 */
const RESERVE_BYTES = 3 * 16 * 1_048_576;

/** Whether the disk of a folder has room to go on writing. */
export async function hasRoom(folder: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize >= RESERVE_BYTES;
}
