import type { Example } from '../example-calls.ts';

export const verificationExamples: Record<string, Example> = {};
