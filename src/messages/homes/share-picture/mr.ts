import type { Messages } from '#messages/lib/catalogue.ts';
import type en from './en.ts';

export default {
  site: 'पुण्यातील घरे',
  siteIs: 'फ्लॅट, घरे, बंगले, भूखंड, कार्यालये आणि दुकाने; खऱ्या खर्चासह.',
  rent: ({ rupees }) => `${rupees} दरमहा`,
  inPune: ({ locality }) => `${locality}, पुणे`,
} satisfies Messages<typeof en>;
