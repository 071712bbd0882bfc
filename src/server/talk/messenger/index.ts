export {
  /** What was written stays with whom it was written to. */
  eraseMessages,
} from './erase-messages.ts';
export {
  /** A thread of the caller's. */
  findOwnThread,
} from './own-thread.ts';
export {
  /** Its endpoints. */
  messengerRoutes,
} from './routes.ts';
export {
  /** With whom the caller may talk about a thing. */
  findOther,
} from './subjects.ts';
