import type { Messages } from '#messages/lib/catalogue.ts';
import type en from './en.ts';

export default {
  notFound: 'पान सापडले नाही',
  notFoundDescription: 'हे पान अस्तित्वात नाही. त्याऐवजी पुण्यातली घरे शोधा.',
  nothingHere: 'या पत्त्यावर काहीही नाही',
  nothingHereText:
    'पान दुसरीकडे हलवले असेल किंवा ते घर आता यादीत नसेल. परिसराचे नाव शोधा किंवा लोकप्रिय शोधांपैकी एखादा निवडा.',
  localityOrProject: 'परिसर किंवा प्रकल्प',
  localityExample: 'परिसर किंवा प्रकल्प, उदा. बाणेर',
  search: 'शोधा',
  offline: 'इंटरनेट बंद आहे',
  offlineDescription: 'इंटरनेट नसतानाही जे वाचता येते.',
  needsNetwork: 'या पानासाठी इंटरनेट लागते, पण संपर्क झाला नाही.',
  yourHomes: 'तुमची घरे',
  keptHere:
    'तुम्ही जतन केलेली किंवा नुकतीच उघडलेली घरे या उपकरणावर साठवलेली आहेत; ती इंटरनेटशिवायही वाचता येतात.',
  tryAgain: 'पुन्हा प्रयत्न करा',
  toReadOffline: 'इंटरनेटशिवाय वाचण्यासाठी',
  noCopies: 'अजून एकाही घराची माहिती या उपकरणावर साठवलेली नाही.',
  fromAMomentAgo:
    'हे पान काही क्षणांपूर्वी जसे होते तसे दाखवत आहोत. साइन इन करणे आणि पाठवणे लवकरच पुन्हा चालू होईल.',
} satisfies Messages<typeof en>;
