export default {
  by: {
    registration: 'signing up',
    password: 'password',
    mobile_code: 'code by SMS',
    passkey: 'passkey',
    authenticator_app: 'authenticator app',
    recovery_code: 'recovery code',
  },
  app: 'an app',
  appOn: ({ system }: { system: string }) => `an app on ${system}`,
  browserOn: ({ browser, system }: { browser: string; system: string }) =>
    `${browser} on ${system}`,
};
