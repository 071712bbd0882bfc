import type { Messages } from '#messages/lib/catalogue.ts';
import type en from './en.ts';

export default {
  adApproved: 'आपका विज्ञापन मंज़ूर हुआ',
  adPayNow: 'अब इसका बजट दें; यह पहले दिन से दिखेगा।',
  adNotApproved: 'आपका विज्ञापन मंज़ूर नहीं हुआ',
  adNotApprovedBody: ({ reason }) => `आप इसे बदलकर फिर भेज सकते हैं। वजह: ${reason}`,
  adTakenDown: 'आपका विज्ञापन हटाया गया',
  adTakenDownBody: ({ reason }) => `बचा हुआ बजट आपको लौटता है। वजह: ${reason}`,
  adEnded: 'आपका विज्ञापन ख़त्म हुआ',
  adUsedUp: 'बजट ख़त्म हुआ। रिपोर्ट में दिखता है कि क्या हुआ।',
  adOver: 'इसके दिन पूरे हुए। बचा हुआ बजट आपको लौटता है।',
  adNotShown: 'आपका विज्ञापन नहीं दिखा',
  adNotShownBody: 'मंज़ूरी और भुगतान से पहले ही दिन पूरे हो गए। आप नया बना सकते हैं।',
  adRuns: 'आपका विज्ञापन चल रहा है',
  adRunsBody: 'भुगतान हो गया; पहले दिन से दिखता है।',
  clicks: 'क्लिक',
  views: 'दर्शन',
  file: {
    day: 'दिन',
    place: 'जगह',
    views: 'दर्शन',
    clicks: 'क्लिक',
    rate: '100 दर्शनों पर क्लिक',
    spent: 'ख़र्च (₹, GST के बिना)',
  },
  ads: 'विज्ञापन',
} satisfies Messages<typeof en>;
