import type { Messages } from '#messages/lib/catalogue.ts';
import type en from './en.ts';

export default {
  made: 'तुमच्या कॅलेंडरचा पत्ता तयार झाला आहे',
  whatItTells:
    'ज्याच्याकडे तो आहे त्याला साइन इन न करता तुमच्या मुदती, भेटी आणि बैठका वाचता येतात. तो तुम्ही तयार केला नसेल तर डॅशबोर्डवर जाऊन रद्द करा आणि पासवर्ड बदला.',
  visitTo: ({ title }) => `भेट: ${title}`,
  meetingAbout: ({ title }) => `बैठक: ${title}`,
  behindTheLink: 'कुठे आणि कोणाबरोबर ते दुव्यामागे सांगितले आहे.',
  noCalendar: 'या पत्त्यावर कॅलेंडर नाही.',
} satisfies Messages<typeof en>;
