import type { Messages } from '#messages/lib/catalogue.ts';
import type en from './en.ts';

export default {
  adNotFound: 'ती जाहिरात सापडली नाही.',
  changedAnew: 'ती बदलून पुन्हा पाठवली आहे. पुन्हा पाहा.',
  daysOver: 'या जाहिरातीचे दिवस संपले आहेत.',
  cancelAdsFirst: 'तुमच्या जाहिराती चालू आहेत. आधी त्या रद्द करा; उरलेले बजेट तुम्हाला परत मिळते.',
  draftFirst: 'आधी ती पुन्हा मसुदा करा; मग टीम नव्याने पाहते.',
  adPaid: 'या जाहिरातीचे पैसे आधीच भरले आहेत.',
  paidOnceApproved: 'आमच्या टीमने मान्य केल्यावर जाहिरातीचे पैसे भरले जातात.',
  daysOverChange: 'या जाहिरातीचे दिवस संपले आहेत. ते बदला आणि पुन्हा पाठवा.',
  budgetChanged: 'पैसे भरण्यापूर्वी बजेट बदलले गेले.',
  budgetUsed: 'तिचे बजेट संपले आहे; रद्द करण्यासारखे काही नाही.',
  placeNotBooked: ({ place }) => `“${place}” आता विकले जात नाही.`,
  pictureFirst: 'आधी चित्र अपलोड करा.',
  videoIsLink: 'व्हिडिओ म्हणजे दुवा: तो जाहिरातीच्या मजकुरासह द्या.',
  manyDrafts: 'तुमचे बरेच मसुदे आहेत. आधी एक पूर्ण करा किंवा सोडा.',
  pictureSmall: ({ width, height, leastWidth, leastHeight }) =>
    `चित्र ${width} × ${height} पिक्सेलचे आहे. ${leastWidth} × ${leastHeight} किंवा मोठे वापरा.`,
  choosePicture: 'JPEG, PNG किंवा WebP फाइल निवडा.',
  gifStill: 'हे GIF हलत नाही. त्यासाठी चित्र हा प्रकार निवडा.',
  gifFrames: ({ pages, width, height }) =>
    `GIF मध्ये ${width} × ${height} च्या ${pages} चौकटी आहेत. हे फार होते.`,
  gifSeconds: ({ most }) => `GIF जास्तीत जास्त ${most} सेकंदांचे असावे.`,
  chooseGif: 'हलते GIF निवडा.',
  gifHeavy: 'GIF पानासाठी फार जड आहे. ते लहान किंवा साधे करा.',
  beginToday: 'आज किंवा नंतर सुरू करा.',
  beginWithin: ({ days }) => `${days} दिवसांच्या आत सुरू करा.`,
  mostDays: ({ days }) => `ती जास्तीत जास्त ${days} दिवस चालू शकते.`,
} satisfies Messages<typeof en>;
