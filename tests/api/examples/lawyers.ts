import type { Example } from '../world.ts';

export const lawyerExamples: Record<string, Example> = {};
