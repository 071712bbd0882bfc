import type { Messages } from '#messages/lib/catalogue.ts';
import type en from './en.ts';

export default {
  deposit: 'जमानत राशि',
  availableFrom: 'कब से',
  now: 'अभी',
  letTo: 'किसे',
  food: 'खान-पान',
  pets: 'पालतू जानवर',
  allowed: 'रख सकते हैं',
  notAllowed: 'नहीं रख सकते',
  brokerage: 'दलाली',
  none: 'नहीं',
  monthsOfRent: ({ amount, months }) =>
    `${amount} (${months} ${months === 1 ? 'महीने' : 'महीनों'} का किराया)`,
  cabins: 'केबिन',
  zone: 'ज़ोन',
  roadInFront: 'सामने की सड़क',
  metresWide: ({ metres }) => `${metres} मीटर चौड़ी`,
} satisfies Messages<typeof en>;
