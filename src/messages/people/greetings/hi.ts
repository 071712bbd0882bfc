import type { Messages } from '#messages/lib/catalogue.ts';
import type en from './en.ts';

export default {
  good: { morning: 'सुप्रभात', afternoon: 'नमस्कार', evening: 'शुभ संध्या' },
  named: ({ firstName, greeting }) => `${greeting}, ${firstName}`,
  searchHomes: 'घर खोजें',
  contact: { email: 'ई-मेल पता', mobile: 'मोबाइल नंबर' },
  goOn: 'आगे बढ़ें',
} satisfies Messages<typeof en>;
