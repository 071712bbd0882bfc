import type { addStat, increaseResult } from '#contract/ads/ads.ts';
import { success } from '#contract/lib/envelope.ts';
import { AD_PLACE_RULES } from '#domain/ads/place.ts';
import { MIN_CLICK_MS, MIN_VIEW_MS } from '#domain/ads/stat.ts';
import { finishCampaign } from '#server/ads/campaigns/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { countClick } from './count-click.ts';
import { countView } from './count-view.ts';
import { readNonce } from './nonce.ts';

/** What a browser's clock and ours may differ by over one ad. */
const SLACK_MS = 2_000;

/** Said whether it counted or not, so that nobody learns here what does. */
const NOTED = success(null);

/** A view that was long enough, by the browser's word and by our own clock. */
export const addStatVerb: Verb<typeof addStat> = async (context, { query }) => {
  const { adId, nonce, ms = 0 } = query;
  const proof = readNonce(context, nonce, adId);
  if (!proof) return NOTED;
  const least = MIN_VIEW_MS[AD_PLACE_RULES[proof.place].format];
  if (ms < least || proof.sinceMs < least || ms > proof.sinceMs + SLACK_MS) return NOTED;
  const { usedUp } = await countView(context, proof);
  if (usedUp) context.background.run('end an ad', () => finishCampaign(context, adId));
  return NOTED;
};

/** A click on what was handed out. */
export const increaseResultVerb: Verb<typeof increaseResult> = async (
  context,
  { params: { adId }, query },
) => {
  const proof = readNonce(context, query.nonce, adId);
  if (proof && proof.sinceMs >= MIN_CLICK_MS) await countClick(context, proof);
  return NOTED;
};
