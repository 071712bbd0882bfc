export default {
  made: 'An address of your calendar was made',
  whatItTells:
    'Whoever has it reads your deadlines, visits and meetings without signing in. If that was not you, withdraw it on your dashboard and change your password.',
};
