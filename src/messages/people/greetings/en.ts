export default {
  good: { morning: 'Good morning', afternoon: 'Good afternoon', evening: 'Good evening' },
  named: ({ firstName, greeting }: { firstName: string; greeting: string }) =>
    `${greeting}, ${firstName}`,
  searchHomes: 'Search homes',
  contact: { email: 'e-mail address', mobile: 'mobile number' },
  goOn: 'Go on',
};
