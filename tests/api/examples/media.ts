import type { Example } from '../example-calls.ts';

export const mediaExamples: Record<string, Example> = {};
