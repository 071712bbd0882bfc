import type { Example } from '../world.ts';

export const evaluatorExamples: Record<string, Example> = {};
