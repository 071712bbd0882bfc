export default {
  title: 'Sandbox outbox',
  whatSent: 'What a real provider would have sent.',
  nothingLeaves:
    'Mail, SMS and push messages that this installation would have sent. No provider is set, so nothing leaves the machine; the list lives in memory and is gone after a restart.',
  codes: 'Codes of the demo’s staff',
  codesNow:
    'What their authenticator apps show now. Each is good once; the next comes after half a minute.',
  channels: {
    mail: 'E-mail',
    sms: 'SMS',
    push: 'Push',
  },
  nothingSent: 'Nothing sent yet',
  codesHere: 'Sign up, or ask for a new password, and the codes appear here.',
  to: ({ to }: { to: string }) => `to ${to}`,
};
