import type { Messages } from '#messages/lib/catalogue.ts';
import type en from './en.ts';

export default {
  release: 'मालिक को',
  withdrawal: 'ख़रीदार को वापस',
  commission: 'पेशेवर को',
  forfeit: 'ज़ब्त होकर मालिक को',
} satisfies Messages<typeof en>;
