import type { Example } from '../example-calls.ts';

export const savedSearchExamples: Record<string, Example> = {};
