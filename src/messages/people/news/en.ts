/** How much of a day's share of something the house pays for is gone. */
interface Spending {
  used: number;
  cap: number;
  what: string;
  /** By which it is raised. */
  setting: string;
}

export default {
  checked: { aadhaar: 'Aadhaar check', pan: 'PAN check', document: 'identity document' },
  checkApproved: ({ noun }: { noun: string | number }) => `Your ${noun} is approved`,
  checkApprovedBody: ({ noun }: { noun: string | number }) =>
    `We have looked at your ${noun}, and your identity is confirmed.`,
  checkRefused: ({ noun }: { noun: string | number }) => `Your ${noun} was not accepted`,
  checkRefusedBody: ({ noun, reason }: { noun: string | number; reason: string | number }) =>
    `We could not accept your ${noun}. You can verify again from My Profile. The reason: ${reason}`,
  openAgain: 'Your account is open again',
  openAgainBody: ({ reason }: { reason: string | number }) =>
    `The suspension is lifted, and you can sign in as before. The reason: ${reason}`,
  suspended: 'Your account is suspended',
  suspendedBody: ({ reason }: { reason: string | number }) =>
    `You cannot sign in until we lift the suspension. The reason: ${reason}`,
  keyMade: 'An API key was made',
  keyRotated: 'An API key was rotated',
  keyBody: ({
    kind,
    name,
    shown,
  }: {
    kind: string | number;
    name: string | number;
    shown: string | number;
  }) =>
    `The ${kind} key “${name}” (${shown}…) opens your account to a program. If you did not make it, revoke it and change your password.`,
  newSignIn: 'New sign-in to your account',
  newSignInBody: ({ userAgent, address }: { userAgent: string; address: string | number }) =>
    `Somebody signed in with ${userAgent} from ${address}. If that was not you, change your password and end the session.`,
  accountAdded: 'A bank account was added',
  accountYours: 'A bank account is yours, our staff say',
  accountRefused: 'A bank account was refused',
  accountYoursBody: ({ lastFour }: { lastFour: string | number }) =>
    `Payouts may go to the account ending in ${lastFour}. If it is not yours, remove it and change your password.`,
  accountRefusedBody: ({
    lastFour,
    reason,
  }: {
    lastFour: string | number;
    reason: string | number;
  }) => `The account ending in ${lastFour} gets no payouts and was removed. The reason: ${reason}`,
  checkAgain: 'Your identity is to be checked again',
  checkAgainBody:
    'The new name of your account is not the one that was verified. Our staff compare them; until then you are shown as not verified. You need not wait: verify again in the new name, or change the name back.',
  verifiedAgain: 'Your identity is verified again',
  verifiedAgainBody: 'The name of your account is again the one that was verified.',
  aadhaarVerified: 'Your Aadhaar is verified',
  identityDone: 'Your identity check is done. There is nothing more to do for it.',
  lookingAadhaar: 'We are looking at your Aadhaar check',
  lookingAadhaarBody:
    'The name on your Aadhaar is not quite that of your account. Our staff compare them, usually within two working days.',
  haveDocument: 'We have your document',
  haveDocumentBody:
    'Our staff look at it, usually within two working days. You will hear from us here.',
  panVerified: 'Your PAN is verified',
  panVerifiedBody: 'Your PAN is kept encrypted and shown masked.',
  lookingPan: 'We are looking at your PAN check',
  lookingPanBody:
    'The name on your PAN is not quite that of your account. Our staff compare them, usually within two working days.',
  licenceChecked: 'Your registration is checked',
  licenceCheckedBody: ({ validUntil }: { validUntil: string }) =>
    `Clients see “Licence checked” beside it until ${validUntil}.`,
  licenceRefused: 'Your registration was not accepted',
  licenceRefusedBody: ({ reason }: { reason: string | number }) =>
    `Clients see that it is not checked. You can send other evidence from My Profile. The reason: ${reason}`,
  licenceRunOut: 'Your registration has run out',
  licenceRunOutBody:
    'Clients see that it is not checked. Send the renewed certificate, or a link to the register, from My Profile.',
  licenceSoon: 'Your registration runs out soon',
  licenceSoonBody: ({ validUntil }: { validUntil: string }) =>
    `By what we have seen it ends on ${validUntil}. Send the renewed certificate from My Profile, so that “Licence checked” stays beside it.`,
  chooseNews: ({ siteUrl }: { siteUrl: string | number }) =>
    `You choose which messages reach you, and how, at\n${siteUrl}/Notification`,
  contactChanged: ({ label }: { label: string | number }) => `Your ${label} was changed`,
  sessionsEnded:
    'Every other session has ended, and so has the address of your calendar. If that was not you, change your password and write to us.',
  guessingCodes: 'Somebody is guessing your codes',
  guessingCodesBody:
    'Ten wrong codes of your authenticator app were tried within an hour by somebody who knows your password. If that was not you, change your password now.',
  factorsReset: 'Your second factors were reset',
  factorsResetBody:
    'We removed your passkeys, authenticator app and recovery codes, and ended every session. If you did not ask us for that, change your password and write to us at once.',
  webhookAdded: 'A webhook was added to your account',
  webhookSends: ({ url }: { url: string | number }) =>
    `What happens to your things is sent to ${url} from now on.`,
  webhookMoved: 'A webhook of yours leads elsewhere now',
  webhookSecret: 'A webhook of yours has a new secret',
  webhookSigns: ({ url }: { url: string | number }) =>
    `It signs what is sent to ${url}, and was shown once just now.`,
  webhookNotYou: ({ body }: { body: string }) =>
    `${body} If that was not you, remove the webhook, look through your API keys, and change your password.`,
  webhookGone: 'It answered that it is gone (410).',
  webhookOff: 'A webhook of yours is turned off',
  webhookOffBody: ({ url, offWhy }: { url: string; offWhy: string | number }) =>
    `${url}: ${offWhy} Turn it on again when it works, and replay what it missed.`,
  passwordChanged: 'Your password was changed',
  passwordChangedBody:
    'Every other session has ended, and so has the address of your calendar. If that was not you, choose "Forgot password" at once and write to us.',
  mailChanged: {
    subject: 'Your e-mail address was changed',
    text: 'Your Propertysearch account now has another e-mail address. If you did not change it, reply to this mail at once.',
  },
  factorAdded: {
    passkey: 'A passkey was added',
    authenticator_app: 'An authenticator app was added',
    recovery_code: 'A set of recovery codes was added',
  },
  factorRemoved: {
    passkey: 'A passkey was removed',
    authenticator_app: 'An authenticator app was removed',
    recovery_code: 'A set of recovery codes was removed',
  },
  factorBody: ({ happened }: { happened: string }) =>
    `${happened} in your account. If that was not you, change your password, look through your second factors and sessions, and write to us.`,
  accountAddedBody: ({ lastFour, from }: { lastFour: string; from: string }) =>
    `The account ending in ${lastFour} can receive your payouts from ${from} on. If you did not add it, change your password and remove it before.`,
  accountAddedWaits: ({ lastFour, from }: { lastFour: string; from: string }) =>
    `The account ending in ${lastFour} can receive your payouts from ${from} on, once our staff have compared the name. If you did not add it, change your password and remove it before.`,
  addedWaits: ({ from }: { from: string }) =>
    `The bank account is added. Our staff compare its name with yours first; it is paid from ${from} at the earliest.`,
  addedDone: ({ from }: { from: string }) =>
    `The bank account is checked and added. It is paid from ${from} on.`,
  webhookSilent: ({ days }: { days: number }) => `It took nothing for ${days} days.`,
  spendNearly: ({ what }: { what: string }) => `Today’s ${what} are nearly used up`,
  spendOver: ({ what }: { what: string }) => `Today’s ${what} are used up`,
  spendNearlyBody: ({ used, cap, what, setting }: Spending) =>
    `${used} of ${cap} ${what} have been used today. At the cap there are no more until midnight: see whether somebody is making us pay, and raise ${setting} if not.`,
  spendOverBody: ({ used, cap, what, setting }: Spending) =>
    `${used} of ${cap} ${what} have been used today. There are no more until midnight: see whether somebody is making us pay, and raise ${setting} if not.`,
  webhookYouOff: 'You turned it off.',
  webhookNoAnswer: ({ seconds }: { seconds: number }) =>
    `Nothing was answered within ${seconds} seconds.`,
  webhookNoConnection: 'The connection failed.',
  webhookNoConnectionBy: ({ code }: { code: string }) => `The connection failed (${code}).`,
};
