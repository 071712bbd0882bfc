import type { Example } from '../example-calls.ts';

export const bookingExamples: Record<string, Example> = {};
