import type { Messages } from '#messages/lib/catalogue.ts';
import type en from './en.ts';

export default {
  title: 'तुमच्यासाठी घरे',
  description: 'एजंटने तुमच्यासाठी निवडलेली घरे.',
  needsJavaScript: 'ही यादी दाखवण्यासाठी जावास्क्रिप्ट लागते.',
  chosenBy: ({ agent, until }) =>
    `Propertysearch वरील एजंट ${agent} यांनी तुमच्यासाठी निवडलेली घरे. हे पान ${until} पर्यंत इथे आहे.`,
  homes: 'घरे',
  standing: {
    booked: 'बुक झाले: कोणीतरी इसारा दिला आहे',
    sold: 'विकले गेले',
    rented: 'भाड्याने गेले',
    gone: 'हे घर आता उपलब्ध नाही.',
  },
  notWhole: 'लिंक अपुरी आहे. ती पुन्हा मागवा.',
} satisfies Messages<typeof en>;
