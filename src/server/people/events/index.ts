export {
  /** Takes somebody's name and words out of what others were told. */
  forgetInEvents,
} from './forget-in-events.ts';
export {
  /** An event as the list and every delivery have it. */
  presentEvent,
} from './present-event.ts';
export {
  /** Its endpoints. */
  eventRoutes,
} from './routes.ts';
