import type { Messages } from '#messages/lib/catalogue.ts';
import type en from './en.ts';

export default {
  kind: {
    security: 'साइन इन आणि सुरक्षा',
    bank_account: 'बँक खाती',
    api_key: 'API की',
    kyc: 'ओळख पडताळणी',
    listing: 'माझ्या मालमत्ता',
    message: 'निरोप',
    request: 'विनंत्या आणि भेटी',
    deal: 'बोली आणि बुकिंग',
    payment: 'पेमेंट आणि बिले',
    saved_search: 'जतन केलेले शोध',
    kept_home: 'जतन केलेली घरे',
    news: 'बातम्या आणि सूचना',
    staff_work: 'स्टाफचे काम आणि त्याचा रोजचा आढावा',
  },
  channel: { in_app: 'ॲपमध्ये', mail: 'ई-मेल', sms: 'SMS', push: 'पुश' },
} satisfies Messages<typeof en>;
