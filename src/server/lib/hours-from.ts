const HOUR_MS = 3_600_000;

export const hoursFrom = (at: Date, hours: number) => new Date(at.getTime() + hours * HOUR_MS);
