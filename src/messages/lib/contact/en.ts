export default {
  title: 'Contact us',
  description: 'How to reach Propertysearch: chat, telephone and e-mail, and how soon we answer.',
  lead: 'A person reads what you write. Name the listing or order it is about; its number stands in its address. Never send a password or a code.',
  way: { chat: 'Chat', whatsapp: 'WhatsApp', phone: 'Phone', email: 'E-mail' },
  openChat: 'Open the chat',
  complaints: 'We acknowledge a complaint within 24 hours and resolve it within 15 days, as the ',
  terms: 'terms',
  complaintsEnd: ' say.',
  quicker: 'Often quicker',
  sooner: {
    password: 'Forgotten password',
    post: 'Post a home',
    payments: 'My payments and invoices',
    report: 'Verify a valuation report',
    data: 'My data: see, correct, erase',
    guides: 'Guides on buying, loans and papers',
  },
};
