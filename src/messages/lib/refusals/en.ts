export default {
  giveNumber: 'Give a number.',
  giveWholeNumber: 'Give a whole number.',
  chooseFromList: 'Choose one of the list.',
  degreesNorth: 'Give degrees north.',
  latitudeBetween: 'Latitude is between -90 and 90.',
  degreesEast: 'Give degrees east.',
  longitudeBetween: 'Longitude is between -180 and 180.',
  usual: {
    malformed: 'The request could not be read.',
    wrong_credentials: 'Login failed. Please check your credentials.',
    session_ended: 'Your session has ended. Please sign in again.',
    not_found: 'We could not find that.',
    scope_missing: 'This key may not do that.',
    method_not_allowed: 'That is not something this address does.',
    conflict: 'This changed in the meantime. Reload and try again.',
    in_progress: 'The first request with this Idempotency-Key is still running. Ask again shortly.',
    outcome_unknown:
      'Whether the first request with this Idempotency-Key took effect is not known. Look before you send it again with a new key.',
    answered_once:
      'This was done. Its answer holds a secret, which is shown once and was not kept; send it again with a new key.',
    too_large: 'That is too large.',
    invalid: 'Some fields need a correction.',
    key_reused:
      'This Idempotency-Key came with another request before. Make a new one for each thing you send.',
    rate_limited: 'Too many tries. Please wait a little.',
    internal: 'Something went wrong on our side. Please try again.',
    unavailable: 'The service is not available just now. Please try again shortly.',
  },
  changedLookAgain: 'This has changed in the meantime. Look at it again.',
  brokenEscape: 'The address has a broken %-escape.',
  noSuchAddress: ({ docs }: { docs: string | number }) =>
    `The API has no such address. See ${docs}/docs.`,
  notByKey: 'No key can make this call; it takes somebody who is signed in.',
  keyNotGood: 'This key is not good: it is unknown, revoked or expired.',
  keyInAddress:
    'A key stood in the address, where logs and histories keep it. Revoke it, and send its successor in the header “authorization: Bearer …”.',
  publishableReads: 'A publishable key reads only what everybody may.',
  publishablePages: 'This publishable key is for pages of other sites. Add yours to a new key.',
  noTestMode: 'There is no test mode here.',
  lacksScope: ({ needs }: { needs: string | number }) =>
    `This key may not do that: it lacks “${needs}”.`,
  giveKey: ({ min, max }: { min: string | number; max: string | number }) =>
    `Give a key of ${min} to ${max} letters, digits and signs without spaces, as a UUID.`,
  choose: { bankAccount: 'Choose a bank account.', property: 'Choose a property.' },
};
