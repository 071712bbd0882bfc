import type { Messages } from '#messages/lib/catalogue.ts';
import type en from './en.ts';

export default {
  kind: {
    security: 'साइन इन और सुरक्षा',
    bank_account: 'बैंक खाते',
    api_key: 'API कुंजियाँ',
    kyc: 'पहचान की जाँच',
    listing: 'मेरी प्रॉपर्टी',
    message: 'संदेश',
    request: 'अनुरोध और विज़िट',
    deal: 'बोली और बुकिंग',
    payment: 'भुगतान और बिल',
    saved_search: 'सहेजी हुई खोजें',
    kept_home: 'सहेजे हुए घर',
    news: 'ख़बरें और सुझाव',
    staff_work: 'स्टाफ़ का काम और उसका रोज़ का ब्योरा',
  },
  channel: { in_app: 'ऐप में', mail: 'ई-मेल', sms: 'SMS', push: 'पुश' },
} satisfies Messages<typeof en>;
