import type { Messages } from '#messages/lib/catalogue.ts';
import { number } from '#messages/lib/forms.ts';
import type en from './en.ts';

const copied = (at: string) => (at ? `${at} ची प्रत` : 'प्रत आहे');

export default {
  title: 'तुमची घरे',
  description: 'तुम्ही जतन केलेली, तुलनेसाठी निवडलेली आणि या उपकरणावर पाहिलेली घरे.',
  onThisDevice: 'या उपकरणावर जतन केलेली, खात्याशिवाय.',
  inAccount: 'तुमच्या खात्यात जतन केलेली, त्यामुळे प्रत्येक उपकरणावर दिसतात.',
  signIn: 'ती प्रत्येक उपकरणावर दिसण्यासाठी आणि किंमत कमी झाली की कळण्यासाठी साइन इन करा',
  pricesMoved: 'तेव्हापासून त्यांच्या किमती कशा बदलल्या ते पाहा',
  parts: 'या पानाचे भाग',
  kept: 'जतन केलेली',
  toCompare: 'तुलनेसाठी',
  seen: 'नुकतीच पाहिलेली',
  keptEmpty: 'घरावरील हृदयाचे चिन्ह दाबा, म्हणजे ते इथे दिसेल.',
  compareEmpty: 'तीनपर्यंत घरांवर “तुलना करा” निवडा, म्हणजे ती शेजारी शेजारी दिसतील.',
  seenEmpty: 'तुम्ही उघडलेली घरे इथे दिसतात, शेवटचे सर्वात आधी.',
  compareThem: 'त्यांची तुलना करा',
  search: 'घरे शोधा',
  needsJavaScript: 'ही यादी तुमचा ब्राउझर जपतो; ती दाखवण्यासाठी जावास्क्रिप्ट लागते.',
  noLongerOffered: ({ count }) =>
    count === 1 ? 'इथले 1 घर आता उपलब्ध नाही.' : `इथली ${number(count)} घरे आता उपलब्ध नाहीत.`,
  takeOff: 'ती यादीतून काढा',
  notLoaded: 'ही घरे दाखवता आली नाहीत.',
  tryAgain: 'पुन्हा प्रयत्न करा',
  showMore: 'आणखी दाखवा',
  withoutNetwork: 'इंटरनेटशिवाय वाचण्यासाठी',
  keptCopy: ({ at }) => `जतन केलेले, ${copied(at)}`,
  seenCopy: ({ at }) => `पाहिलेले, ${copied(at)}`,
} satisfies Messages<typeof en>;
