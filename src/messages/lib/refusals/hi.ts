import type { Messages } from '#messages/lib/catalogue.ts';
import type en from './en.ts';

export default {
  giveNumber: 'कोई संख्या दें।',
  giveWholeNumber: 'पूरी संख्या दें।',
  chooseFromList: 'सूची में से एक चुनें।',
  degreesNorth: 'उत्तर के अंश दें।',
  latitudeBetween: 'अक्षांश -90 से 90 के बीच होता है।',
  degreesEast: 'पूर्व के अंश दें।',
  longitudeBetween: 'देशांतर -180 से 180 के बीच होता है।',
  usual: {
    malformed: 'अनुरोध पढ़ा नहीं जा सका।',
    wrong_credentials: 'साइन इन नहीं हुआ। ई-मेल और पासवर्ड जाँचें।',
    session_ended: 'आपका सत्र ख़त्म हो गया है। फिर से साइन इन करें।',
    not_found: 'यह नहीं मिला।',
    scope_missing: 'यह कुंजी ऐसा नहीं कर सकती।',
    method_not_allowed: 'इस पते पर ऐसा कुछ नहीं होता।',
    conflict: 'इस बीच इसमें बदलाव हुआ है। पन्ना फिर से खोलें और दोबारा कोशिश करें।',
    in_progress: 'इसी Idempotency-Key का पहला अनुरोध अभी चल रहा है। थोड़ी देर में फिर पूछें।',
    outcome_unknown:
      'इसी Idempotency-Key का पहला अनुरोध लागू हुआ या नहीं, यह पता नहीं। नई कुंजी से भेजने से पहले देख लें।',
    answered_once:
      'यह हो चुका है। जवाब में एक गुप्त चीज़ है, जो एक बार दिखती है और रखी नहीं जाती; नई कुंजी से फिर भेजें।',
    too_large: 'यह बहुत बड़ा है।',
    invalid: 'कुछ खाने ठीक करने हैं।',
    key_reused: 'यह Idempotency-Key पहले किसी और अनुरोध में आई थी। हर काम के लिए नई बनाएँ।',
    rate_limited: 'बहुत बार कोशिश हुई। थोड़ा रुकें।',
    internal: 'हमारी तरफ़ से कुछ गड़बड़ हुई। फिर से कोशिश करें।',
    unavailable: 'सेवा अभी उपलब्ध नहीं है। थोड़ी देर में फिर कोशिश करें।',
  },
  changedLookAgain: 'इस बीच यह बदल गया है। इसे फिर से देखें।',
  brokenEscape: 'पते में एक %-हिस्सा टूटा हुआ है।',
  noSuchAddress: ({ docs }) => `API में ऐसा कोई पता नहीं है। ${docs}/docs देखें।`,
  notByKey: 'यह किसी कुंजी से नहीं हो सकता; इसके लिए साइन इन किया हुआ व्यक्ति चाहिए।',
  keyNotGood: 'यह कुंजी नहीं चलेगी: यह अनजान, रद्द या समाप्त है।',
  keyInAddress:
    'पते में कुंजी थी, जहाँ वह लॉग और इतिहास में रह जाती है। उसे रद्द करें और नई कुंजी “authorization: Bearer …” हेडर में भेजें।',
  publishableReads: 'सार्वजनिक कुंजी केवल वही पढ़ती है जो सब पढ़ सकते हैं।',
  publishablePages: 'यह सार्वजनिक कुंजी दूसरी साइटों के पन्नों के लिए है। अपनी साइट नई कुंजी में जोड़ें।',
  noTestMode: 'यहाँ जाँच मोड नहीं है।',
  lacksScope: ({ needs }) => `यह कुंजी ऐसा नहीं कर सकती: इसमें “${needs}” नहीं है।`,
  giveKey: ({ min, max }) =>
    `${min} से ${max} अक्षर, अंक और चिह्नों की, बिना ख़ाली जगह वाली कुंजी दें, जैसे UUID।`,
  choose: { bankAccount: 'बैंक खाता चुनें।', property: 'प्रॉपर्टी चुनें।' },
} satisfies Messages<typeof en>;
