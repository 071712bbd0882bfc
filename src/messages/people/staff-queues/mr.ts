import type { Messages } from '#messages/lib/catalogue.ts';
import { number, plural } from '#messages/lib/forms.ts';
import type en from './en.ts';

export default {
  label: {
    identity_check: 'ओळखपत्रे',
    licence: 'परवाने',
    bank_account: 'बँक खात्यांची नावे',
    verification: 'मालमत्तेची कागदपत्रे',
    photo: 'आधी पाहिलेले फोटो',
    payout: 'दोघांच्या मान्यतेसाठी रकमा',
    payout_failed: 'न पाठवता आलेल्या रकमा',
    refund: 'दोघांच्या मान्यतेसाठी परतावे',
    refund_failed: 'न झालेले परतावे',
    release: 'एस्क्रोचे निर्णय',
    settlement: 'व्यवहार संपवण्याचे निर्णय',
    dispute: 'कामांवरील वाद',
    abuse_report: 'गैरवापराच्या तक्रारी',
    campaign: 'पाहायच्या जाहिराती',
    money_check: 'हिशेबातील फरक',
  },
  one: {
    identity_check: 'ओळख पडताळणी',
    licence: 'परवाना',
    bank_account: 'बँक खाते',
    verification: 'मालमत्तेची कागदपत्रे',
    photo: 'आधी पाहिलेला फोटो',
    payout: 'पाठवायची रक्कम',
    payout_failed: 'न पाठवता आलेली रक्कम',
    refund: 'परतावा',
    refund_failed: 'न झालेला परतावा',
    release: 'एस्क्रोतील पैशांची मागणी',
    settlement: 'वादातील तडजोड',
    dispute: 'वाद',
    abuse_report: 'गैरवापराची तक्रार',
    campaign: 'जाहिरात',
    money_check: 'हिशेबाची तपासणी',
  },
  oneOverdue: ({ one, title }) => `मुदत उलटली (${one}): ${title}`,
  oneWaits: ({ one, title }) => `प्रतीक्षेत (${one}): ${title}`,
  toDecideWithin: ({ count }) =>
    `${number(count)} ${plural('mr', count, { one: 'तासात', other: 'तासांत' })} निर्णय द्यायचा आहे.`,
  manyOverdue: ({ count }) =>
    `${number(count)} ${plural('mr', count, { one: 'बाबीची मुदत उलटली', other: 'बाबींची मुदत उलटली' })}`,
  manyWait: ({ count }) =>
    `${number(count)} ${plural('mr', count, { one: 'नवी बाब प्रतीक्षेत', other: 'नव्या बाबी प्रतीक्षेत' })}`,
  kindCount: ({ kind, count }) => `${kind}: ${count}`,
  kindCountOverdue: ({ kind, count, overdue }) => `${kind}: ${count} (${overdue} मुदत उलटलेले)`,
  digest: ({ count, overdue, mine }) =>
    `${number(count)} ${plural('mr', count, { one: 'बाब प्रतीक्षेत', other: 'बाबी प्रतीक्षेत' })}, ${overdue} मुदत उलटलेल्या, ${mine} तुमच्याकडे`,
  digestBody: ({ count, lines }) =>
    `सर्वांत जुनी ${number(count)} ${plural('mr', count, { one: 'तास', other: 'तास' })} प्रतीक्षेत आहे. ${lines}.`,
  paper: {
    aadhaar: 'आधार',
    pan: 'पॅन',
    document: 'ओळखपत्र',
  },
  renamedPaper: ({ paper }) => `${paper}: खात्याचे नवे नाव`,
  atTheBank: ({ name }) => `बँकेत: ${name}`,
} satisfies Messages<typeof en>;
