import { AppError } from '#contract/lib/errors.ts';
import type { Purpose } from '#domain/money/purpose.ts';
import type { PurposeHandler } from './purpose-handler.ts';
import { PURPOSE_HANDLERS } from './purposes.ts';

/** Throws not_found for a purpose that cannot be paid for yet. */
export function handlerOf(purpose: Purpose): PurposeHandler {
  const handler = PURPOSE_HANDLERS[purpose];
  if (!handler) throw new AppError('not_found', 'This cannot be paid for here.');
  return handler;
}
