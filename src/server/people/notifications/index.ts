export {
  /** Deliveries on their way side by side. */
  AT_ONCE,
  /** Sends what is due by mail, SMS and push. */
  deliverDue,
} from './deliver-due.ts';
export {
  /** A notification before it is sent. */
  type News,
  /** Tells somebody, in the transaction of what happened. */
  notify,
} from './notify.ts';
export {
  /** Its endpoints. */
  notificationRoutes,
} from './routes.ts';
