import * as ads from '../../../contract/ads.ts';
import type { Endpoint } from '../../../contract/endpoint.ts';
import type { AdPlace } from '../../../domain/ad/place.ts';
import { implement, type Route, type Verb } from '../../http/execute.ts';
import { searchAd } from './search-ad.ts';
import { addStatVerb, increaseResultVerb } from './stats.ts';

const search = <E extends Endpoint>(endpoint: E, place: AdPlace): Route =>
  implement(endpoint, searchAd(place) as unknown as Verb<E>);

export const adsRoutes: Route[] = [
  search(ads.searchSingleForTopHome, 'TopHome'),
  search(ads.searchSingleForCenterHomeVideo, 'CenterHomeVideo'),
  search(ads.searchSingleForCenterHomeGif, 'CenterHomeGif'),
  search(ads.searchSingleForBottomHome, 'BottomHome'),
  search(ads.searchSingleForDashBoardTopImage, 'DashBoardTopImage'),
  search(ads.searchSingleForDashBoardBottomImage, 'DashBoardBottomImage'),
  search(ads.searchSingleForAnalysisTopImage, 'AnalysisTopImage'),
  search(ads.searchSingleForShortListTopImage, 'ShortListTopImage'),
  implement(ads.addStat, addStatVerb),
  implement(ads.increaseResult, increaseResultVerb),
];
