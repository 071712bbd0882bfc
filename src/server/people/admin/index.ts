export {
  /** Its endpoints. */
  adminRoutes,
} from './routes.ts';
export {
  /** Keeps a person out, in the transaction of whatever is the reason. */
  suspend,
} from './suspend-person.ts';
