/** Types of files as they are sent and answered, without parameters. */

export const PDF = 'application/pdf';
export const CSV = 'text/csv';
export const CALENDAR = 'text/calendar';
export const JSON_FILE = 'application/json';
export const JSON_LINES = 'application/x-ndjson';
/** A piece of a file, whose own type the whole tells. */
export const BYTES = 'application/octet-stream';

/** Papers somebody scans, photographs or prints to a file. */
export const DOCUMENTS = [PDF, 'image/jpeg', 'image/png'] as const;

export const PICTURES = ['image/jpeg', 'image/png', 'image/webp'] as const;

/** Pictures of ads may move. */
export const AD_PICTURES = [...PICTURES, 'image/gif'] as const;

/** "text/csv; charset=utf-8" is text/csv. */
export const essenceOf = (type: string): string => type.split(';', 1).join('').trim().toLowerCase();
