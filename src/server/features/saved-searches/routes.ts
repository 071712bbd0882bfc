import * as searches from '../../../contract/saved-searches.ts';
import { implement, type Route } from '../../http/execute.ts';
import { changeVerb, listVerb, removeVerb, saveVerb } from './verbs.ts';

export const savedSearchRoutes: Route[] = [
  implement(searches.listSavedSearches, listVerb),
  implement(searches.saveSearch, saveVerb),
  implement(searches.changeSavedSearch, changeVerb),
  implement(searches.removeSavedSearch, removeVerb),
];
