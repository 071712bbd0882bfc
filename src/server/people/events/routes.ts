import { listEvents } from '#contract/people/events.ts';
import { implement, type Route } from '#server/http/execute.ts';
import { listEventsVerb } from './list-events.ts';

export const eventRoutes: Route[] = [implement(listEvents, listEventsVerb)];
