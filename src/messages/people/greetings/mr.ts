import type { Messages } from '#messages/lib/catalogue.ts';
import type en from './en.ts';

export default {
  good: { morning: 'सुप्रभात', afternoon: 'शुभ दुपार', evening: 'शुभ संध्याकाळ' },
  named: ({ firstName, greeting }) => `${greeting}, ${firstName}`,
  searchHomes: 'घरे शोधा',
  contact: { email: 'ई-मेल पत्ता', mobile: 'मोबाइल क्रमांक' },
  goOn: 'पुढे जा',
} satisfies Messages<typeof en>;
