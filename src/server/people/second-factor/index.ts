export {
  /** An app over a secret, as it reckons its codes. */
  appOf,
  /** The app that counts, if somebody has one. */
  findApp,
  /** A secret for a new app. */
  newSecret,
  /** The secret as it is stored. */
  sealSecret,
  /** The half minute a code belongs to. */
  stepOf,
} from './authenticator-app.ts';
export {
  /** What goes where the password would. */
  confirmationOf,
  /** True, once, where that was given. */
  takeConfirmation,
} from './confirmation.ts';
export {
  /** What somebody can show beside the password. */
  factorsOf,
  /** Takes all of them away. */
  removeFactors,
} from './factors-of.ts';
export {
  /** Takes a second factor of somebody's. */
  prove,
} from './prove.ts';
export {
  /** How many recovery codes somebody has left. */
  codesLeft,
  /** Ten new ones. */
  renewCodes,
} from './recovery-codes.ts';
export {
  /** Says for five minutes that somebody has shown something. */
  issueTicket,
  /** Takes a ticket out. */
  spendTicket,
  /** Whose way in a ticket stands for. */
  tryTicket,
  /** Voids those of a person. */
  voidTickets,
} from './tickets.ts';
