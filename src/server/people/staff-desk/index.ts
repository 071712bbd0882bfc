export {
  /** Who somebody showed to be, their sign-ins and what was done about them. */
  accountRecord,
} from './person-record.ts';
export {
  /** Its endpoints. */
  staffDeskRoutes,
} from './routes.ts';
export {
  /** A part of what staff see of a person. */
  sectionOf,
} from './section.ts';
export {
  /** Tells staff once a day what waits. */
  sendStaffDigest,
} from './send-digest.ts';
