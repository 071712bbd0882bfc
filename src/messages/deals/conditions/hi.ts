import type { Messages } from '#messages/lib/catalogue.ts';
import type en from './en.ts';

export default {
  possessionOn: ({ day }) => `क़ब्ज़ा ${day} को।`,
  included: ({ fixtures }) => `साथ में: ${fixtures}।`,
  loanBy: ({ day }) => `सौदा ख़रीदार के होम लोन पर टिका है, जो ${day} तक मंज़ूर होना चाहिए।`,
} satisfies Messages<typeof en>;
