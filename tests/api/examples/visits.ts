import type { Example } from '../example-calls.ts';

export const visitExamples: Record<string, Example> = {};
