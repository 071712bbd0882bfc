import { success } from '#contract/lib/envelope.ts';
import { AppError } from '#contract/lib/errors.ts';
import type { FairPriceAnswer, getFairPrice } from '#contract/market/fair-price.ts';
import { appraise, type FairPrice } from '#domain/market/fair-price/appraise.ts';
import { type FairHome, sizeOf } from '#domain/market/fair-price/home.ts';
import { METHOD_WORDS } from '#domain/market/fair-price/labels.ts';
import type { Near } from '#domain/market/fair-price/neighbours.ts';
import type { Adjusted } from '#domain/professionals/valuation.ts';
import words from '#messages/market/fair-range/index.ts';
import refusalsWords from '#messages/market/refusals/index.ts';
import type { Context } from '#server/core/context.ts';
import type { Verb } from '#server/http/execute.ts';
import { depthOf } from './depth.ts';
import { type KnownModel, modelFor } from './fair-price-model.ts';
import { findNear, findSubject, type NearHome } from './fair-price-near.ts';

type Comparable = NonNullable<FairPriceAnswer['comparables']>[number];

/** Positions are public ones, and even so only to 50 m. */
const STEP_METRES = 50;
const oneDecimal = (value: number) => Math.round(value * 10) / 10;
const signed = (percent: number) => `${percent < 0 ? '−' : '+'}${Math.abs(percent)}%`;

function present(reckoned: Adjusted, near: readonly Near<NearHome>[]): Comparable[] {
  const found = near.find(({ home }) => home.id === reckoned.id);
  if (!found) return [];
  const { home, metres } = found;
  return [
    {
      id: home.id,
      title: home.title,
      locality: home.place,
      price: home.price,
      areaSqft: Math.round(sizeOf(home) ?? 0),
      metres: Math.round(metres / STEP_METRES) * STEP_METRES,
      rate: Math.round(reckoned.rate),
      adjustedRate: Math.round(reckoned.adjustedRate),
      adjustments: reckoned.adjustments.map(({ words, percent }) => `${words}: ${signed(percent)}`),
    },
  ];
}

const nothing = () => ({
  range: null,
  n: 0,
  asOf: null,
  method: METHOD_WORDS.none,
  comparableCount: 0,
  error: null,
  coverage: null,
  demo: false,
  comparables: null,
});

function rangeFacts({ model }: KnownModel, { tier, low, likely, high }: FairPrice) {
  const judged = model.errors[tier] ?? model.errors.all;
  return {
    abstains: null,
    range: { low, likely, high },
    method: METHOD_WORDS[tier],
    error: { percent: oneDecimal(judged.mdape), n: judged.n },
    coverage: Math.round(judged.coverage),
  };
}

/** What a listing could fairly ask, without the depth of the answer. */
export type Reckoned = Omit<FairPriceAnswer, 'depth'>;

const noModel = (): Reckoned => ({ ...nothing(), abstains: words.tooFewYet });

/**
 * What a home could fairly ask, wherever that is shown: on its page, and to who posts or changes it.
 * `asListed` is what the model may have seen of it, where that differs from what is asked about.
 */
export async function reckonFair(
  { db }: Context,
  home: FairHome & { id: number; demo: boolean },
  asListed: FairHome = home,
): Promise<Reckoned> {
  const known = await modelFor(db, home.listedIn);
  // Made-up prices say nothing of a real home.
  if (!known || (known.demo && !home.demo)) return noModel();
  const facts = { n: known.model.n, asOf: known.fittedAt.toISOString(), demo: known.demo };
  const near = await findNear(db, home, known.demo);
  const said = appraise(known.model, home, near, asListed);
  if ('abstains' in said) return { ...nothing(), ...facts, abstains: said.abstains };
  return {
    ...facts,
    ...rangeFacts(known, said),
    comparableCount: said.comparables.length,
    comparables: said.comparables.flatMap((one) => present(one, near)),
  };
}

/** The range a live listing could fairly ask; the comparables behind it are of the full analysis. */
export const fairPriceVerb: Verb<typeof getFairPrice> = async (context, { params }) => {
  const depth = depthOf(context);
  const subject = await findSubject(context.db, params.listingId);
  if (!subject) throw new AppError('not_found', refusalsWords.listingNotOffered);
  const answer = await reckonFair(context, subject);
  return success({ ...answer, depth, ...(depth === 'summary' && { comparables: null }) });
};
