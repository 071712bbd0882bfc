import type { AppPath } from '#domain/lib/routes.ts';

/** Pages behind the token that still say something in English, and what. */
export const NOT_YET: Partial<Record<AppPath, string>> = {};

/** Pages to which nothing leads in the demo as its people find it. */
export const NOT_LED_TO: readonly AppPath[] = [];
