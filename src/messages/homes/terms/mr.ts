import type { Messages } from '#messages/lib/catalogue.ts';
import type en from './en.ts';

export default {
  deposit: 'अनामत रक्कम',
  availableFrom: 'केव्हापासून',
  now: 'लगेच',
  letTo: 'कोणाला',
  food: 'आहार',
  pets: 'पाळीव प्राणी',
  allowed: 'चालतात',
  notAllowed: 'चालत नाहीत',
  brokerage: 'दलाली',
  none: 'नाही',
  monthsOfRent: ({ amount, months }) =>
    `${amount} (${months} ${months === 1 ? 'महिन्याचे' : 'महिन्यांचे'} भाडे)`,
  cabins: 'केबिन',
  zone: 'विभाग',
  roadInFront: 'समोरचा रस्ता',
  metresWide: ({ metres }) => `${metres} मी. रुंद`,
} satisfies Messages<typeof en>;
