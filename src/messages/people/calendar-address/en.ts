export default {
  made: 'An address of your calendar was made',
  whatItTells:
    'Whoever has it reads your deadlines, visits and meetings without signing in. If that was not you, withdraw it on your dashboard and change your password.',
  visitTo: ({ title }: { title: string }) => `Visit: ${title}`,
  meetingAbout: ({ title }: { title: string }) => `Meeting: ${title}`,
  behindTheLink: 'Where it is, and with whom, is told behind the link.',
  noCalendar: 'No calendar has this address.',
};
