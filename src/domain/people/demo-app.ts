/**
 * The secret of the demo staff's authenticator app, as base32. Everybody may know it: it opens
 * invented accounts, and is in no database but a demo's.
 */
export const DEMO_APP_SECRET = 'PROPERTYSEARCHDEMOSTAFFSECRET234';
