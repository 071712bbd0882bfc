import type { Example } from '../example-calls.ts';

export const moneyAdminExamples: Record<string, Example> = {};
