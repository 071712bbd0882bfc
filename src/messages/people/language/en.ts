export default {
  language: 'Language',
  what: 'Of your pages here, and of what reaches you by mail, SMS and push. Public pages have the language of their address.',
};
