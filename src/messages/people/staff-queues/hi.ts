import type { Messages } from '#messages/lib/catalogue.ts';
import { number, plural } from '#messages/lib/forms.ts';
import type en from './en.ts';

export default {
  label: {
    identity_check: 'पहचान के काग़ज़',
    licence: 'लाइसेंस',
    bank_account: 'बैंक खातों के नाम',
    verification: 'प्रॉपर्टी के काग़ज़',
    photo: 'पहले देखी हुई फ़ोटो',
    payout: 'दो की मंज़ूरी के भुगतान',
    payout_failed: 'नाकाम भुगतान',
    refund: 'दो की मंज़ूरी के रिफ़ंड',
    refund_failed: 'नाकाम रिफ़ंड',
    release: 'एस्क्रो के फ़ैसले',
    settlement: 'सौदों के अंत के फ़ैसले',
    dispute: 'काम के विवाद',
    abuse_report: 'दुरुपयोग की शिकायतें',
    campaign: 'देखने के विज्ञापन',
    money_check: 'हिसाब के फ़र्क़',
  },
  one: {
    identity_check: 'पहचान की जाँच',
    licence: 'लाइसेंस',
    bank_account: 'बैंक खाता',
    verification: 'प्रॉपर्टी के काग़ज़',
    photo: 'पहले देखी हुई फ़ोटो',
    payout: 'भुगतान',
    payout_failed: 'नाकाम भुगतान',
    refund: 'रिफ़ंड',
    refund_failed: 'नाकाम रिफ़ंड',
    release: 'एस्क्रो के पैसे की माँग',
    settlement: 'विवादित समझौता',
    dispute: 'विवाद',
    abuse_report: 'दुरुपयोग की शिकायत',
    campaign: 'विज्ञापन',
    money_check: 'हिसाब की जाँच',
  },
  oneOverdue: ({ one, title }) => `समय से पीछे (${one}): ${title}`,
  oneWaits: ({ one, title }) => `इंतज़ार में (${one}): ${title}`,
  toDecideWithin: ({ count }) =>
    `${number(count)} ${plural('hi', count, { one: 'घंटे', other: 'घंटों' })} में फ़ैसला करना है।`,
  manyOverdue: ({ count }) =>
    `${number(count)} ${plural('hi', count, { one: 'चीज़ समय से पीछे है', other: 'चीज़ें समय से पीछे हैं' })}`,
  manyWait: ({ count }) =>
    `${number(count)} ${plural('hi', count, { one: 'नई चीज़ इंतज़ार में', other: 'नई चीज़ें इंतज़ार में' })}`,
  kindCount: ({ kind, count }) => `${kind}: ${count}`,
  kindCountOverdue: ({ kind, count, overdue }) => `${kind}: ${count} (${overdue} समय से पीछे)`,
  digest: ({ count, overdue, mine }) =>
    `${number(count)} ${plural('hi', count, { one: 'चीज़ इंतज़ार में', other: 'चीज़ें इंतज़ार में' })}, ${overdue} समय से पीछे, ${mine} आपके पास`,
  digestBody: ({ count, lines }) =>
    `सबसे पुरानी ${number(count)} ${plural('hi', count, { one: 'घंटे', other: 'घंटों' })} से इंतज़ार में है। ${lines}।`,
  paper: {
    aadhaar: 'आधार',
    pan: 'पैन',
    document: 'पहचान-पत्र',
  },
  renamedPaper: ({ paper }) => `${paper}: खाते का नया नाम`,
  atTheBank: ({ name }) => `बैंक में: ${name}`,
} satisfies Messages<typeof en>;
