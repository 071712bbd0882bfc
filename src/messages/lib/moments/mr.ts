import type { Messages } from '#messages/lib/catalogue.ts';
import type en from './en.ts';

/** Which part of the day an hour is in, as people say it before the time. */
function part(hour: number): string {
  if (hour < 4 || hour >= 20) return 'रात्री';
  if (hour < 6) return 'पहाटे';
  if (hour < 12) return 'सकाळी';
  return hour < 16 ? 'दुपारी' : 'संध्याकाळी';
}

export default {
  months: {
    1: 'जानेवारी',
    2: 'फेब्रुवारी',
    3: 'मार्च',
    4: 'एप्रिल',
    5: 'मे',
    6: 'जून',
    7: 'जुलै',
    8: 'ऑगस्ट',
    9: 'सप्टेंबर',
    10: 'ऑक्टोबर',
    11: 'नोव्हेंबर',
    12: 'डिसेंबर',
  },
  clock: ({ hour, minute }) => `${part(hour)} ${hour % 12 || 12}:${minute}`,
  fromTo: ({ day, from, to }) => `${day}, ${from} ते ${to}`,
  today: 'आज',
  yesterday: 'काल',
  daysAgo: ({ days }) => `${days} दिवसांपूर्वी`,
  monthsAgo: ({ months }) => (months === 1 ? '1 महिन्यापूर्वी' : `${months} महिन्यांपूर्वी`),
  yearsAgo: ({ years }) => (years === 1 ? '1 वर्षापूर्वी' : `${years} वर्षांपूर्वी`),
  monthNames: {
    1: 'जानेवारी',
    2: 'फेब्रुवारी',
    3: 'मार्च',
    4: 'एप्रिल',
    5: 'मे',
    6: 'जून',
    7: 'जुलै',
    8: 'ऑगस्ट',
    9: 'सप्टेंबर',
    10: 'ऑक्टोबर',
    11: 'नोव्हेंबर',
    12: 'डिसेंबर',
  },
  weekdays: {
    Monday: 'सोम',
    Tuesday: 'मंगळ',
    Wednesday: 'बुध',
    Thursday: 'गुरु',
    Friday: 'शुक्र',
    Saturday: 'शनि',
    Sunday: 'रवि',
  },
  weekdayNames: {
    Monday: 'सोमवार',
    Tuesday: 'मंगळवार',
    Wednesday: 'बुधवार',
    Thursday: 'गुरुवार',
    Friday: 'शुक्रवार',
    Saturday: 'शनिवार',
    Sunday: 'रविवार',
  },
  hour: ({ hour }) => `${part(hour % 24)} ${hour % 12 || 12}`,
  minutes: ({ minutes }) => `${minutes} मिनिटे`,
} satisfies Messages<typeof en>;
