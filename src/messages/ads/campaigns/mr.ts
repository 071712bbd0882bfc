import type { Messages } from '#messages/lib/catalogue.ts';
import type en from './en.ts';

export default {
  adApproved: 'तुमची जाहिरात मान्य झाली',
  adPayNow: 'आता तिचे बजेट भरा; ती पहिल्या दिवसापासून दिसेल.',
  adNotApproved: 'तुमची जाहिरात मान्य झाली नाही',
  adNotApprovedBody: ({ reason }) => `तुम्ही ती बदलून पुन्हा पाठवू शकता. कारण: ${reason}`,
  adTakenDown: 'तुमची जाहिरात काढली गेली',
  adTakenDownBody: ({ reason }) => `उरलेले बजेट तुम्हाला परत मिळते. कारण: ${reason}`,
  adEnded: 'तुमची जाहिरात संपली',
  adUsedUp: 'बजेट संपले. त्यातून काय झाले ते अहवालात दिसते.',
  adOver: 'तिचे दिवस संपले. उरलेले बजेट तुम्हाला परत मिळते.',
  adNotShown: 'तुमची जाहिरात दिसली नाही',
  adNotShownBody: 'मान्य होऊन पैसे भरण्यापूर्वीच दिवस संपले. तुम्ही नवी करू शकता.',
  adRuns: 'तुमची जाहिरात सुरू आहे',
  adRunsBody: 'पैसे भरले आहेत; पहिल्या दिवसापासून दिसते.',
  clicks: 'क्लिक',
  views: 'दर्शने',
  file: {
    day: 'दिवस',
    place: 'जागा',
    views: 'दर्शने',
    clicks: 'क्लिक',
    rate: '100 दर्शनांमागे क्लिक',
    spent: 'खर्च (₹, GST शिवाय)',
  },
  ads: 'जाहिराती',
} satisfies Messages<typeof en>;
