export {
  /** Sends what is due of events to webhooks. */
  deliverEvents,
} from './deliver-events.ts';
export {
  /** What is to be sent and what was tried, for the metrics. */
  webhooksReading,
} from './metrics.ts';
export {
  /** Gives events that hold their places, and makes their deliveries. */
  placeEvents,
} from './place-events.ts';
export {
  /** Its endpoints. */
  webhookRoutes,
} from './routes.ts';
