import type { Example } from '../example-calls.ts';

export const contactExamples: Record<string, Example> = {};
