import { readFile } from 'node:fs/promises';

/** MB that a process holds (`VmRSS`), or the most it ever has (`VmHWM`); NaN where the system does not tell. */
export async function memoryOf(pid: number, what: 'VmRSS' | 'VmHWM'): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(new RegExp(`${what}:\\s+(\\d+)`).exec(status)?.[1]) / 1_024;
}
