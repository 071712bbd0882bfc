export {
  /** Deliveries on their way side by side. */
  BATCH_SIZE,
  /** Sends what is due by mail, SMS and push. */
  deliverDue,
} from './deliver-due.ts';
export {
  /** A notification before it is sent. */
  type NotificationContent,
  /** Tells somebody, in the transaction of what happened. */
  notify,
} from './notify.ts';
export {
  /** Its endpoints. */
  notificationRoutes,
} from './routes.ts';
