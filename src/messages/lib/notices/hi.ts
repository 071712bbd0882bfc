import type { Messages } from '#messages/lib/catalogue.ts';
import type en from './en.ts';

export default {
  notFound: 'पन्ना नहीं मिला',
  notFoundDescription: 'यह पन्ना मौजूद नहीं है। इसके बजाय पुणे में घर खोजें।',
  nothingHere: 'इस पते पर कुछ नहीं है',
  nothingHereText:
    'हो सकता है पन्ना कहीं और चला गया हो या वह घर अब सूची में न हो। इलाक़े का नाम खोजें या लोकप्रिय खोजों में से कोई चुनें।',
  localityOrProject: 'इलाक़ा या प्रोजेक्ट',
  localityExample: 'इलाक़ा या प्रोजेक्ट, जैसे बाणेर',
  search: 'खोजें',
  offline: 'इंटरनेट बंद है',
  offlineDescription: 'इंटरनेट के बिना भी जो पढ़ा जा सकता है।',
  needsNetwork: 'इस पन्ने के लिए इंटरनेट चाहिए, पर संपर्क नहीं हो पाया।',
  yourHomes: 'आपके घर',
  keptHere: 'आपने जो घर सहेजे या हाल में खोले, वे इस डिवाइस पर रखे हैं और इंटरनेट के बिना भी पढ़े जा सकते हैं।',
  tryAgain: 'फिर कोशिश करें',
  toReadOffline: 'इंटरनेट के बिना पढ़ने के लिए',
  noCopies: 'अभी किसी घर की जानकारी इस डिवाइस पर नहीं रखी गई है।',
  fromAMomentAgo:
    'यह पन्ना कुछ पल पहले जैसा था, वैसा दिखाया जा रहा है। साइन इन करना और भेजना जल्द ही फिर चलने लगेगा।',
} satisfies Messages<typeof en>;
