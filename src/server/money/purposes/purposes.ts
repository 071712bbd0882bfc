import { AppError } from '#contract/lib/errors.ts';
import type { Purpose } from '#domain/money/purpose.ts';
import words from '#messages/money/refusals/index.ts';
import { registry } from '#server/core/hooks.ts';
import type { PurposeHandler } from './purpose-handler.ts';

/** What can be paid for: the area that sells a thing adds its handler. */
export const purposes = registry<Purpose, PurposeHandler>('purposes of orders');

/** Throws not_found for a purpose that cannot be paid for yet. */
export function handlerOf(purpose: Purpose): PurposeHandler {
  const handler = purposes.find(purpose);
  if (!handler) throw new AppError('not_found', words.notPaidHere);
  return handler;
}
