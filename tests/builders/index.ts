export { codeAt, insertApp, STEP_MS } from './authenticator-app.ts';
export { aListing, insertListing } from './listings.ts';
export { aLocality, insertLocality } from './localities.ts';
export { NO_LIMITS } from './no-limits.ts';
export { anOrder, currentPrice, insertCoupon, insertOrder } from './orders.ts';
export { aDevice, type Device, type Signed } from './passkey-device.ts';
export { aPerson, insertPerson } from './people.ts';
export { aSession, type TestSession } from './sessions.ts';
export { stored } from './stored.ts';
