import type { Messages } from '#messages/lib/catalogue.ts';
import type en from './en.ts';

export default {
  nothingToSuggest: 'अभी सुझाने को कुछ नहीं',
  nothingToSuggestText: 'एक-दो घर सहेजें या चुनें; उनके जैसे घर कारण के साथ यहाँ दिखेंगे।',
  worthLook: 'देखने लायक घर',
  empty: 'आपकी चुनी सूची ख़ाली है',
  emptyText:
    'जिन घरों पर आप सच में सोच रहे हैं उन्हें यहाँ रखें, हर एक के साथ अपने लिए नोट: क्या पूछना है, क्या देखना है।',
  shortlistedHomes: 'चुने हुए घर',
  shortlist: 'चुनें',
  shortlisted: 'चुना हुआ',
  buttonOf: ({ label, title }) => `${label}: ${title}`,
  on: 'आपकी चुनी सूची में आ गया',
  off: 'आपकी चुनी सूची से हटाया',
  undo: 'वापस लें',
  takeOff: ({ title }) => `${title} को चुनी सूची से हटाएँ`,
  youShortlisted: 'आपके चुनने के समय',
  save: 'सहेजें',
  saved: 'सहेजा',
} satisfies Messages<typeof en>;
