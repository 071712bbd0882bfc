import type { Messages } from '#messages/lib/catalogue.ts';
import type en from './en.ts';

/** Which part of the day an hour is in, as people say it before the time. */
function part(hour: number): string {
  if (hour < 4 || hour >= 20) return 'रात';
  if (hour < 12) return 'सुबह';
  return hour < 16 ? 'दोपहर' : 'शाम';
}

export default {
  months: {
    1: 'जनवरी',
    2: 'फ़रवरी',
    3: 'मार्च',
    4: 'अप्रैल',
    5: 'मई',
    6: 'जून',
    7: 'जुलाई',
    8: 'अगस्त',
    9: 'सितंबर',
    10: 'अक्तूबर',
    11: 'नवंबर',
    12: 'दिसंबर',
  },
  clock: ({ hour, minute }) => `${part(hour)} ${hour % 12 || 12}:${minute}`,
  fromTo: ({ day, from, to }) => `${day}, ${from} से ${to} तक`,
  today: 'आज',
  yesterday: 'कल',
  daysAgo: ({ days }) => `${days} दिन पहले`,
  monthsAgo: ({ months }) => (months === 1 ? '1 महीना पहले' : `${months} महीने पहले`),
  yearsAgo: ({ years }) => `${years} साल पहले`,
  monthNames: {
    1: 'जनवरी',
    2: 'फ़रवरी',
    3: 'मार्च',
    4: 'अप्रैल',
    5: 'मई',
    6: 'जून',
    7: 'जुलाई',
    8: 'अगस्त',
    9: 'सितंबर',
    10: 'अक्तूबर',
    11: 'नवंबर',
    12: 'दिसंबर',
  },
  weekdays: {
    Monday: 'सोम',
    Tuesday: 'मंगल',
    Wednesday: 'बुध',
    Thursday: 'गुरु',
    Friday: 'शुक्र',
    Saturday: 'शनि',
    Sunday: 'रवि',
  },
  weekdayNames: {
    Monday: 'सोमवार',
    Tuesday: 'मंगलवार',
    Wednesday: 'बुधवार',
    Thursday: 'गुरुवार',
    Friday: 'शुक्रवार',
    Saturday: 'शनिवार',
    Sunday: 'रविवार',
  },
  hour: ({ hour }) => `${part(hour % 24)} ${hour % 12 || 12}`,
  minutes: ({ minutes }) => `${minutes} मिनट`,
} satisfies Messages<typeof en>;
