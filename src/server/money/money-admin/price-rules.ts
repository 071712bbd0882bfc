import { AppError } from '#contract/lib/errors.ts';
import type { Rupees } from '#domain/lib/money.ts';
import type { SignUpRole } from '#domain/lib/role.ts';
import { GRANT_KINDS, type GrantKind, type Purpose } from '#domain/money/purpose.ts';
import words from '#messages/money/staff/index.ts';

export interface Terms {
  validityDays: number | null;
  grants: { [kind in GrantKind]?: number | undefined };
}

/** What it is that runs for so many days. */
const RUNS: readonly Purpose[] = ['subscription', 'promoteProperty', 'promoteProfile'];
/** What must be in an item for it to give anything. */
const GIVES: Partial<Record<Purpose, GrantKind>> = {
  propertyAnalysis: 'analysis',
  agentLead: 'leads',
};

const refuse = (path: string, message: string) =>
  new AppError('invalid', message, [{ path, message }]);

/** Throws invalid for terms under which a purpose could be paid for and nothing be given. */
export function requireSellable(purpose: Purpose, { validityDays, grants }: Terms): void {
  if (RUNS.includes(purpose) && validityDays === null) {
    throw refuse('validityDays', words.sayForDays);
  }
  const isEmpty = GRANT_KINDS.every((kind) => !grants[kind]);
  if (purpose === 'subscription' && isEmpty) {
    throw refuse('grants.contacts', words.packageGives);
  }
  const given = GIVES[purpose];
  if (given && !grants[given]) throw refuse(`grants.${given}`, words.giveOneOrMore);
}

/** Throws invalid where what is sold has no price. */
export function requirePrice(price: Rupees): void {
  if (price < 1) throw refuse('price', words.atLeastOneRupee);
}

/** Throws invalid where what everybody has would cost something, or end. */
export function requireFree({ price, validityDays }: Terms & { price: Rupees }): void {
  if (price !== 0) throw refuse('price', words.costsNothing);
  if (validityDays !== null) throw refuse('validityDays', words.holdsForGood);
}

/** Packages are for one role; everything else is for whoever may buy it. */
export function requireRole(purpose: Purpose, role: SignUpRole | null): void {
  if ((purpose === 'subscription') === (role !== null)) return;
  throw purpose === 'subscription'
    ? refuse('role', words.chooseRole)
    : refuse('role', words.onlyPackagesForRole);
}

/** Without what it gives none of. */
export const cleanGrants = (grants: Terms['grants']): Partial<Record<GrantKind, number>> =>
  Object.fromEntries(
    GRANT_KINDS.flatMap((kind) => {
      const count = grants[kind];
      return count ? [[kind, count]] : [];
    }),
  );
