import type { Purpose } from '../../../domain/purpose.ts';
import type { PurposeHandler } from './purpose-handler.ts';

/** What can be paid for. */
export const PURPOSE_HANDLERS: Partial<Record<Purpose, PurposeHandler>> = {};
