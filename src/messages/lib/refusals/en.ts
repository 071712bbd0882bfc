import { number, plural } from '#messages/lib/forms.ts';
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
  codeWrong: 'The code is not right, or has run out. Check it, or ask for a new one.',
  codeOnWay: 'The code is on its way.',
  codeSentNow: 'The code was sent a moment ago.',
  noNul: 'Text must not contain the NUL character.',
  bodyBroke: 'The body broke off. Please send it again.',
  sendJson: 'Send JSON with the header content-type: application/json.',
  notJson: 'The body is not valid JSON.',
  csvUnreadable: ({ message }: { message: string | number }) =>
    `The CSV cannot be read: ${message}`,
  messagesOpen: 'Messages are open in many places. Close some of them.',
  veryMany: 'Very many people are here just now. Please try again in a few seconds.',
  ownPagesOnly: 'This service answers the pages of its own site only.',
  tooManyEntries: ({ most }: { most: string | number }) => `Give at most ${most} entries.`,
  tooLong: 'This is too long.',
  mostCharacters: ({ most }: { most: string | number }) => `Use at most ${most} characters.`,
  tooDeep: 'This is nested too deeply.',
  paidUsedUp: ({ what }: { what: string | number }) =>
    `All ${what} of today are used up. Please try again tomorrow; nothing was lost.`,
  fileTooLarge: ({ limit }: { limit: string | number }) =>
    `The file is too large. It may have ${limit} at most.`,
  manyFilesRead: 'Many files are being read. Please try again in a minute.',
  manyPicturesRead: 'Many pictures are being read. Please try again in a minute.',
  uploadBroke: 'The upload broke off. Please send the file again.',
  fileTooMuch:
    'This file is too much work to read. Please print it to a new PDF, or send a smaller copy.',
  choosePdfOrPicture: 'Please choose a PDF, JPEG or PNG file.',
  pdfLocked: 'This PDF is locked with a password. Please save it without one.',
  pdfAlive:
    'This PDF holds scripts, programs or attached files. Please print it to a new PDF and send that.',
  pdfOpaque: 'This PDF is packed in a way we cannot check. Please print it to a new PDF.',
  pdfDamaged: 'This PDF is damaged. Please print it to a new PDF and send that.',
  mostPages: ({ most }: { most: string | number }) => `A PDF may have ${most} pages at most.`,
  noHeic: 'HEIC photos cannot be read here. Please save the photo as JPEG and choose that.',
  noPhoto: 'This is not a photo we can read. Please choose a JPEG, PNG or WebP file.',
  tooTall: 'The picture is too tall and narrow. Please cut it.',
  pictureDamaged: 'The picture is damaged or incomplete. Please choose another copy of it.',
  pictureTooMuch: 'This picture is too much work to read. Please save it smaller and choose that.',
  mostMegapixels: ({ width, height }: { width: string | number; height: string | number }) =>
    `The picture has ${width} × ${height} pixels. It may have 50 megapixels at most.`,
  fileEmpty: 'The file is empty.',
  noAddressOfHost: 'The host has no address.',
  hostNotPublic: 'The host is not on the public internet.',
  answerTooLong: 'The answer is too long.',
  wholeAddress: 'Give a whole address: https://…',
  noPasswordInAddress: 'Leave the name and password out of the address.',
  httpsOnly: 'Give an address that begins with https://',
  ports: 'Use port 443 or 8443.',
  addressNotPublic: 'This address is not on the public internet.',
  redirectsNotFollowed: 'Redirects are not followed: give the address it leads to.',
  personNotFound: 'We could not find that person.',
  noteOnYourself: 'A note about you is for somebody else of staff to write.',
  noPersonOfNumber: 'Nobody has that number.',
  tooManyTries: ({ seconds, advice }: { seconds: number; advice?: string }) => {
    const isShort = seconds < 90;
    const count = isShort ? seconds : Math.ceil(seconds / 60);
    const unit = isShort
      ? { one: 'second', other: 'seconds' }
      : { one: 'minute', other: 'minutes' };
    return `Too many tries. Please wait ${number(count)} ${plural('en', count, unit)}${advice ? `, or ${advice}` : ''}.`;
  },
  paid: {
    sms: 'text messages',
    pan: 'PAN checks',
    aadhaar: 'Aadhaar checks',
    bank: 'bank account checks',
  },
};
