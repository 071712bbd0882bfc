import type { Example } from '../example-calls.ts';

export const paymentExamples: Record<string, Example> = {};
