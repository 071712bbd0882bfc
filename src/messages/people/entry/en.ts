export default {
  wrongCurrent: 'The current password is not right.',
  otherPassword: 'Choose a password that differs from the current one.',
  passwordChangedDone: 'Your password is changed.',
  oneMoreStep: 'One more step: show that it is you with your second factor.',
  tookTooLong: 'That took too long, or too many tries. Sign in again.',
  signInAgain: 'Sign in again.',
  resetSubject: ({ code }: { code: string | number }) => `${code} is your code for a new password`,
  resetText: ({ code }: { code: string | number }) =>
    `Enter ${code} to choose a new password. It is good for 10 minutes. If you did not ask for it, there is nothing to do; your password stays.`,
  codeIfAddress: 'If this address has an account, a code is on its way.',
  isSuspended: 'This account is suspended. Write to us to have it back.',
  signedOut: 'Signed out.',
  easyPassword: ({ advice }: { advice: string | number }) =>
    `That password is easy to guess. ${advice}`,
  codesSent: 'We have sent a code to your e-mail and one to your mobile.',
  codeIfNumber: 'If this number has an account, a code is on its way.',
  newCodesSent: 'We have sent new codes.',
  wrongCode: 'The code is not right, or has run out. Check it, or ask for a new one.',
  passwordSet: 'Your password is changed. Please sign in.',
  numberInUse:
    'You have a Propertysearch account with this number already. Sign in, or choose "Forgot password".',
  codeSubject: ({ code }: { code: string | number }) => `${code} is your Propertysearch code`,
  codeText: ({ code }: { code: string | number }) =>
    `Your code is ${code}. It is good for 10 minutes. Nobody of Propertysearch will ask you for it.`,
  codeSms: ({ code }: { code: string | number }) =>
    `${code} is your Propertysearch code, good for 10 minutes.`,
  sessionEnded: 'The session has ended.',
  registeredMeanwhile:
    'This e-mail or mobile number was registered in the meantime. Sign in instead.',
  wrongMailCode: 'The e-mail code is not right, or has run out. Check it, or send new codes.',
  wrongSmsCode: 'The SMS code is not right, or has run out. Check it, or send new codes.',
  mailInUse: {
    subject: 'You have an account already',
    text: 'Somebody, probably you, tried to make an account on Propertysearch with this e-mail address. You have an account already: sign in, or choose "Forgot password". If it was not you, there is nothing to do.',
  },
  notByCode:
    'Somebody, probably you, asked for a code to sign in to Propertysearch. This account needs its password; no code was made.',
  signInSms: ({ code, minutes }: { code: string; minutes: number }) =>
    `${code} signs you in to Propertysearch. Good for ${minutes} minutes. Tell it to nobody.`,
};
