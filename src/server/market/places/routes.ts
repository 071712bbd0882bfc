import { success } from '#contract/lib/envelope.ts';
import * as places from '#contract/market/places.ts';
import { implement, type Route } from '#server/http/execute.ts';
import { findLocalityFigures } from './get-locality-figures.ts';
import { findProjectPage } from './get-project-page.ts';
import { findLocalityCards } from './list-locality-cards.ts';
import { findProjects } from './list-projects.ts';

export const placeRoutes: Route[] = [
  implement(places.listLocalityCards, async (context) => success(await findLocalityCards(context))),
  implement(places.getLocalityFigures, async (context, { params }) =>
    success(await findLocalityFigures(context, params.slug)),
  ),
  implement(places.listProjects, async (context, { query }) =>
    success(await findProjects(context, query)),
  ),
  implement(places.getProjectPage, async (context, { params }) =>
    success(await findProjectPage(context, params.slug)),
  ),
];
