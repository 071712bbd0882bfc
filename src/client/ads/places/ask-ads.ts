import { addressOf, call, callWithPass } from '#client/lib/api.ts';
import { $session } from '#client/lib/session.ts';
import { AD_SEARCHES, addStat, increaseResult, type ShownAd } from '#contract/ads/ads.ts';
import type { CallInput, Endpoint } from '#contract/lib/endpoint.ts';
import { PASS_HEADER } from '#contract/lib/service-mounts.ts';
import type { AdPlace } from '#domain/ads/place.ts';

/** What goes wrong with ads is nobody's business but the log's. */
export const logged = (error: unknown): void => console.warn('Ads:', error);

/** Its contract is fetched with it: most visitors are not signed in. */
async function askPass() {
  const { getAdPass } = await import('#contract/ads/campaigns.ts');
  return (await call(getAdPass)).data;
}

let known: Promise<{ pass: string; until: string }> | undefined;

/** By which the service knows who is signed in, so that they count once on all their devices. */
async function currentPass(): Promise<string | undefined> {
  if (!$session.get()) return undefined;
  known ??= askPass();
  try {
    const { pass, until } = await known;
    if (Date.parse(until) > Date.now()) return pass;
    known = undefined;
    return await currentPass();
  } catch (error) {
    known = undefined;
    logged(error);
    return undefined;
  }
}

/** An ad with the pass it was served with, which its counts have to bring too. */
export interface ServedAd extends ShownAd {
  pass: string | undefined;
}

/** An ad for a place, another than `not` where there is one. Throws as `call` does. */
export async function findAd(place: AdPlace, not?: number): Promise<ServedAd | null> {
  const pass = await currentPass();
  const { data } = await callWithPass(AD_SEARCHES[place], { query: { not } }, pass);
  return data && { ...data, pass };
}

/** Sent even if the page is left meanwhile; its answer says nothing. */
function tell<E extends Endpoint>(endpoint: E, input: CallInput<E>, pass: string | undefined) {
  fetch(addressOf(endpoint, input), {
    method: endpoint.method,
    keepalive: true,
    ...(pass && { headers: { [PASS_HEADER]: pass } }),
  }).catch(logged);
}

/** It was in sight, or played, for as long as it takes. */
export const tellSeen = ({ adId, nonce, viewMs: ms, pass }: ServedAd) =>
  tell(addStat, { query: { adId, nonce, ms } }, pass);

/** Its link was followed. */
export const tellFollowed = ({ adId, nonce, pass }: ServedAd) =>
  tell(increaseResult, { params: { adId }, query: { nonce } }, pass);
