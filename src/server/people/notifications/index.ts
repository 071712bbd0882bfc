export {
  /** Deliveries on their way side by side. */
  BATCH_SIZE,
  /** Sends what is due by mail, SMS and push. */
  deliverDue,
} from './deliver-due.ts';
export {
  /** What is to be sent and what was tried, for the metrics. */
  deliveriesReading,
} from './metrics.ts';
export {
  /** A notification before it is sent. */
  type NotificationContent,
  /** Its title and text, in the language of who is told. */
  type NotificationWords,
  /** Tells somebody, in the transaction of what happened. */
  notify,
} from './notify.ts';
export {
  /** As if what was told in a past that is played had been sent then. */
  deliverPast,
} from './notify-past.ts';
export {
  /** Its endpoints. */
  notificationRoutes,
} from './routes.ts';
