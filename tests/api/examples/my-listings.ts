import type { Example } from '../example-calls.ts';

export const myListingExamples: Record<string, Example> = {};
