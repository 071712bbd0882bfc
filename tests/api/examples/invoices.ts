import type { Example } from '../example-calls.ts';

export const invoiceExamples: Record<string, Example> = {};
