import type { Example } from '../example-calls.ts';

export const priceExamples: Record<string, Example> = {};
