import type { Example } from '../example-calls.ts';

export const favouriteExamples: Record<string, Example> = {};
