import * as ads from '#contract/ads/ads.ts';
import type { Endpoint } from '#contract/lib/endpoint.ts';
import { AD_PLACES, type AdPlace } from '#domain/ads/place.ts';
import { implement, type Route, type Verb } from '#server/http/execute.ts';
import { searchAd } from './search-ad.ts';
import { addStatVerb, increaseResultVerb } from './stats.ts';

const search = <E extends Endpoint>(endpoint: E, place: AdPlace): Route =>
  implement(endpoint, searchAd(place) as unknown as Verb<E>);

export const adsRoutes: Route[] = [
  ...AD_PLACES.map((place) => search(ads.AD_SEARCHES[place], place)),
  implement(ads.addStat, addStatVerb),
  implement(ads.increaseResult, increaseResultVerb),
];
