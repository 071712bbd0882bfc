/** What the audit log says of a person, as staff read it on their page. */
const WORDS: Readonly<Record<string, string>> = {
  'access.refuse': 'Access refused',
  'admin.create': 'Made one of staff',
  'calendar.make': 'Address of the calendar made',
  'contact.change': 'E-mail or mobile changed',
  'factor.add': 'Second factor added',
  'factor.remove': 'Second factor removed',
  'factor.reset': 'Second factor reset',
  'kyc.approve': 'Identity check approved',
  'kyc.reject': 'Identity check rejected',
  'kyc.rename': 'Renamed: to be checked again',
  'kyc.rename-back': 'Renamed back to the checked name',
  'password.change': 'Password changed',
  'person.block': 'Blocked somebody',
  'person.delete': 'Account closed',
  'person.note': 'Note of staff',
  'person.register': 'Signed up',
  'person.restore': 'Suspension lifted',
  'person.suspend': 'Suspended',
  'person.unblock': 'Unblocked somebody',
  'photo.remove': 'Photo removed',
  'photo.set': 'Photo set',
  'professional.profile': 'Working profile changed',
  'profile.promote': 'Profile promoted',
  'profile.update': 'Profile changed',
  'session.begin': 'Signed in',
  'session.end': 'Signed out',
  'session.end-others': 'Signed out elsewhere',
  'session.fail': 'Sign-in failed',
  'training.open': 'Training opened',
  'webhook.change': 'Webhook changed',
  'webhook.create': 'Webhook made',
  'webhook.remove': 'Webhook removed',
  'webhook.rotate': 'Webhook’s secret changed',
};

/** One without words of its own is spelled out: "Api key: rotated late". */
export function auditWords(action: string): string {
  const [thing = '', ...rest] = action.replaceAll(/[_-]/g, ' ').split('.');
  return WORDS[action] ?? `${thing.charAt(0).toUpperCase()}${thing.slice(1)}: ${rest.join(' ')}`;
}
