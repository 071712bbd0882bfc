export default {
  title: 'Sign in',
  description: 'Sign in to Propertysearch.',
  needsJavaScript: 'Accounts need JavaScript. Searching and reading work without it.',
  elsewhere: 'Elsewhere',

  // By e-mail and password
  loginFailed: 'Login failed. Please check your credentials.',
  email: 'Email',
  password: 'Password',
  forgot: 'Forgot password',
  signingIn: 'Signing In...',
  signIn: 'Sign In',
  byCode: 'Sign in with a code',
  newHere: ({ signUp }: { signUp: string }) => `New here? ${signUp}`,
  signUp: 'Sign up',
  ended: 'Your session has ended. Sign in to go on where you were; what you typed is kept.',

  // By a passkey, or with a second step
  waitingDevice: 'Waiting for your device…',
  byPasskey: 'Sign in with a passkey',
  oneMoreStep: 'One more step',
  verifyAndSignIn: 'Verify and sign in',
  checking: 'Checking…',
  backToPassword: 'Back to the password',
  enterCode: 'Enter the code.',
  usePasskey: 'Use a passkey',
  useApp: 'Use your authenticator app',
  useRecoveryCode: 'Use a recovery code',

  // By a code to the mobile
  byCodeDescription: 'Sign in to Propertysearch with a code to your mobile.',
  mobile: 'Mobile number',
  mobileOfAccount: 'The number of your account. We send a code to it by SMS.',
  sending: 'Sending…',
  sendCode: 'Send a code',
  smsOnItsWay: ({ mobile }: { mobile: string }) =>
    `If ${mobile} has an account, a code is on its way by SMS.`,
  smsCode: 'Code from the SMS',
  eightDigits: 'Eight digits.',
  otherNumber: 'Use another number',
  byPassword: 'Sign in with your password',
  sendAgain: 'Send again',
  sendAgainIn: ({ seconds }: { seconds: number }) => `Send again in ${seconds} s`,

  // A new password
  newPasswordDescription: 'Choose a new Propertysearch password.',
  mailOnItsWay: ({ email }: { email: string }) =>
    `If ${email} has an account, a code is on its way.`,
  mailCode: 'Code from the e-mail',
  newPassword: 'New password',
  newPasswordHelp: '10 characters or more. Every device will have to sign in again.',
  changing: 'Changing…',
  changePassword: 'Change the password',
  changed: 'Your password is changed.',
  back: 'Back to signing in',
};
