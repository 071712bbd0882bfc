import { getHomeWishes, saveHomeWishes } from '#contract/homes/wishes.ts';
import { implement, type Route } from '#server/http/execute.ts';
import { getWishesVerb } from './get-wishes.ts';
import { saveWishesVerb } from './save-wishes.ts';

export const wishRoutes: Route[] = [
  implement(getHomeWishes, getWishesVerb),
  implement(saveHomeWishes, saveWishesVerb),
];
