import type { Messages } from '#messages/lib/catalogue.ts';
import type en from './en.ts';

export default {
  visitCalledOff: 'एक भेट रद्द झाली',
  notInTouch: ({ title, startsAt }) => `“${title}”, ${startsAt}: तुम्ही दोघे आता इथे संपर्कात नाही.`,
  bookingUnderWay: 'तुमचे एक बुकिंग चालू आहे. आधी ते रद्द किंवा पूर्ण करा, मग खाते काढा.',
  bidderLeft: ({ title }) => `“${title}” साठी बोली लावणारे खरेदीदार आता इथे नाहीत.`,
  visitCancelled: 'एक भेट रद्द केली गेली',
  otherLeft: ({ title, startsAt }) => `“${title}”, ${startsAt}: समोरची बाजू आता इथे नाही.`,
  contactTakenBack: 'संपर्काची एक विनंती मागे घेतली गेली',
  contactSharedNoMore: 'एक संपर्क आता दिसणार नाही',
  aboutOtherLeft: ({ title }) => `“${title}” बाबत: समोरची बाजू आता इथे नाही.`,
  bidderAway: ({ title }) => `“${title}” साठी बोली लावणारे खरेदीदार सध्या इथे नाहीत.`,
  visitorAway: ({ title, startsAt }) =>
    `“${title}”, ${startsAt}: पाहायला येणारी व्यक्ती सध्या इथे नाही.`,
  otherSuspended: 'तुमच्या बुकिंगच्या समोरच्या बाजूचे खाते स्थगित आहे',
  payNothingNow: ({ title }) =>
    `“${title}” बाबत आहे. सध्या काही पैसे देऊ नका आणि काही सुपूर्द करू नका. एस्क्रोमधले पैसे तिथेच राहतात; तुम्ही रद्द करू शकता किंवा आमच्या टीमला विचारू शकता.`,
  yourBid: 'तुमची बोली',
  yourContactRequest: 'तुमची संपर्काची विनंती',
  theVisitOn: ({ when }) => `${when} ची भेट`,
  offMarket: ({ title }) => `“${title}” आता उपलब्ध नाही. त्यासारखी घरे पाहा.`,
  offMarketEnding: ({ title, ended }) =>
    `“${title}” आता उपलब्ध नाही, त्यामुळे हे संपले: ${ended}. त्यासारखी घरे पाहा.`,
} satisfies Messages<typeof en>;
