/** An hour of 0 to 23, and its minutes in two digits. */
interface Clock {
  hour: number;
  minute: string;
}

export default {
  months: {
    1: 'Jan',
    2: 'Feb',
    3: 'Mar',
    4: 'Apr',
    5: 'May',
    6: 'Jun',
    7: 'Jul',
    8: 'Aug',
    9: 'Sep',
    10: 'Oct',
    11: 'Nov',
    12: 'Dec',
  },
  clock: ({ hour, minute }: Clock) => `${hour % 12 || 12}:${minute} ${hour < 12 ? 'am' : 'pm'}`,
  fromTo: ({ day, from, to }: { day: string; from: string; to: string }) =>
    `${day}, ${from} to ${to}`,
  today: 'today',
  yesterday: 'yesterday',
  daysAgo: ({ days }: { days: number }) => `${days} days ago`,
  monthsAgo: ({ months }: { months: number }) => `${months} months ago`,
  yearsAgo: ({ years }: { years: number }) => `${years} years ago`,
  monthNames: {
    1: 'January',
    2: 'February',
    3: 'March',
    4: 'April',
    5: 'May',
    6: 'June',
    7: 'July',
    8: 'August',
    9: 'September',
    10: 'October',
    11: 'November',
    12: 'December',
  },
  weekdays: {
    Monday: 'Mon',
    Tuesday: 'Tue',
    Wednesday: 'Wed',
    Thursday: 'Thu',
    Friday: 'Fri',
    Saturday: 'Sat',
    Sunday: 'Sun',
  },
  weekdayNames: {
    Monday: 'Monday',
    Tuesday: 'Tuesday',
    Wednesday: 'Wednesday',
    Thursday: 'Thursday',
    Friday: 'Friday',
    Saturday: 'Saturday',
    Sunday: 'Sunday',
  },
  hour: ({ hour }: { hour: number }) =>
    `${hour % 12 || 12} ${hour < 12 || hour === 24 ? 'am' : 'pm'}`,
  minutes: ({ minutes }: { minutes: number }) => `${minutes} minutes`,
};
