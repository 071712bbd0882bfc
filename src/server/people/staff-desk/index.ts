export {
  /** Who somebody showed to be, their sign-ins and what was done about them. */
  accountRecord,
} from './person-record.ts';
export {
  /** Its endpoints. */
  staffDeskRoutes,
} from './routes.ts';
export {
  /** How a thing of a section stands, in words that are there already. */
  saidOf,
  /** A part of what staff see of a person. */
  sectionOf,
  /** How a thing of a section stands, by its table of states. */
  stateOf,
} from './section.ts';
export {
  /** Tells staff once a day what waits. */
  sendStaffDigest,
} from './send-digest.ts';
export {
  /** Brings what waits to the bells of staff. */
  tellStaff,
} from './tell-staff.ts';
