export {
  /** Ends checks of licences that have run out. */
  expireLicences,
  /** Tells people that their licence is about to run out. */
  remindOfLicences,
} from './expire-licences.ts';
export {
  /** Whether "checked" may stand beside somebody's licence. */
  isLicenceChecked,
} from './is-licence-checked.ts';
export {
  /** The check of a licence after its number has changed. */
  licenceAfterChange,
} from './licence-after-change.ts';
export {
  /** Its endpoints. */
  licenceRoutes,
} from './routes.ts';
export {
  /** Licences that wait for staff. */
  waitingLicences,
} from './waiting-for-staff.ts';
