import type { Example } from '../example-calls.ts';

export const bidExamples: Record<string, Example> = {};
