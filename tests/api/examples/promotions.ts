import type { Example } from '../example-calls.ts';

export const promotionExamples: Record<string, Example> = {};
