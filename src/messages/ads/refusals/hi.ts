import type { Messages } from '#messages/lib/catalogue.ts';
import type en from './en.ts';

export default {
  adNotFound: 'वह विज्ञापन नहीं मिला।',
  changedAnew: 'वह बदलकर फिर भेजा गया है। फिर देखें।',
  daysOver: 'इस विज्ञापन के दिन ख़त्म हो चुके हैं।',
  cancelAdsFirst: 'आपके विज्ञापन चल रहे हैं। पहले उन्हें रद्द करें; बचा बजट आपको लौटता है।',
  draftFirst: 'पहले उसे फिर मसौदा बनाएँ; फिर टीम नए सिरे से देखती है।',
  adPaid: 'इस विज्ञापन का भुगतान पहले ही हो चुका है।',
  paidOnceApproved: 'हमारी टीम की मंज़ूरी के बाद विज्ञापन का भुगतान होता है।',
  daysOverChange: 'इस विज्ञापन के दिन ख़त्म हो चुके हैं। उन्हें बदलें और फिर भेजें।',
  budgetChanged: 'भुगतान से पहले बजट बदल दिया गया।',
  budgetUsed: 'उसका बजट ख़त्म है; रद्द करने को कुछ नहीं।',
  placeNotBooked: ({ place }) => `“${place}” अब नहीं बिकता।`,
  pictureFirst: 'पहले तस्वीर अपलोड करें।',
  videoIsLink: 'वीडियो एक लिंक है: उसे विज्ञापन के शब्दों के साथ दें।',
  manyDrafts: 'आपके बहुत मसौदे हैं। पहले एक पूरा करें या छोड़ें।',
  pictureSmall: ({ width, height, leastWidth, leastHeight }) =>
    `तस्वीर ${width} × ${height} पिक्सेल की है। ${leastWidth} × ${leastHeight} या बड़ी लें।`,
  choosePicture: 'JPEG, PNG या WebP फ़ाइल चुनें।',
  gifStill: 'यह GIF नहीं हिलता। इसके लिए तस्वीर वाला प्रकार चुनें।',
  gifFrames: ({ pages, width, height }) =>
    `GIF में ${width} × ${height} के ${pages} फ़्रेम हैं। यह बहुत ज़्यादा है।`,
  gifSeconds: ({ most }) => `GIF ज़्यादा से ज़्यादा ${most} सेकंद का हो।`,
  chooseGif: 'चलता हुआ GIF चुनें।',
  gifHeavy: 'GIF पेज के लिए बहुत भारी है। उसे छोटा या सादा करें।',
  beginToday: 'आज या बाद में शुरू करें।',
  beginWithin: ({ days }) => `${days} दिन के भीतर शुरू करें।`,
  mostDays: ({ days }) => `वह ज़्यादा से ज़्यादा ${days} दिन चल सकता है।`,
} satisfies Messages<typeof en>;
