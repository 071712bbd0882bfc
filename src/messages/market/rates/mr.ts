import type { Messages } from '#messages/lib/catalogue.ts';
import type en from './en.ts';

export default {
  allHomes: 'सर्व घरे',
  perSqft: '₹ प्रति चौ. फूट',
  perSqftAMonth: '₹ प्रति चौ. फूट दरमहा',
  forSale: ({ kind }) => `${kind}, विक्रीसाठी`,
  forRent: ({ kind }) => `${kind}, भाड्याने`,
  askingMeans:
    'या मागितलेल्या किमती आहेत: विक्रेते आणि घरमालक Propertysearch वर जे मागतात ते, प्रत्यक्ष दिलेले नव्हे. मध्यक म्हणजे n किमतींतली मधली: निम्म्यांची त्यापेक्षा कमी, निम्म्यांची जास्त. 5 पेक्षा कमी घरे उपलब्ध असतील तिथे आकडा दाखवला जात नाही, कारण तो बाजारापेक्षा योगायोगाविषयीच जास्त सांगेल.',
  quarters: { 1: 'जाने–मार्च', 2: 'एप्रिल–जून', 3: 'जुलै–सप्टें', 4: 'ऑक्टो–डिसें' },
  howMoved: 'इथले दर कसे बदलले',
  moved: ({ offers, place, unit, first, since, last, until, change }) =>
    `${place}: ${offers}, ${unit}: ${since} मध्ये ${first}, ${until} मध्ये ${last}${change ? ` (${change})` : ''}.`,
  cameIn: 'बाजारात आली तो काळ',
  howReckoned: ({ measure, day }) =>
    `${measure} पाचपेक्षा कमी घरांचे महिने वगळले आहेत; तिमाहीचा दर म्हणजे तिच्या महिन्यांच्या मध्यकांची, जाहिरातींच्या संख्येनुसार काढलेली सरासरी. आमच्या जाहिराती${day ? `, ${day}` : ''}.`,
} satisfies Messages<typeof en>;
