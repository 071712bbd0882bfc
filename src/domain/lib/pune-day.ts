const IST_AHEAD_MS = 19_800_000;

/** The calendar's day in Pune: "2026-11-21". */
export function puneDay(at: Date): string {
  return new Date(at.getTime() + IST_AHEAD_MS).toISOString().slice(0, 10);
}
