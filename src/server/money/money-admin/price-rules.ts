import { AppError } from '#contract/lib/errors.ts';
import type { Rupees } from '#domain/lib/money.ts';
import type { SignUpRole } from '#domain/lib/role.ts';
import { GRANT_KINDS, type GrantKind, type Purpose } from '#domain/money/purpose.ts';

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
    throw refuse('validityDays', 'Say for how many days it holds.');
  }
  const isEmpty = GRANT_KINDS.every((kind) => !grants[kind]);
  if (purpose === 'subscription' && isEmpty) {
    throw refuse('grants.contacts', 'A package gives something: fill in at least one number.');
  }
  const given = GIVES[purpose];
  if (given && !grants[given])
    throw refuse(`grants.${given}`, 'Give 1 or more: it is what is sold.');
}

/** Throws invalid where what is sold has no price. */
export function requirePrice(price: Rupees): void {
  if (price < 1) throw refuse('price', 'Give at least ₹ 1.');
}

/** Throws invalid where what everybody has would cost something, or end. */
export function requireFree({ price, validityDays }: Terms & { price: Rupees }): void {
  if (price !== 0) throw refuse('price', 'Everybody has this: it costs nothing.');
  if (validityDays !== null) throw refuse('validityDays', 'It holds for good: leave this empty.');
}

/** Packages are for one role; everything else is for whoever may buy it. */
export function requireRole(purpose: Purpose, role: SignUpRole | null): void {
  if ((purpose === 'subscription') === (role !== null)) return;
  throw purpose === 'subscription'
    ? refuse('role', 'Choose the role that the package is for.')
    : refuse('role', 'Only packages are for one role.');
}

/** Without what it gives none of. */
export const cleanGrants = (grants: Terms['grants']): Partial<Record<GrantKind, number>> =>
  Object.fromEntries(
    GRANT_KINDS.flatMap((kind) => {
      const count = grants[kind];
      return count ? [[kind, count]] : [];
    }),
  );
