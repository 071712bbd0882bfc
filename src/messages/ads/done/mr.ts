import type { Messages } from '#messages/lib/catalogue.ts';
import type en from './en.ts';

export default {
  approved: 'मान्य; जाहिरातदार आता पैसे भरू शकतात.',
  rejected: 'अमान्य; जाहिरातदारांना कळवले.',
  takenDown: 'काढली; उरलेले बजेट परत जाते.',
  draftAgain: 'ती पुन्हा मसुदा आहे. हवी तशी झाली की पाठवा.',
  givenUp: 'जाहिरात सोडली. काहीही भरलेले नव्हते.',
  paused: 'तुम्ही सुरू करेपर्यंत जाहिरात दिसणार नाही.',
  resumed: 'जाहिरात पुन्हा दिसते.',
  ended: 'जाहिरात संपली. उरलेले बजेट तुम्हाला परत मिळते.',
  submitted: 'आमची टीम तुमची जाहिरात पाहते. मान्य झाल्यावर पैसे भरा.',
  pictureSaved: 'चित्र जतन झाले.',
  savedDraft: 'मसुदा म्हणून जतन झाले.',
} satisfies Messages<typeof en>;
