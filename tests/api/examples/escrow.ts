import type { Example } from '../example-calls.ts';

export const escrowExamples: Record<string, Example> = {};
