import type { Messages } from '#messages/lib/catalogue.ts';
import type en from './en.ts';

export default {
  made: 'आपके कैलेंडर का पता बनाया गया है',
  whatItTells:
    'जिसके पास वह है, वह साइन इन किए बिना आपकी समय-सीमाएँ, मुलाक़ातें और बैठकें पढ़ सकता है। अगर इसे आपने नहीं बनाया, तो डैशबोर्ड पर इसे हटाएँ और पासवर्ड बदलें।',
  visitTo: ({ title }) => `विज़िट: ${title}`,
  meetingAbout: ({ title }) => `बैठक: ${title}`,
  behindTheLink: 'कहाँ और किसके साथ, यह लिंक के पीछे बताया गया है।',
  noCalendar: 'इस पते पर कोई कैलेंडर नहीं है।',
} satisfies Messages<typeof en>;
