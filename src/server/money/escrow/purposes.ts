import type { Purpose } from '#domain/money/purpose.ts';
import type { PurposeHandler } from '#server/money/purposes/index.ts';
import { instalmentPurpose } from './pay-instalment.ts';
import { pennyPurpose } from './pay-penny.ts';
import { tokenPurpose } from './pay-token.ts';

/** Deal money that is paid into escrow. */
export const escrowPurposes = {
  penny: pennyPurpose,
  token: tokenPurpose,
  instalment: instalmentPurpose,
} satisfies Partial<Record<Purpose, PurposeHandler>>;
