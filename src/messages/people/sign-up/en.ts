export default {
  title: 'Sign up',
  description: 'Create a Propertysearch account.',
  whatFor: 'What are you here for?',
  reason: 'I want to buy, rent or sell a home',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  weSendCode: 'We send a code to it.',
  mobile: 'Mobile number',
  indianNumber: 'Indian, ten digits. We send a code by SMS.',
  city: 'City',
  password: 'Password',
  goodPassword:
    '10 characters or more. A few unrelated words are easy to remember and hard to guess.',
  accept: ({ terms, privacy }: { terms: string; privacy: string }) =>
    `I accept the ${terms} and the ${privacy}`,
  terms: 'terms of service',
  privacy: 'privacy notice',
  sending: 'Sending codes…',
  send: 'Sign up and send codes',
  haveAccount: ({ signIn }: { signIn: string }) => `Have an account? ${signIn}`,
  signIn: 'Sign in',

  // The codes that finish it
  verifyTitle: 'Verify your e-mail and mobile',
  verifyDescription: 'Enter the codes we sent to your e-mail and mobile number.',
  codeSentTo: ({ email }: { email: string }) => `Code sent to ${email}`,
  smsSentTo: ({ mobile }: { mobile: string }) => `Code sent by SMS to ${mobile}`,
  checking: 'Checking…',
  verifyAndSignIn: 'Verify and sign in',
  isWrong: ({ correct }: { correct: string }) =>
    `Is the address or the number wrong? ${correct}: all you typed but the password is still there.`,
  correct: 'Correct it',
  noCode: ({ signIn }: { signIn: string }) =>
    `No code by e-mail? Look in the spam folder. If this address or number has an account already, a mail says so: ${signIn}.`,
  signInInstead: 'sign in',
  nothingToVerify: 'There is nothing to verify in this tab. Begin by signing up.',
};
